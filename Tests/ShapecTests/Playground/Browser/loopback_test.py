"""The server of the page, and what attacks it: other pages, other programs, wrong and slow requests."""

import contextlib
import json
import os
import re
import resource
import signal
import socket
import subprocess
import time

import pytest

from preview import ROOT, Preview, read_answer

DOT = "shape Dot {\n  size 10 x 10\n  fill .red\n}\n"
SECRET = "let secret = 12345\n"


def message(method, parameters, id=1):
    return json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters, **({} if id is None else {"id": id})}).encode()


@pytest.fixture
def preview(tmp_path):
    folder = tmp_path / "work"
    folder.mkdir()
    (tmp_path / "secret.shape").write_text(SECRET)
    (folder / "dot.shape").write_text(DOT)
    (folder / "linked.shape").symlink_to(tmp_path / "secret.shape")
    preview = Preview("dot.shape", folder=folder)
    yield preview
    # Whatever came before, it still works.
    status, _, body = preview.ask()
    assert status == 200 and b"<title>" in body
    assert preview.process.poll() is None
    assert preview.end() == 0


def test_serves_the_files_of_the_page(preview):
    files = ROOT / "Sources/ShapePlayground/Page"
    served = 0
    for file in files.iterdir():
        status, head, body = preview.ask(path=file.name)
        if file.name in ("README.md", "worker.js", "service-worker.js"):
            assert status == 404
            continue
        script = b'<script src="loopback.js"></script>'
        assert (status, body.replace(script, b"", 1)) == (200, file.read_bytes()), file.name
        assert "no-store" in head and "no-referrer" in head and "default-src 'none'" in head
        served += 1
    assert served > 20
    assert preview.ask("HEAD", "main.js")[2] == b""
    assert preview.ask(path="?x=1")[0] == 200


def test_needs_the_token(preview):
    token = preview.path.strip("/")
    assert re.fullmatch("[0-9a-f]{32}", token)
    other = ("0" if token[0] != "0" else "1") + token[1:]
    for path in ["/", "/main.js", f"/{other}/", f"/{token[:-1]}/", f"/{token}", f"/{token}0/", f"//{token}/", f"/{token.upper()}x/"]:
        assert preview.ask(whole=path)[0] == 404, path
    another = Preview(ROOT / "Examples/card.shape")
    assert another.path != preview.path
    another.end()


def test_answers_no_other_host_or_origin(preview):
    own = f"127.0.0.1:{preview.port}"
    for host in ["evil.example", f"evil.example:{preview.port}", "127.0.0.1.evil.example", "0.0.0.0", "[::1]", "localhost.evil"]:
        assert preview.ask(Host=host)[0] == 403, host
    assert preview.ask(Host=None)[0] == 400
    assert preview.ask(Host=f"localhost:{preview.port}")[0] == 200
    for origin in ["http://evil.example", "null", f"https://{own}", f"http://127.0.0.1:{preview.port + 1}", f"http://localhost:{preview.port}"]:
        assert preview.ask("POST", "message?1", b"{}", Origin=origin)[0] == 403, origin
        assert preview.ask(path="events", Origin=origin)[0] == 403, origin
    assert preview.ask("POST", "message?1", b"{}", Origin=f"http://{own}")[0] == 410


def test_listens_on_no_other_address(preview):
    found = subprocess.run(["cat", "/proc/net/tcp", "/proc/net/tcp6"], capture_output=True, text=True).stdout
    listening = [line.split()[1] for line in found.split("\n")[1:] if f":{preview.port:04X} " in line and " 0A " in line]
    assert listening == [f"0100007F:{preview.port:04X}"]


def test_leads_to_no_file_of_the_disk(preview):
    for path in ["../../secret.shape", "..%2f..%2fsecret.shape", "dot.shape", "linked.shape", "%2e%2e/secret.shape", "//etc/passwd",
                 "/etc/passwd", "./main.js", "main.js/", "main.js%00", "..\\secret.shape"]:
        assert preview.ask(path=path)[0] == 404, path
    assert preview.ask(whole="http://127.0.0.1/")[0] == 400
    assert preview.ask(whole="/" + "../" * 20 + "etc/passwd")[0] == 404


