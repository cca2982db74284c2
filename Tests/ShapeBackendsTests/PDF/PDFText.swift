import ShapeCore

@testable import ShapeBackends

/// Returns a file without compression as text, or the error.
func pdfText(_ scenes: [Scene], _ options: PDFOptions = PDFOptions()) -> String {
  var options = options
  options.isCompressed = false
  do { return String(decoding: try PDFWriter.pdf(for: scenes, options: options).bytes, as: UTF8.self) } catch {
    return "\(error)"
  }
}

/// Returns the contents of the streams whose dictionary contains a text, on one line with single spaces.
func streams(with entry: String, of scene: Scene) -> [String] {
  pdfText([scene]).split(separator: "endstream").compactMap { part in
    guard let start = part.firstRange(of: ">>stream\n"),
      let object = part[..<start.lowerBound].ranges(of: " 0 obj\n").last,
      part[object.upperBound..<start.lowerBound].contains(entry)
    else { return nil }
    return part[start.upperBound...].split { " \n".contains($0) }.joined(separator: " ")
  }
}

/// Returns the contents of the page of a scene of 100 by 100 points, after the transform that flips it.
func pdfPage(root: (inout SceneLayer) -> Void = { _ in }, _ content: (inout SceneBuilder) -> Void) -> String {
  let flip = "1 0 0 -1 0 100 cm"
  let pages = streams(with: "<</Length", of: SceneBuilder.scene(root: root) { content(&$0) }).filter {
    $0.hasPrefix(flip)
  }
  return pages.first.map { $0 == flip ? "" : String($0.dropFirst(flip.count + 1)) } ?? "no page"
}

/// Returns how a scene of 100 by 100 points is shown. Nothing of one that can't be written is.
func pdfLedger(_ content: (inout SceneBuilder) -> Void) -> [Ledger.Entry] {
  let file = try? PDFWriter.pdf(for: [picture(content)])
  return file?.ledgers[0].entries ?? []
}

/// Returns a scene of 100 by 100 points with some content.
func picture(_ content: (inout SceneBuilder) -> Void) -> Scene { SceneBuilder.scene { content(&$0) } }
