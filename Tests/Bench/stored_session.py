"""Sessions of many tabs for each browser, stored as the browser itself stores them."""

import json
import os
import subprocess
import xml.etree.ElementTree as xml

from processes import leave


def store(browser, folder, addresses):
    """Makes a profile that the next start brings these tabs back from, the first in front."""
    if browser.name == "Voyager":
        store_voyager(browser, folder, addresses)
    else:
        store_epiphany(folder, addresses)


def store_voyager(browser, folder, addresses):
    profile = f"{folder}/profile"
    terminal = browser.program + "-cli"
    file = f"{folder}/session.json"

    def session(verb):
        subprocess.run([terminal, "session", verb, file, "--profile", profile], check=True,
                       stdout=subprocess.DEVNULL)

    identity = json.loads(subprocess.run(
        [terminal, "identities", "list", "--json", "--profile", profile], check=True, text=True,
        stdout=subprocess.PIPE).stdout.splitlines()[0])["id"]
    session("save")
    with open(file) as opened:
        saved = json.load(opened)
    saved["windows"] = [{
        "identity": identity, "selected": 0,
        "tabs": [{"address": address, "title": f"Bench {index}", "identity": identity, "isPinned": False}
                 for index, address in enumerate(addresses)]}]
    with open(file, "w") as opened:
        json.dump(saved, opened)
    session("restore")


def store_epiphany(folder, addresses):
    session = xml.Element("session")
    window = xml.SubElement(session, "window", {
        "x": "0", "y": "0", "width": "1024", "height": "700", "active-tab": "0", "role": "epiphany-window-1"})
    for index, address in enumerate(addresses):
        xml.SubElement(window, "embed", {"url": address, "title": f"Bench {index}"})
    os.makedirs(f"{folder}/data/epiphany", mode=0o700)
    xml.ElementTree(session).write(f"{folder}/data/epiphany/session_state.xml", "utf-8", True)


def visit(browser, folder, site, names):
    """Makes a profile whose tabs were all shown in a run before, so that they have a list of their own."""
    process = browser.start(folder, [site.address(names[0])])
    site.wait(names[0])
    for name in names[1:]:
        browser.start(folder, [site.address(name)]).wait()
        site.wait(name)
    leave(process)
