// shapes: all.shape
// without: NamedColor blended
import ShapeKit
import SwiftUI
import UIKit

@main struct App {
  @MainActor static func main() {
    let view = ShapeView(Coupon())
    view.contentView = UIView(frame: .zero)
    view.layoutIfNeeded()
    print(type(of: ShapePicture(Coupon()) { Text(verbatim: "") }.body), view.subviews.count)
    print(ShapeOutline(Coupon()).inset(by: 2).path(in: .zero), UIImage(shape: Coupon()))
  }
}
