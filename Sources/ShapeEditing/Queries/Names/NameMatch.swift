import ShapeLanguage

/// How well a name fits what someone typed, without regard to the case of letters. The best comes first.
public enum NameMatch: Int, CaseIterable, Sendable {
  case whole, start, part
  /// All that was typed is in the name in its order, but not side by side.
  case scattered

  /// Returns `nil` if the name doesn't fit.
  ///
  /// - Complexity: O(m n) for m bytes of the name and n typed ones.
  public init?(_ name: String, typed: some Collection<UInt8>) {
    let bytes = name.utf8
    guard bytes.count >= typed.count, bytes.contains(inOrder: typed) else { return nil }
    if bytes.begins(with: typed) {
      self = bytes.count == typed.count ? .whole : .start
    } else if bytes.indices.contains(where: { bytes[$0...].begins(with: typed) }) {
      self = .part
    } else {
      self = .scattered
    }
  }
}

extension Collection<UInt8> {
  fileprivate func begins(with typed: some Collection<UInt8>) -> Bool {
    starts(with: typed) { $0.inLowerCase == $1.inLowerCase }
  }

  fileprivate func contains(inOrder typed: some Collection<UInt8>) -> Bool {
    var rest = typed[...]
    for byte in self {
      guard let next = rest.first else { return true }
      if byte.inLowerCase == next.inLowerCase { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }
}

extension UInt8 {
  fileprivate var inLowerCase: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
