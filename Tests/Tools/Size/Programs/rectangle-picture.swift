// shapes: rectangle.shape
// without: NamedColor blended
import ShapeKit
import SwiftUI
import UIKit

@main struct App {
  @MainActor static func main() {
    print(type(of: ShapePicture(Tile()).body), UIView(frame: .zero).subviews.count)
  }
}
