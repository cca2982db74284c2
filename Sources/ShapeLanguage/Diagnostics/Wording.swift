// Parts of messages.

func quoted(_ text: String) -> String { "`\(text)`" }

func list(_ names: [String], quotes: Bool = true) -> String {
  let shown = names.map { quotes ? quoted($0) : $0 }
  guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}

func alternatives(_ names: [String]) -> String {
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// The name that is most likely meant, or else all there are.
func choiceHint(_ nearest: String?, _ all: [String]) -> Hint? {
  if let nearest { return .didYouMean(nearest) }
  return all.isEmpty ? nil : "there is \(all.map(quoted).joined(separator: ", "))"
}

/// A number for a message: at most three decimals, angles in degrees.
func number(_ value: Double, _ isAngle: Bool = false) -> String {
  guard value.isFinite else { return value.isNaN ? "not a number" : "infinite" }
  let shown = isAngle ? value * 180 / Double.pi : value
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
    // Not 0, and too small to show so.
    return "\(shown)\(unit)"
  }
  return text + unit
}
