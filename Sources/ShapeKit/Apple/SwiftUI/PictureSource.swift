#if canImport(SwiftUI)
  import SwiftUI
  import ShapeCore

  /// The common source of the parts of a picture in SwiftUI. Each part shows the shape at the size that it is laid out in,
  /// which is the same for all.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct PictureSource<S: ParametricShape>: Sendable {
    var shape: S
    /// The number of pixels per point.
    let scale: Double
    let direction: ShapeCore.LayoutDirection
    /// Whether the slots have content. Otherwise, the picture is one piece, with all effects in its paint.
    let hasContent: Bool
    let cache: PictureCache<S>

    /// Returns what the picture at the supported size that is nearest to a size depends on.
    func key(in size: Size) -> PictureKey<S> {
      PictureKey(
        shape: shape, size: shape.size(nearest: size), scale: scale, direction: direction, hasContent: hasContent)
    }

    func picture(in size: Size) -> DrawnPicture { cache.picture(key(in: size)) }

    /// Returns a group of the picture at a size, or `nil` if it has none there.
    func group(at path: GroupPath, in size: CGSize) -> SceneGroup? {
      picture(in: Size(size).drawable).rootGroup.group(at: path)
    }

    /// The numbers that animations interpolate.
    var animatableNumbers: AnimatableNumbers {
      get { AnimatableNumbers(values: shape.animatableComponents) }
      set { shape.animatableComponents = newValue.values }
    }
  }

  /// A part of a picture that SwiftUI interpolates with the parameters of the shape.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  protocol PicturePart: Animatable where AnimatableData == AnimatableNumbers {
    associatedtype Drawn: ParametricShape
    nonisolated var source: PictureSource<Drawn> { get set }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  extension PicturePart {
    nonisolated var animatableData: AnimatableNumbers {
      get { source.animatableNumbers }
      set { source.animatableNumbers = newValue }
    }
  }

  /// Shows something that depends on the picture at the size that it is offered.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct PictureReader<S: ParametricShape, Content: View>: View {
    let source: PictureSource<S>
    @ViewBuilder let content: (DrawnPicture) -> Content

    var body: some View {
      GeometryReader { geometry in InterpolatedPicture(source: source, size: Size(geometry.size), content: content) }
    }
  }

  /// A picture at a size. SwiftUI interpolates the shape and the size.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  private struct InterpolatedPicture<S: ParametricShape, Content: View>: View, Animatable {
    var source: PictureSource<S>
    var size: Size
    let content: (DrawnPicture) -> Content

    nonisolated var animatableData: AnimatableNumbers {
      get { AnimatableNumbers(values: [size.width, size.height] + source.animatableNumbers.values) }
      set {
        guard newValue.values.count >= 2 else { return }
        size = Size(newValue.values[0], newValue.values[1])
        source.animatableNumbers = AnimatableNumbers(values: Array(newValue.values.dropFirst(2)))
      }
    }

    var body: some View { content(source.picture(in: size)) }
  }
#endif
