"""Input that no client should send: the server answers, stays small, and ends when its client does."""

import os
import random

import pytest

from raw_server import DOT, URI, Server, framed

# In MiB.
MOST_MEMORY = 64

# Whether the tests take hours.
IS_LONG = os.environ.get("SHAPE_TESTS") == "long"


@pytest.fixture
def launch():
    servers = []

    def launch(**options):
        servers.append(Server(**options))
        return servers[-1]

    yield launch
    for server in servers:
        server.kill()


@pytest.fixture
def server(launch):
    server = launch()
    server.start()
    return server


def at(line, character):
    return {"line": line, "character": character}


# The stream


@pytest.mark.parametrize("seed", range(5))
def test_any_bytes_are_answered_by_errors(launch, seed):
    server = launch()
    source = random.Random(seed)
    server.write(b"X" + source.randbytes(source.choice([10, 5_000, 300_000])))
    server.write(b"\n\n")
    server.start()
    server.failure("the header can't be read")
    assert server.works()


@pytest.mark.parametrize(
    "content, reason",
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe{}", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"{\"a\":" * 50_000, "not JSON"),
        (b"[]", "not an object"),
        (b"17", "not an object"),
        (b"{}", "no `method`"),
        (b'{"jsonrpc":"2.0","method":7,"id":1}', "no `method`"),
        (b'{"jsonrpc":"2.0","method":"shutdown","id":{}}', "neither a number nor a string"),
        (b'{"jsonrpc":"2.0","method":"shutdown","id":1.5}', "neither a number nor a string"),
    ],
    ids=range(11),
)  # fmt: skip
def test_a_message_that_is_no_request_is_refused(server, content, reason):
    server.write(framed(content))
    server.failure(reason)
    assert server.works()


@pytest.mark.parametrize("number", [0, -5, 2**53 - 1, "", "é🂡", "1"])
def test_an_answer_has_the_number_of_its_request(server, number):
    server.send("shape/nothing", [], number)
    answer = server.wait(lambda message: message.get("id") == number and "error" in message)
    assert type(answer["id"]) is type(number) and answer["error"]["code"] == -32601


@pytest.mark.parametrize("length", [b"-1", b"x", b"", b"99999999999999999999999", b"1e3", b"0x10"])
def test_after_a_wrong_length_the_next_message_is_found(server, length):
    server.write(b"Content-Length: " + length + b"\r\n\r\n{}")
    assert server.works()
    server.failure("the header can't be read")


@pytest.mark.parametrize("difference", [-3, 3])
def test_after_a_length_that_is_not_that_of_the_message_later_ones_are_found(server, difference):
    content = b'{"jsonrpc":"2.0","method":"initialized","params":{}}'
    server.write(b"Content-Length: %d\r\n\r\n%s" % (len(content) + difference, content))
    server.send("initialized", {})
    assert server.works()
    server.failure("not JSON")


def test_a_length_beyond_the_limit_is_refused_before_the_message_arrives(server):
    server.write(b"Content-Length: 1000000000\r\n\r\n{")
    server.failure("a message of 1000000000 bytes is too long")


def test_a_header_of_a_gigabyte_needs_no_memory(launch):
    server = launch(seconds=60)
    piece = b"X-Filler: " + b"x" * (1 << 20)
    for _ in range(1024 if IS_LONG else 8):
        server.write(piece)
    server.start()
    server.failure("the header can't be read")
    assert server.peak() < 100


@pytest.mark.parametrize("data", [b"", b"Content-Length: 50", b"Content-Length: 50\r\n\r\n{", b"garbage"])
@pytest.mark.parametrize("starts", [True, False])
def test_the_end_of_the_input_ends_the_server(launch, data, starts):
    server = launch()
    if starts:
        server.start()
    server.write(data)
    assert server.end() == 3


def test_a_client_that_never_reads_is_left(launch):
    server = launch(reads=False, seconds=60)
    server.send("initialize", {"capabilities": {}}, 1)
    server.send("initialized", {})
    server.open()
    memory = 0
    for number in range(2, 10_000):
        # Answers repeat the number of their request, so long ones fill the output soon.
        if not server.send("textDocument/documentSymbol", {"textDocument": {"uri": URI}}, f"{number} " + "x" * 20_000):
            break
        if server.process.poll() is None:
            memory = max(memory, server.peak())
    assert server.process.wait(timeout=60) == 3
    # Besides, 24 MiB wait to be answered or written.
    assert b"does not read" in server.process.stderr.read() and 24 < memory < MOST_MEMORY + 24


def test_a_client_that_closes_its_end_without_reading_is_left(launch):
    server = launch(reads=False)
    server.send("initialize", {"capabilities": {}}, 1)
    server.send("initialized", {})
    # Several times as much as the pipe holds.
    server.open(text="shape A { fill 1 }\n" * 200)
    for number in range(2, 12):
        server.send("textDocument/documentSymbol", {"textDocument": {"uri": URI}}, number)
    assert server.end() == 3


# Documents and positions

HUGE = 2**31 - 1
REVERSED = {"start": at(0, 5), "end": at(0, 1)}


