import ForeignTools
import Foundation
import TestSupport
import Testing

@Suite("The extension for Visual Studio Code")
struct VSCodeTests {
  /// Runs a file of tests in a stand-in for the editor.
  private static func run(_ file: String, in work: Workspace, shapec: String? = nil) throws {
    let run = try work.editor(
      "node --test --test-reporter tap '\(Workspace.standIns)/\(file)'", shapec: shapec,
      environment: ["SHAPE_CLIENT": "\(Workspace.editors)/vscode/client", "NODE_PATH": "\(Workspace.standIns)/stub"])
    let failures = run.text.split(separator: "\n").filter { $0.contains("not ok ") || $0.contains("error: ") }
    #expect(run.status == 0 && failures == [] && run.text.contains("# pass "))
  }

  @Test(.needs(.node))
  func `converts all messages of a language server`() throws {
    try Self.run("client.test.js", in: Workspace())
  }

  @Test(.needs(.node))
  func `talks to the language server of shapec`() throws {
    let (work, table) = (try Workspace(), try RequestTable())
    try Self.run("server.test.js", in: work, shapec: work.recordingShapec())
    #expect(try work.sentRequests(of: table) == table.tested(in: .visualStudioCode))
  }

  @Test(.needs(.python))
  func `is packed into the same bytes each time`() throws {
    let work = try Workspace()
    let run = try work.editor(
      """
      set -e
      cp -R "$editors/vscode" copy
      python3 "$editors/vscode/pack.py" a.vsix > /dev/null
      python3 copy/pack.py b.vsix > /dev/null
      cmp a.vsix b.vsix
      python3 -c "import zipfile; print(*zipfile.ZipFile('a.vsix').namelist())"
      """)
    let names = Set(run.text.split(whereSeparator: \.isWhitespace))
    #expect(run.status == 0 && run.errors == "")
    #expect(
      names.isSuperset(of: [
        "[Content_Types].xml", "extension.vsixmanifest", "extension/package.json", "extension/client/extension.js",
        "extension/syntaxes/shape.tmLanguage.json", "extension/snippets/shape.json",
        "extension/language-configuration.json",
      ]))
  }

  @Test(.needs(.python, .textMateGrammar))
  func `has a grammar that recognizes the examples and the recipes`() throws {
    let work = try Workspace.ofExamples()
    for (index, block) in Repository.shapeBlocks(of: Repository.cookbook).enumerated() {
      try work.write(Data(block.text.utf8), to: "block\(index).shape")
    }
    let run = try work.editor(
      "python3 '\(Workspace.standIns)/tokens.py' \"$editors/vscode/syntaxes/shape.tmLanguage.json\" *.shape")
    #expect(run.status == 0 && run.text == "" && run.errors == "")
  }

  @Test(.needs(.python))
  func `shares its grammar with Sublime Text`() throws {
    let run = try Workspace().editor(
      """
      python3 "$editors/sublime/convert.py" > a.plist
      python3 -c "import plistlib; print(plistlib.load(open('a.plist', 'rb'))['scopeName'])"
      """)
    #expect(run.text == "source.shape\n")
  }

  /// Each snippet, with its defaults in place of its fields, and how it becomes a file.
  @Test(.needs(.node))
  func `has snippets that the parser accepts`() throws {
    let work = try Workspace()
    let run = try work.editor(
      """
      node -e '
        const fs = require("fs"), top = ["shape", "style", "enum", "func", "preview"];
        const all = JSON.parse(fs.readFileSync(process.env.editors + "/vscode/snippets/shape.json"));
        for (const { prefix, body } of Object.values(all)) {
          let text = [].concat(body).join("\\n").replace(/\\$\\{\\d+:([^}]*)\\}/g, "$1").replace(/\\$\\d+/g, "");
          if (prefix === "func") text += "1";
          if (prefix === "path") text = "fill .red, path: " + text;
          fs.writeFileSync(prefix + ".shape", top.includes(prefix) ? text : "style s {\\n" + text + "\\n}\\n");
        }'
      shapec format *.shape
      """)
    #expect(try run.status == 0 && run.errors == "" && work.names().count > 10)
  }
}
