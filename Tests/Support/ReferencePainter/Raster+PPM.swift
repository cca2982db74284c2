extension Raster {
  /// Returns the pictures of a file of raw PPM pictures, one after the other.
  package static func pages(ppm bytes: [UInt8]) throws -> [Raster] {
    var result: [Raster] = []
    var index = 0
    while index < bytes.count {
      var words: [String] = []
      while words.count < 4, let end = bytes[index...].firstIndex(where: { $0 == 32 || $0 == 10 }) {
        if bytes[index] == UInt8(ascii: "#") {
          index = (bytes[index...].firstIndex(of: 10) ?? bytes.count - 1) + 1
          continue
        }
        words.append(String(decoding: bytes[index..<end], as: UTF8.self))
        index = end + 1
      }
      guard words.count == 4, words[0] == "P6", words[3] == "255", let width = Int(words[1]),
        let height = Int(words[2]), bytes.count - index >= 3 * width * height
      else { throw PictureFile.Malformed.notPPM }
      var raster = Raster(width: width, height: height)
      raster.samples.withUnsafeMutableBufferPointer { target in
        bytes.withUnsafeBufferPointer { source in
          var pixel = 0
          while pixel < width * height {
            let (from, to) = (index + 3 * pixel, 4 * pixel)
            target[to] = Float(source[from]) / 255
            target[to + 1] = Float(source[from + 1]) / 255
            target[to + 2] = Float(source[from + 2]) / 255
            target[to + 3] = 1
            pixel += 1
          }
        }
      }
      index += 3 * width * height
      result.append(raster)
    }
    return result
  }
}
