extension Problem {
  static func misplacedStatement(_ word: String, _ place: StatementPlace) -> Problem {
    Problem(
      .misplacedStatement, "\(quoted(word)) is not allowed in \(place.text)", hint: misplacedHint(word, place))
  }

  static func repeatedStatement(_ word: String) -> Problem {
    Problem(
      .repeatedStatement, "duplicate \(quoted(word))", hint: "remove one of them", fix: .removeCopy)
  }

  static func missingSize(_ name: String) -> Problem {
    Problem(
      .missingSize, "`size` is missing from shape \(quoted(name))",
      hint: "add the design size at the start of its block, as in `size 240 x 320`")
  }

  static func noCurrentPoint(_ word: String) -> Problem {
    Problem(
      .noCurrentPoint, "\(quoted(word)) needs a current point", hint: "begin the path with `move`, as in `move (0, 0)`")
  }

  /// - Parameter flows: Whether the horizontal sides are the leading and the trailing one.
  static func overdeterminedFrame(isHorizontal: Bool, flows: Bool = false) -> Problem {
    let sides = flows ? "`leading:`, `trailing:`" : "`left:`, `right:`"
    return Problem(
      .overdeterminedFrame,
      isHorizontal
        ? "too many horizontal labels: a layer takes two of \(sides), `centerX:` and `width:`"
        : "too many vertical labels: a layer takes two of `top:`, `bottom:`, `centerY:` and `height:`",
      hint: "remove one of them; it follows from the other two")
  }

  /// - Parameter replacement: The label for the same side from left to right, unless it is given too.
  static func mixedSides(_ label: String, with other: String, replacement: String?) -> Problem {
    Problem(
      .mixedSides, "\(quoted(label + ":")) can't be mixed with \(quoted(other + ":"))",
      hint: replacement.map { "use \(quoted($0 + ":")), which follows the direction of the layout" }
        ?? "remove one of them",
      // The other label may as well be the wrong one.
      fix: replacement.map { .rename(label, to: $0) }, applicability: .possible)
  }

  static func doubledFrame(_ label: String) -> Problem {
    let parts = label == "size" ? "`width:` and `height:`" : "`centerX:` and `centerY:`"
    return Problem(
      .doubledFrame, "\(quoted(label + ":")) repeats another label",
      hint: "remove one of them; \(quoted(label + ":")) sets both \(parts)")
  }

  static var mirroredDirection: Problem {
    Problem(
      .mirroredDirection, "a layer that is mirrored contains what follows the direction of the layout itself",
      hint: "write the layer for a layout from left to right, with `left:` and `right:`")
  }

  static func concentric(_ fault: ConcentricFault) -> Problem {
    Problem(.concentricForm, "`.concentric` \(fault.message)", hint: fault.hint)
  }

  static var doubledDesign: Problem {
    Problem(
      .designForm, "a layer has either `fit:` or `fill:`",
      hint: "use `fit:` to show all of the design, or `fill:` to cover all of the frame")
  }

  static var alignWithoutDesign: Problem {
    Problem(
      .designForm, "`align:` needs `fit:` or `fill:`",
      hint: "state the size of the design: `fit: 100 x 100`; without one, a layer is placed by its edges: `right: 8`")
  }

  /// - Parameters:
  ///   - slot: The name, or `nil` for the unnamed slot.
  ///   - slots: The names of the slots that the shape has.
  static func noSlot(_ slot: String?, of shape: String, slots: [String]) -> Problem {
    let named = slots.filter { $0 != unnamedSlot }
    let first = named.first.map { quoted("slot \($0) { … }") }
    guard let slot else {
      return Problem(
        .noSlot, "shape \(quoted(shape)) has no \(named.isEmpty ? "content" : "unnamed") slot",
        hint: first.map { "put the content into a named slot: \($0)" }
          ?? "remove the block, or add `content` to the shape")
    }
    let message = "unknown slot \(quoted(slot)) of \(quoted(shape))"
    let nearest = nearestNames(to: slot, among: named)
    if let hint = Hint(didYouMean: nearest) {
      let change: Change? = nearest.count == 1 ? .replace(with: nearest[0]) : .rename(slot, toOneOf: nearest)
      return Problem(.noSlot, message, hint: hint, fix: change)
    }
    if named.isEmpty {
      let advice: Hint =
        slots.isEmpty
        ? "add `content \(slot)` to the shape"
        : "the shape has only an unnamed slot; put the statements directly into the block of the `use`"
      return Problem(.noSlot, message, hint: advice)
    }
    return Problem(.noSlot, message, hint: choiceHint([], named))
  }

