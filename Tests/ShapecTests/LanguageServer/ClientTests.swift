import ForeignTools
import Foundation
import TestSupport
import Testing

/// The language server with the clients of other people: those of `Clients`.
@Suite("shapec lsp with real clients")
struct ClientTests {
  private static let clients = Repository.root.appending(path: "Tests/ShapecTests/LanguageServer/Clients")

  /// The files of `Clients` with tests, each about one kind of messages.
  private static let files = [
    "bad_input", "diagnostics", "lifecycle", "names", "reading", "workspace", "writing",
  ]

  @Test(.needs(.python, .pytestLSP, .pillow), arguments: files)
  func `answers pytest-lsp with valid messages`(file: String) throws {
    let arguments = ["-m", "pytest", Self.clients.appending(path: file + "_test.py").path]
    let run = try Self.runPython(arguments, environment: ["PYTHONDONTWRITEBYTECODE": "1"], seconds: 180)
    #expect(run.status == 0, "\(run.text.suffix(6_000))\n\(run.errors)")
  }

  @Test func `tests each file of the clients`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.clients.path)
    #expect(names.filter { $0.hasSuffix("_test.py") }.map { String($0.dropLast(8)) }.sorted() == Self.files)
  }

  @Test(arguments: Neovim.expected)
  func `works in Neovim`(neovim: Neovim) throws {
    guard let (path, version) = neovim.program else {
      throw ForeignTool.Missing(tool: neovim.tool)
    }
    let script = Self.clients.appending(path: "neovim.lua").path
    try Self.run(
      "'\(path)' --headless --clean -c 'luafile \(script)'", as: neovim.client,
      isExact: version.hasPrefix(neovim.rawValue + "."))
  }

  private static let emacs = ["--batch", "-Q", "-l", clients.appending(path: "emacs.el").path]

  @Test(.needs(.emacs, .eglot))
  func `works in Emacs`() throws {
    let version = try Command.find(["emacs"]).map { try Command.output(of: $0, ["--version"]) } ?? Data()
    let line = "emacs " + Self.emacs.map { "'\($0)'" }.joined(separator: " ")
    try Self.run(line, as: .emacs28, isExact: String(decoding: version, as: UTF8.self).hasPrefix("GNU Emacs 28."))
  }

  /// Runs an editor with its settings in the repository. It must send the requests of its column in the table, and no others
  /// if it has exactly that version.
  private static func run(_ line: String, as client: RequestTable.Client, isExact: Bool) throws {
    let (work, table) = (try Workspace(), try RequestTable())
    let folders = ["SHAPE_EDITORS": Workspace.editors, "XDG_CACHE_HOME": work.path("cache")]
    let run = try work.editor(line, shapec: work.recordingShapec(), environment: folders)
    #expect(run.status == 0 && run.text.contains(" checks passed"), "\(run.text)\n\(run.errors)")
    let (sent, expected) = (try work.sentRequests(of: table), table.tested(in: client))
    #expect(expected.subtracting(sent) == [])
    if isExact { #expect(sent.subtracting(expected) == []) }
  }

  @Test func `tests all requests with pytest-lsp`() throws {
    let table = try RequestTable()
    let tests = try Self.files.map { try Repository.text(of: "Tests/ShapecTests/LanguageServer/Clients/\($0)_test.py") }
    let sent = table.requests.filter { request in
      // The library has a function for each request of the protocol: `text_document_hover_async`.
      let function = request.replacing(/[A-Z]/) { "_" + $0.0.lowercased() }.replacing("/", with: "_") + "_async("
      return tests.contains { $0.contains(function) || $0.contains("ask(\"\(request)\"") }
    }
    #expect(sent == table.requests)
    #expect(sent == table.tested(in: .pytest))
    #expect(sent.count > 20)
  }

  @Test(.needs(.python))
  func `survives random messages`() throws {
    let script = Repository.root.appending(path: "Tests/Tools/Protocol/fuzz.py").path
    let minutes = TestTier.current.pick(quick: "0", ci: "0.5", long: "120")
    let run = try Self.runPython(
      [script, "--binary", ShapecRun.executable(), "--minutes", minutes, "--seed", "\(RandomCases.seed())"],
      seconds: 7_500)
    #expect(run.status == 0, "\(run.text)\n\(run.errors)")
  }

  /// Runs a client in a folder of its own.
  private static func runPython(
    _ arguments: [String], environment: [String: String] = [:], seconds: Double = 60
  ) throws -> ShapecRun {
    let work = try Workspace()
    let all = ["SHAPEC": try ShapecRun.executable(), "XDG_CACHE_HOME": work.path("cache")]
    return try ShapecRun.run(
      ForeignTool.python.path(), arguments, in: work.folder, environment: all.merging(environment) { $1 },
      seconds: seconds)
  }
}
