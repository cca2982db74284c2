import ShapeCore
import Testing

@Suite("Limits of sizes")
struct SizeLimitsTests {
  private let limits = SizeLimits(minimum: Size(10, 20), maximum: Size(100, 200))
  private let usual = Size(30, 40)

  @Test
  func `leave a size within them unchanged, even if rounding moves it beyond`() {
    #expect(limits.nearest(Size(50, 60), else: usual) == Size(50, 60))
    #expect(limits.nearest(Size(10 - 1e-10, 60), else: usual) == Size(10 - 1e-10, 60))
  }

  @Test(arguments: [
    (Size(0, 0), Size(10, 20)), (Size(-5, 1e9), Size(10, 200)), (Size(.infinity, -.infinity), Size(100, 20)),
    (Size(.nan, 50), Size(30, 50)), (Size(.nan, .nan), Size(30, 40)),
  ])
  func `replace others with the nearest`(_ size: Size, _ nearest: Size) {
    #expect(limits.nearest(size, else: usual) == nearest)
  }

  @Test
  func `that are NaN are ignored`() {
    let broken = SizeLimits(minimum: Size(.nan, -3), maximum: Size(.infinity, .nan))
    #expect(broken.nearest(Size(1e9, 5), else: usual) == Size(100_000, 40))
  }
}
