// shapes: paints.shape
// without: NamedColor blended
import ShapeKit
import SwiftUI
import UIKit

@main struct App {
  @MainActor static func main() {
    let view = ShapeView(Badge())
    view.contentView = UIView(frame: .zero)
    view.layoutIfNeeded()
    print(type(of: ShapePicture(Badge()) { Text(verbatim: "") }.body), view.subviews.count)
    print(ShapeOutline(Badge()).inset(by: 2).path(in: .zero), UIImage(shape: Badge()))
  }
}
