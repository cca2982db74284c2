import Foundation
import ShapeRaster

/// Times the compressor and the PNG writer, for `compare.py`, and the renderer, for `render.py`:
///
///     raster-benchmark zlib FILE
///     raster-benchmark png FILE WIDTH HEIGHT
///     raster-benchmark render FILE SHAPE X Y WIDTH HEIGHT SCALE [PNG]
///
/// `FILE` has bytes, or the pixels of an RGBA picture. Prints a line for each level: its name, the number of bytes of the
/// result, and the minimum time of three runs in seconds. Writes the result beside the file.
func measure(_ path: String, _ compress: (CompressionLevel, [UInt8], inout [UInt8]) throws -> Void) throws {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  for level in CompressionLevel.allCases {
    var output: [UInt8] = []
    var seconds = Double.infinity
    for _ in 0..<3 {
      output = []
      let start = DispatchTime.now().uptimeNanoseconds
      try compress(level, bytes, &output)
      seconds = min(seconds, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    print(level, output.count, seconds)
    try Data(output).write(to: URL(fileURLWithPath: "\(path).\(level)"))
  }
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "zlib" where arguments.count == 2:
  try measure(arguments[2]) { level, bytes, output in
    var compressor = ZlibCompressor(level: level)
    compressor.append(bytes, to: &output)
    compressor.finish(to: &output)
  }
case "png" where arguments.count == 4:
  guard let width = Int(arguments[3]), let height = Int(arguments[4]) else { fatalError("use whole numbers") }
  try measure(arguments[2]) { level, bytes, output in
    var writer = try PNGWriter(width: width, height: height, format: .rgba, level: level, to: &output)
    try writer.append(bytes, to: &output)
    try writer.finish(to: &output)
  }
case "render" where 8...9 ~= arguments.count:
  let numbers = arguments[4...8].compactMap { Double($0) }
  guard numbers.count == 5, let picture = Picture(file: arguments[2], shape: arguments[3], numbers) else {
    fatalError("use a file that compiles, one of its shapes, and numbers")
  }
  print(picture.seconds)
  if arguments.count == 9 { try Data(try picture.png()).write(to: URL(fileURLWithPath: arguments[9])) }
default:
  print(
    "usage: raster-benchmark zlib FILE | png FILE WIDTH HEIGHT | render FILE SHAPE X Y WIDTH HEIGHT SCALE [PNG]")
  exit(2)
}
