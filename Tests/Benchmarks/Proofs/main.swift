import Foundation
import ProgramGenerator
import ShapeCore
import ShapeLanguage
import TestSupport

// Measures the proofs of `shapec check`: how many conditions are decided, what that takes, and whether pictures agree.
//
//     proof-benchmark [PROGRAMS [SEED [PICTURES [FILE …]]]]
//
// It judges the files, or else random programs (1,000 by default), and draws each of their shapes at random, extreme and
// adjacent sizes and values (100 by default). Then it changes one number or operator in each of them, several times, and
// compares what pictures show with what is proved.

func number(_ position: Int, default fallback: Int) -> Int {
  guard CommandLine.arguments.count > position else { return fallback }
  guard let number = Int(CommandLine.arguments[position]), number >= 0 else {
    FileHandle.standardError.write(Data("proof-benchmark: argument \(position): use a whole number from 0\n".utf8))
    exit(2)
  }
  return number
}

let (count, seed, pictures) = (number(1, default: 1_000), number(2, default: 1), number(3, default: 100))
var sources: [ProofSource] = CommandLine.arguments.dropFirst(4).compactMap { path in
  FileManager.default.contents(atPath: path).map { ProofSource(name: path, bytes: Array($0)) }
}
if sources.isEmpty {
  sources = (0..<count).map { number in
    let program = ProgramGenerator.program(number, seed: UInt64(seed))
    return ProofSource(name: program.fileName, bytes: Array(program.source().utf8), library: program)
  }
}

var (originals, changed) = (ProofCounts(), ProofCounts())
for (number, source) in sources.enumerated() {
  var random = RandomSource(seed: UInt64(seed) &* 1_000_003 &+ UInt64(number))
  originals.add(source.compilation(), source.name, pictures: pictures, using: &random)
  for _ in 0..<3 {
    let mutant = source.mutated(using: &random)
    let compilation = mutant.compilation()
    if !compilation.hasErrors {
      changed.add(compilation, mutant.name + mutant.change, pictures: pictures, using: &random)
    }
  }
}
print("seed \(seed), \(sources.count) programs\n\(originals)\nwith one change\n\(changed)")
if !(originals.wrong + changed.wrong).isEmpty { exit(1) }
