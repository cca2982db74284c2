import LanguagePairs
import Testing

/// Pictures ignore no part of the language: the difference between two programs is visible.
@Suite(.needsPagePainters) struct PairPictureTests {
  @Test(arguments: PairFormat.allCases)
  func `both programs of a pair are distinguishable`(_ format: PairFormat) throws {
    var complaints: [String] = []
    var drawn: [Pair] = []
    var documents: [String] = []
    for pair in Pair.all {
      guard let expected = pair.refusal(in: format) else { continue }
      let pictures = pair.pictures(format)
      if case .document(let first) = pictures[0], case .document(let second) = pictures[1] {
        if expected.isEmpty {
          drawn.append(pair)
          documents += [first, second]
        } else {
          complaints.append("\(pair.rows): nothing is refused")
        }
        continue
      }
      let refusals = pictures.map(\.complaints).filter { !$0.isEmpty }
      if expected.isEmpty || refusals.count > 1 || !expected.allSatisfy(refusals[0].joined().contains) {
        complaints.append("\(pair.rows): \(pictures.map(\.complaints))")
      }
    }
    let rasters = try format.paint(documents)
    #expect(rasters.count == documents.count)
    for (index, pair) in drawn.enumerated() where !rasters[2 * index].differsVisibly(from: rasters[2 * index + 1]) {
      complaints.append("\(pair.rows) is ignored:\n\(pair.template)")
    }
    #expect(complaints == [])
  }

  @Test(arguments: PairFormat.allCases)
  func `every named color is visible`(_ format: PairFormat) throws {
    let documents = [ColorSheet.named, ColorSheet.contrasting].compactMap { text -> String? in
      guard case .scene(let scene) = PairProgram(text), case .document(let picture) = format.picture(of: scene)
      else { return nil }
      return picture
    }
    try #require(documents.count == 2)
    let sheets = try format.paint(documents)
    let side = 2 * ColorSheet.side
    let ignored = ColorSheet.names.indices.filter { index in
      let (left, top) = (index % ColorSheet.columns * side, index / ColorSheet.columns * side)
      let cells = sheets.map { $0.part(left: left, top: top, width: side, height: side) }
      return cells[0].differingPixels(from: cells[1], atLeast: side * side / 2) < side * side / 2
    }
    #expect(ignored.map { ColorSheet.names[$0] } == [])
  }
}

extension Pair {
  /// Returns the text of the message with which a format refuses one of the programs. Empty if both are drawn, and
  /// `nil` if the difference is not visible in pictures.
  fileprivate func refusal(in format: PairFormat) -> [String]? {
    switch difference {
    case .picture: []
    case .refusal, .message, .files, .preview: nil
    }
  }
}
