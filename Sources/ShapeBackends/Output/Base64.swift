/// Base64 with padding (RFC 4648, section 4).
public enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  public static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var word = 0
      for offset in 0..<3 { word = word << 8 | (offset < count ? Int(bytes[start + offset]) : 0) }
      for place in 0..<4 {
        result.append(place <= count ? digits[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return result
  }
}
