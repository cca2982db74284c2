import ShapeCore

/// How a format shows an element of a picture.
public enum Lowering: Equatable, Sendable {
  /// Within 0.01 points and 1/255 of each color component.
  case exact
  /// With a larger difference than that.
  case approximated(ApproximationBound)
  /// As opaque pieces in their blended colors.
  case flattened(pieces: Int)
  /// As an image of a region.
  case rasterized(RasterizedRegion)
  /// Not at all.
  case dropped(DropReason)

  /// Returns whether an element differs by at most a number of 255ths of each color component, and of hundredths of a
  /// point. With 1, it is exact.
  public func isExact(within tolerance: Double) -> Bool {
    switch self {
    case .exact: true
    case .approximated(.color(let steps)): steps <= tolerance
    case .approximated(.distance(let points)): points <= tolerance / 100
    case .flattened, .rasterized, .dropped: false
    }
  }
}

/// The largest difference of an approximation.
public enum ApproximationBound: Equatable, Sendable {
  /// In points.
  case distance(Double)
  /// In 255ths of a color component.
  case color(Double)
}

/// A region that is an image.
public struct RasterizedRegion: Equatable, Sendable {
  /// The bounding box of the region, in the coordinates of the file's picture, with y growing down. It is larger than
  /// the image if that is turned.
  public var region: Rect
  /// The number of pixels for each inch of 72 points.
  public var resolution: Double
  /// The number of columns of the image.
  public var width: Int
  /// The number of rows of the image.
  public var height: Int
  public var cause: RasterizationCause

  public init(region: Rect, resolution: Double, width: Int, height: Int, cause: RasterizationCause) {
    self.region = region
    self.resolution = resolution
    self.width = width
    self.height = height
    self.cause = cause
  }
}

/// Why a region is an image.
public enum RasterizationCause: Equatable, Sendable {
  /// A blurred shadow.
  case blur
  /// A mask that is not a plain region.
  case mask
  /// Translucent paint over, or under, a gradient.
  case translucentGradient
  /// A blend mode over something that is not of one color.
  case blend
  /// There would be more pieces than are allowed.
  case tooManyPieces
  /// Readers of the format can't nest groups that deeply.
  case nesting
  /// A region has no result, by a fault of the library.
  case fault
}

/// Why an element is missing.
public enum DropReason: Equatable, Sendable {
  /// An option, such as `--without shadows`.
  case option
  /// The app fills the slot, and a picture file can't.
  case emptySlot
}

/// What became of the elements of a picture in one output.
public struct Ledger: Equatable, Sendable {
  /// An element of the picture.
  public struct Entry: Equatable, Sendable {
    public enum Element: Equatable, Sendable {
      case fill, stroke, shadow, innerShadow, mask, layer, slot
    }

    public var element: Element
    /// The innermost named layer, or an empty string.
    public var layer: String
    package var source: SourceSpan
    public var lowering: Lowering

    package init(element: Element, layer: String, source: SourceSpan, lowering: Lowering) {
      self.element = element
      self.layer = layer
      self.source = source
      self.lowering = lowering
    }
  }

  /// The entries, in paint order.
  public private(set) var entries: [Entry] = []

  /// The images in the file, each with elements that need it.
  public private(set) var images: [RasterizedRegion] = []

  public init() {}

  public mutating func record(_ image: RasterizedRegion) { images.append(image) }

  public mutating func record(_ entry: Entry) { entries.append(entry) }

  /// Removes the entries of elements that are exact.
  mutating func removeExact() { entries.removeAll { $0.lowering == .exact } }
}

/// Pictures in one file, a page for each.
public struct PageDocument: Sendable {
  public var bytes: [UInt8]
  /// What became of the elements of each page.
  public var ledgers: [Ledger]
}

/// A picture in a file format.
public struct PictureFile: Sendable {
  public var bytes: [UInt8]
  public var ledger: Ledger

  public init(bytes: [UInt8], ledger: Ledger) {
    self.bytes = bytes
    self.ledger = ledger
  }
}
