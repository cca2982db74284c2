"""A server whose answers are counted and timed."""

import json
import os
import queue
import subprocess
import tempfile
import threading
import time

# How long the server may work on an answer: a second in a release build, for all certain changes of a file. A debug build
# takes fifteen times as long. Other programs may take most of the time of the machine.
SECONDS = 15
WAITING = 60


class Failure(Exception):
    pass


class Connection:
    """A server whose answers are counted."""

    def __init__(self, binary, memory):
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "XDG_CACHE_HOME": tempfile.gettempdir()}
        self.process = subprocess.Popen(
            [binary, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
        )
        self.limit = memory
        self.sent = []
        self.waiting = {}
        # The answers that someone wants to see, by the numbers of their requests.
        self.wanted = {}
        self.published = {}
        self.requests = 0
        self.slowest = (0, "")
        self.peak = 0
        self.messages = queue.Queue()
        # Written by a thread of its own: a server that hangs must not hang this program.
        self.output = queue.Queue()
        threading.Thread(target=self.write, daemon=True).start()
        threading.Thread(target=self.read, daemon=True).start()

    def write(self):
        try:
            while (data := self.output.get()) is not None:
                self.process.stdin.write(data)
                self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass

    def read(self):
        try:
            while line := self.process.stdout.readline():
                name, length = line.split(b": ")
                if name != b"Content-Length" or self.process.stdout.readline() != b"\r\n":
                    raise ValueError(line)
                self.messages.put(json.loads(self.process.stdout.read(int(length))))
            self.messages.put(None)
        except Exception as error:
            self.messages.put(Failure(f"an invalid message: {error}"))

    def now(self):
        """The seconds of work of the server, and the time."""
        try:
            with open(f"/proc/{self.process.pid}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except FileNotFoundError:
            return 0, time.monotonic()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), time.monotonic()

    def is_late(self, began):
        work, moment = self.now()
        return work - began[0] > SECONDS or moment - began[1] > WAITING

    def send(self, data):
        """Sends bytes, and records them."""
        self.sent.append(data)
        self.output.put(data)

    def notify(self, method, parameters):
        self.send(framed({"jsonrpc": "2.0", "method": method, "params": parameters}))

    def request(self, method, parameters):
        self.requests += 1
        number = self.requests if self.requests % 3 else f"r{self.requests}"
        self.waiting[number] = (self.now(), method)
        self.send(framed({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}))
        return number

    def call(self, method, parameters):
        """Returns the answer to a request."""
        number = self.request(method, parameters)
        self.wanted[number] = None
        self.drain(until=lambda: number not in self.waiting)
        return self.wanted.pop(number)

    def handle(self, message):
        if isinstance(message, Failure):
            raise message
        if message is None:
            errors = self.process.stderr.read().decode(errors="replace")[-2000:]
            raise Failure(f"the server ended with {self.process.wait()}: {errors}")
        if message.get("jsonrpc") != "2.0":
            raise Failure(f"no JSON-RPC: {message}")
        if "method" in message:
            if "id" in message:
                result = [{}] if message["method"] == "workspace/configuration" else None
                self.send(framed({"jsonrpc": "2.0", "id": message["id"], "result": result}))
            elif message["method"] == "textDocument/publishDiagnostics":
                found = message["params"]
                self.published[found["uri"]] = (found.get("version"), found["diagnostics"])
            return
        if ("result" in message) == ("error" in message):
            raise Failure(f"neither a result nor an error, or both: {message}")
        if "error" in message and not message["error"]["message"]:
            raise Failure(f"an error without a message: {message}")
        if message["id"] is None:
            return
        if message["id"] not in self.waiting:
            raise Failure(f"an answer that nothing waits for: {str(message)[:300]}")
        if message["id"] in self.wanted:
            self.wanted[message["id"]] = message
        began, method = self.waiting.pop(message["id"])
        self.slowest = max(self.slowest, (self.now()[0] - began[0], method))

    def drain(self, until=None):
        """Handles what arrived, or waits until a condition holds."""
        began = self.now()
        while True:
            if until is None and self.messages.empty():
                break
            if until is not None and until():
                break
            try:
                self.handle(self.messages.get(timeout=0.2))
            except queue.Empty:
                if until is not None and self.is_late(began):
                    raise Failure(f"no answer within {SECONDS} s of work; waiting for {list(self.waiting.values())[:5]}")
        for began, method in self.waiting.values():
            if self.is_late(began):
                raise Failure(f"{method} has no answer after {SECONDS} s of work")

    def check_memory(self):
        try:
            with open(f"/proc/{self.process.pid}/status") as status:
                used = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM:"))
        except (FileNotFoundError, StopIteration):
            return
        self.peak = used
        if used > self.limit:
            raise Failure(f"the server used {used:.0f} MiB; the limit is {self.limit}")

    def close(self):
        self.output.put(None)
        self.process.kill()
        self.process.wait()


def framed(message):
    content = json.dumps(message, ensure_ascii=False).encode(errors="surrogatepass")
    return b"Content-Length: %d\r\n\r\n%s" % (len(content), content)
