#if os(Linux)
  import ForeignTools
  import Foundation
  import TestSupport
  import Testing

  /// What ShapeKit adds to an app: `Tests/Tools/Size/size.py`.
  @Suite("The size of ShapeKit in an app", .needs(.python))
  struct SizeTests {
    /// With `SHAPE_REWRITE=1` in the environment, the actual sizes replace the expected ones.
    @Test(.enabled(if: TestTier.current != .quick, "compiling for size takes two minutes"))
    func `eight programs have the sizes of the table, and nothing that is only for the compiler`() throws {
      let script = Repository.root.appending(path: "Tests/Tools/Size/size.py").path
      let run = try Command.run(
        ForeignTool.python.path(), [script, "--shapec", ShapecRun.executable()], seconds: 1200)
      #expect(run.status == 0, "\(run.errors)")
    }
  }
#endif
