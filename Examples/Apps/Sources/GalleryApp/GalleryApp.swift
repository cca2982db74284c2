import Gallery
import SwiftUI

#if canImport(UIKit)
  import GalleryUIKit
#endif

@main
struct GalleryApp: App {
  init() {
    #if canImport(AppKit) && !canImport(UIKit)
      // `swift run` starts a program outside of an app bundle, which would stay in the background.
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate()
    #endif
  }

  var body: some Scene {
    WindowGroup {
      #if canImport(UIKit)
        TabView {
          GalleryView().tabItem { Text("SwiftUI") }
          ControllerView { ChatController(style: .plain) }.tabItem { Text("Chat") }
          ControllerView { BubbleController() }.tabItem { Text("Bubble") }
        }
      #else
        GalleryView()
      #endif
    }
  }
}

#if canImport(UIKit)
  /// Shows a view controller.
  private struct ControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller

    func makeUIViewController(context: Context) -> Controller { make() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }
#endif
