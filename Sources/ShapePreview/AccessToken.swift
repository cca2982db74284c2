/// The part of an address that nobody can guess, so that only those who were told the address have access.
struct AccessToken: Sendable {
  let text: String

  /// Creates a token of 128 random bits. The generator is that of the system, which is made for secrets.
  init() {
    text = (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns whether a text is the token. The time doesn't depend on where they differ.
  func matches(_ other: some StringProtocol) -> Bool {
    guard other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