def test_refuses_what_is_no_request(preview):
    host = f"Host: 127.0.0.1:{preview.port}\r\n"
    start = f"GET {preview.path} HTTP/1.1\r\n{host}"
    for text in ["\r\n\r\n", "GET\r\n\r\n", f"GET {preview.path} HTTP/1.0\r\n{host}\r\n", f"{start}{host}\r\n", f"{start} folded: x\r\n\r\n",
                 f"{start}no colon\r\n\r\n", f"{start}Content-Length: -1\r\n\r\n", f"{start}Content-Length: 9 9\r\n\r\n",
                 f"{start}Content-Length: 1\r\nContent-Length: 1\r\n\r\n", f"{start}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                 f"{start}Content-Length: {'9' * 30}\r\n\r\n", f"{start}a: \x00\r\n\r\n", "é" * 100 + "\r\n\r\n", f"{start}a: b\n\r\n\r\n"]:
        with preview.connect() as connection:
            connection.sendall(text.encode())
            assert read_answer(connection)[0] == 400, text
    for method in ["PUT", "DELETE", "POST", "OPTIONS", "CONNECT"]:
        assert preview.ask(method)[0] == 405, method


def test_limits_heads_and_bodies(preview):
    assert preview.ask(path="?" + "x" * 20_000)[0] == 431
    assert preview.ask(**{f"a{i}": "x" * 50 for i in range(400)})[0] == 431
    assert preview.ask("POST", "message?1", Content_Length=str(1 << 40))[0] == 413
    # Without the token, no body is read at all.
    assert preview.ask("POST", whole="/x/message?1", Content_Length=str(1 << 20))[0] == 404


def test_sends_several_answers_in_one_connection(preview):
    request = f"GET {preview.path}text.js HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode()
    with preview.connect() as connection:
        for byte in request:
            connection.sendall(bytes([byte]))
        assert read_answer(connection)[0] == 200
        connection.sendall(request + request)
        data = b""
        while data.count(b"HTTP/1.1 200 OK") < 2:
            data += connection.recv(65536)


def test_survives_ten_thousand_connections(preview):
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    page, number = preview.page()
    held = []
    for _ in range(10_000):
        connection = preview.connect()
        connection.sendall(b"GET / HT")
        held.append(connection)
        if len(held) > 2_000:
            held.pop(0).close()
    # The page is still connected, and a new one gets an answer.
    assert preview.ask("POST", f"message?{number}", b"{}")[0] == 204
    assert preview.ask()[0] == 200
    for connection in [*held, page]:
        connection.close()
    status = open(f"/proc/{preview.process.pid}/status").read()
    assert int(re.search(r"VmHWM:\s+(\d+)", status)[1]) < 100_000
    assert len(os.listdir(f"/proc/{preview.process.pid}/fd")) < 200


def test_ends_slow_requests(preview):
    start = time.monotonic()
    half_open = [preview.connect() for _ in range(20)]
    slow = preview.connect()
    for connection in half_open[:10]:
        connection.sendall(b"POST / HTTP/1.1\r\nHost")
    for byte in b"GET / HTTP/1.1\r\nA: ":
        try:
            slow.sendall(bytes([byte]))
        except OSError:
            break
        time.sleep(0.4)
    for connection in [*half_open, slow]:
        connection.settimeout(8)
        try:
            assert connection.recv(1) == b""
        except ConnectionResetError:
            pass
    assert time.monotonic() - start < 12


def test_limits_the_number_of_pages(preview):
    pages = [preview.page() for _ in range(15)]
    numbers = [number for _, number in pages if number]
    assert len(numbers) == 12 and len(set(numbers)) == 12
    for connection, _ in pages:
        connection.close()
    time.sleep(0.5)
    assert preview.page()[1] is not None
    # Messages of a page that is gone have nobody who takes them.
    assert preview.ask("POST", f"message?{numbers[0]}", b"{}")[0] == 410


def test_ends_a_page_that_reads_nothing(preview, tmp_path):
    (tmp_path / "work/dot.shape").write_text(DOT + "// " + "x" * 2_000_000)
    connection, number = preview.page()
    uri = (tmp_path / "work/dot.shape").as_uri()
    for method, parameters in [("initialize", {"capabilities": {}}), ("initialized", {})]:
        preview.ask("POST", f"message?{number}", message(method, parameters, 1 if method == "initialize" else None))
    end = time.monotonic() + 60
    # Each answer has the text.
    while (status := preview.ask("POST", f"message?{number}", message("shape/open", {"uri": uri}))[0]) != 410:
        assert status in (204, 503) and time.monotonic() < end
        time.sleep(0.05)
    connection.close()


def starts(preview):
    """Opens a page, and returns its events and what sends a message."""
    connection, number = preview.page()

    def send(method, params, id=None):
        assert preview.ask("POST", f"message?{number}", message(method, params, id))[0] == 204

    send("initialize", {"capabilities": {}}, 1)
    send("initialized", {})
    return connection, send


def read_until(connection, part):
    text = ""
    while part not in text.replace(" ", ""):
        text += connection.recv(65536).decode()
    return text


def type_line(send, uri, version, line):
    place = {"line": 0, "character": 0}
    change = {"range": {"start": place, "end": place}, "text": line + "\n"}
    send("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]})


def test_makes_the_changes_of_a_page_that_is_closed(preview, tmp_path):
    connection, send = starts(preview)
    file = tmp_path / "work/dot.shape"
    version = int(re.search(r'"version":(\d+)', read_until(connection, "shape/document")).group(1))
    for number in range(40):
        type_line(send, file.as_uri(), version + 1 + number, f"// {number}")
    connection.close()
    end = time.monotonic() + 20
    while not file.read_text().startswith("// 39\n// 38\n"):
        assert time.monotonic() < end, file.read_text()[:80]
        time.sleep(0.05)


def test_changes_only_sources(preview, tmp_path):
    profile = tmp_path / "work/.profile"
    profile.write_text("true\n")
    connection, send = starts(preview)
    read_until(connection, "shape/document")
    send("shape/open", {"uri": profile.as_uri()}, 2)
    # The text follows the answer.
    send("workspace/symbol", {"query": "Dot"}, 3)
    text = read_until(connection, '"id":3')
    (version,) = re.findall(r'/\.profile"[^}]*"version":(\d+)|"version":(\d+)[^}]*/\.profile"', text.replace("\\/", "/"))[:1]
    type_line(send, profile.as_uri(), int(version[0] or version[1]) + 1, "false")
    send("workspace/symbol", {"query": "Dot"}, 4)
    read_until(connection, '"id":4')
    connection.close()
    assert profile.read_text() == "true\n"


def test_reads_nothing_outside_of_the_folder(preview, tmp_path):
    connection, number = preview.page()

    def send(method, params, id=None):
        assert preview.ask("POST", f"message?{number}", message(method, params, id))[0] == 204

    outside = (tmp_path / "secret.shape").as_uri()
    send(id=1, method="initialize", params={"capabilities": {}, "rootUri": tmp_path.as_uri()})
    send(method="initialized", params={})
    for id, uri in enumerate([outside, (tmp_path / "work/linked.shape").as_uri(), "file:///etc/passwd", "file:///dev/zero"]):
        send(id=10 + id, method="shape/open", params={"uri": uri})
    for name, source in [("a", 'import "../secret.shape"'), ("b", 'import "linked.shape"'), ("c", 'import "secret.shape"')]:
        folder = tmp_path if name == "c" else tmp_path / "work"
        item = {"uri": f"{folder.as_uri()}/{name}.shape", "languageId": "shape", "version": 1, "text": source + "\nlet x = secret\n"}
        send(method="textDocument/didOpen", params={"textDocument": item})
        position = {"line": 1, "character": 9}
        send(id=name, method="textDocument/hover", params={"textDocument": {"uri": item["uri"]}, "position": position})
    send(id="query", method="workspace/symbol", params={"query": "secret"})
    send(id="last", method="shape/open", params={"uri": (tmp_path / "work/dot.shape").as_uri()})
    text = ""
    while '"id":"last"' not in text.replace(" ", ""):
        text += connection.recv(65536).decode()
    assert "12345" not in text and "root:" not in text
    assert text.count("can't read") == 4
    connection.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ends_with_signals(tmp_path, number):
    (tmp_path / "dot.shape").write_text(DOT)
    assert Preview(tmp_path / "dot.shape").end(number) == (0 if number != signal.SIGHUP else -signal.SIGHUP)


def test_outlives_the_terminal_if_told_to(tmp_path):
    (tmp_path / "dot.shape").write_text(DOT)
    command = ["nohup", os.environ["SHAPEC"], "preview", tmp_path / "dot.shape"]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    process.stdout.readline()
    process.send_signal(signal.SIGHUP)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=0.5)
    process.kill()


def test_ends_with_its_input(tmp_path):
    (tmp_path / "dot.shape").write_text(DOT)
    preview = Preview(tmp_path / "dot.shape")
    preview.process.stdin.close()
    assert preview.process.wait(timeout=60) == 0
    # Input that never has an end doesn't matter.
    for source in [subprocess.DEVNULL, open(tmp_path / "dot.shape")]:
        process = subprocess.Popen([os.environ["SHAPEC"], "preview", tmp_path / "dot.shape"], stdin=source, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        process.stdout.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=0.5)
        process.kill()


OPENER = """#!/bin/sh
streams=$(readlink /proc/$$/fd/0 /proc/$$/fd/1)
{
  echo "$1"
  stat -c %a "$1" "$(dirname "$1")"
  ps -o pgid= -p $$
  echo "$streams"
} > "$WORK/new"
mv "$WORK/new" "$WORK/opened"
exit $(cat "$WORK/status")
"""


@pytest.fixture
def open_browser(tmp_path, monkeypatch):
    """Starts a preview with a browser that ends with an exit code, and returns the preview and what the browser saw."""
    (tmp_path / "dot.shape").write_text(DOT)
    (tmp_path / "xdg-open").write_text(OPENER)
    (tmp_path / "xdg-open").chmod(0o755)
    (tmp_path / "run").mkdir()
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setenv("WORK", str(tmp_path))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))

    def start(status=0):
        (tmp_path / "status").write_text(str(status))
        preview = Preview(tmp_path / "dot.shape", "--open")
        end = time.monotonic() + 10
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < end
            time.sleep(0.02)
        return preview, (tmp_path / "opened").read_text().split()

    return start


