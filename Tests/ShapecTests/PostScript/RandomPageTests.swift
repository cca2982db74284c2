import Foundation
import ProgramGenerator
import ReferencePainter
import Testing

/// Random programs, judged by programs that are independent of this project.
@Suite(.needsPagePainters) struct RandomPageTests {
  /// Ghostscript paints a random picture without transparency like rsvg-convert its SVG, within the errors of both.
  @Test func `random pictures are the same in both`() throws {
    var pictures = 0
    for program in RandomPrograms.programs(
      quick: 3, ci: 20, long: 200, options: ProgramGenerator.Options(isOpaque: true))
    {
      let work = try Workspace()
      try work.write(Data(program.source().utf8), to: program.fileName)
      if let library = program.library, case .success(let bytes) = program.load(library.name) {
        try work.write(Data(bytes), to: library.name)
      }
      for shape in program.shapes {
        let arguments = [work.path(program.fileName), "--shape", shape.name, "--canvas", "bounds"]
        let svg = try PagePainter.rsvg.paint(BuiltCompiler.output(arguments, format: "svg"), oversampling: 16)
        let eps = try PagePainter.ghostscript.paint(BuiltCompiler.output(arguments, format: "eps"), oversampling: 16)
        let comparison = PictureComparison(expected: svg, actual: eps, tolerance: PagePainter.agreement)
        #expect(comparison.isClose, "\(comparison.report(shape.name))")
        pictures += 1
      }
    }
    #expect(pictures > 0)
  }
}
