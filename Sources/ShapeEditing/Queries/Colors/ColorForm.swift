import ShapeCore
import ShapeLanguage

/// A color that is written with literals only, so that another one can be written in its form.
struct ColorForm {
  indirect enum Kind {
    /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
    case hexadecimal(digits: Int, isUppercase: Bool)
    /// `.tomato`
    case named
    /// `rgb(…)`, `hsl(…)` or `oklch(…)`, with three numbers.
    case function(ColorModel, [ColorNumber], opacity: ColorNumber?)
    /// `color.opacity(50%)`
    case faded(ColorForm, ColorNumber)
  }

  var kind: Kind
  var span: SourceSpan
  var color: RGBA
}

/// A number in a color, with its unit.
struct ColorNumber {
  var unit: NumberUnit
  var span: SourceSpan
  /// The number, or an angle in radians.
  var value: Double

  init?(_ expression: ExpressionSyntax) {
    var number = expression
    var sign = 1.0
    if case .prefix(let prefix) = expression, prefix.operatorToken.kind == .minus {
      (number, sign) = (prefix.operand, -1)
    }
    guard case .number(let view) = number, let unit = view.literal.unit, view.literal.value.isFinite else { return nil }
    self.unit = unit
    span = expression.node.span
    let scale =
      switch unit {
      case .plain, .radians: 1.0
      case .percent: 0.01
      case .degrees: Double.pi / 180
      case .turns: 2 * Double.pi
      }
    value = sign * view.literal.value * scale
  }

  /// Returns another value with the same unit, with at most so many decimals.
  func text(_ value: Double, decimals: Int) -> String {
    let shown =
      switch unit {
      case .plain, .radians: value
      case .percent: value * 100
      case .degrees: value * 180 / .pi
      case .turns: value / (2 * .pi)
      }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return JSONWriter.number((shown * scale).rounded() / scale) + unit.spelling
  }

  /// Returns the value that a text with so many decimals means.
  func rounded(_ value: Double, decimals: Int) -> Double {
    let text = text(value, decimals: decimals)
    let literal = NumberLiteral(ArraySlice(text.utf8))
    let size =
      text.utf8.first == UInt8(ascii: "-") ? -NumberLiteral(ArraySlice(text.utf8.dropFirst())).value : literal.value
    return switch unit {
    case .plain, .radians: size
    case .percent: size / 100
    case .degrees: size * .pi / 180
    case .turns: size * 2 * .pi
    }
  }
}

extension ColorForm {
  /// Reads a color from an expression. `nil` if it is not one, or if it contains more than literals.
  ///
  /// - Parameter references: The meanings of names.
  init?(_ expression: ExpressionSyntax, _ references: NameReferences) {
    func meaning(_ place: SourceSpan) -> Symbol? {
      let reference = references.reference(at: Int(place.start), in: Int(place.file))
      return reference?.span == place ? reference?.symbol : nil
    }
    span = expression.node.span
    switch expression {
    case .color(let view):
      guard let color = RGBA(hexadecimal: view.digits) else { return nil }
      self.color = color
      let isLowercase = view.digits.contains { $0 >= UInt8(ascii: "a") }
      kind = .hexadecimal(digits: view.digits.count, isUppercase: !isLowercase)
    case .constant(let view):
      guard !view.name.isMissing, case .color? = meaning(view.name.span),
        let color = NamedColor.color(view.name.text)
      else { return nil }
      self.color = color.light
      kind = .named
    case .call(let view):
      guard let arguments = view.arguments, !view.name.isMissing,
        case .paint(.color(let model))? = meaning(view.name.span)?.builtin
      else { return nil }
      var numbers: [ColorNumber] = []
      var opacity: ColorNumber?
      for argument in arguments.elements {
        guard let number = ColorNumber(argument.value) else { return nil }
        if argument.label == nil { numbers.append(number) } else { opacity = number }
      }
      guard numbers.count == 3 else { return nil }
      color = model.color(numbers.map { $0.value }, alpha: opacity?.value ?? 1)
      kind = .function(model, numbers, opacity: opacity)
    case .methodCall(let view):
      guard !view.name.isMissing, case .paint(.opacity)? = meaning(view.name.span)?.builtin,
        let base = ColorForm(view.base, references), let arguments = view.arguments, arguments.elements.count == 1,
        let argument = arguments.elements.first, let opacity = ColorNumber(argument.value)
      else { return nil }
      color = base.color.multiplied(opacity: opacity.value)
      kind = .faded(base, opacity)
    case .number, .string, .bool, .name, .member, .path, .group, .point, .list, .comprehension, .subscript, .dimensions,
      .prefix, .binary, .conditional, .switch, .functionBody, .missing, .error:
      return nil
    }
  }

