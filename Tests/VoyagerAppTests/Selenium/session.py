"""Starts the driver and through it a browser."""

from pathlib import Path

from selenium import webdriver


def start(browser, *arguments):
    options = webdriver.WebKitGTKOptions()
    # Selenium asks for the engine's own small browser, unless it is told another name.
    name = Path(browser).name
    options.set_capability("browserName", name if name == "MiniBrowser" else "Voyager")
    options.binary_location = browser
    for argument in arguments:
        options.add_argument(argument)
    return webdriver.WebKitGTK(options=options, service=webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver"))
