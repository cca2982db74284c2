import Foundation
import SourceLaws

/// Returns what is wrong about a source.
private func faults(in bytes: [UInt8]) -> [String] {
  let laws = SourceLaws()
  return laws.faults(inMessagesOf: bytes) + laws.faults(inOutputsOf: bytes)
}

#if FUZZING
  /// The function that libFuzzer calls with one input after the other.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let faults = faults(in: Array(UnsafeBufferPointer(start: start, count: count)))
    if let first = faults.first { fatalError(first) }
    return 0
  }
#else
  /// Without libFuzzer, the program tries the files that are named: `swift run fuzz FILE…`.
  @main
  enum Fuzz {
    static func main() throws {
      for path in CommandLine.arguments.dropFirst() {
        for fault in faults(in: Array(try Data(contentsOf: URL(filePath: path)))) { print("\(path): \(fault)") }
      }
    }
  }
#endif
