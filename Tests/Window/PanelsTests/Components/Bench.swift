@testable import Canvas
import Foundation
@testable import Panels
@testable import ScenePicture
@testable import UIKitCore

/// The states of interaction with a control.
enum Handling: String, CaseIterable {
  case rest, hover, pressed, focus, disabled
}

/// A window of our own UIKit with controls in it, and fingers that stay where they press.
final class Bench {
  let window: PanelWindow
  private let application = UIApplication()
  private var fingers = 0

  init(size: CGSize) {
    window = PanelWindow(frame: CGRect(origin: .zero, size: size), application: application)
    window.isHidden = false
  }

  func add(_ view: UIView, _ name: String, at frame: CGRect) {
    view.accessibilityIdentifier = name
    view.frame = frame
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Adds a control and brings it into a state of interaction, as the panels do.
  func add(_ control: any PanelControl, _ name: String, at frame: CGRect, _ handling: Handling) {
    add(control, name, at: frame)
    switch handling {
    case .rest: break
    case .hover: control.interaction.pointer = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    case .pressed: press(CGPoint(x: frame.midX, y: frame.midY))
    case .focus: control.interaction.isFocused = true
    case .disabled: control.isEnabled = false
    }
  }

  func press(_ point: CGPoint) {
    fingers += 1
    application.enqueue(TouchSample(finger: fingers, phase: .began, location: point, timestamp: TimeInterval(fingers)))
    application.processEvents(until: TimeInterval(fingers))
    window.layoutIfNeeded()
  }

  func paint(_ appearance: Appearance) -> DrawingList {
    var list = DrawingList(element: "bench")
    window.paintTree(&list, appearance, at: .zero)
    return list
  }
}
