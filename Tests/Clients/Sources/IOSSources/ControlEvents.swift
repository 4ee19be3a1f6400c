import UIKit

// Controls with actions.

class Knob: UIControl {
  var value: CGFloat = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && bounds.contains(touch.location(in: self))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value += touch.location(in: self).y - touch.previousLocation(in: self).y
    sendActions(for: [.valueChanged, .editingChanged])
    return super.continueTracking(touch, with: event)
  }
}

class Panel: UIView {
  private let knob = Knob()
  private let button = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let save = UIAction(title: "Save", identifier: UIAction.Identifier("save")) { [weak self] action in
      (action.sender as? UIButton)?.isSelected = true
      self?.knob.performPrimaryAction()
    }
    button.addAction(save, for: [.touchUpInside, .menuActionTriggered])
    button.removeAction(identifiedBy: UIAction.Identifier("save"), for: .menuActionTriggered)
    knob.addAction(UIAction { _ in print("changed") }, for: .allEditingEvents)
    button.enumerateEventHandlers { action, target, event, stop in
      if action?.identifier == save.identifier || target != nil { stop = event.contains(.touchUpInside) }
    }
    addSubview(knob)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
