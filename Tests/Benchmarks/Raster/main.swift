import Foundation
import ShapeRaster

let arguments = CommandLine.arguments
let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[1])))
for level in CompressionLevel.allCases {
  var output: [UInt8] = []
  var best = Double.infinity
  for _ in 0..<3 {
    output = []
    let start = DispatchTime.now().uptimeNanoseconds
    var c = ZlibCompressor(level: level)
    c.append(bytes, to: &output)
    c.finish(to: &output)
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }
  print(level, output.count, best)
  try Data(output).write(to: URL(fileURLWithPath: arguments[1] + ".\(level).z"))
}
