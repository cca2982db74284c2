import ForeignTools
import Foundation
import TestSupport

/// The bytes of a PNG, read by way of Netpbm's PAM: a plain header and then the samples.
package struct PictureFile {
  package enum Malformed: Error { case notPAM, notPPM }

  package let width: Int
  package let height: Int
  private let depth: Int
  private let bytes: [UInt8]
  private let start: Int

  package init(png: URL) throws {
    let reader = try ForeignTool.netpbm.path(of: "pngtopam")
    try self.init(pam: [UInt8](Command.output(of: reader, ["-alphapam", png.path])))
  }

  package init(pam bytes: [UInt8]) throws {
    var fields: [String: Int] = [:]
    var start = 0
    var line: [UInt8] = []
    for (i, byte) in bytes.enumerated() {
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        continue
      }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      line = []
      if words == ["ENDHDR"] {
        start = i + 1
        break
      }
      if words.count == 2, let value = Int(words[1]) { fields[String(words[0])] = value }
    }
    guard let width = fields["WIDTH"], let height = fields["HEIGHT"], let depth = fields["DEPTH"],
      fields["MAXVAL"] == 255, (1...4).contains(depth), bytes.count - start == width * height * depth
    else { throw Malformed.notPAM }
    self.width = width
    self.height = height
    self.depth = depth
    self.bytes = bytes
    self.start = start
  }

  /// Returns a part of the picture; each of its pixels is the mean of a square of `factor` by `factor` pixels of the
  /// file. Pixels beyond the edges are transparent.
  package func raster(left: Int, top: Int, width: Int, height: Int, shrunkBy factor: Int) -> Raster {
    var result = Raster(width: width, height: height)
    let columns = min(width * factor, self.width - left * factor)
    let rows = min(height * factor, self.height - top * factor)
    // A premultiplied sample is a product of two bytes.
    let unit = 1 / Float(255 * 255 * factor * factor)
    result.samples.withUnsafeMutableBufferPointer { target in
      bytes.withUnsafeBufferPointer { source in
        var y = 0
        while y < rows {
          var i = start + ((top * factor + y) * self.width + left * factor) * depth
          var x = 0
          while x < columns {
            // Gray or color, with or without alpha.
            let alpha = depth % 2 == 0 ? Float(source[i + depth - 1]) : 255
            if alpha > 0 {
              let o = 4 * (y / factor * width + x / factor)
              let (green, blue) = depth < 3 ? (i, i) : (i + 1, i + 2)
              target[o] += unit * alpha * Float(source[i])
              target[o + 1] += unit * alpha * Float(source[green])
              target[o + 2] += unit * alpha * Float(source[blue])
              target[o + 3] += unit * alpha * 255
            }
            i += depth
            x += 1
          }
          y += 1
        }
      }
    }
    return result
  }
}

extension Raster {
  /// Writes the picture to a file for inspection.
  package func write(png: URL) throws {
    let writer = try ForeignTool.netpbm.path(of: "pamtopng")
    var bytes = Array(
      "P7\nWIDTH \(width)\nHEIGHT \(height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8)
    for i in stride(from: 0, to: samples.count, by: 4) {
      let alpha = samples[i + 3]
      for k in 0..<4 {
        let straight = k == 3 ? alpha : alpha > 0 ? samples[i + k] / alpha : 0
        bytes.append(UInt8(min(255, max(0, (straight * 255).rounded()))))
      }
    }
    try TemporaryFolder.with { folder in
      let pam = folder.appending(path: "picture.pam")
      try Data(bytes).write(to: pam)
      try Command.output(of: writer, [pam.path]).write(to: png)
    }
  }
}
