extension CommandName {
  /// Command lines to copy, with what they do.
  var examples: [(left: String, right: [String])] {
    switch self {
    case .emit:
      [
        ("shapec card.shape --emit svg", ["write a picture to standard output"]),
        ("shapec card.shape -o card.svg", ["write a picture to a file"]),
        ("shapec *.shape --emit svg -o out/", ["write one file per shape to a folder"]),
        ("shapec card.shape -o Card.swift", ["write Swift code that draws the shape at any size"]),
      ]
    case .show:
      [
        ("shapec show card.shape", ["show a picture in the terminal"]),
        ("shapec show card.shape --preview all", ["show all previews side by side"]),
        ("shapec show card.shape --protocol sixel > card.six", ["write what a terminal shows to a file"]),
      ]
    case .preview:
      [
        ("shapec preview card.shape", ["write the address of a page that shows the file"]),
        ("shapec preview card.shape --open", ["also open it in the browser"]),
        ("shapec preview", ["try the language without a file"]),
      ]
    case .check:
      [
        ("shapec check card.shape", ["report the mistakes in a file"]),
        ("shapec check --fix *.shape", ["also apply all certain fixes"]),
        ("shapec check icons/", ["check all .shape files in a folder, and in folders within it"]),
        ("shapec check - --stdin-name card.shape", ["check standard input, as editors do"]),
      ]
    case .format:
      [
        ("shapec format card.shape", ["format a file in place"]),
        ("shapec format --check *.shape", ["list the files that are not formatted"]),
        ("shapec format - --range 12-20", ["format lines of standard input to standard output"]),
      ]
    case .describe:
      [
        ("shapec describe card.shape", ["write the shapes and parameters of a file as JSON"]),
        ("shapec describe icons/ > icons.json", ["describe all files in a folder"]),
        ("shapec describe --summary card.shape", ["write one line for each declaration and drawn element"]),
      ]
    case .diff:
      [
        ("shapec diff old.shape card.shape", ["list what changed"]),
        ("shapec diff old.shape card.shape -o diff.svg", ["also draw both versions over each other"]),
        ("git show HEAD:card.shape | shapec diff - card.shape", ["list what changed since the last commit"]),
      ]
    case .lsp: [("shapec lsp", ["start the server, as an editor does"])]
    case .explain:
      [
        ("shapec explain E0203", ["explain the code at the end of a message"]),
        ("shapec explain", ["list all codes"]),
      ]
    case .completions:
      [
        ("source <(shapec completions bash)", ["in ~/.bashrc"]),
        ("source <(shapec completions zsh)", ["in ~/.zshrc, after `compinit`"]),
        ("shapec completions fish | source", ["in ~/.config/fish/config.fish"]),
      ]
    case .help: [("shapec help check", ["show the options of `shapec check`"])]
    }
  }

  /// The details that are neither in the summary nor in the options.
  var details: String {
    switch self {
    case .emit: ""
    case .show:
      """
      Terminals that can't show pictures get half blocks, which are two pixels each. A picture is at most as wide as the
      window. Several pictures, such as those of a file with several shapes, are shown side by side with labels.

      `show` recognizes terminals by their environment, or asks them. If standard output is not a terminal, it needs
      `--protocol`. It shows adaptive colors in light appearance, unless `--scheme` is given.
      """
    case .preview:
      """
      The page follows the file and its imports: what you save is shown at once, and what you change in the page is written
      to the file. If both change, the file wins. Without a file, the page keeps what you write in the browser.

      `preview` serves the page to this machine only, at an address that nobody can guess, and reads no other folder. It runs
      until it is interrupted, or until the terminal is closed.
      """
    case .check:
      """
      `check` draws every shape at its design size and its minimum size, with the lowest and the highest value of each
      parameter, and every preview. It reports the size and the values at which something fails.

      A change after `fix:` is certain: it removes the message, and no other edit of the same size gives a program that
      compiles. A change after `suggestion:` may not be what you meant; decide about it yourself.

      `--fix` makes the changes after `fix:`, such as a misspelled name, a missing comma or a missing unit. It never drops a
      name or a value, and it removes an unused `let` only from a file without errors.
      """
    case .format:
      """
      `format` changes only white space, and removes each `;` that a line break can replace. It keeps a byte-order mark.
      All lines end with CRLF if the first one does, and with LF otherwise. A file with syntax errors is not changed, and
      a file that is already formatted is not written.
      """
    case .describe:
      """
      `describe` writes one JSON object: the imports, values, enums, functions, styles, shapes and previews of each file, with
      their documentation and places. Values have the form that `--set @values.json` reads. Nothing is written if a file
      has errors.
      """
    case .diff:
      """
      `diff` compares declarations, and what each shape draws at its design size: paths, paint, strokes, layers and shadows.
      Comments and layout don't matter, and neither do differences below a thousandth.

      The exit code is 0 if the files are the same, 1 if they differ, 2 if a file has errors or the command line is wrong,
      and 3 if a file can't be read or written.
      """
    case .lsp:
      """
      `lsp` speaks version 3.17 of the Language Server Protocol. Editors start it; their settings are in the README of
      ShapeServer.
      """
    case .explain:
      """
      Each message ends with a code in square brackets. The explanation describes the mistake and why it matters, and shows
      a wrong and a correct example.
      """
    case .completions: "The script completes commands, options, their values, codes and files."
    case .help: "`shapec COMMAND --help` shows the same page."
    }
  }
}
