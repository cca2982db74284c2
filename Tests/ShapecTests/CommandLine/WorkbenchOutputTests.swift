import Foundation
import ShapeBackends
import ShapeLanguage
import ShapeWorkbench
import TestSupport
import Testing

/// A page beside the text offers the files that the command line writes.
@Suite("Files of the workbench")
struct WorkbenchOutputTests {
  private static let examples: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.examples.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".shape") }
  }()

  @Test(arguments: examples)
  func `are those of the command line, in every format`(example: String) throws {
    let bytes = Array(try Repository.text(of: "Examples/\(example)").utf8)
    let compilation = Compiler.compile(SourceFile(path: example, bytes: bytes)) { path in
      (try? Repository.text(of: "Examples/\(path)")).map { .success(Array($0.utf8)) } ?? .failure(.unreadable(""))
    }
    let program = try ShapecRun.executable()
    for shape in compilation.publicShapes {
      var request = PictureRequest()
      request.shape = compilation.program.names.spelling(compilation.program.shapes[shape].name)
      let shown = ShownPicture(request, of: compilation)
      for format in OutputFormat.allCases {
        var arguments = [example, "--emit", format.rawValue]
        if format != .css { arguments += ["--shape", request.shape ?? ""] }
        let run = try ShapecRun.run(program, arguments, in: Repository.examples)
        let output = shown.output(in: format, PictureOptions())
        #expect(output.bytes.map { Data($0) } == (run.status == 0 ? run.output : nil), "\(shape) \(format)")
        #expect((output.bytes == nil) == (output.refusal != nil), "\(shape) \(format)")
      }
    }
  }
}
