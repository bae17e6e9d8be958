"""Drives a browser through plain Selenium and prints one line a check.

Usage: drive.py BROWSER [ARGUMENT ...]
Ends with 1 at the first check that fails.
"""

import sys
import threading
from http.server import ThreadingHTTPServer

from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions
from selenium.webdriver.support.wait import WebDriverWait

import session
from hand import Hand
from site_pages import SitePages


def check(sentence, succeeded, found=None):
    if succeeded:
        print(f"ok: {sentence}", flush=True)
        return
    print(f"FAILED: {sentence} (found: {found!r})", flush=True)
    sys.exit(1)


def check_equal(sentence, found, expected):
    check(sentence, found == expected, found)


def drive(driver, base):
    wait = WebDriverWait(driver, 15)
    hand = Hand(driver)

    driver.get(f"{base}/first")
    check_equal("opens an address", driver.title, "First page")
    check_equal("tells the address", driver.current_url, f"{base}/first")
    check("runs a script", driver.execute_script("return arguments[0] * 2", 21) == 42)

    hand.type(driver.find_element(By.ID, "name"), "Ada Lovelace")
    hand.click(driver.find_element(By.ID, "greet"))
    wait.until(lambda _: driver.find_element(By.ID, "greeting").text != "")
    check_equal("types and clicks", driver.find_element(By.ID, "greeting").text, "Hello, Ada Lovelace")

    hand.click(driver.find_element(By.LINK_TEXT, "Second page"))
    wait.until(expected_conditions.title_is("Second page"))
    driver.back()
    wait.until(expected_conditions.title_is("First page"))
    driver.forward()
    wait.until(expected_conditions.title_is("Second page"))
    driver.refresh()
    check_equal("follows a link, goes back and forward, loads again", driver.title, "Second page")

    answer_dialogs(driver, wait, base)
    switch_windows(driver, wait, hand, base)
    keep_cookies(driver, base)

    picture = driver.get_screenshot_as_png()
    check("takes a picture of the page", picture.startswith(b"\x89PNG") and len(picture) > 500)


def answer_dialogs(driver, wait, base):
    driver.get(f"{base}/first")

    driver.execute_script("setTimeout(() => { alert('Take note.'); window.done = true }, 0)")
    dialog = wait.until(expected_conditions.alert_is_present())
    check_equal("reads an alert", dialog.text, "Take note.")
    dialog.accept()
    wait.until(lambda _: driver.execute_script("return window.done"))

    for word, answer in (("accept", True), ("dismiss", False)):
        ask(driver, "confirm('Sure?')")
        dialog = wait.until(expected_conditions.alert_is_present())
        check_equal("reads a confirmation", dialog.text, "Sure?")
        getattr(dialog, word)()
        wait.until(lambda _: driver.execute_script("return 'answer' in window"))
        check_equal(f"answers it with {word}", driver.execute_script("return window.answer"), answer)

    ask(driver, "prompt('Your name?', 'x')")
    dialog = wait.until(expected_conditions.alert_is_present())
    check_equal("reads a question for text", dialog.text, "Your name?")
    dialog.send_keys("Grace")
    dialog.accept()
    wait.until(lambda _: driver.execute_script("return 'answer' in window"))
    check_equal("answers it with text", driver.execute_script("return window.answer"), "Grace")


def ask(driver, question):
    driver.execute_script(f"delete window.answer; setTimeout(() => {{ window.answer = {question} }}, 0)")


def switch_windows(driver, wait, hand, base):
    first = driver.current_window_handle

    driver.switch_to.new_window("tab")
    driver.get(f"{base}/second")
    check_equal("opens a tab", (len(driver.window_handles), driver.title), (2, "Second page"))
    driver.close()
    driver.switch_to.window(first)
    check_equal("closes it and goes back to the first", driver.title, "First page")

    driver.switch_to.new_window("window")
    check_equal("opens a window", len(driver.window_handles), 2)
    driver.close()
    driver.switch_to.window(first)

    hand.click(driver.find_element(By.ID, "elsewhere"))
    wait.until(lambda _: len(driver.window_handles) == 2)
    [other] = [handle for handle in driver.window_handles if handle != first]
    driver.switch_to.window(other)
    wait.until(expected_conditions.title_is("Second page"))
    check("follows a link into a new tab", True)
    driver.close()
    driver.switch_to.window(first)


def keep_cookies(driver, base):
    driver.get(f"{base}/first")
    check_equal("reads a cookie of the server", driver.get_cookie("served")["value"], "yes")
    driver.add_cookie({"name": "added", "value": "too"})
    check("adds a cookie", "added=too" in driver.execute_script("return document.cookie"))
    driver.delete_all_cookies()
    check_equal("deletes all cookies", driver.get_cookies(), [])


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    server = ThreadingHTTPServer(("127.0.0.1", 0), SitePages)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    driver = session.start(*sys.argv[1:])
    try:
        drive(driver, f"http://127.0.0.1:{server.server_port}")
    finally:
        driver.quit()
    check("ends the session", True)


if __name__ == "__main__":
    main()
