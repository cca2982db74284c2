import ShapeCore
import TestSupport
import Testing

@testable import ShapeKit

@Suite("The size that fits content")
struct ContentFitTests {
  /// Returns the size at which content fits into the first slot.
  private func size<Proof>(
    of shape: SlottedShape<Proof>, for content: Size, width: Double? = nil, height: Double? = nil
  ) -> Size {
    var fit = ContentFit(SlotSizes(of: shape), slots: [.first]) { _, _ in content }
    return fit.size(width: width, height: height)
  }

  @Test(arguments: [0.1, 0.2, 0.3])
  func `has the width that the slot needs at the final height`(inset: Double) {
    let shape = SlottedShape<Affine>(inset: SlotLength(height: inset))
    let height = 300 / (1 - 2 * inset)
    #expect(size(of: shape, for: Size(150, 300)).isNear(Size(150 + 2 * inset * height, height)))
    #expect(size(of: shape, for: Size(150, 300), height: 50).isNear(Size(150 + 2 * inset * 50, 50)))
  }

  @Test func `is found if the width depends on the height, and the height on the width`() {
    var shape = SlottedShape<Affine>()
    shape.firstWidth = SlotLength(width: 1, height: -0.9)
    shape.firstHeight = SlotLength(width: -0.9, height: 1)
    #expect(size(of: shape, for: Size(10, 10)).isNear(Size(100, 100), within: 0.2))
  }

  @Test func `can be smaller than the maximum if that is the design size`() {
    let limits = SizeLimits(maximum: Size(300, 300))
    #expect(size(of: SlottedShape<Affine>(limits: limits), for: Size(50, 20)).isNear(Size(50, 20)))
    #expect(size(of: SlottedShape<Unproven>(limits: limits), for: Size(50, 20)).isNear(Size(50, 20)))
  }

  @Test func `is less than the design size if a slot is as large as possible there`() {
    var shape = SlottedShape<Unproven>()
    shape.firstWidth = SlotLength(width: 1, knee: 80)
    #expect(size(of: shape, for: Size(60, 20)).isNear(Size(60, 20)))
  }

  @Test func `is found if the slot is empty at the design size`() {
    let shape = SlottedShape<Affine>(inset: SlotLength(constant: 400))
    #expect(size(of: shape, for: Size(60, 20)).isNear(Size(860, 820)))
  }

  @Test func `is the largest one if nothing is enough`() {
    let shape = SlottedShape<Affine>(limits: SizeLimits(maximum: Size(400, 200)))
    #expect(size(of: shape, for: Size(500, .infinity)) == Size(400, 200))
  }

  @Test func `is finite if a need is not a number`() {
    #expect(size(of: SlottedShape<Affine>(), for: Size(.nan, 20)).isNear(Size(1, 20)))
  }

  @Test func `has the design length if no slot grows, and else follows those that grow`() {
    var shape = SlottedShape<Affine>()
    shape.firstHeight = SlotLength(constant: 24)
    #expect(size(of: shape, for: Size(50, 30)).isNear(Size(50, 100)))
    var fit = ContentFit(SlotSizes(of: shape), slots: [.first, .second]) { _, _ in Size(50, 30) }
    #expect(fit.size().isNear(Size(50, 30)))
  }

  @Test(arguments: [(170.0, 170.0), (160, 120), (120, 120), (110, 70)])
  func `hugs the lines of text that wraps`(limit: Double, width: Double) {
    // Three words of 50 points, with insets of 10.
    var fit = ContentFit(SlotSizes(of: SlottedShape<Affine>(inset: SlotLength(constant: 10))), slots: [.first]) {
      _, offer in
      let words = max(min((offer.width / 50).rounded(.down), 3), 1)
      return Size(words * 50, 20 * (3 / words).rounded(.up))
    }
    #expect(fit.size(within: limit).width.isEqual(to: width, within: 0.1))
  }

  @Test func `doesn't count a slot that the largest shape omits`() {
    var shape = SlottedShape<Unproven>(limits: SizeLimits(maximum: Size(400, 200)))
    shape.slotLimit = 350
    #expect(size(of: shape, for: Size(340, 20)).width.isEqual(to: 340, within: 0.1))
    #expect(size(of: shape, for: Size(500, 20)).width == 300)
  }

  @Test func `is found for text that gets a narrower slot as it becomes higher`() {
    let shape = SlottedShape<Affine>(inset: SlotLength(height: 0.2))
    var fit = ContentFit(SlotSizes(of: shape), slots: [.first]) { _, offer in
      Size(300, 20 * (300 / offer.width).rounded(.up))
    }
    // Two lines, in 0.6 of the height.
    #expect(fit.size(width: 200).isNear(Size(200, 40 / 0.6)))
  }

  @Test func `is enough, and as small as possible`() {
    var random = RandomSource(seed: 7)
    var faults: [String] = []
    var fitting = 0
    for number in 0..<RandomCases.count(quick: 300, ci: 3_000, long: 100_000) {
      let fault =
        number % 2 == 0
        ? FitTrial(SlottedShape<Affine>(), number, &random).fault(&fitting)
        : FitTrial(SlottedShape<Unproven>(), number, &random).fault(&fitting)
      if let fault { faults.append(fault) }
    }
    #expect(faults.prefix(3) == [])
    #expect(fitting > 150)
  }
}

