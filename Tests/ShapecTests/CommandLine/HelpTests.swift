import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  /// The pages of all commands, the overview first.
  private static let pages = [
    [], ["show"], ["preview"], ["check"], ["format"], ["describe"], ["diff"], ["lsp"], ["explain"], ["completions"],
    ["help"],
  ]

  @Test(arguments: [["--help"], ["-h"], ["help"], [], ["a.shape", "--emit", "svg", "--help"]])
  func `shows an overview`(arguments: [String]) throws {
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: Repository.root)
    #expect(try run.picture() == Workspace().shapec("--help").picture())
  }

  @Test(arguments: [
    "shapec card.shape --emit svg", "shapec FILE... [OPTIONS]  ", "shapec check FILE...", "shapec format FILE...",
    "shapec explain [CODE...]", "shapec completions SHELL", "shapec help [COMMAND]", "  --emit FORMAT  ",
    "  -o, --output PATH  ", "  -h, --help  ", "NO_COLOR", "\n  0  ", "\n  1  ", "\n  2  ", "\n  3  ",
  ])
  func `explains commands, exit codes and more in the overview`(text: String) throws {
    #expect(try Workspace().shapec("--help").picture().contains(text))
  }

  @Test(arguments: pages.dropFirst())
  func `shows a page for each command, in two ways`(command: [String]) throws {
    let page = try Self.page(command)
    #expect(try Workspace().shapec(command[0], "--help").picture() == page)
    #expect(page.hasPrefix("shapec \(command[0]): ") && page.contains("\n  shapec \(command[0]) "))
  }

  @Test(arguments: pages)
  func `keeps all pages within 120 columns and free of empty sections`(command: [String]) throws {
    let page = try Self.page(command)
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 120 && $0.last != " " })
    #expect(!page.contains("\n\n\n") && page.hasSuffix(".\n") && !page.hasSuffix("\n\n"))
  }

  @Test
  func `lists the options that the reference describes, and no others`() throws {
    var options: Set<String> = []
    for command in Self.pages {
      options.formUnion(try Self.page(command).matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) })
    }
    let reference = try Repository.text(of: "Sources/shapec/README.md")
    let described = reference.matches(of: /(?m)^\| (?:`-\w`, )?`(--[a-z-]+)/).map { String($0.1) }
    #expect(options.count > 10 && Set(described) == options && Set(described).count == described.count)
    // The text and the examples mention only existing options.
    #expect(Set(reference.matches(of: /(?:^|[ `])(--[a-z-]+)/).map { String($0.1) }).isSubset(of: options))
  }

  @Test(arguments: [["--version"], ["check", "--version"]])
  func `shows the version`(arguments: [String]) throws {
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: Repository.root)
    #expect(try run.picture().wholeMatch(of: /shapec \d+\.\d+\.\d+\n/) != nil)
  }

  private static func page(_ command: [String]) throws -> String {
    try ShapecRun.run(ShapecRun.executable(), ["help"] + command, in: Repository.root).picture()
  }
}
