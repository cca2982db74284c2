import ShapeCore
import ShapeRaster

/// Why a picture can't be written.
public enum PictureError: Error, Equatable, Sendable {
  /// There would be more pixels than `PNGPicture.largestPixelCount`.
  case tooManyPixels(width: Int, height: Int)
  /// A page of a PDF would be larger than `PDFWriter.largestPage` in points.
  case pageTooLarge(width: Double, height: Double)
  /// Shadows in each other, or in masks, would take too much time.
  case tooManyShadows
  /// The blurs, conic gradients and long paths of the picture would take more than `StepBudget.perPicture`.
  case tooMuchWork
}

/// Why a page of several can't be written.
public struct PageError: Error, Equatable, Sendable {
  /// The index of the page.
  public var page: Int
  public var reason: PictureError
}

extension Scene {
  /// Throws if its shadows can't be rendered in limited time.
  public func checkShadows() throws(PictureError) {
    if !canRenderShadows { throw .tooManyShadows }
  }
}
