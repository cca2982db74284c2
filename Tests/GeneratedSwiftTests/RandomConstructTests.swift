import ProgramGenerator
import Testing

struct RandomConstructTests {
  /// The random programs leave no part of the language out: of 1,000 each construct stands in at least 20 places; of
  /// fewer, where chance says more, in half as many as that would be.
  @Test func `random programs hold every construct`() {
    var count = ConstructCount()
    let programs = RandomPrograms.programs(quick: 100, ci: 400, long: 2_000)
    for program in programs { count.add(program.compilation()) }
    let wanted = programs.count / (programs.count < 1000 ? 100 : 50)
    let missing = ConstructCount.all.filter { count.counts[$0, default: 0] < wanted }
    #expect(missing.map { "\($0): \(count.counts[$0, default: 0])" } == [])
    // Fewer than a third of what is made is thrown away.
    let refused = programs.reduce(0) { $0 + $1.refusals.count }
    #expect(2 * refused < programs.count)
  }
}
