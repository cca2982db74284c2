"""A running server without a library: bytes in, messages out."""

import json
import os
import subprocess
import threading
import time

URI = "file:///nowhere/a.shape"
DOT = "shape Dot { size 10 x 10; fill .red }\n"


class Server:
    """Ends after some seconds at the latest."""

    def __init__(self, reads=True, seconds=30):
        self.process = subprocess.Popen(
            [os.environ["SHAPEC"], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.requests = 0
        self.messages = []
        # Notified when there is a new message, or the end of the output.
        self.changed = threading.Condition()
        self.reader = threading.Thread(target=self.read, daemon=True)
        if reads:
            self.reader.start()
        self.timer = threading.Timer(seconds, self.process.kill)
        self.timer.start()

    def read(self):
        output = self.process.stdout
        while line := output.readline():
            length = int(line.split(b":")[1])
            output.readline()
            message = json.loads(output.read(length))
            with self.changed:
                self.messages.append(message)
                self.changed.notify_all()
        with self.changed:
            self.changed.notify_all()

    def write(self, data):
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
            return True
        except BrokenPipeError:
            return False

    def send(self, method, parameters, number=None):
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        return self.write(framed(message if number is None else {**message, "id": number}))

    def start(self, **capabilities):
        assert "result" in self.ask("initialize", {"capabilities": capabilities})
        self.send("initialized", {})

    def open(self, uri=URI, text=DOT):
        item = {"uri": uri, "languageId": "shape", "version": 1, "text": text}
        self.send("textDocument/didOpen", {"textDocument": item})

    def ask(self, method, parameters, seconds=20):
        """Returns the answer to a request."""
        self.requests += 1
        number = self.requests
        assert self.send(method, parameters, number), "the server ended"
        return self.wait(lambda message: message.get("id") == number and "method" not in message, seconds)

    def wait(self, condition, seconds=20):
        """Waits for the first message with a property."""
        end = time.monotonic() + seconds
        seen = 0
        with self.changed:
            while (rest := end - time.monotonic()) > 0:
                for message in self.messages[seen:]:
                    if condition(message):
                        return message
                seen = len(self.messages)
                assert self.process.poll() is None, f"the server ended with {self.process.returncode}"
                # Not for long: the server can end without a message.
                self.changed.wait(min(rest, 0.1))
        raise TimeoutError(f"no answer; the last messages are {self.messages[-3:]}")

    def logged(self, text):
        return self.wait(lambda message: text in message.get("params", {}).get("message", ""))

    def failure(self, text):
        """Waits for an error that belongs to no request."""
        return self.wait(
            lambda message: "error" in message and message["id"] is None and text in message["error"]["message"]
        )

    def works(self):
        """Whether requests have answers: unknown ones have errors."""
        return self.ask("shape/nothing", {})["error"]["code"] in (-32601, -32002)

    def peak(self):
        """The maximum of its memory so far, in MiB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM:"))

    def end(self):
        """Closes the input, and returns the exit code."""
        self.process.stdin.close()
        return self.process.wait(timeout=60)

    def kill(self):
        self.timer.cancel()
        self.process.kill()
        self.process.wait()


def framed(message):
    content = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(content), content)
