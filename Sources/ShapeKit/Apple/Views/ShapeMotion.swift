#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && canImport(QuartzCore)
  import ShapeCore

  /// The changes of a shape and of its size that are being animated.
  ///
  /// What is on the screen is the newest value plus, for each change, its difference to the value before, as far as its
  /// animation has not come yet. UIKit's animations add up in the same way, so a change during another one interrupts
  /// neither value nor speed.
  @MainActor
  struct ShapeMotion<S: ParametricShape> {
    /// A change that is being animated.
    @MainActor
    struct Change {
      let pacer: Pacer
      let old: S
      let new: S
      /// The numbers before the change without those after it.
      fileprivate(set) var difference: MotionNumbers
      /// Whether the animation block is over. Until then, Core Animation may know neither the pacer nor its animation.
      var isCommitted = false

      var progress: Double { isCommitted ? pacer.progress : 0 }

      /// Creates a change of the present animation block. It has a pace even if nothing in it can be interpolated, since a
      /// property animator can also undo it.
      init(from old: S, to new: S, growth: Size, in view: NativeView) {
        (self.old, self.new) = (old, new)
        difference = MotionNumbers(
          width: -growth.width, height: -growth.height,
          components: zip(old.animatableComponents, new.animatableComponents).map { $0 - $1 })
        pacer = Pacer(in: view)
      }

      fileprivate var changesSize: Bool { difference.width != 0 || difference.height != 0 }

      /// Begins with the size on the screen, in place of the rest of an earlier change.
      fileprivate mutating func takeSize(from other: inout Change) {
        let rest = 1 - other.progress
        difference.width += other.difference.width * rest
        difference.height += other.difference.height * rest
        (other.difference.width, other.difference.height) = (0, 0)
      }
    }

    private var changes: [Change] = []

    var isEmpty: Bool { changes.isEmpty }

    /// What to add to the newest values for those on the screen.
    var offset: MotionNumbers {
      var sum = MotionNumbers()
      for change in changes { sum.add(change.difference, times: 1 - change.progress) }
      return sum
    }

    mutating func append(_ change: Change) {
      var change = change
      if Pacer.replacesSizes, change.changesSize {
        for index in changes.indices { change.takeSize(from: &changes[index]) }
      }
      changes.append(change)
    }

    /// Notes that the animation blocks of all changes are over.
    mutating func commit() {
      for index in changes.indices { changes[index].isCommitted = true }
    }

    /// Forgets the changes whose animations are over. Returns the shape after them: another one if an animator has been
    /// stopped or reversed, in which case UIKit also sets its own properties to where they were.
    ///
    /// - Parameter shape: The newest shape.
    mutating func settle(_ shape: S, isVisible: Bool) -> S {
      var shape = shape
      // The newest first, since it began with the result of the one before.
      for change in changes.reversed() where !isVisible || change.isCommitted && !change.pacer.isMoving {
        let rest = 1 - change.pacer.end
        if rest == 1, shape == change.new {
          shape = change.old
        } else if rest != 0 {
          shape.add(change.difference, times: rest)
        }
        change.pacer.remove()
      }
      changes.removeAll { !isVisible || $0.isCommitted && !$0.pacer.isMoving }
      return shape
    }
  }
#endif
