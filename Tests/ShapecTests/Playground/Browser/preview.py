"""`shapec preview`: the program, and requests to it that no browser would send."""

import os
import signal
import socket
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[4]


def heed_signals():
    """What runs the tests may ignore or block signals, as `nohup` does, and a new process inherits that."""
    numbers = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
    for number in numbers:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, numbers)


class Preview:
    """A running `shapec preview`."""

    def __init__(self, *arguments, folder=None):
        self.process = subprocess.Popen(
            [os.environ["SHAPEC"], "preview", *map(str, arguments)], cwd=folder, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed_signals)
        self.address = self.process.stdout.readline().strip()
        parts = urlsplit(self.address)
        self.port, self.path = parts.port, parts.path

    def end(self, number=signal.SIGINT):
        """Sends a signal, and returns the exit code."""
        self.process.send_signal(number)
        return self.process.wait(timeout=60)

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=10)

    def ask(self, method="GET", path="", body=b"", whole=None, **fields):
        """Sends a request, and returns the status, the head and the body of the answer. `whole` is a path without the token."""
        fields = {"Host": f"127.0.0.1:{self.port}", **{name.replace("_", "-"): text for name, text in fields.items()}}
        if method == "POST":
            fields.setdefault("Content-Length", str(len(body)))
        lines = [f"{method} {whole or self.path + path} HTTP/1.1", *(f"{name}: {text}" for name, text in fields.items() if text)]
        with self.connect() as connection:
            connection.sendall("\r\n".join([*lines, "", ""]).encode() + body)
            return read_answer(connection, hasBody=method != "HEAD")

    def page(self):
        """Opens a stream of events, and returns it with the number of the page."""
        connection = self.connect()
        connection.sendall(f"GET {self.path}events HTTP/1.1\r\nHost: localhost:{self.port}\r\n\r\n".encode())
        text = b""
        while b"data: " not in text or not text.endswith(b"\n\n"):
            part = connection.recv(4096)
            if not part or b" 503 " in part:
                return connection, None
            text += part
        return connection, text.rsplit(b"data: ", 1)[1].decode().strip()


def read_answer(connection, hasBody=True):
    """Returns the status, the head and the body. The status is `None` if the connection ends without an answer."""
    data = b""
    while b"\r\n\r\n" not in data:
        part = connection.recv(65536)
        if not part:
            return None, "", b""
        data += part
    head, _, body = data.partition(b"\r\n\r\n")
    head = head.decode()
    length = next((int(line.split(":")[1]) for line in head.split("\r\n") if line.startswith("Content-Length:")), 0)
    while hasBody and len(body) < length:
        body += connection.recv(65536)
    return int(head.split(" ")[1]), head, body
