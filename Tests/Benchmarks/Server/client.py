"""A client of `shapec lsp` that waits for answers: the least that measurements and fuzzing need."""

import json
import subprocess
import threading
import time


class Client:
    """A running server. `events` are the notifications that nothing waited for yet, and `arrived` is the time of the last
    byte of the last message."""

    def __init__(self, binary, options=None, capabilities=None, folder=None):
        self.process = subprocess.Popen([binary, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.requests = 0
        self.events = []
        self.versions = {}
        parameters = {"processId": None, "rootUri": folder, "capabilities": capabilities or {}}
        if options is not None:
            parameters["initializationOptions"] = options
        self.capabilities = self.call("initialize", parameters)["capabilities"]
        self.notify("initialized", {})

    # Messages

    def write(self, message):
        content = json.dumps(message, ensure_ascii=False).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def read(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise EOFError(f"the server ended with {self.process.wait()}")
            if line in (b"\r\n", b"\n"):
                break
            name, value = line.split(b":", 1)
            if name.lower() == b"content-length":
                length = int(value)
        content = self.process.stdout.read(length)
        self.arrived = time.perf_counter()
        return json.loads(content)

    def notify(self, method, parameters):
        self.write({"jsonrpc": "2.0", "method": method, "params": parameters})

    def answer(self, method, parameters):
        """Returns the whole response to a request."""
        self.requests += 1
        number = self.requests
        self.write({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})
        while True:
            message = self.read()
            if message.get("id") == number and "method" not in message:
                return message
            self.keep(message)

    def call(self, method, parameters):
        """Returns the result of a request."""
        message = self.answer(method, parameters)
        if "error" in message:
            raise RuntimeError(f"{method}: {message['error']}")
        return message["result"]

    def keep(self, message):
        if "id" in message:
            self.write({"jsonrpc": "2.0", "id": message["id"], "result": None})
        else:
            self.events.append(message)

    # Documents

    def open(self, uri, text):
        self.versions[uri] = 1
        item = {"uri": uri, "languageId": "shape", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})
        return self.diagnostics(uri)

    def change(self, uri, changes):
        self.versions[uri] += 1
        document = {"uri": uri, "version": self.versions[uri]}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": changes})

    def edit(self, uri, start, end, text):
        """Makes one change and returns the diagnostics that follow, with the seconds that they took."""
        began = time.perf_counter()
        self.change(uri, [{"range": {"start": start, "end": end}, "text": text}])
        found = self.diagnostics(uri)
        return found, self.arrived - began

    def diagnostics(self, uri):
        """Waits for the diagnostics of the last version."""
        while True:
            for index, event in enumerate(self.events):
                parameters = event["params"]
                if event["method"] == "textDocument/publishDiagnostics" and parameters["uri"] == uri:
                    del self.events[index]
                    if parameters.get("version") == self.versions[uri]:
                        return parameters["diagnostics"]
                    break
            else:
                self.keep(self.read())

    # The process

    def memory(self, name="VmRSS"):
        """The memory of the server, in MiB. `VmHWM` is the largest so far."""
        with open(f"/proc/{self.process.pid}/status") as status:
            for line in status:
                if line.startswith(name + ":"):
                    return int(line.split()[1]) / 1024
        return float("nan")

    def close(self):
        self.call("shutdown", None)
        self.notify("exit", None)
        self.process.stdin.close()
        return self.process.wait(timeout=60)


def watchdog(client, seconds):
    """Kills a server that hangs."""
    timer = threading.Timer(seconds, client.process.kill)
    timer.daemon = True
    timer.start()
    return timer
