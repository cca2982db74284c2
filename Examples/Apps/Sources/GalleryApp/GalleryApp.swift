import Gallery
import SwiftUI

#if canImport(UIKit)
  import GalleryUIKit
#else
  import GalleryAppKit
#endif

@main
struct GalleryApp: App {
  /// The name of the shown tab. `-tab Chat` on the command line chooses the first one.
  @State private var tab = UserDefaults.standard.string(forKey: "tab") ?? "SwiftUI"

  init() {
    #if canImport(AppKit) && !canImport(UIKit)
      // `swift run` starts a program outside of an app bundle, which would stay in the background.
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate()
    #endif
  }

  var body: some Scene {
    WindowGroup {
      TabView(selection: $tab) {
        GalleryView().tab("SwiftUI")
        ChecksView().tab("Checks")
        #if canImport(UIKit)
          ControllerView { ChatController(style: .plain) }.tab("Chat")
          ControllerView { BubbleController() }.tab("Bubble")
          ControllerView { ChecksController(style: .plain) }.tab("UIKit")
        #else
          AppKitView().tab("AppKit")
        #endif
      }
    }
  }
}

extension View {
  fileprivate func tab(_ name: String) -> some View { tabItem { Text(name) }.tag(name) }
}

#if canImport(UIKit)
  /// Shows a view controller.
  private struct ControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller

    func makeUIViewController(context: Context) -> Controller { make() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }
#endif
