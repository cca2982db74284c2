extension Problem.Kind {
  static let notUTF8 = Problem.Kind(
    "E0001",
    Explanation(
      "File that is not UTF-8",
      meaning: """
        A `.shape` file is UTF-8 text. This one contains a byte that is not valid UTF-8. In most cases the file
        was saved with another encoding, or it is an image instead of text.
        """,
      reason: """
        If the encoding were guessed, characters could change without a message.
        """,
      wrong: .situation("A file with `// größer` in it, saved as Latin-1 or Windows-1252 by an older editor."),
      right: .situation("The same file, saved as UTF-8.")))
}

extension Problem {
  static func notUTF8(byte: UInt8) -> Problem {
    Problem(
      .notUTF8, "this file is not UTF-8 text: the byte 0x\(hexadecimal(byte)) is not valid here",
      hint: "save the file as UTF-8")
  }
}

extension Problem.Kind {
  static let looksLikeUTF16 = Problem.Kind(
    "E0002",
    Explanation(
      "File in UTF-16",
      meaning: """
        Some editors save text as UTF-16, sometimes called “Unicode”, with at least two bytes per character. A
        `.shape` file is UTF-8 text.
        """,
      reason: """
        With one encoding, every editor and every tool reads the same text from a file.
        """,
      wrong: .situation("A file saved as “Unicode” or “UTF-16”."),
      right: .situation("The same file, saved as “UTF-8”.")))
}

extension Problem {
  static var looksLikeUTF16: Problem {
    Problem(
      .looksLikeUTF16, "this file is UTF-16 text, but it must be UTF-8", hint: "save the file as UTF-8")
  }
}

extension Problem.Kind {
  static let fileTooLarge = Problem.Kind(
    "E0003",
    Explanation(
      "File too large",
      meaning: """
        A file can have at most 33,554,432 bytes. That is about half a million lines. A larger file was probably
        written by a program, or is not a `.shape` file.
        """,
      reason: """
        With a limit, a wrong file leads to a message instead of a compiler that doesn't respond.
        """,
      wrong: .situation("A map of a country as one path, in a file with 40,000,000 bytes."),
      right: .situation("The same map with one shape for each region, in files that are compiled separately.")))
}

extension Problem {
  static var fileTooLarge: Problem {
    Problem(
      .fileTooLarge, "this file is too large: the limit is \(SourceLimits.fileBytes) bytes",
      hint: "split it into files that are compiled separately")
  }
}

extension Problem.Kind {
  static let programTooLarge = Problem.Kind(
    "E0004",
    Explanation(
      "Too many or too large files",
      meaning: """
        A file and all its direct and indirect imports can have at most 1,000 files and 67,108,864 bytes in
        total.
        """,
      reason: """
        All files are read before anything is drawn. With a limit, reading them always ends.
        """,
      wrong: .situation("A file that imports 1,200 icons to show all of them in one picture."),
      right: .situation("A file for each group of icons, compiled separately.")))
}

extension Problem {
  static var programTooLarge: Problem {
    Problem(
      .programTooLarge,
      "this file and its imports have more than \(SourceLimits.files) files or \(SourceLimits.programBytes) bytes",
      hint: "split it into files that are compiled separately")
  }
}

extension Problem.Kind {
  static let cannotRead = Problem.Kind(
    "E0005",
    Explanation(
      "Unreadable file",
      meaning: """
        An `import` names a file that doesn't exist, is a folder, or has no read permission. The path is
        relative to the file with the `import`. Upper case and lower case letters are different.
        """,
      reason: """
        Without the file, the names in it are unknown, and the picture can't be drawn.
        """,
      wrong: .program(
        """
        import "palete.shape"

        shape Card {
          size 240 x 120
          fill ink
        }
        """, imports: [Explanation.ImportedFile("palette.shape", "let ink = #1C1C1E")]),
      right: .program(
        """
        import "palette.shape"

        shape Card {
          size 240 x 120
          fill ink
        }
        """, imports: [Explanation.ImportedFile("palette.shape", "let ink = #1C1C1E")])))
}

