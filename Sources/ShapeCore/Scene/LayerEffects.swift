/// Effects that a layer around a slot has at some sizes and values, on all that is in it.
@_spi(Generated)
public struct LayerEffects: OptionSet, Sendable {
  /// The effects as bits.
  public let rawValue: UInt8

  /// Creates the effects with some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The layer has an opacity other than 1.
  public static let opacity = LayerEffects(rawValue: 1)
  /// The layer has masks.
  public static let masks = LayerEffects(rawValue: 2)
}
