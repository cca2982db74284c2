// The views of the pieces of a picture and their order, in UIKit and in AppKit.
#if canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import UIKit
  import ShapeCore

  typealias NativeView = UIView
#elseif canImport(AppKit) && canImport(QuartzCore)
  import AppKit
  import ShapeCore

  typealias NativeView = NSView
#endif

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && canImport(QuartzCore)
  /// The views of the slots of a shape view. A slot keeps its view, so that the app's view stays where it is.
  @MainActor
  final class SlotViews {
    private var views: [String: SlotView] = [:]

    /// Returns the view of the slot with a name.
    func view(named name: String) -> SlotView {
      if let view = views[name] { return view }
      let view = SlotView(frame: .zero)
      views[name] = view
      return view
    }

    /// The app's view in the slot with a name. A view is in one slot at most: setting it takes it out of any other.
    subscript(name: String) -> NativeView? {
      get { views[name]?.content }
      set {
        if let newValue {
          for (other, view) in views where other != name && view.content === newValue { view.content = nil }
        }
        if newValue != nil || views[name] != nil { view(named: name).content = newValue }
      }
    }

    /// The views without constraints, whose size depends on what they are offered.
    var framedContents: [NativeView] {
      views.values.compactMap(\.content).filter(\.translatesAutoresizingMaskIntoConstraints)
    }

    /// The names of the slots whose views use Auto Layout.
    var constrained: Set<String> {
      Set(views.filter { $0.value.content.map { !$0.translatesAutoresizingMaskIntoConstraints } ?? false }.keys)
    }

    /// Gives the app's views the sizes of their slots. Those that use Auto Layout are pinned to guides.
    func fitContents(to guides: SlotGuides, in outer: NativeView) {
      for (name, view) in views {
        // Unless the app has moved its view elsewhere.
        guard let content = view.content, content.superview === view, view.isDescendant(of: outer) else { continue }
        if content.translatesAutoresizingMaskIntoConstraints {
          content.cover(view.bounds)
        } else {
          view.pin(content, to: guides.guide(named: name, in: outer))
        }
      }
    }
  }

  extension SlotView {
    /// Pins content that uses Auto Layout to the top left corner, with the size of a guide. Constraints between views end
    /// when one of them leaves the other's superview.
    fileprivate func pin(_ content: NativeView, to guide: NativeLayoutGuide) {
      if !pins.isEmpty, pins.allSatisfy({ $0.isActive }) { return }
      NSLayoutConstraint.deactivate(pins)
      pins = [
        content.leftAnchor.constraint(equalTo: leftAnchor), content.topAnchor.constraint(equalTo: topAnchor),
        content.widthAnchor.constraint(equalTo: guide.widthAnchor),
        content.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ]
      NSLayoutConstraint.activate(pins)
    }
  }

  /// A view with the piece that it shows.
  enum PieceView {
    case paint(SceneView, ScenePart)
    case slot(SlotView, frame: Rect)
    case group(GroupView, SceneGroup)

    var view: NativeView {
      switch self {
      case .paint(let view, _): view
      case .slot(let view, _): view
      case .group(let view, _): view
      }
    }
  }

  /// The views of the pieces of a group. A piece with the same identifier as before keeps its view.
  @MainActor
  struct PieceViews {
    private var paints: [ScenePiece.ID: SceneView] = [:]
    private var groups: [ScenePiece.ID: GroupView] = [:]

    /// Returns the views of some pieces, from back to front, and forgets those of other pieces. Empty paint has no view.
    mutating func update(_ pieces: [ScenePiece], _ slots: SlotViews) -> [PieceView] {
      let old = self
      self = PieceViews()
      var result: [PieceView] = []
      for piece in pieces {
        switch piece.content {
        case .paint(let part):
          if part.isEmpty { continue }
          let view = old.paints[piece.id] ?? SceneView(frame: .zero)
          paints[piece.id] = view
          result.append(.paint(view, part))
        case .slot(let name, let frame): result.append(.slot(slots.view(named: name), frame: frame))
        case .group(let group):
          let view = old.groups[piece.id] ?? GroupView(frame: .zero)
          groups[piece.id] = view
          result.append(.group(view, group))
        }
      }
      return result
    }
  }

  extension NativeView {
    /// Replaces the subviews, from back to front. A view that leaves its superview loses the focus, so one that stays
    /// moves only if the order of slots and groups changes.
    func arrange(_ views: [NativeView]) {
      for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
      if subviews.elementsEqual(views, by: { $0 === $1 }) { return }
      // Paint never has the focus.
      for view in subviews where view is SceneView { view.removeFromSuperview() }
      for (index, view) in views.enumerated() {
        if index == subviews.count {
          addSubview(view)
        } else if subviews[index] !== view {
          insert(view, below: subviews[index])
        }
      }
    }
  }
#endif
