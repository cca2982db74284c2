import ShapeCore

package func quoted(_ text: String) -> String { "`\(text)`" }

/// Returns a text without what could move the cursor of a terminal, or change the order of the text around it: each control
/// character and each character that sets a direction becomes a space.
package func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars { result.unicodeScalars.append(scalar.isPrintable ? scalar : " ") }
  return result
}

extension UnicodeScalar {
  /// Whether it is no control character, and doesn't set the direction of a text.
  package var isPrintable: Bool {
    switch value {
    case ..<32, 127..<160: false
    // The embeddings, overrides and isolates of Unicode's algorithm for text in two directions.
    case 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}

func list(_ names: [String]) -> String { enumeration(names.map(quoted)) }

package func enumeration(_ things: [String]) -> String {
  guard things.count > 1, let last = things.last else { return things.first ?? "" }
  return things.dropLast().joined(separator: ", ") + " and " + last
}

func alternatives(_ names: [String]) -> String {
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// Formats a number that differs from another one, with all decimals if both look the same otherwise.
func comparedNumber(_ value: Double, with other: Double, _ isAngle: Bool) -> String {
  let text = number(value, isAngle)
  guard value != other, text == number(other, isAngle) else { return text }
  return isAngle ? "\(Angle(radians: value).degrees)deg" : "\(value)"
}

/// Formats a number for a message, with at most three decimals. Angles are converted to degrees.
package func number(_ value: Double, _ isAngle: Bool = false) -> String {
  guard value.isFinite else { return value.isNaN ? "not a number" : "infinite" }
  let shown = isAngle ? Angle(radians: value).degrees : value
  let unit = isAngle ? "deg" : ""
  guard shown.magnitude < 1e15 else {
    let text = "\(shown)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + unit
  }
  let scaled = (shown * 1000).rounded()
  let whole = Int64(scaled.magnitude) / 1000
  let thousandths = Int64(scaled.magnitude) % 1000
  var text = (scaled < 0 ? "-" : "") + "\(whole)"
  if thousandths > 0 {
    var digits = "\(thousandths + 1000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
  } else if scaled == 0, shown != 0 {
    // The number is not 0, but too small for three decimals.
    return "\(shown)\(unit)"
  }
  return text + unit
}