  /// Returns the source of another color in the same form, as far as the form can show it.
  ///
  /// - Parameter source: The file of the color.
  func text(of color: RGBA, in source: SourceFile) -> String {
    switch kind {
    case .hexadecimal(let digits, let isUppercase):
      return color.hexadecimal(digits: digits, isUppercase: isUppercase)
    case .named: return color.cssName.map { "." + $0 } ?? color.hexadecimal()
    case .function(let model, let numbers, let opacity):
      let values = model.components(of: color)
      // The fewest decimals that result in the same color with eight bits for each channel.
      var decimals = 0
      while decimals < 5 {
        let rounded = numbers.indices.map { numbers[$0].rounded(values[$0], decimals: decimals) }
        if model.color(rounded, alpha: 1).bytes.prefix(3) == color.bytes.prefix(3) { break }
        decimals += 1
      }
      var edits = numbers.indices.map { TextEdit(numbers[$0].span, numbers[$0].text(values[$0], decimals: decimals)) }
      if let opacity {
        edits.append(TextEdit(opacity.span, opacity.text(ofAlpha: color.alpha)))
      } else if color.bytes[3] < 255, let last = numbers.last {
        let place = SourceSpan(file: span.file, start: last.span.end, end: last.span.end)
        edits.append(TextEdit(place, ", opacity: " + last.text(ofAlpha: color.alpha)))
      }
      return text(edits, in: source)
    case .faded(let base, let opacity):
      var opaque = color
      opaque.alpha = 1
      return text(
        [
          TextEdit(base.span, base.text(of: opaque, in: source)),
          TextEdit(opacity.span, opacity.text(ofAlpha: color.alpha)),
        ], in: source)
    }
  }

  private func text(_ edits: [TextEdit], in source: SourceFile) -> String {
    let edits = edits.sorted { $0.span.start < $1.span.start }
      .map { edit in
        TextEdit(
          SourceSpan(file: edit.span.file, start: edit.span.start - span.start, end: edit.span.end - span.start),
          edit.replacement)
      }
    return String(decoding: edits.applied(to: Array(source.bytes[Int(span.start)..<Int(span.end)])), as: UTF8.self)
  }
}

extension ColorNumber {
  /// Returns an opacity with the fewest decimals that result in the same eight bits.
  fileprivate func text(ofAlpha alpha: Float) -> String {
    let alpha = Double(alpha)
    let fraction = unit == .percent ? self : plain
    var decimals = 0
    while decimals < 5, RGBA.byte(Float(fraction.rounded(alpha, decimals: decimals))) != RGBA.byte(Float(alpha)) {
      decimals += 1
    }
    return fraction.text(alpha, decimals: decimals)
  }

  /// The same place without a unit: an opacity is never an angle.
  private var plain: ColorNumber {
    var result = self
    result.unit = .plain
    return result
  }
}

extension Symbol {
  /// The function or method of the language, or `nil` for anything else.
  fileprivate var builtin: Builtin? {
    if case .builtin(let row) = self { BuiltinEntry.all[Int(row)].builtin } else { nil }
  }
}
