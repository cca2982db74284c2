import ShapeCore

extension Problem.Kind {
  static let maskForm = Problem.Kind(
    "E0516",
    Explanation(
      "Mask without a layer",
      meaning: """
        A mask is a layer: `mask layer { … }`. What it paints decides how much of the masked layer is visible:
        all of it where the mask is opaque, nothing where it is clear. Its colors have no effect.
        """,
      reason: """
        A mask has a frame, fills and gradients of its own, as every layer does.
        """,
      wrong: """
        shape Faded {
          size 40 x 40
          fill .teal
          mask linearGradient([.black, .transparent])
        }
        """,
      right: """
        shape Faded {
          size 40 x 40
          fill .teal
          mask layer { fill linearGradient([.black, .transparent]) }
        }
        """))
}

/// What follows `mask` instead of a layer.
enum MaskForm {
  /// `mask { … }`
  case block
  /// `mask(inset: 4) { … }`
  case header
  /// `mask circle(…)`
  case value
}

extension Problem {
  static func maskWithoutLayer(_ form: MaskForm) -> Problem {
    let message = "`mask` needs a layer"
    switch form {
    case .block:
      return Problem(.maskForm, message, hint: "use `mask layer { … }`", fix: .replace(with: "mask layer"))
    case .header:
      return Problem(.maskForm, message, hint: "use `mask layer(…) { … }`", fix: .replace(with: "mask layer"))
    case .value:
      return Problem(
        .maskForm, message,
        hint: "use `mask layer { fill … }` for a mask that fades, or `clip path` to keep the inside of a path")
    }
  }
}

extension Problem.Kind {
  static let maskPart = Problem.Kind(
    "E0517",
    Explanation(
      "Part that a mask can't have",
      meaning: """
        A mask is never painted itself. So it has no name, no place in the paint order (`z:`, `above:`,
        `below:`), no `blend:`, and no slots inside.
        """,
      reason: """
        These parts could have no effect. The views in a slot can't mask a picture.
        """,
      wrong: """
        shape Faded {
          size 40 x 40
          fill .teal
          mask layer(inset: 4, z: 2) { fill .black }
        }
        """,
      right: """
        shape Faded {
          size 40 x 40
          fill .teal
          mask layer(inset: 4) { fill .black }
        }
        """))
}

extension Problem {
  static var maskName: Problem { Problem(.maskPart, "a mask has no name", hint: "remove the name", fix: .removeWord) }

  static func maskLabel(_ label: String) -> Problem {
    Problem(.maskPart, "a mask has no \(quoted(label + ":"))", hint: "remove \(quoted(label + ":"))")
  }

  static var slotInMask: Problem {
    Problem(.maskPart, "a mask can't contain a slot", hint: "move `content` into the masked layer")
  }
}

extension Problem.Kind {
  static let spreadOverMask = Problem.Kind(
    "E0631",
    Explanation(
      "Spread of a masked layer",
      meaning: """
        `spread:` moves the edge of a layer's silhouette outwards before the blur. This layer, or one inside it, has a
        mask. A mask may be translucent, so that the silhouette has no edge.
        """,
      reason: """
        Different programs would draw different shadows.
        """,
      wrong: """
        shape Faded {
          size 40 x 40
          fill .teal
          mask layer { fill linearGradient([.black, .transparent]) }
          shadow .black, radius: 4, spread: 2
        }
        """,
      right: """
        shape Faded {
          size 40 x 40
          fill .teal
          mask layer { fill linearGradient([.black, .transparent]) }
          shadow .black, radius: 6
        }
        """))

  static let blendOverSlot = Problem.Kind(
    "E0632",
    Explanation(
      "Blend mode with a slot",
      meaning: """
        This layer mixes with what is below it in its parent. But it contains a slot, or a slot is below it, and an
        app puts a live view into a slot.
        """,
      reason: """
        A view can't mix with a live view below it.
        """,
      wrong: """
        shape Card {
          size 40 x 40
          fill .gold
          content(inset: 4)
          layer(blend: .multiply) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 40 x 40
          fill .gold
          layer(blend: .multiply) { fill .teal }
          content(inset: 4)
        }
        """))
}

extension Problem {
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

extension Problem.Kind {
  static let groups: [Problem.Kind] = [.maskForm, .maskPart, .spreadOverMask, .blendOverSlot]
}
