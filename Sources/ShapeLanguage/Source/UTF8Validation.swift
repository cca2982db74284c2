/// Returns the offset of the first byte that is not well-formed UTF-8 (Unicode 15, table 3-7), or `nil` if there is
/// none.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBytes { firstInvalidUTF8(in: $0) }
}

private func firstInvalidUTF8(in bytes: UnsafeRawBufferPointer) -> Int? {
  var index = 0
  let count = bytes.count
  while index < count {
    // Most sources are ASCII: test eight bytes at a time.
    while index + 8 <= count, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
      index += 8
    }
    guard index < count else { return nil }
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let length: Int
    // The range of the second byte excludes overlong forms, surrogates, and values beyond U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return index
    }
    guard index + length <= count, second.contains(bytes[index + 1]) else { return index }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}
