/// The rules of linting. A new rule is a file in `Rules` and a row here.
enum LintRules {
  /// The rules that judge pictures, in the order in which they report the same statement.
  static let ofPictures: [PictureRule] = [
    .coveredLayer, .coveredSlot, .layerOutside, .wideBorder, .clipWithoutEffect, .clipOfAll,
    .eraseWithoutEffect, .eraseOfAll, .maskWithoutEffect, .blendWithoutEffect,
    .unseenShadow, .orderWithoutEffect, .emptyPicture, .fixedPlace,
  ]
}
