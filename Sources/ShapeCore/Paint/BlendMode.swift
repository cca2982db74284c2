/// How the colors of a layer mix with those below it.
///
/// The formulas are those of Compositing and Blending Level 1 of the W3C, section 10, which are also those of PDF 2.0
/// and of Core Graphics. Colors are mixed in sRGB. `ShapeRaster` computes them, because apps leave that to their system.
public enum BlendMode: CaseIterable, Sendable {
  /// Covers what is below.
  case normal
  /// The product: never lighter than either color.
  case multiply
  /// The inverse of the product of the inverses: never darker than either color.
  case screen
  /// `multiply` over dark colors and `screen` over light ones.
  case overlay
  /// The smaller value of each component.
  case darken
  /// The larger value of each component.
  case lighten
  /// Lightens what is below to reflect the color.
  case colorDodge
  /// Darkens what is below to reflect the color.
  case colorBurn
  /// `multiply` with dark colors and `screen` with light ones.
  case hardLight
  /// Like `hardLight`, but softer.
  case softLight
  /// The distance between the values of each component.
  case difference
  /// Like `difference`, but with less contrast.
  case exclusion
  /// The hue of the layer, with the saturation and the luminosity of what is below.
  case hue
  /// The saturation of the layer, with the hue and the luminosity of what is below.
  case saturation
  /// The hue and the saturation of the layer, with the luminosity of what is below.
  case color
  /// The luminosity of the layer, with the hue and the saturation of what is below.
  case luminosity
}
