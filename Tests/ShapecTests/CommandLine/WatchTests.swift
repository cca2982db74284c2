import Foundation
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("--watch")
struct WatchTests {
  private static let blue = "shape Dot { size 10 x 10; fill .blue }\n"

  @Test func `draws again after a change, and leaves the picture alone while there are errors`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try WatchRun(work, "a.shape", "-o", "a.svg", "--watch")
    #expect(run.status(1) == "a.shape → a.svg")
    let red = try work.text("a.svg")
    try work.write(Data("shape Dot { size 10 x 10; fill 3 }".utf8), to: "a.shape")
    #expect(run.status(2) == "a.shape: errors, nothing is written" && run.text.contains("a.shape:1:32: error: "))
    #expect(try work.text("a.svg") == red)
    try work.write(Data(Self.blue.utf8), to: "a.shape")
    #expect(run.status(3) == "a.shape → a.svg")
    #expect(try work.text("a.svg").contains("#00f"))
  }

  @Test func `notices a file that an editor saves by renaming, or that is gone for a while`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try WatchRun(work, "a.shape", "-o", "a.svg", "--watch")
    #expect(run.status(1) == "a.shape → a.svg")
    try work.write(Data(Self.blue.utf8), to: "new")
    try #require(rename(work.path("new"), work.path("a.shape")) == 0)
    #expect(run.status(2) == "a.shape → a.svg")
    try FileManager.default.removeItem(at: work.file("a.shape"))
    #expect(run.status(3) == "a.shape: errors, nothing is written" && run.text.contains("can't read a.shape: No such"))
    try work.write(Data(Source.dot.utf8), to: "a.shape")
    #expect(run.status(4) == "a.shape → a.svg")
  }

  @Test func `notices imports that change, appear and are no longer used`() throws {
    let work = try Workspace(source: "import \"b.shape\"\nshape A { size 9 x 9; fill ink }\n")
    let run = try WatchRun(work, "a.shape", "-o", "a.svg", "--watch")
    #expect(run.status(1) == "a.shape: errors, nothing is written")
    try work.write(Data("let ink = .red\n".utf8), to: "b.shape")
    #expect(run.status(2) == "a.shape → a.svg")
    try work.write(Data("let ink = .blue\n".utf8), to: "b.shape")
    #expect(run.status(3) == "a.shape → a.svg")
    #expect(try work.text("a.svg").contains("#00f"))
    try work.write(Data(Source.dot.utf8), to: "a.shape")
    #expect(run.status(4) == "a.shape → a.svg")
    try work.write(Data("let ink = nothing\n".utf8), to: "b.shape")
    #expect(run.status(5, seconds: 0.3) == nil)
  }

  @Test func `draws files that are added to a folder`() throws {
    let work = try Workspace(["icons/a.shape": Source.dot])
    let run = try WatchRun(work, "icons", "--emit", "svg", "-o", "out/", "--watch")
    #expect(run.status(1) == "icons → out/Dot.svg")
    try work.write(Data(Source.two.utf8), to: "icons/b.shape")
    #expect(run.status(2) == "icons → out/ (3 files)")
  }

  @Test func `draws again after values of a file changed`() throws {
    let work = try Workspace(["a.shape": Source.badge, "values.json": "{\"inset\": 8}"])
    let run = try WatchRun(work, "a.shape", "--set", "@values.json", "-o", "a.svg", "--watch")
    #expect(run.status(1) == "a.shape → a.svg")
    try work.write(Data("{\"inset\": 9}".utf8), to: "values.json")
    #expect(run.status(2) == "a.shape → a.svg")
  }

  @Test func `checks again after a change`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try WatchRun(work, "check", "a.shape", "--watch")
    #expect(run.status(1) == "a.shape: no errors")
    try work.write(Data("shape".utf8), to: "a.shape")
    #expect(run.status(2) == "a.shape: errors")
  }

  @Test func `writes its lines as JSON on request`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try WatchRun(work, "check", "a.shape", "--watch", "--diagnostics", "json")
    var text = ""
    for _ in 0..<12_000 where !text.hasSuffix("\n") {
      usleep(5_000)
      text = run.text
    }
    #expect(text.contains(/^{"severity": ?"note",.*\d\d:\d\d:\d\d a\.shape: no errors, \d+ ms"/))
  }

  @Test func `has a clock with the local time, and one that measures`() {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "HH:mm:ss"
    let before = Date.now
    let time = Clock.time
    #expect([before, Date.now].contains { format.string(from: $0) == time }, "\(time)")
    let start = Clock.milliseconds
    Clock.wait(milliseconds: 25)
    #expect((24...60_000).contains(Clock.milliseconds - start))
    // Also from one second to the next.
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    #expect((0...5).contains(Double(Clock.milliseconds + 1) / 1e3 - seconds))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `ends at a signal with success`(signal: Int32) throws {
    let work = try Workspace(source: Source.dot)
    let run = try WatchRun(work, "a.shape", "-o", "a.svg", "--watch")
    #expect(run.status(1) != nil && run.end(signal) == 0)
    #expect(try work.names() == ["a.shape", "a.svg", "log"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `ends at a signal in the middle of a run`(signal: Int32) throws {
    let work = try Workspace(source: Source.badge)
    try #require(mkfifo(work.path("values.json"), 0o600) == 0)
    let run = try WatchRun(work, "a.shape", "--set", "@values.json", "-o", "a.svg", "--watch")
    // The pipe can be opened once the run reads it. Then the run waits for values that never come.
    var pipe: Int32 = -1
    for _ in 0..<4000 where pipe < 0 {
      pipe = open(work.path("values.json"), O_WRONLY | O_NONBLOCK)
      usleep(5_000)
    }
    defer { close(pipe) }
    #expect(pipe >= 0 && run.end(signal) == 0)
  }

  @Test(arguments: [
    ("a.shape --emit svg --watch", "`--watch` writes files, but there is no output file"),
    ("a.shape --watch", "`--watch` writes files, but there is no output file"),
    ("- --stdin-name b.shape -o a.svg --watch", "standard input can't be watched"),
    ("check a.shape --fix --watch", "`--fix` changes the files that `--watch` waits for"),
    ("check /dev/null --watch", "/dev/null can't be watched, because it is not a regular file"),
  ])
  func `is refused where it makes no sense`(line: String, message: String) throws {
    let run = try Workspace(source: Source.dot).shell("\"$shapec\" \(line)")
    #expect(run.verdict == "2 shapec: error: \(message)")
  }
}
