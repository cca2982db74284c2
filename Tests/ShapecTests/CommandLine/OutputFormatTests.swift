import ShapeWorkbench
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("The format of an output")
struct OutputFormatTests {
  /// Returns the format, or the hint about the error.
  private static func format(_ destination: String?, _ emit: OutputFormat?) -> String {
    do throws(UsageError) {
      return try OutputFormat.of(destination, emit: emit).rawValue
    } catch {
      return error.hint ?? ""
    }
  }

  @Test(
    arguments: [
      ("a.svg", "svg"), ("a.PNG", "png"), ("x.y/a.b.pdf", "pdf"), ("./a.eps", "eps"), ("a.PS", "ps"),
      ("A.Swift", "swift"), ("a.css", "css"), ("svg", nil), (".svg", nil), ("a.svg/b", nil), ("a.", nil),
      ("out.svg/", nil),
    ] as [(String, String?)])
  func `is that of the extension, or missing`(destination: String, format: String?) {
    let hint = "add \(alternatives(OutputFormat.allCases.map { "--emit \($0)" }))"
    #expect(Self.format(destination, nil) == format ?? hint)
  }

  /// Each extension with each format: they agree, or the extension means nothing, or they contradict each other.
  @Test func `is that of the option, unless the extension is that of another one`() {
    let formats = ["svg", "png", "pdf", "eps", "ps", "swift", "css"]
    let foreign = [
      "ai", "avif", "bmp", "gif", "heic", "html", "ico", "jpeg", "jpg", "js", "json", "jsx", "kt", "svgz", "tif",
      "tiff",
      "ts", "tsx", "webp", "xml",
    ]
    #expect(OutputFormat.allCases.map(\.rawValue) == formats)
    for format in OutputFormat.allCases {
      let change = "change the extension to `.\(format.rawValue)`"
      for name in formats {
        let expected = name == format.rawValue ? name : "\(change), or use `--emit \(name)`"
        #expect(
          Self.format("a.\(name)", format) == expected && Self.format("b/a.\(name.uppercased())", format) == expected)
        #expect(Self.format("a.\(name)/", format) == format.rawValue)
      }
      for name in foreign { #expect(Self.format("a.\(name)", format) == change) }
      for path in ["a.tmp", "a", "a.svg.new", ".png", "-", "a.pdf/b"] {
        #expect(Self.format(path, format) == format.rawValue)
      }
      #expect(Self.format(nil, format) == format.rawValue)
    }
  }

  /// The names of formats where people read them, and where other tools list them.
  @Test func `is in the documentation, and in the tools of the tests`() throws {
    func list(_ formats: [OutputFormat]) -> String { formats.map { "\"\($0)\"" }.joined(separator: ", ") }
    let titles = OutputFormat.pictures.map(\.title)
    // The pages of PostScript are those of EPS.
    let judged = OutputFormat.pictures.filter { $0 != .ps }
    let sentences = [
      ("Sources/shapec/README.md", "draws shapes as \(ShapeTool.list(titles)), or writes Swift code"),
      ("Sources/shapec/README.md", "*Pictures* are \(titles.dropLast().joined(separator: ", ")) and \(titles.last!)."),
      ("Tests/Tools/Record/record.py", "FORMATS = [\(list(OutputFormat.allCases))]"),
      ("Tests/Tools/Pictures/subjects.py", "FORMATS = (\(list(judged)))"),
    ]
    for (file, sentence) in sentences { #expect(try Repository.text(of: file).contains(sentence)) }
    let judges = try Repository.text(of: "Tests/Tools/Pictures/judges.py")
    for format in judged { #expect(judges.contains(list([format])), "\(format) has no judge") }
  }

  /// The last column of the tables in the reference.
  @Test func `decides which options work, as the reference says`() throws {
    let rows = try Repository.text(of: "Sources/shapec/README.md").split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.split(separator: " ").joined(separator: " ") }
    }
    var words: [String: Set<OutputFormat>] = ["pictures": Set(OutputFormat.pictures), "Swift": [.swift]]
    for format in OutputFormat.pictures { words[format.title] = [format] }
    var count = 0
    for option in EmitCommand.options.map(\.declaration) {
      let cells = try #require(rows.first { $0.count > 3 && $0[1].contains("`--\(option.name)") }, "\(option.name)")
      guard cells.count == 5 else { continue }
      let limits = cells[3].split { ";,".contains($0) }.map { $0.split(separator: " ").joined(separator: " ") }
      let formats = limits.compactMap { words[$0] }
      #expect(
        Set(option.formats) == (formats.isEmpty ? Set(OutputFormat.allCases) : formats.reduce([]) { $0.union($1) }),
        "\(option.name)")
      // `--preview all` works with several.
      #expect(option.isForOneFile == (limits.contains("one file") && option.name != "preview"), "\(option.name)")
      count += 1
    }
    #expect(count > 20)
  }
}