/// A random shape with random content.
private struct FitTrial<Proof: SlotProof> {
  private typealias Shape = SlottedShape<Proof>
  private var shape: SlottedShape<Proof>
  private let number: Int
  private let needs: [SlottedShape<Proof>.Slot: Size]
  private let isText: Bool
  private let width: Double?

  init(_ shape: SlottedShape<Proof>, _ number: Int, _ random: inout RandomSource) {
    self.shape = shape
    self.number = number
    func length(_ own: WritableKeyPath<SlotLength, Double>, _ other: WritableKeyPath<SlotLength, Double>) -> SlotLength
    {
      var length = SlotLength(constant: random.number(-60...0))
      length[keyPath: own] = random.number(0.3...1)
      if random.chance(50) { length[keyPath: other] = random.number(-0.5...0.3) }
      if !Proof.isAffine, random.chance(50) { length.knee = random.number(20...200) }
      return length
    }
    self.shape.firstWidth = length(\.width, \.height)
    self.shape.firstHeight = length(\.height, \.width)
    self.shape.secondWidth = length(\.width, \.height)
    self.shape.secondHeight = length(\.height, \.width)
    let minimum = Size(random.number(1...100), random.number(1...100))
    self.shape.limits = SizeLimits(
      minimum: minimum,
      maximum: Size(minimum.width + random.number(0...2_000), minimum.height + random.number(0...2_000)))
    needs = [
      .first: Size(random.number(0...300), random.number(0...300)),
      .second: Size(random.number(0...300), random.number(0...300)),
    ]
    isText = random.chance(30)
    width = random.chance(30) ? random.number(50...500) : nil
  }

  /// Returns the size that the content of a slot needs: in text, the area remains the same.
  private func need(_ slot: Shape.Slot, in offer: Size) -> Size {
    let need = needs[slot] ?? Size(0, 0)
    guard isText, offer.width < need.width else { return need }
    return Size(offer.width, 20 * (need.width * need.height / max(offer.width, 1) / 20).rounded(.up))
  }

  private func frame(_ slot: Shape.Slot, _ size: Size) -> Size { shape.frame(of: slot, in: size)?.size ?? Size(0, 0) }

  /// Returns the slots whose length depends on that of the shape, along each axis, and empty ones.
  private func growing(at size: Size) -> (widths: [Shape.Slot], heights: [Shape.Slot]) {
    let (low, high) = (shape.limits.minimum, shape.limits.maximum)
    return (
      Shape.Slot.allCases.filter {
        let widest = frame($0, Size(high.width, size.height)).width
        return widest == 0 || frame($0, Size(low.width, size.height)).width != widest
      },
      Shape.Slot.allCases.filter {
        let highest = frame($0, Size(size.width, high.height)).height
        return highest == 0 || frame($0, Size(size.width, low.height)).height != highest
      }
    )
  }

  private func isWideEnough(_ slot: Shape.Slot, in size: Size) -> Bool {
    frame(slot, size).width >= need(slot, in: Size(.infinity, .infinity)).width - 1e-6
  }

  private func isHighEnough(_ slot: Shape.Slot, in size: Size) -> Bool {
    let own = frame(slot, size)
    return own.height >= need(slot, in: Size(own.width + 1e-6, .infinity)).height - 1e-6
  }

  /// Returns what is wrong with the result of a fit, and counts results at which the content fits.
  func fault(_ fitting: inout Int) -> String? {
    var fit = ContentFit(SlotSizes(of: shape), slots: Shape.Slot.allCases) { need($0, in: $1) }
    let size = fit.size(width: width)
    let growing = growing(at: size)
    let (widths, heights) = (width == nil ? growing.widths : [], growing.heights)
    func fits(_ size: Size) -> Bool {
      widths.allSatisfy { isWideEnough($0, in: size) } && heights.allSatisfy { isHighEnough($0, in: size) }
    }
    if !widths.allSatisfy({ isWideEnough($0, in: size) }), size.width < shape.limits.maximum.width {
      return "\(number): narrow at \(size)"
    }
    if !heights.allSatisfy({ isHighEnough($0, in: size) }), size.height < shape.limits.maximum.height {
      return "\(number): low at \(size)"
    }
    guard fits(size) else { return nil }
    fitting += 1
    let (narrower, lower) = (Size(size.width - 0.02, size.height), Size(size.width, size.height - 0.02))
    if !widths.isEmpty, shape.size(nearest: narrower) == narrower, fits(narrower) {
      return "\(number): too wide at \(size)"
    }
    // At the maximum, the search may have ended without a result.
    if !heights.isEmpty, size.height < shape.limits.maximum.height, shape.size(nearest: lower) == lower, fits(lower) {
      return "\(number): too high at \(size)"
    }
    return nil
  }
}

extension Size {
  fileprivate func isNear(_ other: Size, within difference: Double = 0.011) -> Bool {
    abs(width - other.width) <= difference && abs(height - other.height) <= difference
  }
}