  private static let unnamedSlot = Keyword.content.spelling

  /// `content icon { … }`
  /// - Parameter isInUse: Whether it is in the block of a `use`.
  static func contentBlock(isInUse: Bool) -> Problem {
    Problem(
      .mistakenSlot, "`content` has no block",
      hint: isInUse
        ? "to fill a slot in the block of a `use`, write `slot icon { … }`"
        : "remove the block; the shape that uses this one fills the slot: `use Card() { slot icon { … } }`",
      fix: isInUse ? .replace(with: "slot") : nil)
  }

  /// `content "icon"`, `content(icon)`
  static func misplacedName(_ found: String, _ name: String) -> Problem {
    Problem(
      .mistakenSlot, "unexpected \(quoted(found)) after `content`",
      hint: .advice("write the name without quotes before the parentheses: `content \(name)(left: 4)`"))
  }

  /// `slot icon(width: 24)`
  /// - Parameter isInUse: Whether it is in the block of a `use`.
  static func slotFrame(isInUse: Bool) -> Problem {
    Problem(
      .mistakenSlot, "`slot` has no frame",
      hint: isInUse
        ? "remove the parentheses; the frame is that of the `content` in the shape"
        : "to declare a slot in a shape, use `content icon(…)`; its frame is that of the `content`")
  }

  /// `content content`
  static var slotNamedContent: Problem {
    Problem(
      .mistakenSlot, "`content` is not the name of a slot", hint: "remove the name, or choose another one")
  }

  /// `slot content { … }`
  static var contentAsSlot: Problem {
    Problem(
      .mistakenSlot, "`content` is not the name of a slot",
      hint: "put the statements directly into the block of the `use` to fill the unnamed slot")
  }

  /// `content icon, left: 4`, `content name: icon`
  ///
  /// - Parameter arguments: The labels in parentheses, if there are some.
  static func unbracketedFrame(_ arguments: String?) -> Problem {
    Problem(
      .mistakenSlot, "the frame of `content` needs parentheses",
      hint: "put the frame into parentheses after the name: `content icon(left: 4)`",
      fix: arguments.map { .addParentheses($0) })
  }

  /// `layer body, left: 4 { … }`
  static func unbracketedLabels(_ arguments: String) -> Problem {
    Problem(
      .expected, "the labels of a layer need parentheses", hint: .fix(.write(arguments)),
      fix: .addParentheses(arguments), hasCertainRecovery: true)
  }

  /// `apply raised lift: 6`
  static func unbracketedLabelsOfStyle(_ arguments: String) -> Problem {
    Problem(
      .expected, "the labels of a style need parentheses", hint: .fix(.write(arguments)),
      fix: .addParentheses(arguments), applicability: .possible)
  }

  /// A layer that masks nothing can be meant as well.
  static func maskWithoutLayer(_ form: MaskForm) -> Problem {
    let message = "`mask` needs a layer"
    let change = Change.replace(with: "mask layer")
    switch form {
    case .block, .word:
      return Problem(
        .maskForm, message, hint: "use `mask layer { … }`", fix: change,
        applicability: form == .word ? .certain : .possible)
    case .header:
      return Problem(.maskForm, message, hint: "use `mask layer(…) { … }`", fix: change, applicability: .possible)
    case .value:
      return Problem(
        .maskForm, message,
        hint: "use `mask layer { fill … }` for a mask that fades, or `clip path` to keep the inside of a path")
    }
  }

  static var maskName: Problem {
    Problem(
      .maskPart, "a mask has no name", hint: "remove the name", fix: .removeWord, applicability: .possible)
  }

  static func maskLabel(_ label: String) -> Problem {
    Problem(.maskPart, "a mask has no \(quoted(label + ":"))", hint: "remove \(quoted(label + ":"))")
  }

  static var slotInMask: Problem {
    Problem(.maskPart, "a mask can't contain a slot", hint: "move `content` into the masked layer")
  }

  static var spreadOverMask: Problem {
    Problem(
      .spreadOverMask, "a shadow of a masked layer has no `spread:`",
      hint: "remove `spread:` and use a larger `radius:`, or replace the mask with a `clip`")
  }

