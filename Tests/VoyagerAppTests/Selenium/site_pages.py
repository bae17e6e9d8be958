"""The small site that the Selenium checks visit."""

from http.server import BaseHTTPRequestHandler

PAGES = {
    "/first": """<!doctype html><title>First page</title>
        <p><input id=name> <button id=greet
          onclick="greeting.textContent = 'Hello, ' + document.getElementById('name').value">Greet</button>
        <p id=greeting>
        <p><a href=second>Second page</a>
        <p><a href=second target=_blank id=elsewhere>Second page in a new tab</a>""",
    "/second": "<!doctype html><title>Second page</title><p>The second page.",
}


class SitePages(BaseHTTPRequestHandler):
    def do_GET(self):
        page = PAGES.get(self.path)
        body = (page or "").encode()
        self.send_response(200 if page else 404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Set-Cookie", "served=yes; Path=/")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass
