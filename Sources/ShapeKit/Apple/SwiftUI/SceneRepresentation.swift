// A `Canvas` would cut off shadows and other paint beyond its bounds, and would be a second renderer. So SwiftUI shows
// the platform's view.
#if canImport(SwiftUI) && canImport(UIKit) && canImport(QuartzCore) && !os(watchOS)
  import SwiftUI
  import UIKit
  import ShapeCore

  /// Shows a part of a scene in SwiftUI.
  struct SceneRepresentation: UIViewRepresentable {
    var scene: Scene
    var part: ScenePart

    func makeUIView(context: Context) -> SceneView { SceneView(frame: .zero) }

    func updateUIView(_ view: SceneView, context: Context) {
      view.overrideUserInterfaceStyle = context.environment.colorScheme == .dark ? .dark : .light
      view.show(scene, part)
    }
  }
#elseif canImport(SwiftUI) && canImport(AppKit) && canImport(QuartzCore)
  import AppKit
  import SwiftUI
  import ShapeCore

  /// Shows a part of a scene in SwiftUI.
  struct SceneRepresentation: NSViewRepresentable {
    var scene: Scene
    var part: ScenePart

    func makeNSView(context: Context) -> SceneView { SceneView(frame: .zero) }

    func updateNSView(_ view: SceneView, context: Context) {
      view.appearance = NSAppearance(named: context.environment.colorScheme == .dark ? .darkAqua : .aqua)
      view.show(scene, part)
    }
  }
#endif