extension Problem {
  static func cannotRead(path: String, reason: String) -> Problem {
    Problem(.cannotRead, "can't read \(quoted(path)): \(reason)", missing: .file(path))
  }
}

extension Problem.Kind {
  static let importLeavesFolder = Problem.Kind(
    "E0006",
    Explanation(
      "Import from outside the folder",
      meaning: """
        Imported files must be in the folder of the file that is compiled, or in a folder within it. A path that
        begins with `/`, or leads out of the folder by `..` or a link, is refused. If several files or a folder are
        compiled at once, imports can reach all their folders. `--root` names another folder.
        """,
      reason: """
        A folder with shapes can be copied and sent as it is. And a file from another person can't read files
        elsewhere on your computer.
        """,
      wrong: .program(
        """
        import "../palette.shape"

        shape Card {
          size 240 x 120
          fill ink
        }
        """, imports: [Explanation.ImportedFile("palette.shape", "let ink = #1C1C1E")]),
      right: .program(
        """
        import "palette.shape"

        shape Card {
          size 240 x 120
          fill ink
        }
        """, imports: [Explanation.ImportedFile("palette.shape", "let ink = #1C1C1E")])))
}

extension Problem {
  /// - Parameter root: The value of `--root` that allows the import, or `nil` if there is none.
  static func importLeavesFolder(_ path: String, root: String?) -> Problem {
    Problem(
      .importLeavesFolder, "\(quoted(path)) is outside the folder of the file that is compiled",
      hint: root.map { "add \(quoted("--root \(shellArgument($0))")), or move the imported file into that folder" }
        ?? "use a path that is relative to this file, with `/` between folders")
  }

  /// - Parameter root: The value of `--root`.
  static func importLeavesRoot(_ path: String, root: String) -> Problem {
    Problem(
      .importLeavesFolder, "\(quoted(path)) is outside of \(quoted(root)), the folder for imports",
      hint: "move the imported file into that folder, or add a link there that is compiled, too")
  }
}

extension Problem.Kind {
  static let importNotShape = Problem.Kind(
    "E0007",
    Explanation(
      "Import of another kind of file",
      meaning: """
        Only files whose names end in `.shape` can be imported. A shape can't contain images. Put them into its
        content slot.
        """,
      reason: """
        Reading an image or a font as a `.shape` file would lead to a long list of useless messages.
        """,
      wrong: .program(
        """
        import "palette.svg"

        shape Card {
          size 240 x 120
          fill ink
        }
        """, imports: [Explanation.ImportedFile("palette.shape", "let ink = #1C1C1E")]),
      right: .program(
        """
        import "palette.shape"

        shape Card {
          size 240 x 120
          fill ink
        }
        """, imports: [Explanation.ImportedFile("palette.shape", "let ink = #1C1C1E")])))
}

extension Problem {
  static func importNotShape(_ path: String) -> Problem {
    Problem(
      .importNotShape, "\(quoted(path)) is not a .shape file", hint: "use a path that ends in .shape",
      fix: .completeImport)
  }
}

extension Problem.Kind {
  static let files: [Problem.Kind] = [
    .notUTF8, .looksLikeUTF16, .fileTooLarge, .programTooLarge, .cannotRead, .importLeavesFolder, .importNotShape,
    .malformedJSON, .jsonMismatch, .unknownJSONName,
  ]
}

/// Returns a text as one argument of a command in a shell.
private func shellArgument(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || "._/-+,".utf8.contains(byte) || byte >= 0x80
  }
  if isPlain { return text }
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}

private func hexadecimal(_ byte: UInt8) -> String {
  let text = String(byte, radix: 16, uppercase: true)
  return text.count < 2 ? "0" + text : text
}
