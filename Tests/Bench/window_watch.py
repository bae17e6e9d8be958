"""Tells when a window comes onto the screen."""

import subprocess
import threading
import time


class WindowWatch:
    """Reads what the window manager says, which needs no asking again and again."""

    def __init__(self):
        self.changed = threading.Condition()
        self.shown = []
        self.process = subprocess.Popen(["xprop", "-root", "-spy", "_NET_CLIENT_LIST"],
                                        stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            if "0x" in line:
                with self.changed:
                    self.shown.append(time.monotonic())
                    self.changed.notify_all()

    def next(self, after, seconds=30):
        """The first time after another at which there was a window, or nothing."""
        def found():
            return next((time for time in self.shown if time > after), None)
        with self.changed:
            self.changed.wait_for(found, seconds)
            return found()

    def stop(self):
        self.process.terminate()
        self.process.wait()
