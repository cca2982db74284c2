import ShapeCore

extension ParametricShape {
  /// Returns the picture at the supported size that is nearest to `size`, for all that show it.
  ///
  /// In debug builds it stops the program if a `require` of the source is false. It ignores requirements at an empty
  /// size, which a view has before its first layout.
  func shownScene(in size: Size, scale: Double = 1, direction: LayoutDirection = .leftToRight) -> Scene {
    let (scene, brokenRequirements) = drawn(in: size, scale: scale, direction: direction)
    if size.width > 0, size.height > 0 { Self.reportBrokenRequirements(brokenRequirements, in: scene.size) }
    return scene
  }

  /// Stops the program in debug builds if there are broken requirements, with a message that names them.
  static func reportBrokenRequirements(_ requirements: [Requirement], in size: Size) {
    if let message = message(for: requirements, in: size) { assertionFailure(message) }
  }

  /// Returns the message for broken requirements, or `nil` if there are none.
  static func message(for requirements: [Requirement], in size: Size) -> String? {
    if requirements.isEmpty { return nil }
    let reasons = requirements.map { requirement in
      let reason = requirement.message.isEmpty ? "a condition without a message" : requirement.message
      return requirement.shape == shapeName ? reason : "\(reason) (in \(requirement.shape))"
    }
    return "\(shapeName) at \(size) breaks what it requires: \(reasons.joined(separator: "; "))"
  }
}
