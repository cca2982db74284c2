import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("The rules for options")
struct OptionRuleTests {
  /// Returns the message about a command line and its hint, or an empty text if it is accepted.
  private static func refusal<C: NamedCommand>(_ command: C.Type, _ arguments: [String]) -> String {
    do throws(UsageError) {
      let request = try C.parse(arguments[...]).request
      return request.map { "\($0)" } ?? ""
    } catch {
      return "\(error.message): \(error.hint ?? "")"
    }
  }

  @Test func `are the same in each command`() {
    check(EmitCommand.self)
    check(ShowCommand.self)
    check(CheckCommand.self)
    check(FormatCommand.self)
    check(DescribeCommand.self)
    check(DiffCommand.self)
    check(LSPCommand.self)
    check(ExplainCommand.self)
    check(HelpCommand.self)
  }

  /// Checks that options are given once, with a value only if they take one, and that a request for help or the version wins
  /// unless there is a mistake before it.
  private func check<C: NamedCommand>(_ command: C.Type) {
    for (request, words) in [("help", ["--help", "-h"]), ("version", ["--version"])] {
      for word in words {
        #expect(Self.refusal(C.self, ["a", word, "--nothing"]) == request)
        #expect(Self.refusal(C.self, ["--nothing", word]).hasPrefix("there is no option `--nothing`: "))
      }
      let word = "--\(request)"
      #expect(Self.refusal(C.self, ["\(word)=3"]) == "`\(word)` takes no value: write `\(word)`")
    }
    #expect(Self.refusal(C.self, ["--version", "--help"]) == "version")
    for option in C.options.map(\.declaration) {
      let name = "--\(option.name)"
      let given = option.takesValue ? [name, option.example.filter { !"'\"".contains($0) }] : [name]
      let twice = Self.refusal(C.self, given + ["a"] + given + ["--help"])
      let isRepeated = twice == "`\(name)` is given twice: remove one of them"
      #expect(
        option.name == "set" ? twice == "`--set` gives `inset` twice: remove one of them" : isRepeated,
        "\(C.name) \(name)")
      if option.takesValue {
        let missing = [[name], ["\(name)="], [name, "--help"], [name, "", "a"]].map { Self.refusal(C.self, $0) }
        let hint =
          switch option.value {
          case .oneOf(let words): "add \(words.map { "`\($0)`" }.joined(separator: ", "))"
          default: "write `\(name) \(option.example)`"
          }
        let plain = missing.map { $0.replacing(" or `", with: ", `") }
        #expect(Set(plain) == ["`\(name)` needs a value: \(hint)"], "\(C.name) \(name)")
      } else {
        #expect(Self.refusal(C.self, ["\(name)=yes"]) == "`\(name)` takes no value: write `\(name)`")
      }
    }
  }

  // MARK: Values

  private static func read<Value>(_ option: ShapeTool.Option<Value>, _ text: String) -> String {
    do throws(UsageError) {
      return "\(try option.read(text))"
    } catch {
      return "\(error.message): \(error.hint ?? "")"
    }
  }

  @Test(arguments: [
    ("0.01", "0.01"), ("0.0099", nil), ("1000", "1000.0"), ("1000.01", nil), ("-2", nil), ("nan", nil), ("2x", nil),
    ("1.5e1", "15.0"), ("", nil),
  ])
  func `let a scale be in 0.01...1000`(text: String, value: String?) {
    let refusal = "`\(text)` is not a scale: use a number in 0.01...1000: `--scale 2`"
    #expect(
      Self.read(Options.scale, text) == value ?? refusal && Self.read(Options.displayScale, text) == value ?? refusal)
  }

  @Test(arguments: [
    ("1", "1.0"), ("0.99", nil), ("9600", "9600.0"), ("9600.1", nil), ("-72", nil), ("nan", nil), ("300dpi", nil),
  ])
  func `let a resolution be in 1...9600`(text: String, value: String?) {
    let refusal = "`\(text)` is not a resolution: use a number in 1...9600: `--resolution 300`"
    #expect(Self.read(Options.resolution, text) == value ?? refusal)
  }

  @Test(arguments: [
    ("a3", 841.89, 1190.55), ("A4", 595.28, 841.89), ("a5", 419.53, 595.28), ("letter", 612, 792), ("Legal", 612, 1008),
    ("595x842", 595, 842), ("1x14400", 1, 14_400),
  ])
  func `read the size of a page by its name or in points`(text: String, width: Double, height: Double) throws {
    let size = try Options.pageSize.read(text).size
    #expect(abs(size.width - width) < 0.005 && abs(size.height - height) < 0.005)
  }

  @Test func `suggest the size of a page`() {
    let names = "use `a3`, `a4`, `a5`, `letter` or `legal`, or a width and a height in points: `--page-size 595x842`"
    #expect(Self.read(Options.pageSize, "leter") == "there is no page size `leter`: did you mean `letter`?")
    #expect(Self.read(Options.pageSize, "poster") == "there is no page size `poster`: \(names)")
    #expect(Self.read(Options.pageSize, "b5") == "there is no page size `b5`: \(names)")
    #expect(
      ["0x7", "14401x7", "7x0.5", "nanx7", "7xinf"].allSatisfy {
        Self.read(Options.pageSize, $0)
          == "a page can't have the size \($0): use a width and a height in 1...14400 points"
      })
  }

  @Test(arguments: [
    ("1", "1...1"), ("1-1", "1...1"), ("1-3", "1...3"), ("7-21", "7...21"), ("0", nil), ("0-3", nil), ("3-2", nil),
    ("1-2-3", nil), ("-3", nil), ("3-", nil), ("-", nil), ("x", nil), ("1-x", nil), ("1.5", nil), ("", nil),
  ])
  func `let lines begin at 1, in order`(text: String, value: String?) {
    let hint = "write the first and the last line, counted from 1: `--range 12-20`"
    #expect(Self.read(Options.range, text) == value ?? "`\(text)` is not a range of lines: \(hint)")
  }

  @Test func `read sizes with the width first`() throws {
    let sizes = try ["3x7", "0.5x1e3", " 20 x 9 "].map { try Options.size.read($0) }
    #expect(sizes.map(\.width) == [3, 0.5, 20] && sizes.map(\.height) == [7, 1000, 9])
    let syntax = "is not a size: write a width, an `x` and a height: `--size 333x217`"
    #expect(
      ["3", "3x", "x7", "3x7x9", "3X7", "axb", ""].filter { Self.read(Options.size, $0) != "`\($0)` \(syntax)" } == [])
    let range = ": use a width and a height above 0, at most 100000"
    let texts = ["0x7", "3x0", "-3x7", "3x-7", "infx7", "3xinf", "nanx7", "3xnan"]
    #expect(texts.filter { Self.read(Options.size, $0) != "nothing can be drawn at the size \($0)\(range)" } == [])
  }

  @Test func `read colors as a source does`() throws {
    func bytes(_ text: String) throws -> [Int] {
      let color = try Options.background.read(text)
      return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }
    #expect(try bytes("#123") == [0x11, 0x22, 0x33, 255] && bytes("#1234") == [0x11, 0x22, 0x33, 0x44])
    #expect(try bytes("#102030") == [0x10, 0x20, 0x30, 255] && bytes("#10203040") == [0x10, 0x20, 0x30, 0x40])
    #expect(try bytes("Tomato") == [255, 99, 71, 255] && bytes(".tomato") == [255, 99, 71, 255])
    let refusal = "is not a color: use a name of CSS, such as `white`, or `'#102030'`"
    for text in ["102030", "#12", "#12345", "..red", "#", ".", "rde", ""] {
      #expect(Self.read(Options.background, text) == "`\(text)` \(refusal)")
      #expect(Self.read(Options.paper, text) == "`\(text)` \(refusal)")
    }
    let opaque = "is not an opaque color: use a color without opacity: `--paper '#FFF8E0'`"
    #expect(Self.read(Options.paper, "#102030FE") == "`#102030FE` \(opaque)")
  }

  @Test(arguments: [
    ("inset=30", "value(\"30\", of: \"inset\")"), (" a b = c=d ", "value(\" c=d \", of: \"ab\")"),
    ("@v.json", "file(\"v.json\")"), ("@-", "file(\"-\")"), ("@a=b", "file(\"a=b\")"),
    ("@", "`--set @` needs a file: write `--set @values.json`"),
    ("=3", "`--set =3` needs a name and a value: write `--set inset=30`"),
    ("a=", "`--set a=` needs a name and a value: write `--set inset=30`"),
    ("a", "`--set a` needs a name and a value: write `--set inset=30`"),
  ])
  func `read a name and a value, or a file`(text: String, value: String) {
    #expect(Self.read(Options.set, text) == value)
  }

  @Test func `suggest the nearest word, or list all`() {
    #expect(Self.read(Options.compression, "default") == "default" && Self.read(Options.access, "package") == "package")
    #expect(Self.read(Options.compression, "fats") == "unknown value `fats` for `--compression`: did you mean `fast`?")
    #expect(
      Self.read(Options.compression, "best")
        == "unknown value `best` for `--compression`: omit `--compression`, and make the file smaller with a tool such as "
        + "oxipng")
    #expect(
      Self.read(Options.imageProtocol, "ascii")
        == "unknown value `ascii` for `--protocol`: use `kitty`, `iterm`, `sixel` or `blocks`")
    #expect(Self.read(Options.emit, "SVG") != "svg")
  }
}
