"""Makes one call after another of plain Selenium and prints for each what the browser made of it.

Usage: calls.py BROWSER [ARGUMENT ...]
Each line is "works: CALL" or "refused: CALL (REASON)".
"""

import sys
import threading
from http.server import ThreadingHTTPServer

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions
from selenium.webdriver.support.wait import WebDriverWait

import session
from site_pages import SitePages


def calls(driver, base):
    """Names and calls, in order; what one leaves behind the next one may use."""
    first = driver.current_window_handle
    element = lambda: driver.find_element(By.ID, "name")

    def dialog(script):
        driver.execute_script(f"setTimeout(() => {{ window.answer = {script} }}, 0)")
        return WebDriverWait(driver, 10).until(expected_conditions.alert_is_present())

    def open_and_close(kind):
        driver.switch_to.new_window(kind)
        driver.close()
        driver.switch_to.window(first)

    def frame():
        driver.execute_script("document.body.append(document.createElement('iframe'))")
        driver.switch_to.frame(0)
        driver.switch_to.parent_frame()
        driver.switch_to.default_content()

    def answer_prompt():
        prompt = dialog("prompt('Name?')")
        prompt.send_keys("Ada")
        prompt.accept()

    def shadow():
        driver.execute_script("document.body.attachShadow({mode: 'open'}).innerHTML = '<b>x</b>'")
        return driver.find_element(By.TAG_NAME, "body").shadow_root.find_element(By.CSS_SELECTOR, "b")

    return [
        ("get", lambda: driver.get(f"{base}/first")),
        ("current_url", lambda: driver.current_url),
        ("title", lambda: driver.title),
        ("page_source", lambda: driver.page_source),
        ("find_element", element),
        ("find_elements", lambda: driver.find_elements(By.TAG_NAME, "a")),
        ("element.text", lambda: element().text),
        ("element.get_attribute", lambda: element().get_attribute("id")),
        ("element.get_property", lambda: element().get_property("value")),
        ("element.value_of_css_property", lambda: element().value_of_css_property("color")),
        ("element.rect", lambda: element().rect),
        ("element.is_displayed", lambda: element().is_displayed()),
        ("element.is_enabled", lambda: element().is_enabled()),
        ("element.is_selected", lambda: element().is_selected()),
        ("element.accessible_name", lambda: element().accessible_name),
        ("element.aria_role", lambda: element().aria_role),
        ("element.screenshot", lambda: element().screenshot_as_png),
        ("switch_to.active_element", lambda: driver.switch_to.active_element),
        ("element.clear", lambda: element().clear()),
        ("element.click", lambda: element().click()),
        ("element.send_keys", lambda: element().send_keys("x")),
        ("ActionChains: pointer", lambda: ActionChains(driver).click(element()).perform()),
        ("ActionChains: keys", lambda: ActionChains(driver).send_keys("x").perform()),
        ("ActionChains: wheel", lambda: ActionChains(driver).scroll_by_amount(0, 10).perform()),
        ("execute_script", lambda: driver.execute_script("return 1")),
        ("execute_async_script", lambda: driver.execute_async_script("arguments[0](1)")),
        ("get_screenshot_as_png", driver.get_screenshot_as_png),
        ("print_page", driver.print_page),
        ("alert: text, accept", lambda: (dialog("alert('A')").text, driver.switch_to.alert.accept())),
        ("alert: dismiss", lambda: dialog("confirm('A')").dismiss()),
        ("alert: send_keys", answer_prompt),
        ("add_cookie", lambda: driver.add_cookie({"name": "added", "value": "too"})),
        ("get_cookies", driver.get_cookies),
        ("get_cookie", lambda: driver.get_cookie("added")),
        ("delete_cookie", lambda: driver.delete_cookie("added")),
        ("delete_all_cookies", driver.delete_all_cookies),
        ("switch_to.frame, parent_frame, default_content", frame),
        ("shadow_root", shadow),
        ("forward, back, refresh", lambda: (driver.back(), driver.forward(), driver.refresh())),
        ("window_handles", lambda: driver.window_handles),
        ("switch_to.new_window: tab", lambda: open_and_close("tab")),
        ("switch_to.new_window: window", lambda: open_and_close("window")),
        ("get_window_rect", driver.get_window_rect),
        ("set_window_rect", lambda: driver.set_window_rect(0, 0, 700, 500)),
        ("maximize_window", driver.maximize_window),
        ("minimize_window", driver.minimize_window),
        ("set_page_load_timeout, implicitly_wait", lambda: (
            driver.set_page_load_timeout(30), driver.implicitly_wait(0), driver.timeouts)),
    ]


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), SitePages)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    driver = session.start(*sys.argv[1:])
    try:
        for name, call in calls(driver, f"http://127.0.0.1:{server.server_port}"):
            try:
                call()
                print(f"works: {name}", flush=True)
            except Exception as error:  # Whatever it is, it is what this script is to report.
                reason = (getattr(error, "msg", None) or type(error).__name__).splitlines()[0]
                print(f"refused: {name} ({reason})", flush=True)
    finally:
        driver.quit()


if __name__ == "__main__":
    main()
