// shapes: rectangle.shape
// without: NamedColor blended
import ShapeKit
import SwiftUI
import UIKit

@main struct App {
  @MainActor static func main() {
    let view = ShapeView(Tile())
    view.layoutIfNeeded()
    print(view.subviews.count, EmptyView.self)
  }
}
