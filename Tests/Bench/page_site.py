"""A site of one page that knows when each of its loads has ended."""

import http.server
import threading
import time

PAGE = b"""<!doctype html><title>Bench</title><p>Bench
<script>addEventListener('load', () => fetch('/loaded' + location.search, {method: 'POST'}))</script>"""


class PageSite(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.loaded = {}
        self.changed = threading.Condition()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request, client_address):
        """A browser that was ended reads no answer."""

    def address(self, name):
        return f"http://127.0.0.1:{self.server_address[1]}/?{name}"

    def forget(self, name):
        """Waits for the page's next load, not for an earlier one."""
        with self.changed:
            self.loaded.pop(name, None)

    def wait(self, name, seconds=30):
        """The time at which the page had loaded, or nothing."""
        with self.changed:
            self.changed.wait_for(lambda: name in self.loaded, seconds)
            return self.loaded.get(name)


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.answer(PAGE if self.path.startswith("/?") else b"")

    def do_POST(self):
        with self.server.changed:
            self.server.loaded[self.path.partition("?")[2]] = time.monotonic()
            self.server.changed.notify_all()
        self.answer(b"")

    def answer(self, body):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass
