import ShapeCore
import ShapeRaster

/// Why a picture can't be written.
package enum PictureError: Error, Equatable, Sendable {
  /// There would be more pixels than `PNGPicture.largestPixelCount`.
  case tooManyPixels(width: Int, height: Int)
  /// A page of a PDF would be larger than `PDFWriter.largestPage` in points.
  case pageTooLarge(width: Double, height: Double)
  /// Shadows in each other, or in masks, would take too much time.
  case tooManyShadows
  /// The blurs, conic gradients and long paths of the picture would take more than `StepBudget.perPicture`.
  case tooMuchWork
  /// A region that a statement needs has no result, by a fault of the library.
  case fault(SourceSpan)
}

// What becomes of a region without a result. A limit is one of the picture, and a fault is never taken for a limit.

extension PictureError {
  /// Creates the error of a picture that can't be right without a region.
  init(_ error: RegionError, at source: SourceSpan) {
    switch error {
    case .outOfSteps: self = .tooMuchWork
    case .outOfRange, .fault: self = .fault(source)
    }
  }
}

extension SceneRenderer {
  /// Throws if what was rendered is not complete.
  func check() throws(PictureError) {
    if let failure { throw PictureError(failure.error, at: failure.source) }
    if budget.isSpent { throw .tooMuchWork }
  }
}

extension RasterizationCause {
  /// Creates the reason for an image of what has no region.
  init(_ error: RegionError) {
    switch error {
    case .outOfSteps: self = .tooManyPieces
    case .outOfRange, .fault: self = .fault
    }
  }
}

/// Why a page of several can't be written.
public struct PageError: Error, Equatable, Sendable {
  /// The index of the page.
  public var page: Int
  package var reason: PictureError
}

extension Scene {
  /// Throws if its shadows can't be rendered in limited time.
  package func checkShadows() throws(PictureError) {
    if !canRenderShadows { throw .tooManyShadows }
  }

  /// Throws before anything is drawn if the picture would certainly take more steps than `StepBudget.perPicture`.
  func checkWork(
    _ known: KnownWork, in box: Rect, pixelsPerPoint: Double = 1, before end: Int? = nil
  ) throws(PictureError) {
    if exceeds(.perPicture, known, in: box, pixelsPerPoint: pixelsPerPoint, before: end) { throw .tooMuchWork }
  }
}
