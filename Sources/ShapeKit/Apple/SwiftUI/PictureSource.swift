#if canImport(SwiftUI)
  import SwiftUI
  @_spi(Generated) import ShapeCore

  /// The common source of the parts of a picture in SwiftUI. Each part shows the shape at the size that it is laid out in,
  /// which is the same for all.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct PictureSource<S: ParametricShape>: Sendable {
    var shape: S
    /// The number of pixels per point.
    let scale: Double
    let direction: ShapeCore.LayoutDirection
    /// The appearance that resolves adaptive colors.
    let appearance: Appearance
    /// Whether the slots have content. Otherwise, the picture is one piece, with all effects in its paint.
    let hasContent: Bool
    let cache: PictureCache<S>

    /// Returns what the picture at the supported size that is nearest to a size depends on.
    func key(in size: Size) -> PictureKey<S> {
      PictureKey(
        shape: shape, size: shape.size(nearest: size), scale: scale, direction: direction, appearance: appearance,
        hasContent: hasContent)
    }

    func picture(in size: Size) -> DrawnPicture { cache.picture(key(in: size)) }

    /// Returns a group of the picture at a size, or `nil` if it has none there.
    func group(at path: GroupPath, in size: CGSize) -> SceneGroup? {
      picture(in: Size(size).drawable).rootGroup.group(at: path)
    }

    /// The group that has the views of the picture at each size, unless they depend on the size. Without content, the
    /// picture is one piece.
    var commonGroup: SceneGroup {
      hasContent ? picture(in: S.designSize).rootGroup : SceneGroup.undivided(named: S.shapeName)
    }

    /// Returns what the layer of a group can do to its content at some sizes and values.
    func effects(of group: SceneGroup, at path: GroupPath) -> LayerEffects {
      var effects: LayerEffects = []
      // A group that is scaled by 0 has an opacity of 0, which is that of its clip.
      if group.opacity > 0, group.opacity < 1 { effects.insert(.opacity) }
      if group.masks != nil { effects.insert(.masks) }
      for slot in group.slotNames.compactMap({ S.Slot(rawValue: $0) }) {
        // The layers around all slots of a group are the same as far as the group.
        let layers = S.layersAroundSlots[slot] ?? []
        if layers.indices.contains(path.count) { effects.formUnion(layers[path.count]) }
      }
      return effects
    }

    /// Stops the program in debug builds if the picture at a size breaks a requirement.
    func reportBrokenRequirements(in size: Size) {
      func report() -> Bool {
        // A view is empty before its first layout.
        if size.width > 0, size.height > 0 {
          let picture = picture(in: size)
          S.reportBrokenRequirements(picture.brokenRequirements, in: picture.scene.size)
        }
        return true
      }
      // Not evaluated in a release build.
      assert(report())
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
      GeometryReader { geometry in
        // The values in an animation may break a requirement, so only those at its end count.
        let _ = source.reportBrokenRequirements(in: Size(geometry.size))
        InterpolatedPicture(source: source, size: Size(geometry.size), content: content)
      }
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
