import ProgramGenerator
import Testing

struct RandomConstructTests {
  /// The random programs use every part of the language: in 1,000 programs, each construct occurs at least 20 times. In
  /// fewer, where chance has more weight, half as often in proportion.
  @Test func `random programs contain every construct`() {
    var count = ConstructCount()
    let programs = RandomPrograms.programs(quick: 150, ci: 200, long: 2_000)
    for program in programs { count.add(program.compilation()) }
    let wanted = programs.count / (programs.count < 1000 ? 100 : 50)
    let missing = ConstructCount.all.filter { count.counts[$0, default: 0] < wanted }
    #expect(missing.map { "\($0): \(count.counts[$0, default: 0])" } == [])
    // Fewer than two fifths of the programs are discarded: many fail at some size or value.
    let refused = programs.reduce(0) { $0 + $1.refusals.count }
    #expect(3 * refused < 2 * programs.count)
  }
}
