import Testing

@testable import ShapeLanguage

/// Imports are sorted, and those without effect are removed.
@Suite("Organize imports")
struct OrganizeImportsTests {
  private static let files = [
    "a.shape": "let a = 1", "b.shape": "let b = 2", "c.shape": "let c = 3", "broken.shape": "let d = )",
  ]

  /// Returns the source with organized imports, or `nil` if there is nothing to do.
  private func organized(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let compilation = Compiler.compile(SourceFile(path: "main.shape", bytes: bytes), recordsReferences: true) { path in
      Self.files[path].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("no such file"))
    }
    return compilation.organizingImports().map { String(decoding: $0.edits.applied(to: bytes), as: UTF8.self) }
  }

  private static let uses = "let sum = a + b + x.c\n"

  @Test(arguments: [
    (
      "import \"c.shape\" as x\nimport \"b.shape\"\nimport \"a.shape\"\n\n",
      "import \"a.shape\"\nimport \"b.shape\"\nimport \"c.shape\" as x\n\n"
    ),
    (
      "// C\nimport \"c.shape\" as x // x\n/* B */\nimport \"b.shape\"\n/// A\n/// B\nimport \"a.shape\"\n",
      "/// A\n/// B\nimport \"a.shape\"\n/* B */\nimport \"b.shape\"\n// C\nimport \"c.shape\" as x // x\n"
    ),
    (
      "import \"c.shape\" as x\n\nimport \"b.shape\"\nimport \"a.shape\"\n",
      "import \"c.shape\" as x\n\nimport \"a.shape\"\nimport \"b.shape\"\n"
    ),
    (
      "import \"c.shape\" as x\r\nimport \"b.shape\"\r\nimport \"a.shape\"\r\n",
      "import \"a.shape\"\r\nimport \"b.shape\"\r\nimport \"c.shape\" as x\r\n"
    ),
  ])
  func `they are sorted by path, with their comments`(source: String, expected: String) {
    #expect(organized(source + Self.uses) == expected + Self.uses)
  }

  @Test(arguments: [
    ("import \"a.shape\"\nimport \"a.shape\"\nlet d = a\n", "import \"a.shape\"\nlet d = a\n"),
    ("import \"a.shape\"\nlet d = a\nimport \"./a.shape\"\n", "import \"a.shape\"\nlet d = a\n"),
    ("import \"a.shape\"\n// A\nimport \"a.shape\" // A\nlet d = a\n", "// A\nimport \"a.shape\" // A\nlet d = a\n"),
    (
      "import \"b.shape\"\nimport \"a.shape\"\nimport \"b.shape\"\nlet d = a + b\n",
      "import \"a.shape\"\nimport \"b.shape\"\nlet d = a + b\n"
    ),
  ])
  func `a file is imported once`(source: String, expected: String) { #expect(organized(source) == expected) }

  @Test(arguments: [
    ("import \"b.shape\"\nimport \"a.shape\"\n\nlet d = a\n", "import \"a.shape\"\n\nlet d = a\n"),
    ("import \"b.shape\"\nimport \"a.shape\" as x\n\nlet d = 1\n", "let d = 1\n"),
    (
      "// A file.\n\nimport \"a.shape\"\n\nlet d = 1\n", "// A file.\n\nlet d = 1\n"
    ),
    ("import \"b.shape\"; import \"a.shape\"; let d = a\n", "import \"a.shape\"; let d = a\n"),
    ("let d = a\nimport \"a.shape\"\nimport \"b.shape\"", "let d = a\nimport \"a.shape\"\n"),
  ])
  func `unused ones are removed`(source: String, expected: String) { #expect(organized(source) == expected) }

  @Test(arguments: [
    "", "let d = 1\n", "import \"a.shape\"\nimport \"b.shape\"\nlet d = a + b\n",
    "import \"b.shape\"\nimport \"a.shape\"\nlet d = )\n",
    "import \"b.shape\"; import \"a.shape\"\nlet d = a + b\n",
    "// shapec:allow W0001\nimport \"a.shape\"\nlet d = 1\n",
    "import \"a.shape\" // later\nlet d = 1\n",
    "import \"a.shape\"\nimport \"a.shape\" as x\nlet d = a + x.a\n",
    "/* x\n// y */\nimport \"a.shape\"\nlet d = a\n",
  ])
  func `nothing else changes`(source: String) { #expect(organized(source) == nil) }

  @Test func `imports of files with errors stay`() {
    #expect(
      organized("import \"missing.shape\"\nimport \"broken.shape\"\nlet d = e\n")
        == "import \"broken.shape\"\nimport \"missing.shape\"\nlet d = e\n")
  }
}
