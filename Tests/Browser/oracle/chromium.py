"""Asks Chromium: serves each case to a headless one over loopback and collects what it computed."""

import json
import re
import shutil
import subprocess
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

from . import properties, trees

PAGE = Path(__file__).with_name("page.html")


def executable():
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        raise SystemExit("chromium is not on the PATH (Debian: apt install chromium)")
    return found


class Oracle:
    """One run of Chromium over a list of cases (`tree`, `css`, `size`). `names` are the properties that are asked."""

    def __init__(self, cases, names, limit_seconds):
        self.cases = cases
        self.names = names
        self.limit_seconds = limit_seconds
        self.answers = [None] * len(cases)
        self.done = threading.Event()

    def run(self):
        server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with tempfile.TemporaryDirectory() as profile:
            browser = subprocess.Popen(
                [executable(), "--headless", "--no-sandbox", "--disable-gpu", "--no-proxy-server",
                 "--no-first-run", "--hide-scrollbars", "--force-device-scale-factor=2", f"--user-data-dir={profile}",
                 "--remote-debugging-port=0", f"http://127.0.0.1:{server.server_port}/"],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                if not self.done.wait(self.limit_seconds):
                    raise SystemExit(f"chromium gave no answer in {self.limit_seconds} seconds")
            finally:
                browser.terminate()
                browser.wait()
                server.shutdown()
        return self.answers

    def resource(self, path):
        """The bytes and the type of one path, or None."""
        if path == "/":
            setup = {
                "sizes": [case["size"] for case in self.cases],
                "registers": [any("@property" in sheet.lower() for sheet in sheets_of(case).values()) for case in self.cases],
                "properties": [[name, properties.BROWSER_NAME.get(name, name)] for name in self.names],
            }
            page = PAGE.read_text(encoding="utf-8").replace("/*SETUP*/null", json.dumps(setup))
            return page.encode(), "text/html; charset=utf-8"
        if path == "/base.css":
            return properties.BASE_SHEET.encode(), "text/css; charset=utf-8"
        parts = path.split("/", 3)
        if len(parts) == 4 and parts[1] == "case":
            case, name = self.cases[int(parts[2])], unquote(parts[3])
            sheets = sheets_of(case)
            if name == "document.xhtml":
                sources = ["/base.css", next(iter(sheets))]
                head = "".join(f'<?xml-stylesheet href="{source}" type="text/css"?>' for source in sources)
                body = head + trees.document(case["tree"])
                return body.encode(), "application/xhtml+xml; charset=utf-8"
            if name in sheets:
                return with_scope_roots(sheets[name]).encode(), "text/css; charset=utf-8"
        return None

    def _handler(self):
        oracle = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True
            wbufsize = -1

            def do_GET(self):
                found = oracle.resource(self.path.split("?")[0])
                body, kind = found or (b"", "text/plain")
                self.send_response(200 if found else 404)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                self.wfile.write(body)

            def do_POST(self):
                value = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                if self.path == "/result":
                    for index, *answer in value:
                        oracle.answers[index] = answer
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()
                if self.path == "/done":
                    oracle.done.set()

            def log_message(self, *_):
                pass

        return Handler


def with_scope_roots(sheet):
    """The sheet with the root of the document as the root of each @scope without one: the sheet has no parent element."""
    return re.sub(r"(?i)(@scope\s*)(?=\{|to\s*\()", r"\1 (:root:is(*, &)) ", sheet)


def sheets_of(case):
    css = case["css"]
    return css if isinstance(css, dict) else {"sheet.css": css}


def ask(cases, names):
    """Fills in `computed`, and `initial` of registered properties, for every case; answers the initial values of the properties."""
    plain = {"tree": {"view": "UIView"}, "css": "", "size": [390, 844]}
    answers = Oracle([plain] + cases, names, limit_seconds=60 + len(cases) // 10).run()
    initial = answers[0][0][0][1]
    for case, (answer, registered) in zip(cases, answers[1:]):
        views = list(trees.preorder(case["tree"]))
        if not isinstance(answer, list) or [name for name, _ in answer] != [view["view"] for view in views]:
            raise SystemExit(f"{case['name']}: the document was not read as the tree: {answer!r}")
        case["initial"] = registered
        own = initial | registered
        case["computed"] = [
            {"view": view["view"], "id": view.get("id"),
             "values": {name: value for name, value in values.items() if own.get(name) != value}}
            for view, (_, values) in zip(views, answer)]
    return initial
