"""A page without a browser: `page_client.py ADDRESS OLD NEW` waits until a document has the old text, prints the line of the caret,
and replaces the text."""

import http.client
import json
import sys
from urllib.parse import urlsplit

address, old, new = sys.argv[1:]
parts = urlsplit(address)
stream = http.client.HTTPConnection(parts.netloc, timeout=60)
stream.request("GET", parts.path + "events")
events = stream.getresponse()


def event():
    """Returns the data of the next event."""
    data = b""
    while (line := events.readline().strip()) or not data:
        if line.startswith(b"data: "):
            data = line[6:]
    return json.loads(data)


def send(**message):
    connection = http.client.HTTPConnection(parts.netloc, timeout=60)
    connection.request("POST", f"{parts.path}message?{page}", json.dumps({"jsonrpc": "2.0", **message}))
    assert connection.getresponse().status == 204


page = event()
send(id=1, method="initialize", params={"capabilities": {"general": {"positionEncodings": ["utf-16"]}}})
send(method="initialized", params={})
document = place = None
while not document or not place or old not in document["text"]:
    message = event()
    if message.get("method") == "shape/document":
        document = message["params"]
    if message.get("method") == "shape/show":
        place = message["params"]["range"]["start"]["line"]
lines = document["text"].split("\n")
line = next(index for index, text in enumerate(lines) if old in text)
# The words are not behind characters of two units.
column = lines[line].index(old)
change = {
    "range": {"start": {"line": line, "character": column}, "end": {"line": line, "character": column + len(old)}},
    "text": new,
}
version = {"uri": document["uri"], "version": document["version"] + 1}
send(method="textDocument/didChange", params={"textDocument": version, "contentChanges": [change]})
send(id=2, method="textDocument/documentSymbol", params={"textDocument": version})
while event().get("id") != 2:
    pass
print(place)
