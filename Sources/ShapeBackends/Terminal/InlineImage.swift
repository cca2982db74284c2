/// PNG files as escape sequences, for terminals that decode them.
public enum InlineImage {
  /// The largest number of bytes of a chunk for kitty.
  static let chunkSize = 4096

  /// Returns a picture in the graphics protocol of kitty: base64 in chunks.
  ///
  /// The terminal answers neither success nor failure, because nobody would read its answer.
  public static func kitty(png: [UInt8]) -> [UInt8] {
    let data = Base64.encoded(png)
    var result: [UInt8] = []
    result.reserveCapacity(data.count + data.count / 256 + 64)
    var start = 0
    repeat {
      let end = min(start + chunkSize, data.count)
      let more = end < data.count ? 1 : 0
      result += "\u{1B}_G\(start == 0 ? "a=T,f=100,q=2," : "")m=\(more);".utf8
      result += data[start..<end]
      result += "\u{1B}\\".utf8
      start = end
    } while start < data.count
    return result + "\n".utf8
  }

  /// Returns a picture as an inline image of iTerm2. The terminal shrinks it if it is wider than the window.
  public static func iterm(png: [UInt8]) -> [UInt8] {
    Array("\u{1B}]1337;File=inline=1;size=\(png.count):".utf8) + Base64.encoded(png) + "\u{7}\n".utf8
  }
}
