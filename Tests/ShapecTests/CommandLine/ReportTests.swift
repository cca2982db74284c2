import Foundation
import ShapeWorkbench
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

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
        a.shape:4:5: note: SVG: fill in `plate`: exact
        a.shape:5:5: note: SVG: shadow in `plate`: exact
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

  // MARK: Masks

  private static let masked = """
    shape A {
      size 20 x 20
      layer plate {
        fill .red
        layer { fill .blue, path: rect(Rect(x: 0, y: 0, width: 9, height: 9)) }
        mask layer {
          fill .black, path: circle(center: center, radius: 9)
          layer(inset: 6) { fill .black.opacity(50%) }
        }
      }
    }

    """

  @Test(arguments: OutputFormat.pictures)
  func `list elements of masks in all formats in the order of the source`(format: OutputFormat) throws {
    let run = try Workspace(source: Self.masked).shapec("a.shape", "-o", "a.\(format)", "--report")
    let elements = run.errors.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 6)[..<6].filter { !["note:", "\(format.title):"].contains($0) }
        .joined(separator: " ")
    }
    // An EPS shows the layer as an image.
    #expect(
      elements.filter { !$0.contains("layer") } == [
        "a.shape:4:5: fill in `plate`:", "a.shape:5:13: fill in `plate`:", "a.shape:6:5: mask in `plate`:",
        "a.shape:7:7: fill in `plate`:", "a.shape:8:25: fill in `plate`:",
      ])
  }

  // MARK: Omitted shadows

  private static let shadows = """
    shape A {
      size 20 x 20
      layer plate {
        layer { fill .red; shadow .black, radius: 2 }
        layer(opacity: 0%) { fill .red; shadow .black, radius: 2 }
        fill .blue, path: rect(Rect(x: 0, y: 0, width: 9, height: 9))
        mask layer { layer { fill .black; shadow .black, radius: 1, inner: true } }
      }
    }

    """

  @Test(arguments: ["svg", "pdf"])
  func `name the layer of omitted shadows, without those that are invisible`(format: String) throws {
    let run = try Workspace(source: Self.shadows).shapec(
      "a.shape", "--emit", format, "--report", "--without", "shadows", "-o", "a.\(format)")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 6)
    let title = format.uppercased()
    let omitted = "in `plate`: omitted, because an option omits it"
    #expect(
      lines.filter { $0.contains("omits") } == [
        "a.shape:4:24: note: \(title): shadow \(omitted)", "a.shape:7:39: note: \(title): inner shadow \(omitted)",
      ])
    #expect(lines.firstIndex { $0.contains("7:39") } == 5 && lines.firstIndex { $0.contains("4:24") } == 1)
  }

  @Test func `another format doesn't help against an option`() throws {
    let run = try Workspace(source: Self.shadows).shapec("a.shape", "--strict", "--without", "shadows", "-o", "a.svg")
    #expect(
      run.errors.hasSuffix(
        """
        shapec: error: the SVG of `A` omits shadows
          help: remove `--strict`, or remove `--without shadows`

        """) && run.status == 1)
  }

  @Test func `a contact sheet has no name`() throws {
    let source =
      Self.card.replacing("  content\n", with: "") + ["one", "two"].map { "preview A(), named: \"\($0)\"\n" }.joined()
    let run = try Workspace(source: source).shapec("a.shape", "--preview", "all", "-o", "a.eps")
    #expect(run.message.hasPrefix("shapec: EPS of the contact sheet contains"))
  }

  // MARK: Deep groups

  /// 32 groups, and in them a layer with a mask, which one can't see beyond a disc.
  private static let deep = """
    shape A {
      size 60 x 60
      fill .gold
      \(String(repeating: "layer(opacity: 99%) { ", count: 32))
      layer inner {
        fill .red
        fill .blue, path: circle(center: center, radius: 20)
        mask layer { fill .black, path: circle(center: center, radius: 10) }
      }
      fill .lime, path: rect(Rect(x: 0, y: 0, width: 10, height: 10))
      \(String(repeating: "}", count: 32))
    }

    """

  @Test func `a PDF says that deep groups are images`() throws {
    let work = try Workspace(source: Self.deep)
    let run = try work.shapec("a.shape", "-o", "a.pdf")
    #expect(run.status == 0 && run.message.hasPrefix("shapec: PDF of `A` contains an image"))
    let report = try work.shapec("a.shape", "-o", "a.pdf", "--report")
    #expect(report.errors.contains("a.shape:8:5: note: PDF: mask in `inner`: image of"))
    #expect(report.errors.contains("because of deeply nested groups"))
    let strict = try work.shapec("a.shape", "-o", "b.pdf", "--strict")
    #expect(strict.status == 1 && strict.errors.contains("PDF can't show all of `A` exactly"))
  }

  @Test func `accept differences up to a tolerance`() throws {
    let work = try Workspace(source: "shape A { size 60 x 40; fill .red; shadow .black, radius: 6 }\n")
    let strict = try work.shapec("a.shape", "-o", "a.pdf", "--strict")
    #expect(strict.status == 1 && strict.errors.contains("help: add `--tolerance`, or use another format"))
    #expect(try work.shapec("a.shape", "-o", "a.pdf", "--strict", "--tolerance", "3").verdict == "0")
    // An image differs by an unknown amount.
    let image = try work.shapec("a.shape", "-o", "a.eps", "--strict", "--tolerance", "255")
    #expect(image.status == 1 && image.errors.contains("help: remove `--strict`, or use another format"))
    let alone = "2 shapec: error: `--tolerance` is an option for `--strict`"
    #expect(try work.shapec("a.shape", "-o", "a.pdf", "--tolerance", "3").verdict == alone)
    let wrong = "2 shapec: error: `0` is not a tolerance"
    #expect(try work.shapec("a.shape", "-o", "a.pdf", "--strict", "--tolerance", "0").verdict == wrong)
  }

  /// A layer with a shadow and a mask that contains such a layer, and so on.
  private static func shadows(inMasks depth: Int) -> String {
    let layer = "layer { fill .red; shadow .black, radius: 2, offset: (1, 1); mask layer { "
    return """
      shape A {
        size 20 x 20
        \(String(repeating: layer, count: depth))fill .black\(String(repeating: "} }", count: depth))
      }

      """
  }

  @Test(arguments: ["png", "pdf", "eps"]) func `refuse shadows whose number doubles with each mask`(format: String)
    throws
  {
    let work = try Workspace(source: Self.shadows(inMasks: 30))
    let run = try work.shapec("a.shape", "-o", "a.\(format)")
    #expect(run.status == 2 && run.message == "shapec: error: the shadows of `A` are nested too deeply to draw them")
    #expect(try work.shapec("a.shape", "-o", "a.\(format)", "--without", "shadows").status == 0)
    #expect(try work.shapec("a.shape", "-o", "a.svg").status == 0)
  }

  @Test func `refuse a page that a PDF can't have`() throws {
    let source = """
      shape A {
        size 60 x 60
        fill .gold
        layer(scale: 10000) { fill .red, path: circle(center: (1000000, 0), radius: 100) }
      }

      """
    let work = try Workspace(source: source)
    let run = try work.shapec("a.shape", "-o", "a.pdf")
    #expect(run.status == 2 && run.errors.contains("a page of a PDF can have at most 1080000000 on a side"))
    #expect(try work.shapec("a.shape", "-o", "a.pdf", "--canvas", "bounds").status == 0)
  }
}