  /// - Parameter contains: Whether the slot is inside the layer, and not below it.
  static func blendOverSlot(contains: Bool) -> Problem {
    Problem(
      .blendOverSlot,
      contains ? "a layer with `blend:` can't contain a slot" : "a layer with `blend:` can't be above a slot",
      hint: contains ? "move `content` out of the layer" : "move the layer before `content`, or remove `blend:`")
  }
}

extension StatementPlace {
  fileprivate var text: String {
    switch self {
    case .shape: "a shape"
    case .layer: "a layer"
    case .use: "the block of a `use`"
    case .style: "a style"
    case .path: "a path"
    case .shapeBranch, .useBranch: "an `if` or `switch`"
    case .repeat: "a `repeat`"
    }
  }
}

private func misplacedHint(_ word: String, _ place: StatementPlace) -> Hint? {
  switch place {
  case .path: "move it out of the path; a path contains commands such as `move` and `line`"
  case .style: "move it out of the style; a style contains statements such as `fill`, `border` and `shadow`"
  case .repeat, .shape, .layer, .use, .shapeBranch, .useBranch:
    switch word {
    case "slot" where place == .useBranch: "put the `if` or `switch` into the block of the slot"
    case "slot": "put it directly into the block of a `use`; to declare a slot in a shape, use `content icon(…)`"
    case "size": "put it directly into the block of the shape"
    case _ where PathCommand.allCases.contains { $0.name == word }:
      "put it into the block of a path, as in `outline { move (0, 0); line (10, 10) }`"
    case _ where place == .repeat: "move it out of the `repeat`, so that there is only one"
    default: nil
    }
  }
}

/// What follows `mask` instead of a layer.
enum MaskForm {
  /// `mask { … }`
  case block
  /// `mask(layer) { … }`
  case word
  /// `mask(inset: 4) { … }`
  case header
  /// `mask circle(…)`
  case value
}

/// Why a corner can't be concentric.
enum ConcentricFault: Sendable {
  /// The corner is in no layer, or in the content of a slot.
  case noLayer
  case noOutline
  /// The outline is below the layer in the source.
  case laterOutline
  case outlineInBranch
  /// The outline is around the layer around this one.
  case distantOutline
  case outline(OutlineFault)
  case otherRectangle
  /// The layer has a label that scales, turns or mirrors it.
  case transformed(String)

  /// Why the radii of an outline are not known.
  enum OutlineFault: Sendable { case elliptical, otherRectangle, otherPath }

  fileprivate var message: String {
    switch self {
    case .noLayer: "needs a layer with a rounded outline around it"
    case .noOutline: "needs a rounded outline around this layer"
    case .laterOutline: "needs the outline above this layer in the source"
    case .outlineInBranch: "can't use an outline in an `if` or `switch`"
    case .distantOutline: "needs a rounded outline directly around this layer"
    case .outline(.elliptical): "can't use the outline around this layer: its corners are ellipses"
    case .outline(.otherRectangle): "can't use the outline around this layer: its rectangle is not `bounds`"
    case .outline(.otherPath): "can't use the outline around this layer: it is neither a `roundedRect` nor a `capsule`"
    case .otherRectangle: "needs the frame of the layer as its rectangle"
    case .transformed(let label): "doesn't work in a layer with \(quoted(label + ":"))"
    }
  }

  fileprivate var hint: Hint {
    switch self {
    case .noLayer: "use `.concentric` in a layer below `outline roundedRect(bounds, cornerRadius: 16)`"
    case .noOutline: "write `outline roundedRect(bounds, cornerRadius: 16)` above the layer"
    case .laterOutline: "move the `outline` above the layer"
    case .outlineInBranch: "move the `outline` out of the branch, and choose its radius: `cornerRadius: a ? 16 : 0`"
    case .distantOutline: "write `outline roundedRect(bounds, cornerRadius: .concentric)` in the layer around this one"
    case .outline(.elliptical): "use `cornerRadius:` for the outline, or give the radius here as a number"
    case .outline(.otherPath):
      "write the outline as `roundedRect(bounds, cornerRadius: 16)`, or give the radius here as a number"
    case .outline(.otherRectangle): "use `bounds` in the outline; put both into a layer for a smaller rectangle"
    case .otherRectangle: "write `roundedRect(bounds, cornerRadius: .concentric)` in a layer with this frame"
    case .transformed(let label): "remove \(quoted(label + ":")), or give the radius as a number"
    }
  }
}
