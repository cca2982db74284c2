import ShapeBackends
@_spi(Generated) import ShapeCore
import ShapeEditing
import ShapeLanguage

/// How a format shows the elements of a picture, for people and programs.
package struct LedgerReport {
  package let entries: [Ledger.Entry]
  /// The images in the file.
  private let regions: [RasterizedRegion]
  /// The largest difference that counts as exact: see `Lowering.isExact(within:)`.
  package let tolerance: Double
  private let picture: String
  /// The picture in a sentence.
  package let title: String
  package let format: OutputFormat

  /// - Parameters:
  ///   - picture: The name of the picture.
  ///   - title: The picture in a sentence. Defaults to its name in backquotes.
  package init(
    _ ledger: Ledger, of picture: String, title: String? = nil, in format: OutputFormat, tolerance: Double = 1
  ) {
    entries = ledger.entries
    regions = ledger.images
    self.tolerance = tolerance
    self.picture = picture
    self.title = title ?? "`\(picture)`"
    self.format = format
  }

  /// A note for each element.
  package var notes: [OutputNote] { notes { _ in true } }

  /// A note for each element that is not exact.
  package var losses: [OutputNote] { notes { !$0.isExact(within: tolerance) } }

  /// Returns notes in the order of the sources, which is the same for all formats.
  private func notes(where isListed: (Lowering) -> Bool) -> [OutputNote] {
    // The position makes the order stable.
    let listed = entries.enumerated().filter { isListed($0.element.lowering) }.sorted { first, second in
      let (a, b) = (first.element.source, second.element.source)
      return (a.file, a.start, first.offset) < (b.file, b.start, second.offset)
    }
    return listed.map { note(for: $0.element) }
  }

  /// Lines about what people may not expect: images, whose size is a choice, and elements that look different.
  package var summaries: [String] { [images, differences].compactMap { $0 } }

  private var images: String? {
    guard let finest = regions.map({ $0.resolution }).max() else { return nil }
    let size = regions.map { $0.width * $0.height }.reduce(0, +)
    let images = regions.count == 1 ? "an image" : "\(regions.count) images"
    let most = regions.contains { $0.resolution < finest } ? "most " : ""
    return "\(format.title) of \(title) contains \(images), \(Self.count(size)) pixels at "
      + "\(most)\(Self.number(finest)) dpi; `--report` lists what they show"
  }

  private var differences: String? {
    let count = entries.count { $0.lowering.isVisiblyDifferent }
    if count == 0 { return nil }
    let elements = count == 1 ? "an element" : "\(count) elements"
    return "\(format.title) of \(title) shows \(elements) with visible differences; `--report` lists them"
  }

  private func note(for entry: Ledger.Entry) -> OutputNote {
    let layer = entry.layer.isEmpty ? "" : " in `\(entry.layer)`"
    return OutputNote(
      message: "\(format.title): \(entry.element.text)\(layer): \(entry.lowering.text)", span: entry.source,
      members: [
        JSONValue.Member("format", .string(format.rawValue)), JSONValue.Member("picture", .string(picture)),
        JSONValue.Member("element", .string(entry.element.text)), JSONValue.Member("layer", .string(entry.layer)),
        JSONValue.Member("lowering", entry.lowering.json),
      ])
  }

  /// Returns a number with at most two decimals.
  package static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    return Mathematics.modulo(hundredths, 100) == 0 ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }

  /// Returns a large number in thousands or millions.
  private static func count(_ value: Int) -> String {
    value < 10_000 ? "\(value)" : value < 10_000_000 ? "\(value / 1000) thousand" : "\(value / 1_000_000) million"
  }
}

extension Ledger.Entry.Element {
  fileprivate var text: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .shadow: "shadow"
    case .innerShadow: "inner shadow"
    case .mask: "mask"
    case .layer: "layer"
    case .slot: "slot"
    }
  }
}

extension Lowering {
  /// Whether an element looks different, and neither an option nor an app is the reason.
  fileprivate var isVisiblyDifferent: Bool {
    switch self {
    case .exact, .flattened, .rasterized, .dropped(.option), .dropped(.emptySlot): false
    // A small blur may differ by some steps, which hardly anybody sees.
    case .approximated(.color(let steps)): steps > 8
    case .approximated(.distance(let points)): points > 0.1
    }
  }

  fileprivate var text: String {
    switch self {
    case .exact: return "exact"
    case .approximated(.distance(let points)): return "approximated within \(LedgerReport.number(points)) points"
    case .approximated(.color(let steps)): return "approximated within \(LedgerReport.number(steps))/255"
    case .flattened(let pieces):
      return pieces == 1 ? "flattened to an opaque piece" : "flattened to \(pieces) opaque pieces"
    case .rasterized(let region):
      let (box, number) = (region.region, LedgerReport.number)
      return "image of \(number(box.width)) x \(number(box.height)) points at (\(number(box.x)), \(number(box.y))), "
        + "\(number(region.resolution)) dpi, \(region.width) x \(region.height) pixels, because of \(region.cause.text)"
    case .dropped(let reason): return "omitted, because \(reason.text)"
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .exact: return ["kind": "exact"]
    case .approximated(.distance(let points)): return ["kind": "approximated", "points": .number(points)]
    case .approximated(.color(let steps)): return ["kind": "approximated", "colorSteps": .number(steps)]
    case .flattened(let pieces): return ["kind": "flattened", "pieces": .number(pieces)]
    case .rasterized(let region):
      let box = region.region
      return [
        "kind": "rasterized",
        "region": [.number(box.x), .number(box.y), .number(box.width), .number(box.height)],
        "resolution": .number(region.resolution), "width": .number(region.width), "height": .number(region.height),
        "cause": .string(region.cause.text),
      ]
    case .dropped(let reason): return ["kind": "dropped", "cause": .string(reason.text)]
    }
  }
}

extension RasterizationCause {
  fileprivate var text: String {
    switch self {
    case .blur: "a blur"
    case .mask: "a mask"
    case .translucentGradient: "a translucent gradient"
    case .blend: "a blend mode"
    case .tooManyPieces: "too many pieces"
    case .nesting: "deeply nested groups"
    case .fault: "a region that `shapec` failed to compute"
    }
  }
}

extension DropReason {
  fileprivate var text: String {
    switch self {
    case .option: "an option omits it"
    case .emptySlot: "an app fills the slot"
    }
  }
}