def test_opens_the_browser_without_telling_others_the_address(open_browser, chromium, tmp_path):
    preview, (file, *modes, group, source, target) = open_browser()
    # What all users can see, such as by `ps`, has no token.
    assert preview.path.strip("/") not in file
    assert modes == ["600", "700"] and file.startswith(str(tmp_path / "run"))
    # Control-C ends the processes of the terminal's group.
    assert int(group) not in (os.getpgid(preview.process.pid), os.getpgid(0))
    assert (source, target) == ("/dev/null", "/dev/null")
    page = chromium.new_page()
    page.goto("file://" + file)
    page.wait_for_url(preview.address)
    page.locator("body[data-settled='true']").wait_for()
    page.close()
    assert os.listdir(tmp_path / "run") == []
    assert preview.end() == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_leaves_nothing_of_a_browser_that_never_asked(open_browser, tmp_path, number):
    preview, _ = open_browser()
    assert len(os.listdir(tmp_path / "run")) == 1
    assert preview.end(number) == 0
    assert os.listdir(tmp_path / "run") == []


def test_says_that_there_is_no_browser(open_browser, tmp_path):
    preview, _ = open_browser(status=3)
    lines = [preview.process.stderr.readline() for _ in range(2)]
    assert lines[1] == "shapec: error: can't run xdg-open: it can't open the page\n"
    assert os.listdir(tmp_path / "run") == []
    assert preview.ask()[0] == 200 and preview.end() == 0


