"""Serves the page with the loopback transport, in front of `shapec lsp`, so that the tests need no WebAssembly."""

import os
import queue
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
PAGE = ROOT / "Sources/ShapePlayground/Page"
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".json": "application/json"}


class LanguageServer:
    """A `shapec lsp` and the messages from it."""

    def __init__(self):
        self.process = subprocess.Popen([os.environ["SHAPEC"], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        output = self.process.stdout
        while line := output.readline():
            length = int(line.split(b":")[1])
            output.readline()
            self.messages.put(output.read(length))
        self.messages.put(None)

    def send(self, message):
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(message) + message)
        self.process.stdin.flush()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # One page at a time: the last one that listens.
    server_of_page = None

    def log_message(self, *_):
        pass

    def reply(self, status, kind="text/plain", body=b""):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        name = self.path.split("?")[0].rsplit("/", 1)[1] or "index.html"
        if name == "events":
            return self.send_events()
        file = self.server.folder / name if name == "examples.json" else PAGE / name
        if not file.is_file():
            return self.reply(404)
        body = file.read_bytes()
        if name == "index.html":
            script = b'<head><script>globalThis.shapecTransport = "loopback"</script>'
            body = body.replace(b"<head>", script, 1)
        self.reply(200, TYPES.get(file.suffix, "text/plain"), body)

    def send_events(self):
        server = Handler.server_of_page = LanguageServer()
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        try:
            self.wfile.write(b": open\n\n")
            while (message := server.messages.get()) is not None:
                self.wfile.write(b"data: " + message + b"\n\n")
        except OSError:
            pass
        server.process.kill()

    def do_POST(self):
        message = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            Handler.server_of_page.send(message)
            self.reply(204)
        except OSError:
            self.reply(410)


def start(folder):
    """Returns the address of the page. `folder` has `examples.json`."""
    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    http.daemon_threads = True
    http.folder = folder
    threading.Thread(target=http.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{http.server_port}/page/"
