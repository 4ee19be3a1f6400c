/// The changes that can be undone and redone. Foundation has this class only on Apple's platforms.
///
/// As Apple's, except: each registered change is undone by itself, unless it belongs to a group that the program began. There is
/// no grouping by events and no limit, and no notification is posted.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Change {
    /// Held weakly, as in Foundation.
    weak var target: AnyObject?
    let undo: () -> Void
  }

  /// Changes that are undone together.
  private struct Group {
    var name = ""
    var changes: [Change] = []
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The open groups; inner ones become part of the outer one.
  private var group = Group()

  /// The number of open groups.
  open private(set) var groupingLevel = 0
  /// Whether changes are being undone; changes that are registered meanwhile can be redone.
  open private(set) var isUndoing = false
  /// Whether changes are being redone.
  open private(set) var isRedoing = false

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// The name of the change that would be undone; empty if it has none.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of the change that would be redone; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu item that undoes, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu item that undoes a change with a name, in English.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu item that redoes a change with a name, in English.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Names the open group, or else the change that was registered last.
  open func setActionName(_ actionName: String) {
    if groupingLevel > 0 {
      group.name = actionName
    } else if let last = undoStack.indices.last {
      undoStack[last].name = actionName
    }
  }

  /// Registers how to undo a change of `target`. A new change makes earlier ones impossible to redo.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    let change = Change(target: target) { [weak target] in target.map(handler) }
    if !isUndoing && !isRedoing { redoStack = [] }
    if groupingLevel > 0 { group.changes.append(change) } else { push(Group(changes: [change])) }
  }

  /// Registers how to undo a change of `target`: by a method with one argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { ($0 as? NSObject)?.perform(selector, with: anObject) }
  }

  /// Begins a group, whose changes are undone together.
  open func beginUndoGrouping() { groupingLevel += 1 }

  /// Ends a group. Ignored if none is open.
  open func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0, !group.changes.isEmpty else { return }
    push(group)
    group = Group()
  }

  private func push(_ group: Group) {
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
  }

  /// Undoes the last change or group.
  open func undo() {
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Redoes the change or group that was undone last.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  /// Performs the changes, the last one first. Changes that they register are one group of the same name.
  private func perform(_ group: Group) {
    beginUndoGrouping()
    setActionName(group.name)
    for change in group.changes.reversed() { change.undo() }
    endUndoGrouping()
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoStack, redoStack, group) = ([], [], Group()) }

  /// Forgets the changes of `target`.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func others(_ stack: [Group]) -> [Group] {
      stack.map { Group(name: $0.name, changes: $0.changes.filter { $0.target !== object }) }
        .filter { !$0.changes.isEmpty }
    }
    (undoStack, redoStack) = (others(undoStack), others(redoStack))
  }
}
