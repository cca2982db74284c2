import Foundation
import TestSupport
import Testing

@testable import shapec

@Suite("The queues between threads of the language server")
struct MailboxTests {
  /// Everything that happens to a queue, beside an array. The sizes exceed the number of taken elements that a queue keeps.
  @Test func `keep the order and the weight of their elements`() {
    let seed = RandomCases.seed(3)
    var random = RandomSource(seed: seed)
    for limit in [1, 17, 5000] {
      let box = Mailbox<Int>(limit: limit) { $0 % 7 }
      var waiting: [Int] = []
      var weight = 0
      for number in 0..<RandomCases.count(quick: 3000, ci: 60_000, long: 1_000_000) {
        // More than a thousand are taken before the queue is empty.
        if random.chance(number % 3000 < 2000 ? 85 : 15) {
          let isFree = weight < limit
          guard box.offer(number) == isFree else {
            Issue.record("seed \(seed): \(number) of \(limit), \(isFree)")
            return
          }
          if isFree {
            waiting.append(number)
            weight += number % 7
          }
        } else {
          let next = waiting.isEmpty ? nil : waiting.removeFirst()
          guard Self.taken(from: box) == next else {
            Issue.record("seed \(seed): \(number) of \(limit), expected \(next ?? -1)")
            return
          }
          weight -= (next ?? 0) % 7
        }
      }
      box.close()
      for element in waiting { #expect(Self.taken(from: box) == element) }
      guard case .end = box.take() else {
        Issue.record("there is no end")
        return
      }
    }
  }

  /// Returns the next element, or `nil` if there is none now.
  private static func taken(from box: Mailbox<Int>) -> Int? {
    if case .element(let element) = box.take(waiting: 0) { element } else { nil }
  }

  @Test func `hand elements to a thread that waits, and wait for room`() {
    let box = Mailbox<Int>(limit: 3) { _ in 1 }
    let results = Mailbox<Int>(limit: .max) { _ in 1 }
    let reader = WorkerThread {
      while case .element(let element) = box.take() { _ = results.offer(element) }
      results.close()
    }
    #expect(reader.isRunning)
    for number in 0..<2000 { box.put(number) }
    box.close()
    var found: [Int] = []
    while case .element(let element) = results.take(waiting: 20_000) { found.append(element) }
    #expect(found == Array(0..<2000))
  }

  @Test func `wait for a time, and no longer`() {
    let box = Mailbox<Int>(limit: 1) { _ in 1 }
    func milliseconds(_ body: () -> Bool) -> Double? {
      let start = ContinuousClock.now
      return body() ? (ContinuousClock.now - start) / .milliseconds(1) : nil
    }
    // A take of an empty queue, and an offer to a full one.
    let taking = milliseconds { if case .timeout = box.take(waiting: 30) { true } else { false } }
    #expect(box.offer(1))
    let offering = milliseconds { !box.offer(2, waiting: 30) }
    #expect((29...60_000).contains(taking ?? 0) && (29...60_000).contains(offering ?? 0))
    // Whole seconds don't get lost.
    #expect(box.offer(2, waiting: 0) == false)
    let long = Mailbox<Int>(limit: 1) { _ in 1 }
    let worker = WorkerThread {
      usleep(30_000)
      _ = long.offer(5)
    }
    guard worker.isRunning, case .element(5) = long.take(waiting: 19_990) else {
      Issue.record("nothing is taken")
      return
    }
  }

  @Test func `accept a single element that is heavier than their limit, and release writers at the end`() {
    let box = Mailbox<Int>(limit: 10) { $0 }
    #expect(box.offer(9) && box.offer(500) && !box.offer(1))
    #expect(
      Self.taken(from: box) == 9 && !box.offer(1) && Self.taken(from: box) == 500 && box.offer(1) && box.offer(10))
    let done = Mailbox<Bool>(limit: 1) { _ in 1 }
    let writer = WorkerThread {
      box.put(7)
      _ = done.offer(true)
    }
    #expect(writer.isRunning)
    usleep(5_000)
    box.close()
    guard case .element(true) = done.take(waiting: 20_000) else {
      Issue.record("the writer waits forever")
      return
    }
  }
}