@pytest.mark.parametrize("place", [(-1, -1), (0, HUGE), (HUGE, 0), (2**52, 2**52), (1, 5), (0, -7)])
def test_a_place_outside_of_the_text_is_taken_as_the_nearest_one(server, place):
    server.open()
    document = {"textDocument": {"uri": URI}, "position": at(*place), "range": {"start": at(*place), "end": at(0, 0)}}
    for method in ["hover", "completion", "definition", "signatureHelp", "inlayHint", "rangeFormatting"]:
        assert "result" in server.ask("textDocument/" + method, document)
    change = {"range": {"start": at(*place), "end": at(*place)}, "text": ""}
    server.send("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [change]})
    server.wait(lambda message: message.get("params", {}).get("version") == 2)


@pytest.mark.parametrize("position", [None, {}, {"line": "1", "character": 0}, at(0.5, 0), at(1e300, 0), [], 5])
def test_a_place_that_is_none_is_refused(server, position):
    server.open()
    answer = server.ask("textDocument/hover", {"textDocument": {"uri": URI}, "position": position})
    assert answer["error"] == {"code": -32602, "message": "`position` is missing or wrong"}


@pytest.mark.parametrize("document", [None, {}, {"uri": 5}, {"uri": ""}, {"uri": "file:///other"}, {"uri": "%00%ff%"}])
def test_requests_about_other_documents_are_refused(server, document):
    server.open()
    for method in ["hover", "formatting", "codeAction", "semanticTokens/full", "diagnostic", "rename"]:
        answer = server.ask("textDocument/" + method, {"textDocument": document, "position": at(0, 0)})
        assert answer["error"]["code"] == -32602 and answer["error"]["message"]


@pytest.mark.parametrize(
    "item, changes, reason",
    [
        ({"uri": "file:///other", "version": 2}, [{"text": ""}], "`file:///other` is not open"),
        ({"uri": URI, "version": 0}, [{"text": ""}], "version 0 comes after 1"),
        ({"uri": URI, "version": 2}, [{"range": REVERSED, "text": ""}], "ends before it starts"),
        ({"uri": URI, "version": 2}, [{"range": {"start": at(0, 0)}, "text": ""}], "`position` is missing or wrong"),
        ({"uri": URI, "version": 2}, [{}], "`text` is missing or wrong"),
        ({"uri": URI, "version": 2}, None, "`contentChanges` is missing or wrong"),
    ],
)  # fmt: skip
def test_a_change_that_makes_no_sense_is_logged_and_changes_nothing(server, item, changes, reason):
    server.open()
    valid = [{"range": {"start": at(0, 0), "end": at(0, 0)}, "text": "// valid\n"}]
    server.send("textDocument/didChange", {"textDocument": item, "contentChanges": changes and valid + changes})
    server.logged(reason)
    answer = server.ask("textDocument/documentSymbol", {"textDocument": {"uri": URI}})
    assert answer["result"][0]["location"]["range"]["start"] == at(0, 0)


def test_a_root_folder_that_vanishes_is_empty(launch, tmp_path):
    folder = tmp_path / "gone"
    folder.mkdir()
    for name in ["a", "b"]:
        (folder / f"{name}.shape").write_text(DOT)
    server = launch()
    server.ask("initialize", {"capabilities": {}, "rootUri": folder.as_uri()})
    for name in ["a", "b"]:
        (folder / f"{name}.shape").unlink()
    folder.rmdir()
    server.send("initialized", {})
    server.open(uri=(folder / "c.shape").as_uri(), text='import "a.shape"\n' + DOT)
    assert len(server.ask("workspace/symbol", {"query": ""})["result"]) == 1


def test_thousands_of_open_documents_need_little_memory(launch):
    # MiB, besides those of a server with one document.
    count, limit = (10_000, 49) if IS_LONG else (2_000, 12)
    server = launch(seconds=120)
    server.start()

    def open_and_find(numbers):
        for number in numbers:
            server.open(f"file:///many/{number}.shape", DOT.replace("Dot", f"Dot{number}"))
        (last,) = server.ask("workspace/symbol", {"query": f"Dot{numbers[-1]}"}, seconds=100)["result"]
        assert last["location"]["uri"] == f"file:///many/{numbers[-1]}.shape"
        return server.peak()

    memory = open_and_find([0])
    assert open_and_find(range(1, count)) - memory < limit


def test_a_large_folder_needs_little_memory(launch, tmp_path):
    shape = "shape Shape%d(side: Number = 4) { size 10 x 10; fill rect(center: center, size: side x side), .red }\n"
    # MiB, besides those of a server that has not looked into the folder.
    count, limit = (1_000, 49) if IS_LONG else (200, 15)
    for number in range(count):
        text = "".join(shape % (50 * number + place) for place in range(50))
        (tmp_path / f"{number}.shape").write_text(text)
    server = launch(seconds=120)
    server.ask("initialize", {"capabilities": {}, "rootUri": tmp_path.as_uri()})
    memory = server.peak()
    server.send("initialized", {})
    assert len(server.ask("workspace/symbol", {"query": ""}, seconds=100)["result"]) == 500
    assert server.peak() - memory < limit
