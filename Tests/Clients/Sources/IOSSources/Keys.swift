import UIKit

// Responders with keys, first responders and interactions.

class EditorController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close:")),
      UIKeyCommand(input: "s", modifierFlags: [.command, .shift], action: Selector("save:")),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addInteraction(HoldInteraction())
  }

  func rename(to name: String) {
    let old = fileName
    undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
    fileName = name
  }

  private var fileName = ""
}

class HoldInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()

  func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
  }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
}

class ToolWindow: UIWindow {
  override func becomeKey() {
    super.becomeKey()
    alpha = 1
  }

  override func resignKey() {
    super.resignKey()
    alpha = 0.5
  }
}
