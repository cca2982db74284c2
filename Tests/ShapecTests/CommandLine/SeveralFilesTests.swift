import Foundation
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("Messages about several files")
struct SeveralFilesTests {
  /// Files with the exit codes of a check. The first line is wrong in the first one, and so on.
  private static let files = [
    "ok.shape": Source.dot, "warned.shape": "\nprivate let unused = 1\n", "wrong.shape": "\n\nlet a =\n",
    "sized.shape": "\n\n\nshape A { size 9 x 9; fil .red }\n",
  ]

  @Test func `come in the order of the files, and the highest exit code wins`() throws {
    let work = try Workspace(Self.files)
    let names = Self.files.keys.sorted() + ["gone.shape"]
    let codes = ["ok.shape": 0, "warned.shape": 0, "wrong.shape": 1, "sized.shape": 1, "gone.shape": 3]
    let single = try Dictionary(uniqueKeysWithValues: names.map { ($0, try work.shapec("check", $0)) })
    for (name, run) in single { #expect(Int(run.status) == codes[name], "\(name)") }
    let seed = RandomCases.seed(2)
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 5, ci: 50, long: 1000) {
      let order = Array(names.shuffled(using: &random).prefix(random.whole(2...5)))
      let run = try ShapecRun.run(ShapecRun.executable(), ["check"] + order, in: work.folder)
      #expect(
        run.text == "" && run.errors == order.compactMap { single[$0]?.errors }.joined(), "seed \(seed): \(order)")
      #expect(Int(run.status) == order.compactMap { codes[$0] }.max(), "seed \(seed): \(order)")
    }
  }

  @Test func `are written for those after a file that can't be drawn or formatted`() throws {
    let work = try Workspace(
      Self.files.merging([
        "loose.shape": "let  a = 1\n", "spaced.shape": "let b  = 1\n", "two.shape": Source.two,
        "more.shape": "enum E { a, b }\n", "private.shape": "func f(n: Number) = n\n",
      ]) {
        $1
      })
    let names = ["spaced.shape", "gone.shape", "wrong.shape", "ok.shape", "loose.shape"]
    let format = try ShapecRun.run(ShapecRun.executable(), ["format", "--check"] + names, in: work.folder)
    #expect(format.status == 3 && format.text == "spaced.shape\nloose.shape\n")
    let heads = { (run: ShapecRun) in
      run.errors.split(separator: "\n").filter { $0.contains("error: ") }.map { $0.prefix { $0 != ":" } }
    }
    #expect(heads(format) == ["shapec", "wrong.shape"])
    // A name that is missing in one file is a wrong command line, and doesn't hide the mistakes of others.
    let draw = try work.shapec("two.shape", "sized.shape", "--emit", "svg")
    #expect(draw.status == 2 && heads(draw) == ["shapec", "sized.shape"])
    for (option, thing) in [("svg", "shape to draw"), ("css", "value for CSS")] {
      let none = try work.shapec("private.shape", "more.shape", "--emit", option, "-o", "out/")
      #expect(none.status == 2 && none.message == "private.shape:1:1: error: none of the 2 files has a \(thing)")
    }
  }

  @Test(arguments: [
    (100, nil), (101, "shapec: 1 more message is not shown"), (103, "shapec: 3 more messages are not shown"),
  ])
  func `are a hundred at most, except as JSON`(count: Int, last: String?) throws {
    let work = try Workspace(source: (0..<count).map { "private let a\($0) = 1\n" }.joined())
    let lines = try work.shapec("check", "a.shape").errors.split(separator: "\n")
    let places = lines.compactMap { $0.contains("[W0001]") ? Int($0.split(separator: ":")[1]) : nil }
    #expect(places == Array(1...100) && (lines.last { $0.hasPrefix("shapec") }).map(String.init) == last)
    let json = try work.shapec("check", "a.shape", "--diagnostics", "json").errors
    #expect(json.split(separator: "\n").count == count)
  }

  @Test(arguments: [
    ("check a.shape --diagnostics json", true), ("check --diagnostics=json", true), ("--diagnostics text json", false),
    ("json --diagnostics", false), ("--diagnostics=text", false), ("--diagnostics jsonx", false), ("", false),
  ])
  func `have the requested form even if the command line is wrong`(line: String, isJSON: Bool) {
    let format = MessageFormat.asked(by: line.split(separator: " ").map(String.init))
    #expect(format == (isJSON ? .json : .text))
  }

  @Test func `name the elements of a contact sheet in their own files and imports`() throws {
    let shape = { (name: String) in
      "shape \(name) { size 9 x 9; layer { fill .red; shadow .black, radius: 1; shadow .red, radius: 1, inner: true } }\n"
    }
    let work = try Workspace([
      "a.shape": "\n\n" + shape("A"), "b.shape": "import \"c.shape\"\n\n\n\nshape B { size 9 x 9; use C() }\n",
      "c.shape": "\n\n\n\n\n\n" + shape("C"), "d.shape": shape("D"),
    ])
    let run = try work.shapec("a.shape", "b.shape", "d.shape", "--sheet", "--emit", "svg", "--report")
    let places = run.errors.split(separator: "\n").map { $0.split(separator: " ")[0] }
    let columns = [31, 42, 68].map { "\($0):" }
    let expected = ["a.shape:3:", "c.shape:7:", "d.shape:1:"].flatMap { file in columns.map { file + $0 } }
    #expect(places.map(String.init) == expected)
    let omitted = try work.shapec(
      "a.shape", "b.shape", "d.shape", "--sheet", "--emit", "svg", "--report", "--without", "shadows")
    #expect(omitted.errors.split(separator: "\n").map { String($0.split(separator: " ")[0]) } == expected)
    #expect(omitted.errors.split(separator: "an option omits it").count == 7)
  }
}
