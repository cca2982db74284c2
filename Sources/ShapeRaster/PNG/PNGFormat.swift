/// The samples of a pixel, with eight bits each.
public enum PixelFormat: CaseIterable, Sendable {
  /// One sample: gray.
  case gray
  /// Two samples: gray and straight alpha.
  case grayAlpha
  /// One sample: the index of a color in a palette.
  case palette
  /// Three samples: red, green, blue.
  case rgb
  /// Four samples: red, green, blue, and straight (not premultiplied) alpha.
  case rgba

  /// The number of bytes of a pixel.
  public var bytesPerPixel: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The color type in the header of a PNG.
  var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .grayAlpha: 4
    case .palette: 3
    case .rgb: 2
    case .rgba: 6
    }
  }
}

/// The intended size of pixels, as a number per meter in both directions.
public struct PixelDensity: Equatable, Sendable {
  public let pixelsPerMeter: UInt32

  /// Creates a density. PNG stores numbers below 2³¹; larger ones become the largest.
  public init(pixelsPerMeter: UInt32) { self.pixelsPerMeter = min(pixelsPerMeter, UInt32(Int32.max)) }

  /// Creates the nearest density to a number per inch, which is 25.4 mm. Negative numbers and NaN become 0.
  public init(pixelsPerInch: Double) {
    let perMeter = pixelsPerInch / 0.0254 + 0.5
    // The comparison is false for NaN.
    guard perMeter >= 1 else {
      pixelsPerMeter = 0
      return
    }
    pixelsPerMeter = perMeter >= 2_147_483_647 ? UInt32(Int32.max) : UInt32(perMeter)
  }
}

/// A reason why no PNG can be written.
public enum PNGError: Error, Equatable, Sendable {
  /// The width isn't in 1...1,000,000, or the height isn't in 1...2,147,483,647.
  case invalidSize(width: Int, height: Int)
  /// The number of bytes isn't a multiple of `rowSize`, the number of bytes of a row.
  case partialRow(byteCount: Int, rowSize: Int)
  /// There are more rows than the height.
  case tooManyRows(height: Int)
  /// The writer finished before it had all rows.
  case missingRows(count: Int)
  /// The title contains the character NUL.
  case titleContainsNull
}
