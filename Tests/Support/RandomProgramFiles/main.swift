import Foundation
import ProgramGenerator

// Writes random programs into a folder, one folder for each, for tools that are not written in Swift:
//
//     random-programs FOLDER [COUNT [SEED [FIRST]]]
//
// The seed and the first number are those of `SHAPE_SEED` and `SHAPE_FIRST` in the tests.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("random-programs: \(message)\n".utf8))
  exit(2)
}

func number(_ position: Int, default fallback: Int) -> Int {
  guard CommandLine.arguments.count > position else { return fallback }
  guard let number = Int(CommandLine.arguments[position]), number >= 0 else {
    fail("argument \(position): use a whole number from 0")
  }
  return number
}

guard CommandLine.arguments.count > 1, !CommandLine.arguments[1].hasPrefix("-") else {
  fail("name a folder: random-programs FOLDER [COUNT [SEED [FIRST]]]")
}
let folder = URL(filePath: CommandLine.arguments[1])
let (count, seed, first) = (number(2, default: 200), number(3, default: 1), number(4, default: 0))
for number in first..<first + count {
  let program = ProgramGenerator.program(number, seed: UInt64(seed))
  let place = folder.appending(path: "\(program.number)")
  try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  try Data(program.source().utf8).write(to: place.appending(path: program.fileName))
  if let library = program.library, case .success(let bytes) = program.load(library.name) {
    try Data(bytes).write(to: place.appending(path: library.name))
  }
}
