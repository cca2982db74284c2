// shapes: rectangle.shape
// without: NamedColor blended
import ShapeKit
import SwiftUI
import UIKit

@main struct App {
  @MainActor static func main() {
    let scene = Tile().scene(in: Tile.designSize)
    print(scene.size, UIView(frame: .zero).subviews.count, EmptyView.self)
  }
}
