"""Clicks and keys in a page.

WebKitGTK for GTK 4 is built without the driver's own clicks and keys and answers them with "unsupported
operation". Then the pointer and the keyboard of the display do the same. A browser that supports them is
driven by Selenium alone.
"""

import subprocess
import time

from selenium.common.exceptions import TimeoutException, WebDriverException
from selenium.webdriver.support.wait import WebDriverWait


class Hand:
    def __init__(self, driver):
        self.driver = driver
        self.wait = WebDriverWait(driver, 15, poll_frequency=0.05)

    def click(self, element):
        self._try(element.click, lambda: self._click_with_pointer(element))

    def type(self, element, text):
        self._try(lambda: element.send_keys(text), lambda: self._type_with_keyboard(element, text))

    @staticmethod
    def _try(own, with_display):
        try:
            own()
        except WebDriverException as error:
            if type(error) is not WebDriverException:
                raise
            with_display()

    def _type_with_keyboard(self, element, text):
        self._click_with_pointer(element)
        self.wait.until(lambda driver: driver.execute_script(
            "return document.hasFocus() && document.activeElement === arguments[0]", element))
        xdotool("type", "--delay", "8", "--", text)

    def _click_with_pointer(self, element):
        self.wait.until(lambda _: self._point_at(element))
        xdotool("click", "1")

    def _point_at(self, element):
        """Moves the pointer, and answers whether the page sees it on the element."""
        x, y = self.driver.execute_script(
            """arguments[0].scrollIntoView({block: 'nearest', behavior: 'instant'})
               const box = arguments[0].getBoundingClientRect()
               return [box.x + box.width / 2, box.y + box.height / 2]""", element)
        scale, left, top = self._place_of_page()
        xdotool("mousemove", *(str(max(0, round(place))) for place in (left + x * scale, top + y * scale)))
        try:
            return WebDriverWait(self.driver, 1, poll_frequency=0.05).until(
                lambda driver: driver.execute_script("return arguments[0].matches(':hover')", element))
        except TimeoutException:
            return False

    def _place_of_page(self):
        """Moves the pointer to two points and asks the page where it saw them."""
        window = self._front_window()
        xdotool("windowactivate", "--sync", window)
        lines = xdotool("getwindowgeometry", "--shell", window).splitlines()
        place = {key: int(value) for key, value in (line.split("=") for line in lines)}
        middle = (place["X"] + place["WIDTH"] // 2, place["Y"] + place["HEIGHT"] // 2)
        xdotool("mousemove", *map(str, middle))
        one = self._seen_at(middle[0] - 60, middle[1] - 30)
        two = self._seen_at(middle[0] + 60, middle[1] + 30)
        # What can't be right gives a wrong place; the caller then tries again.
        scale = 120 / (two[0] - one[0]) if two[0] > one[0] else 1
        return scale, middle[0] - 60 - one[0] * scale, middle[1] - 30 - one[1] * scale

    def _seen_at(self, x, y):
        self.driver.execute_script(
            """window.pointerSeen = null
               window.seePointer ??= addEventListener('mousemove', event => {
                 window.pointerSeen = [event.clientX, event.clientY] }, {capture: true}) ?? true""")
        xdotool("mousemove", str(x), str(y))
        # Events of earlier moves may still be on their way, so the answer must stay the same for a while.
        seen = []
        self.wait.until(lambda driver: self._is_settled(seen, driver))
        return seen[-1]

    @staticmethod
    def _is_settled(seen, driver):
        seen.append(driver.execute_script("return window.pointerSeen"))
        return len(seen) > 4 and seen[-1] and seen[-4:] == [seen[-1]] * 4

    def _front_window(self):
        title = self.driver.title
        deadline = time.monotonic() + 15
        while time.monotonic() < deadline:
            found = xdotool("search", "--onlyvisible", "--name", title, check=False).split()
            if found:
                return found[-1]
            time.sleep(0.05)
        raise RuntimeError(f"No window on the display is titled {title!r}.")


def xdotool(*words, check=True):
    return subprocess.run(["xdotool", *words], check=check, capture_output=True, text=True).stdout
