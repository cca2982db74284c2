import ShapeLanguage

/// What `shapec explain` says where it has nothing to explain.
extension UsageError {
  private static let whereCodesStand = "a message ends with its code in square brackets: `shapec explain E0203`"

  static let noCode = UsageError(message: "no code to explain", hint: whereCodesStand)

  /// Names all codes of the group that it would belong to; else the nearest.
  static func unknownCode(_ code: String) -> UsageError {
    let message = "there is no code `\(code)`"
    let group = Explanation.group(of: code)
    if !group.isEmpty { return UsageError(message: message, hint: "there is \(group.joined(separator: ", "))") }
    let nearest = nearestName(to: code, among: Explanation.all.map(\.code))
    return UsageError(message: message, hint: nearest.map { "did you mean `\($0)`?" } ?? whereCodesStand)
  }
}
