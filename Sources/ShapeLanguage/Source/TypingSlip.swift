/// One slip of the fingers that makes another name of a name. To replace a letter is none: `dx` and `dy`, or `card` and
/// `hard`, are as often two names.
package enum TypingSlip: Sendable {
  /// Another case of letters, or signs between words: `corner_radius` for `cornerRadius`.
  case wordForm
  /// Two neighbors in the wrong order.
  case swap
  /// A letter twice.
  case repetition
  /// A letter too many or too few between others.
  case innerLetter
  /// A letter too many or too few at an end, which often makes another word: `edge` and `edges`, `lower` and `flower`.
  case outerLetter
}

extension MisspelledName {
  /// Returns the slip that made this name of another one; nil if there is none, or more than one. Digits tell names
  /// apart, as in `r` and `r2`.
  package func slip(from right: String) -> TypingSlip? {
    let (wrong, right) = (Self.plainLetters(spelling), Self.plainLetters(right))
    if wrong == right { return .wordForm }
    let first = zip(wrong, right).prefix { $0 == $1 }.count
    if wrong.count == right.count {
      let (here, next) = (first, first + 1)
      guard next < wrong.count, wrong[here] == right[next], wrong[next] == right[here],
        wrong[(next + 1)...] == right[(next + 1)...], !isDigit(wrong[here]), !isDigit(wrong[next])
      else { return nil }
      return .swap
    }
    let (short, long) = wrong.count < right.count ? (wrong, right) : (right, wrong)
    guard long.count == short.count + 1, long[(first + 1)...] == short[first...], !isDigit(long[first]) else {
      return nil
    }
    if long == wrong, first > 0, long[first - 1] == long[first] { return .repetition }
    return first > 0 && first < short.count ? .innerLetter : .outerLetter
  }

  /// The letters and digits of a name in lower case, without the hyphens and underscores between words.
  private static func plainLetters(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
