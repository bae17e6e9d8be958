"""How one browser is started on a profile of its own."""

import os
import resource
import shutil
import subprocess

MINIBROWSER = "/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser"


class Browser:
    def __init__(self, name, program, arguments, second=None):
        """`second`: the arguments that make another start hand its address over, if any do."""
        self.name = name
        self.program = program
        self.arguments = arguments
        self.second = second

    @staticmethod
    def voyager(program):
        return Browser("Voyager", program, ["--profile", "{folder}/profile"], [])

    @staticmethod
    def epiphany():
        program = shutil.which("epiphany") or shutil.which("epiphany-browser")
        return Browser("Epiphany", program, [], []) if program else None

    @staticmethod
    def minibrowser():
        return Browser("MiniBrowser", MINIBROWSER, []) if os.path.exists(MINIBROWSER) else None

    def start(self, folder, addresses=(), limit=None):
        """`limit`: how many descriptors each process may have."""
        def prepare():
            if limit:
                resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
        environment = dict(os.environ, HOME=folder, XDG_CACHE_HOME=f"{folder}/cache",
                           XDG_CONFIG_HOME=f"{folder}/config", XDG_DATA_HOME=f"{folder}/data")
        command = [self.program, *[a.format(folder=folder) for a in self.arguments], *addresses]
        return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL,
                                stderr=subprocess.DEVNULL, start_new_session=True, preexec_fn=prepare)
