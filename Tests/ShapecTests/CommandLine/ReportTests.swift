import Foundation
import TestSupport
import Testing

@Suite("--report and --strict")
struct ReportTests {
  private static let card = """
    shape A {
      size 20 x 20
      layer plate(inset: 4) {
        fill .red
        shadow .black, radius: 2
      }
      content
    }

    """

  @Test func `list each element with its place`() throws {
    let run = try Workspace(source: Self.card).shapec("a.shape", "--emit", "svg", "--report")
    #expect(
      run.errors == """
        a.shape:5:5: note: SVG: shadow in `plate`: exact
        a.shape:4:5: note: SVG: fill in `plate`: exact
        a.shape:7:3: note: SVG: slot in `content`: exact

        """)
  }

  @Test(arguments: [("png", "slot in `content`: omitted, because an app fills the slot"), ("eps", "because of a blur")])
  func `say what a format can't show`(format: String, text: String) throws {
    let run = try Workspace(source: Self.card).shapec("a.shape", "--emit", format, "--report", "-o", "a.\(format)")
    #expect(run.errors.contains(text))
  }

  @Test func `list omitted shadows`() throws {
    let run = try Workspace(source: Self.card).shapec(
      "a.shape", "--emit", "svg", "--report", "--without", "shadows")
    #expect(run.errors.contains("a.shape:5:5: note: SVG: shadow in `plate`: omitted, because an option omits it\n"))
  }

  @Test func `write JSON with the region of an image`() throws {
    let run = try Workspace(source: Self.card).shapec(
      "a.shape", "--emit", "eps", "--report", "--diagnostics", "json", "-o", "a.eps")
    let lines = try run.errors.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let kinds = lines.compactMap { ($0["lowering"] as? [String: Any])?["kind"] as? String }
    #expect(kinds.sorted() == ["dropped", "exact", "rasterized"])
  }

  @Test func `write nothing if something is not exact`() throws {
    let work = try Workspace(source: Self.card)
    let run = try work.shapec("a.shape", "--strict", "-o", "a.eps")
    #expect(
      try run.status == 1 && run.errors.contains("EPS can't show all of `A` exactly") && work.names() == ["a.shape"])
  }
}
