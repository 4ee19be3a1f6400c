import Scenes
import UIKit

/// Makes windows, views, controllers and recognizers from their descriptions, and gives them their names.
struct LiveSceneBuilder {
  let application: LiveApplication
  private(set) var windows: [UIWindow] = []
  private(set) var controllers: [UIViewController] = []
  private(set) var names = LiveNames()
  private let observedParts: [Scene.ObservedPart]

  init(_ scene: Scene, application: LiveApplication) {
    self.application = application
    observedParts = scene.observedParts
    for window in scene.windows { build(window) }
    for target in scene.targets { names.give(target, to: LiveTarget()) }
    names.give(Scene.applicationName, to: application)
  }

  private mutating func build(_ description: WindowDescription) {
    let window = LiveWindow(frame: description.frame, application: application)
    window.windowLevel = UIWindow.Level(description.level)
    names.give(description.name, to: window)
    windows.append(window)
    add(description.recognizers, to: window)
    for view in description.views { build(view, in: window, under: nil) }
    window.makeKeyAndVisible()
  }

  /// - Parameter parent: the controller of the nearest view above.
  private mutating func build(_ description: ViewDescription, in superview: UIView, under parent: UIViewController?) {
    let view = description.makeView()
    names.give(description.name, to: view)
    if let scrollView = view as? UIScrollView {
      nameParts(of: scrollView, description.name)
      // A scene says itself which views clip.
      scrollView.clipsToBounds = false
    }
    add(description.recognizers, to: view)
    let controller = description.controller.map { makeController($0, of: view) }
    if let controller, let window = superview as? UIWindow, window.rootViewController == nil {
      window.rootViewController = controller
      view.frame = description.frame
    } else if let table = superview as? LiveTable, let cell = view as? LiveCell {
      table.add(cell)
    } else {
      superview.addSubview(view)
    }
    if let controller, let parent {
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
    for subview in description.views { build(subview, in: view, under: controller ?? parent) }
  }

  private mutating func nameParts(of scrollView: UIScrollView, _ name: String) {
    names.give(Scene.pan(of: name), to: scrollView.panGestureRecognizer)
    let others = scrollView.gestureRecognizers?.filter { $0 !== scrollView.panGestureRecognizer } ?? []
    for delay in others { names.give(Scene.delay(of: name), to: delay) }
    (scrollView as? LiveTable)?.onSelection = { [weak application] cell in
      application?.sendAction(LiveTable.selection, to: cell.nearestController, from: cell, for: nil)
    }
  }

  private mutating func add(_ recognizers: [RecognizerDescription], to view: UIView) {
    for description in recognizers {
      let recognizer = description.makeRecognizer(observedParts)
      names.give(description.name, to: recognizer)
      view.addGestureRecognizer(recognizer)
    }
  }

  private mutating func makeController(_ description: ControllerDescription, of view: UIView) -> UIViewController {
    let controller = LiveViewController()
    controller.view = view
    names.give(description.name, to: controller)
    controllers.append(controller)
    return controller
  }
}

extension UIResponder {
  /// The first controller up the chain, which mostly is a table's delegate.
  fileprivate var nearestController: UIViewController? {
    self as? UIViewController ?? next?.nearestController
  }
}

extension ViewDescription {
  /// Gives a control the size that the scene says, also where it has a fixed one on iOS.
  private func sized(_ control: UIControl) -> UIControl {
    control.keepsItsSize = false
    control.frame = frame
    return control
  }

  /// Returns a new view with its frame and text. Its other properties are set when all objects have their names.
  fileprivate func makeView() -> UIView {
    switch viewClass {
    case .view, .beyondBoundsView, .safeBeyondBoundsView: return LiveView(frame: frame)
    case .imageView: return LiveImageView(frame: frame)
    case .control: return LiveControl(frame: frame)
    case .switchControl: return sized(LiveSwitch(frame: frame))
    case .slider: return LiveSlider(frame: frame)
    case .stepper: return sized(LiveStepper(frame: frame))
    case .scrollView: return LiveScrollView(frame: frame)
    case .tableView: return LiveTable(frame: frame)
    case .tableViewCell: return LiveCell(frame: frame)
    case .label:
      let label = LiveLabel(frame: frame)
      label.text = text
      return label
    case .button, .enlargedButton:
      let button = LiveButton(frame: frame)
      button.setTitle(text, for: .normal)
      return button
    case .segmentedControl:
      let control = LiveSegmentedControl(frame: frame)
      for title in (text ?? "").split(separator: " ").reversed() {
        control.insertSegment(withTitle: String(title), at: 0, animated: false)
      }
      return control
    }
  }
}

extension RecognizerDescription {
  /// Returns a new recognizer of UIKit's own class. Its properties are set when all objects have their names; its
  /// delegate gives the answers of the scene.
  fileprivate func makeRecognizer(_ observed: [Scene.ObservedPart]) -> UIGestureRecognizer {
    switch kind {
    case .tap: UITapGestureRecognizer()
    case .longPress: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
    case .observed: ObservedGestureRecognizer(name, in: observed)
    }
  }
}
