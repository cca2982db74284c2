#if canImport(SwiftUI) && canImport(os)
  import SwiftUI
  import ShapeCore
  import os

  /// What a picture depends on.
  struct PictureKey<S: ParametricShape>: Equatable, Sendable {
    let shape: S
    /// A supported size.
    let size: Size
    /// The number of pixels per point.
    let scale: Double
    let direction: ShapeCore.LayoutDirection
    /// The appearance that resolves adaptive colors.
    let appearance: Appearance
    /// Whether the slots have content. Otherwise, the picture is one piece.
    let hasContent: Bool
  }

  /// A picture with what its views need of it.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct DrawnPicture: Sendable {
    /// The scene, resolved in the appearance.
    let scene: Scene
    let rootGroup: SceneGroup
    let brokenRequirements: [Requirement]
    let bitmaps = PartBitmaps()
  }

  /// The parts of a picture that only bitmaps can show, drawn once.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  final class PartBitmaps: Sendable {
    private let images = OSAllocatedUnfairLock<[ScenePart: SceneImage]>(uncheckedState: [:])

    /// Returns the image of a part, or `nil` if it is empty or there is no memory for it. It is drawn outside of the lock,
    /// so two threads may draw the same.
    func image(of part: ScenePart, _ draw: () -> SceneImage?) -> SceneImage? {
      if let kept = images.withLockUnchecked({ $0[part] }) { return kept }
      guard let image = draw() else { return nil }
      images.withLockUnchecked { $0[part] = image }
      return image
    }
  }

  /// The last pictures of a view, because many parts of the view need the same one. SwiftUI may ask for them on several
  /// threads.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  final class PictureCache<S: ParametricShape>: Sendable {
    private struct Entry: Sendable {
      let key: PictureKey<S>
      let picture: DrawnPicture
      var paintedRegion: ShapeCore.Path?
    }

    /// The number of pictures that are kept: that of the design size, and those of a few frames of an animation.
    private static var capacity: Int { 4 }
    /// The pictures, from the one that was used the longest time ago. None is drawn under the lock, so that threads don't
    /// wait for each other. Two may draw the same.
    private let entries = OSAllocatedUnfairLock(initialState: [Entry]())

    func picture(_ key: PictureKey<S>) -> DrawnPicture { entry(key).picture }

    /// Returns the region that a picture paints, as contours that can overlap, to be filled nonzero.
    func paintedRegion(_ key: PictureKey<S>) -> ShapeCore.Path {
      var entry = entry(key)
      if let region = entry.paintedRegion { return region }
      let region = entry.picture.scene.paintedRegion
      entry.paintedRegion = region
      keep(entry)
      return region
    }

    private func entry(_ key: PictureKey<S>) -> Entry {
      let kept = entries.withLock { entries -> Entry? in
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry
      }
      if let kept { return kept }
      let (drawn, brokenRequirements) = key.shape.drawn(in: key.size, scale: key.scale, direction: key.direction)
      let scene = drawn.resolved(in: key.appearance)
      let group = key.hasContent ? scene.rootGroup : scene.undividedGroup
      let picture = DrawnPicture(scene: scene, rootGroup: group, brokenRequirements: brokenRequirements)
      let new = Entry(key: key, picture: picture)
      keep(new)
      return new
    }

    private func keep(_ entry: Entry) {
      entries.withLock { entries in
        entries.removeAll { $0.key == entry.key }
        entries.append(entry)
        if entries.count > Self.capacity { entries.removeFirst() }
      }
    }
  }
#endif
