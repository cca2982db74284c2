import ForeignTools
import Foundation
import TestSupport
import Testing

@Suite("The files for editors")
struct EditorFileTests {
  private static func files(_ ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Workspace.editors).filter { $0.hasSuffix(ending) }
  }

  @Test func `are correct JSON`() throws {
    let files = try Self.files(".json") + Self.files(".sublime-settings")
    #expect(files.count >= 6)
    for file in files {
      let data = try Data(contentsOf: URL(filePath: "\(Workspace.editors)/\(file)"))
      #expect(throws: Never.self, "\(file)") { try JSONSerialization.jsonObject(with: data) }
    }
  }

  @Test(.needs(.python))
  func `are correct TOML and XML`() throws {
    let run = try Workspace().editor(
      """
      python3 -c "
      import os, pathlib, sys, xml.dom.minidom
      root = pathlib.Path(os.environ['editors'])
      for file in root.rglob('*.xml'): xml.dom.minidom.parse(str(file))
      if sys.version_info >= (3, 11):
          import tomllib
          for file in root.rglob('*.toml'): tomllib.loads(file.read_text())
      "
      """)
    #expect(run.status == 0 && run.errors == "")
  }

  @Test func `make Xcode show messages with absolute paths`() throws {
    let work = try Workspace(["Shapes/a.shape": "shape Dot { size 10 x 10; fill tnit }\n"])
    let run = try work.editor("\"$editors/xcode/check.sh\" Shapes")
    #expect(run.status == 1 && run.text.hasPrefix("\(work.path("Shapes/a.shape")):1:32: error: unknown name"))
  }

  @Test func `are described in the instructions`() throws {
    let text = try Repository.text(of: "Sources/ShapeServer/README.md")
    for folder in try FileManager.default.contentsOfDirectory(atPath: Workspace.editors) {
      #expect(text.contains("`\(folder)/") || text.contains("`\(folder)`"), "\(folder)")
    }
  }
}
