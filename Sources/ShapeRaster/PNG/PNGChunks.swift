/// Appends the parts of a PNG to bytes.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", sections 5 and 11.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: length, type, data and checksum. `type` has four ASCII letters.
  static func append(_ type: StaticString, _ data: ArraySlice<UInt8>, to output: inout [UInt8]) {
    append(UInt32(truncatingIfNeeded: data.count), to: &output)
    let start = output.count
    type.withUTF8Buffer { output.append(contentsOf: $0) }
    output.append(contentsOf: data)
    var checksum = CRC32()
    checksum.append(output[start...])
    append(checksum.value, to: &output)
  }

  /// Appends a number in big-endian order.
  static func append(_ number: UInt32, to output: inout [UInt8]) {
    for shift: UInt32 in [24, 16, 8, 0] { output.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Appends `tEXt` if Latin-1 has all characters of the title, or `iTXt`, which has UTF-8.
  ///
  /// The title must not contain the character NUL.
  static func append(title: String, to output: inout [UInt8]) {
    let keyword = [UInt8]("Title".utf8)
    let isLatin = title.unicodeScalars.allSatisfy {
      $0.value == 0x0A || 0x20...0x7E ~= $0.value || 0xA1...0xFF ~= $0.value
    }
    if isLatin {
      let text = title.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      append("tEXt", (keyword + [0] + text)[...], to: &output)
    } else {
      // Not compressed, without a language and a translated keyword.
      append("iTXt", (keyword + [0, 0, 0, 0, 0] + [UInt8](title.utf8))[...], to: &output)
    }
  }
}
