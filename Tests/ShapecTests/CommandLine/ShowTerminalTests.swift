import ForeignTools
import Foundation
import Testing

@Suite("shapec show in a terminal", .enabled(if: TerminalRun.isPossible, "there are no pseudoterminals of Linux"))
struct ShowTerminalTests {
  /// Wider than all windows.
  private static let wide = "shape Wide { size 100 x 20; fill .red.opacity(50%) }\n"

  private static func show(
    _ options: String..., columns: UInt16 = 5, rows: UInt16 = 11, pixels: (UInt16, UInt16) = (0, 0),
    environment: [String: String] = ["TERM": "xterm"]
  ) throws -> TerminalRun {
    try TerminalRun(
      Workspace(source: wide), ["show", "a.shape"] + options,
      window: TerminalRun.Window(columns: columns, rows: rows, width: pixels.0, height: pixels.1),
      environment: environment)
  }

  /// Returns the width and height in the header of a sixel picture.
  private static func size(_ run: TerminalRun) -> [Int] {
    guard let match = run.text.firstMatch(of: /^\x{1B}P7;1q"1;1;(\d+);(\d+)/) else { return [] }
    return [match.1, match.2].compactMap { Int($0) }
  }

  @Test func `fits the width of the window`() throws {
    // A column of blocks is one pixel, and one of other pictures as many as the terminal tells, or 8.
    let blocks = try Self.show("--protocol", "blocks").text.split(separator: "\n")
    #expect(blocks.map { line in line.count { $0 == "▀" } } == [5])
    #expect(try Self.size(Self.show("--protocol", "sixel", pixels: (60, 220))) == [60, 12])
    #expect(try Self.size(Self.show("--protocol", "sixel")) == [40, 8])
    // No number is used if one of them is missing.
    for (rows, pixels) in [(11, (60, 0)), (0, (60, 220))] as [(UInt16, (UInt16, UInt16))] {
      #expect(try Self.size(Self.show("--protocol", "sixel", rows: rows, pixels: pixels)) == [40, 8])
    }
    // Without a window, nothing limits the width.
    #expect(try Self.size(Self.show("--protocol", "sixel", columns: 0, pixels: (60, 220))) == [100, 20])
  }

  @Test func `draws two pixels for a point in lines of 30 pixels, except in blocks`() throws {
    let work = try Workspace(source: Self.wide)
    func show(height: UInt16, _ options: String...) throws -> TerminalRun {
      let window = TerminalRun.Window(columns: 25, rows: 11, width: 500, height: height)
      return try TerminalRun(work, ["show", "a.shape", "--size", "20x9"] + options, window: window)
    }
    #expect(try Self.size(show(height: 329, "--protocol", "sixel")) == [20, 9])
    #expect(try Self.size(show(height: 330, "--protocol", "sixel")) == [40, 18])
    #expect(try Self.size(show(height: 330, "--protocol", "sixel", "--scale", "3")) == [60, 27])
    let blocks = try show(height: 330, "--protocol", "blocks", "--background", "white").text.split(separator: "\n")
    #expect(blocks.map { line in line.count { $0 == "▀" } } == Array(repeating: 20, count: 5))
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], "\u{1B}_G"), (["TERM": "xterm"], "\u{1B}[38;5;"),
    (["TERM": "xterm", "COLORTERM": "truecolor"], "\u{1B}[38;2;"),
  ])
  func `is in the form that the environment tells`(environment: [String: String], beginning: String) throws {
    let run = try Self.show("--background", "#123", environment: environment)
    #expect(run.status == 0 && run.errors == "" && run.text.hasPrefix(beginning))
  }

  @Test func `refuses blocks without colors, unless they are requested`() throws {
    let colorless = ["TERM": "xterm", "NO_COLOR": "1"]
    let run = try Self.show(environment: colorless)
    #expect(
      run.errors == """
        shapec: error: this terminal shows no colors, because of `NO_COLOR`
          help: add `--protocol blocks`, or write a file: `shapec card.shape -o card.png`

        """ && run.status == 2 && run.text == "")
    #expect(try Self.show("--protocol", "blocks", environment: colorless).status == 0)
    #expect(try Self.show(environment: colorless.merging(["TERM_PROGRAM": "ghostty"]) { $1 }).status == 0)
  }

  // MARK: Questions

  /// Runs `show` in a terminal that sends an answer, or none.
  private static func ask(_ answer: String?) throws -> (text: String, milliseconds: Double) {
    let work = try Workspace(source: wide)
    try work.write(Data((answer ?? "").utf8), to: "answer")
    let feed = answer == nil ? "mkfifo pipe; sleep 120 > pipe & exec < pipe" : "exec < answer"
    let line = "stty cols 5 rows 11; \\\"$shapec\\\" show a.shape > /dev/tty"
    let start = ContinuousClock.now
    let run = try work.shell(
      "\(feed); /usr/bin/script -qec \"sh -c '\(line)'\" /dev/null; kill $! 2> kills",
      environment: ["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": ""])
    return (run.text, (ContinuousClock.now - start) / .milliseconds(1))
  }

  @Test(.needs(.script))
  func `believes the answer of the terminal, and doesn't wait long for it`() throws {
    let sixel = try Self.ask("\u{1B}]11;rgb:0000/0000/ffff\u{1B}\\\u{1B}[?62;4c")
    #expect(sixel.text.contains("\u{1B}P7;1q\"1;1;40;8"))
    // Half red over blue.
    let blocks = try Self.ask("\u{1B}]11;rgb:0000/0000/ffff\u{1B}\\\u{1B}[?62c")
    #expect(blocks.text.contains(/38;2;1[12]\d;0;1[23]\dm/))
    let none = try Self.ask(nil)
    #expect(none.text.contains("\u{1B}[38;2;255;0;0") && none.milliseconds < 60_000)
  }
}
