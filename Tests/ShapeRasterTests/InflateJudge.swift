import ForeignTools
import Foundation
import TestSupport
import Testing

/// The zlib of Python, which judges compressed data.
enum InflateJudge {
  /// Compressed data, and what it stands for.
  struct Case {
    var name: String
    var compressed: [UInt8]
    var bytes: [UInt8]
    var isRaw = true
  }

  /// Reads a folder of pairs of files and prints the names of those that differ or can't be read.
  private static let script = """
    import os, sys, zlib
    folder = sys.argv[1]
    for name in sorted(os.listdir(folder)):
        if not name.endswith((".raw", ".zlib")):
            continue
        path = os.path.join(folder, name)
        wanted = open(os.path.splitext(path)[0] + ".bytes", "rb").read()
        try:
            reader = zlib.decompressobj(-15 if name.endswith(".raw") else 15)
            found = reader.decompress(open(path, "rb").read()) + reader.flush()
            if found != wanted:
                print(name, "has other bytes")
            elif not reader.eof:
                print(name, "has no end")
            elif reader.unused_data:
                print(name, "has more bytes than needed")
        except zlib.error as error:
            print(name, error)
    """

  /// Returns a line for each case that is wrong. Starts one process for all.
  static func problems(_ cases: [Case]) throws -> [String] {
    let python = try ForeignTool.python.path()
    return try TemporaryFolder.with { folder in
      for (index, item) in cases.enumerated() {
        let name = "\(index)"
        try Data(item.compressed).write(to: folder.appending(path: "\(name).\(item.isRaw ? "raw" : "zlib")"))
        try Data(item.bytes).write(to: folder.appending(path: "\(name).bytes"))
      }
      let output = try Command.output(of: python, ["-c", script, folder.path])
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
        let index = Int(line.prefix { $0.isNumber }) ?? 0
        return "\(cases[index].name): \(line)"
      }
    }
  }
}
