import UIKit

/// Makes live windows, views and controllers of their descriptions, and keeps who has which name.
struct StageBuilder {
  let application: StageApplication
  private(set) var windows: [UIWindow] = []
  private(set) var controllers: [UIViewController] = []
  private(set) var names = StageNames()

  init(_ scene: Scene, application: StageApplication) {
    self.application = application
    for window in scene.windows { build(window) }
    names.give(Scene.applicationName, to: application)
  }

  private mutating func build(_ description: WindowDescription) {
    let window = StageWindow(frame: description.frame, application: application)
    window.windowLevel = UIWindow.Level(description.level)
    names.give(description.name, to: window)
    windows.append(window)
    for view in description.views { build(view, in: window, under: nil) }
    window.makeKeyAndVisible()
  }

  /// - Parameter parent: the controller of the nearest view above.
  private mutating func build(_ description: ViewDescription, in superview: UIView, under parent: UIViewController?) {
    let view = description.makeView()
    names.give(description.name, to: view)
    let controller = description.controller.map { makeController($0, of: view) }
    if let controller, let window = superview as? UIWindow, window.rootViewController == nil {
      window.rootViewController = controller
      view.frame = description.frame
    } else {
      superview.addSubview(view)
    }
    if let controller, let parent {
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
    for subview in description.views { build(subview, in: view, under: controller ?? parent) }
  }

  private mutating func makeController(_ description: ControllerDescription, of view: UIView) -> UIViewController {
    let controller = StageViewController()
    controller.behaviour.touches = description.touches
    controller.view = view
    names.give(description.name, to: controller)
    controllers.append(controller)
    return controller
  }
}

extension ViewDescription {
  /// The view alone, at its place and with its text; its other properties are set when everything has a name.
  fileprivate func makeView() -> UIView {
    switch viewClass {
    case .view, .beyondBoundsView, .safeBeyondBoundsView: return StageView(frame: frame)
    case .imageView: return StageImageView(frame: frame)
    case .control: return StageControl(frame: frame)
    case .switchControl: return StageSwitch(frame: frame)
    case .slider: return StageSlider(frame: frame)
    case .label:
      let label = StageLabel(frame: frame)
      label.text = text
      return label
    case .button, .enlargedButton:
      let button = StageButton(frame: frame)
      button.setTitle(text, for: .normal)
      return button
    }
  }
}
