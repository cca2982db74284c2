/// The sides that leading and trailing ones are from left to right.
enum FixedSide {
  /// Returns the label for the side that a label means from left to right, or `nil` for other labels.
  static func of(_ label: String) -> String? {
    switch label {
    case "leading": "left"
    case "trailing": "right"
    case "topLeading": "topLeft"
    case "topTrailing": "topRight"
    case "bottomTrailing": "bottomRight"
    case "bottomLeading": "bottomLeft"
    case "topLeadingStyle": "topLeftStyle"
    case "topTrailingStyle": "topRightStyle"
    case "bottomTrailingStyle": "bottomRightStyle"
    case "bottomLeadingStyle": "bottomLeftStyle"
    default: nil
    }
  }
}