def processor_time(process):
    fields = open(f"/proc/{process.pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def limit_descriptors(process, more):
    count = max(map(int, os.listdir(f"/proc/{process.pid}/fd"))) + 1 + more
    resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (count, count))


def test_waits_while_there_is_no_room_for_a_connection(preview):
    limit_descriptors(preview.process, 3)
    held = [preview.connect() for _ in range(10)]
    start = processor_time(preview.process)
    time.sleep(1)
    assert processor_time(preview.process) - start < 0.25
    for connection in held:
        connection.close()
    assert preview.ask()[0] == 200


def test_says_why_it_ends(tmp_path):
    (tmp_path / "dot.shape").write_text(DOT)
    preview = Preview(tmp_path / "dot.shape")
    # `poll` refuses more descriptors than a process may have.
    resource.prlimit(preview.process.pid, resource.RLIMIT_NOFILE, (1, 1))
    # It may end before the connection stands.
    with contextlib.suppress(ConnectionError):
        preview.connect()
    assert preview.process.wait(timeout=60) == 3
    assert "can't wait for requests: Invalid argument" in preview.process.stderr.read()


def test_uses_the_port_that_is_asked_for(tmp_path):
    (tmp_path / "dot.shape").write_text(DOT)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        preview = Preview(tmp_path / "dot.shape", "--port", port)
        assert preview.address == "" and preview.process.wait(timeout=60) == 3
        assert f"can't serve the page at port {port}: Address already in use" in preview.process.stderr.read()
    preview = Preview(tmp_path / "dot.shape", "--port", port)
    assert preview.port == port and preview.ask()[0] == 200
    preview.end()
