#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import ExampleShapes
  import ShapeKit
  import UIKit

  extension PushState {
    /// Creates the state that a control shows.
    init(_ state: UIControl.State) {
      if state.contains(.disabled) {
        self = .disabled
      } else {
        self = state.contains(.highlighted) ? .pressed : .normal
      }
    }
  }

  extension UIButton {
    /// Creates a button with a shape behind its title, in the state of the button.
    static func push(title: String, action: UIAction) -> UIButton {
      let background = ShapeView(PushButton())
      // Touches are for the button.
      background.isUserInteractionEnabled = false
      var configuration = UIButton.Configuration.plain()
      configuration.title = title
      configuration.baseForegroundColor = .white
      configuration.background.customView = background
      let button = UIButton(configuration: configuration, primaryAction: action)
      button.configurationUpdateHandler = { button in
        background.shape.state = PushState(button.state)
      }
      return button
    }
  }
#endif
