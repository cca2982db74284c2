import Foundation
import Testing

@Suite("shapec check --fix")
struct CheckFixTests {
  @Test("mends a file, and shows what is left")
  func mends() throws {
    let work = try Workspace(source: "shape Dot { size 9 x 9; fil .red; stroke .rde; qwertz 3 }\n")
    let run = try work.shapec("check", "--fix", "a.shape")
    #expect(try work.text("a.shape") == "shape Dot { size 9 x 9; fill .red; stroke .red; qwertz 3 }\n")
    #expect(run.errors.hasPrefix("shapec: 2 changes made in a.shape\n"))
  }

  @Test("leaves a file alone that needs nothing")
  func leavesAlone() throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shapec("check", "--fix", "a.shape")
    #expect(try work.text("a.shape") == Source.dot)
    #expect(run.verdict == "0")
  }

  @Test("does not go with standard input, nor with what draws")
  func usage() throws {
    let work = try Workspace(source: Source.dot)
    #expect(
      try work.shapec("check", "--fix", "-").verdict
        == "2 shapec: error: --fix changes files, and standard input is none")
    #expect(try work.shapec("a.shape", "--emit", "svg", "--fix").verdict == "2 shapec: error: --fix goes with `check`")
  }
}
