import Testing

@testable import UIKitCore

/// The undo manager that responders share.
@Suite struct UndoTests {
  final class Model {
    var value = 0

    func set(_ new: Int, with manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, with: manager) }
      value = new
    }
  }

  private let manager = UndoManager()
  private let model = Model()

  @Test("changes are undone and redone, last first; a new change cannot be redone over")
  func order() {
    model.set(1, with: manager)
    model.set(2, with: manager)
    manager.undo()
    #expect(model.value == 1 && manager.canRedo)
    manager.redo()
    #expect(model.value == 2 && !manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
    model.set(5, with: manager)
    #expect(!manager.canRedo)
  }

  @Test("a change keeps its name when it is undone, and menus show it")
  func names() {
    manager.beginUndoGrouping()
    model.set(1, with: manager)
    manager.setActionName("Move")
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Move" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoActionName == "" && manager.redoMenuItemTitle == "Redo Move")
    model.set(2, with: manager)
    manager.setActionName("Turn")
    #expect(manager.undoActionName == "Turn")
  }

  @Test("a change is undone by a method with an argument, too")
  func selector() {
    final class Counter: UIView {
      var counted: [String] = []
      override var actionMethods: [Selector: ActionMethod] {
        ["count:": ActionMethod { (sender: Any?) in self.counted.append(sender as? String ?? "") }]
      }
    }
    let counter = Counter()
    manager.registerUndo(withTarget: counter, selector: "count:", object: "one")
    manager.undo()
    #expect(counter.counted == ["one"])
  }

  @Test("the changes of a group are undone together, those of a removed target not at all")
  func groups() {
    let other = Model()
    manager.beginUndoGrouping()
    model.set(1, with: manager)
    other.set(9, with: manager)
    model.set(2, with: manager)
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(model.value == 0 && other.value == 9 && !manager.canUndo)
    manager.redo()
    #expect(model.value == 2)
  }

  @Test("responders use the undo manager of their window")
  func window() {
    let fixture = PipelineFixture("window 100x100\n  V 0,0 50x50")
    #expect(fixture["V"].undoManager != nil && fixture["V"].undoManager === fixture.windows[0].undoManager)
    #expect(UIView().undoManager == nil)
  }
}
