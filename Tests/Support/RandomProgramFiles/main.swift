import Foundation
import ProgramGenerator
import ShapeKit
import ShapeLanguage

// Writes random programs into a folder, one folder for each, for tools that are not written in Swift:
//
//     random-programs FOLDER [COUNT [SEED [FIRST]]]
//
// The seed and the numbers are those of `SHAPE_SEED` and `SHAPE_FIRST` in the tests.

guard CommandLine.arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: random-programs FOLDER [COUNT [SEED [FIRST]]]\n".utf8))
  exit(2)
}

func number(_ position: Int, default fallback: Int) -> Int {
  guard CommandLine.arguments.count > position else { return fallback }
  guard let number = Int(CommandLine.arguments[position]), number >= 0 else {
    FileHandle.standardError.write(Data("argument \(position): use a whole number from 0\n".utf8))
    exit(2)
  }
  return number
}

let folder = URL(filePath: CommandLine.arguments[1])
let (count, seed, first) = (number(2, default: 200), number(3, default: 1), number(4, default: 0))
for program in first..<first + count {
  let program = ProgramGenerator.program(program, seed: UInt64(seed))
  let place = folder.appending(path: "\(program.number)")
  try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  try Data(program.source().utf8).write(to: place.appending(path: program.fileName))
  if let library = program.library, case .success(let bytes) = program.load(library.name) {
    try Data(bytes).write(to: place.appending(path: library.name))
  }
}
