/// The changes that can be undone and redone. Foundation has this class only on Apple's platforms.
///
/// As Apple's, except: each registered change is undone by itself, unless it belongs to a group that the program began. There is
/// no grouping by events, no action name and no limit, and no notification is posted.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Change {
    /// Held weakly, as in Foundation.
    weak var target: AnyObject?
    let undo: () -> Void
  }

  private var undoStack: [[Change]] = []
  private var redoStack: [[Change]] = []
  /// The changes of the open groups; those of inner groups become part of the outer one.
  private var group: [Change] = []

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

  /// Registers how to undo a change of `target`. A new change makes earlier ones impossible to redo.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    let change = Change(target: target) { [weak target] in target.map(handler) }
    if !isUndoing && !isRedoing { redoStack = [] }
    if groupingLevel > 0 { group.append(change) } else { push([change]) }
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
    guard groupingLevel == 0, !group.isEmpty else { return }
    push(group)
    group = []
  }

  private func push(_ changes: [Change]) {
    if isUndoing { redoStack.append(changes) } else { undoStack.append(changes) }
  }

  /// Undoes the last change or group.
  open func undo() {
    guard !isUndoing, !isRedoing, let changes = undoStack.popLast() else { return }
    isUndoing = true
    perform(changes)
    isUndoing = false
  }

  /// Redoes the change or group that was undone last.
  open func redo() {
    guard !isUndoing, !isRedoing, let changes = redoStack.popLast() else { return }
    isRedoing = true
    perform(changes)
    isRedoing = false
  }

  /// Performs the changes, the last one first. Changes that they register are one group.
  private func perform(_ changes: [Change]) {
    beginUndoGrouping()
    for change in changes.reversed() { change.undo() }
    endUndoGrouping()
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoStack, redoStack, group) = ([], [], []) }

  /// Forgets the changes of `target`.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func others(_ stack: [[Change]]) -> [[Change]] {
      stack.map { $0.filter { $0.target !== object } }.filter { !$0.isEmpty }
    }
    (undoStack, redoStack) = (others(undoStack), others(redoStack))
  }
}
