import Foundation
import ReferencePainter

/// SVG documents in one HTML page, as Chromium draws them: inlined, where all of them share ids and styles, and each
/// in its own frame, where it is alone.
struct InlinedPictures {
  private(set) var inlined: [Raster] = []
  private(set) var alone: [Raster] = []

  init(_ documents: [String], prefersDark: Bool) throws {
    let gap = 8
    var body = ""
    var top = 0
    var rows: [(top: Int, width: Int, height: Int)] = []
    let sizes = try documents.map(Sheet.size)
    let right = (sizes.map(\.width).max() ?? 0) + gap
    for (document, size) in zip(documents, sizes) {
      rows.append((top, size.width, size.height))
      let page = """
        <!doctype html><meta charset="utf-8">
        <style>:root { color-scheme: light dark } body { margin: 0; background: none } svg { display: block }</style>
        <body>\(document)</body>
        """
      body += #"<div style="left: 0; top: \#(top)px">\#(document)</div>"#
      body += #"<iframe style="left: \#(right)px; top: \#(top)px" width="\#(size.width)" height="\#(size.height)""#
      body += #" srcdoc="\#(Self.escaped(page))"></iframe>"#
      top += size.height + gap
    }
    let file = try Judge.drawPage(
      body, style: "div, iframe { position: absolute; border: 0 } svg { display: block }", width: 2 * right,
      height: top, prefersDark: prefersDark)
    for row in rows {
      for left in [0, right] {
        let raster = file.raster(
          left: left, top: row.top, width: row.width, height: row.height, shrunkBy: Judge.oversampling)
        if left == 0 { inlined.append(raster) } else { alone.append(raster) }
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
