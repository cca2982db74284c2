extension Problem.Kind {
  static let notUTF8 = Problem.Kind(
    "E0001",
    Explanation(
      "This file is not UTF-8 text",
      meaning: """
        A `.shape` file is UTF-8 text. Somewhere in this one stands a byte that has no meaning in UTF-8: mostly because
        the file was saved in another way, or because it is a picture and no text at all.
        """,
      reason: """
        A letter that is read in the wrong way would quietly become another one.
        """,
      wrong: .situation("A file with `// größer` in it, saved as Latin-1 or Windows-1252 by an older editor."),
      right: .situation("The same file, saved as UTF-8.")))
}

extension Problem {
  static func notUTF8(byte: UInt8) -> Problem {
    Problem(
      .notUTF8, "this file is not UTF-8 text: the byte 0x\(hexadecimal(byte)) has no meaning here",
      hint: "save the file as UTF-8")
  }
}

extension Problem.Kind {
  static let looksLikeUTF16 = Problem.Kind(
    "E0002",
    Explanation(
      "This file is UTF-16 text",
      meaning: """
        Some editors save text as UTF-16, which has two bytes for each letter; they may call it “Unicode”. A `.shape`
        file is UTF-8 text.
        """,
      reason: """
        There is one way to write a file, so that every editor and every tool reads the same text from it.
        """,
      wrong: .situation("A file saved as “Unicode” or “UTF-16”."),
      right: .situation("The same file, saved as “UTF-8”.")))
}

extension Problem {
  static var looksLikeUTF16: Problem {
    Problem(.looksLikeUTF16, "this file is UTF-16 text; a .shape file is UTF-8", hint: "save the file as UTF-8")
  }
}

extension Problem.Kind {
  static let fileTooLarge = Problem.Kind(
    "E0003",
    Explanation(
      "A file that is too large",
      meaning: """
        A file may have 33,554,432 bytes. That is half a million lines; a file that long was most likely written by a
        program, or is not a `.shape` file.
        """,
      reason: """
        With a limit, whatever file is given to the compiler by accident ends in a message and not in a machine that
        stands still.
        """,
      wrong: .situation("A map of a country as one path, in a file of 40,000,000 bytes."),
      right: .situation("The same map as a shape for each of its parts, in files that are compiled one by one.")))
}

extension Problem {
  static var fileTooLarge: Problem {
    Problem(
      .fileTooLarge, "this file has more than \(SourceLimits.fileBytes) bytes, the most that a file may have",
      hint: "split the picture into files that are compiled apart")
  }
}

extension Problem.Kind {
  static let programTooLarge = Problem.Kind(
    "E0004",
    Explanation(
      "Too many files, or too much text in them",
      meaning: """
        A file and all that it imports, and what those import, may be 1,000 files with 67,108,864 bytes together.
        """,
      reason: """
        All of them are read before anything is drawn. With a limit that ends, even where imports lead to ever new
        files.
        """,
      wrong: .situation("A file that imports 1,200 icons to show them on one sheet."),
      right: .situation("A sheet for each group of icons, each file compiled by itself.")))
}

extension Problem {
  static var programTooLarge: Problem {
    Problem(
      .programTooLarge,
      "this file and its imports have more than \(SourceLimits.files) files or \(SourceLimits.programBytes) bytes",
      hint: "split the picture into files that are compiled apart")
  }
}

extension Problem.Kind {
  static let cannotRead = Problem.Kind(
    "E0005",
    Explanation(
      "A file that can't be read",
      meaning: """
        An `import` names a file that is not there, is a folder, or may not be read. The path is relative to the file
        that the `import` stands in, and large and small letters matter.
        """,
      reason: """
        Without the file, the names in it are not known, and the picture can't be drawn.
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
      "An import from outside the folder",
      meaning: """
        What a file imports lies in the folder of the file that is compiled, or in a folder within it. A path that
        begins with `/`, or leads out of the folder with `..` or by a link, is refused.
        """,
      reason: """
        A folder with shapes can be copied and sent to others as it is, and a file that somebody else wrote can't read
        what lies elsewhere on your machine.
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
  static func importLeavesFolder(_ path: String) -> Problem {
    Problem(
      .importLeavesFolder, "\(quoted(path)) lies outside the folder of the file that is compiled",
      hint: "move the file into the folder, or compile a file further up")
  }
}

extension Problem.Kind {
  static let importNotShape = Problem.Kind(
    "E0007",
    Explanation(
      "An import that is not a .shape file",
      meaning: """
        Only files whose names end in `.shape` can be imported. There are no images in a shape: they go into its
        content slot.
        """,
      reason: """
        A picture or a font in place of a `.shape` file would only give a long list of strange messages.
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
      .importNotShape, "\(quoted(path)) is not a .shape file", hint: "the path of an import ends in .shape",
      fix: .completeImport)
  }
}

extension Problem.Kind {
  static let files: [Problem.Kind] = [
    .notUTF8, .looksLikeUTF16, .fileTooLarge, .programTooLarge, .cannotRead, .importLeavesFolder, .importNotShape,
  ]
}

private func hexadecimal(_ byte: UInt8) -> String {
  let text = String(byte, radix: 16, uppercase: true)
  return text.count < 2 ? "0" + text : text
}
