import Testing

@Suite("Help")
struct HelpTests {
  /// The pages of all commands, the overview first.
  private static let pages = [[], ["check"], ["format"], ["explain"], ["completions"], ["help"]]

  @Test("shows an overview", arguments: [["--help"], ["-h"], ["help"], [], ["a.shape", "--emit", "svg", "--help"]])
  func overview(arguments: [String]) throws {
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: Workspace.root)
    #expect(try run.picture() == Workspace().shapec("--help").picture())
  }

  @Test(
    "explains commands, exit codes and more in the overview",
    arguments: [
      "shapec card.shape --emit svg", "shapec FILE... [OPTIONS]  ", "shapec check FILE...", "shapec format FILE...",
      "shapec explain [CODE...]", "shapec completions SHELL", "shapec help [COMMAND]", "  --emit FORMAT  ",
      "  -o, --output PATH  ", "  -h, --help  ", "NO_COLOR", "\n  0  ", "\n  1  ", "\n  2  ", "\n  3  ",
    ])
  func overviewIsWhole(text: String) throws {
    #expect(try Workspace().shapec("--help").picture().contains(text))
  }

  @Test("shows a page for each command, in two ways", arguments: pages.dropFirst())
  func page(command: [String]) throws {
    let page = try Self.page(command)
    #expect(try Workspace().shapec(command[0], "--help").picture() == page)
    #expect(page.hasPrefix("shapec \(command[0]): ") && page.contains("\n  shapec \(command[0]) "))
  }

  @Test("keeps all pages within 120 columns and free of empty sections", arguments: pages)
  func layout(command: [String]) throws {
    let page = try Self.page(command)
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 120 && $0.last != " " })
    #expect(!page.contains("\n\n\n") && page.hasSuffix(".\n") && !page.hasSuffix("\n\n"))
  }

  @Test("lists the options that the reference describes, and no others")
  func reference() throws {
    var options: Set<String> = []
    for command in Self.pages {
      options.formUnion(try Self.page(command).matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) })
    }
    let reference = try Page("Sources/shapec/README.md").text
    let described = reference.matches(of: /(?m)^\| (?:`-\w`, )?`(--[a-z-]+)/).map { String($0.1) }
    #expect(options.count > 10 && Set(described) == options && Set(described).count == described.count)
    // What the text and the examples mention exists too.
    #expect(Set(reference.matches(of: /(?:^|[ `])(--[a-z-]+)/).map { String($0.1) }).isSubset(of: options))
  }

  @Test("tells the version", arguments: [["--version"], ["check", "--version"]])
  func version(arguments: [String]) throws {
    let run = try ShapecRun.run(ShapecRun.executable(), arguments, in: Workspace.root)
    #expect(try run.picture().wholeMatch(of: /shapec \d+\.\d+\.\d+\n/) != nil)
  }

  private static func page(_ command: [String]) throws -> String {
    try ShapecRun.run(ShapecRun.executable(), ["help"] + command, in: Workspace.root).picture()
  }
}
