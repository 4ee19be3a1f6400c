/// A mistake in a program that would stop it on iOS, or that iOS reports in its log. The library goes on.
///
/// Each is reported to the observer as `PipelineNote.warning`, and written to standard error once for each text.
public enum PipelineWarning {
  /// The target of an action by selector does not have the action (LC-04).
  case unrecognizedSelector(Selector, target: AnyObject, sender: AnyObject?)
  /// The target of an action, which nothing else kept, was freed (UC-22), and nobody performed the action.
  case targetGone(Selector, sender: AnyObject)
  /// The target of an action is no object but a value such as a function. `self` in the initial value of a property is one.
  case targetIsNoObject(Selector, sender: AnyObject)
  /// The parameter of an action has another type than its sender or its event. The action was not called.
  case otherParameter(Selector, Any.Type, object: Any?)
  /// A view was added to itself or to one of its descendants. Nothing was changed.
  case viewInItself(UIView, superview: UIView)
  /// `loadView()` set no view, or read the view before it set one. The controller got an empty one.
  case noView(UIViewController)
  /// A controller presents already, is presented already, or its view is in no window. Nothing was presented.
  case cannotPresent(UIViewController, from: UIViewController)
  /// A dismissal while another one, or the presentation, is about to begin (LC-18).
  case cannotDismiss(UIViewController)
  /// The swipe that pops did not begin, because of how the program goes back (PR-13).
  case noSwipeBack(UIViewController, because: String)
  /// The swipe that pops began with one controller in the stack, as the program replaced the delegate of its recognizer (PR-13).
  case swipeBackAtRoot(UIViewController)
  /// A controller was added to itself or to one inside it.
  case controllerInItself(UIViewController, in: UIViewController)
  /// Some responder's `next` leads back to it. The walk up the chain ended there.
  case chainCycle(UIResponder)
  /// The delegate of a scroll view's own recognizer was set. It keeps the scroll view (SV-01).
  case foreignDelegate(UIGestureRecognizer)

  /// A constraint between views that are in no common view. It was not activated.
  case noCommonView(NSLayoutConstraint)
  /// A required constraint contradicts others, and frames of views that constraints do not decide about. It was left out.
  case unsatisfiable(NSLayoutConstraint, with: [NSLayoutConstraint], frames: [UIView])

  /// A text in the visual format language that cannot be read. It gave no constraint.
  case visualFormat(String)

  /// The program used a declaration, named as in `UILabel.shadowColor`, that exists only so that sources compile.
  case notSupported(String)

  /// One sentence that says the mistake, its place and the right way.
  public var text: String {
    switch self {
    case .unrecognizedSelector(let selector, let target, let sender):
      """
      unrecognized selector "\(selector)": \(name(of: target)) does not have this action\(origin(sender)); \
      list it in the `actionMethods` of \(type(of: target))
      """
    case .targetGone(let selector, let sender):
      """
      the target of "\(selector)", which \(name(of: sender)) sends, no longer exists: targets are not kept; keep it in a \
      property of an object that stays
      """
    case .targetIsNoObject(let selector, let sender):
      """
      the target of "\(selector)", which \(name(of: sender)) sends, is no object; in the initial value of a property \
      `self` is a function: make the property `lazy var`
      """
    case .otherParameter(let selector, let type, let object):
      """
      "\(selector)" takes \(type), and got \(object.map { "\(Swift.type(of: $0))" } ?? "nil"): it is not called; give the \
      parameter the class of what is sent
      """
    case .viewInItself(let view, let superview):
      """
      \(name(of: view)) cannot become a subview of \(name(of: superview)), which is \
      \(view === superview ? "the same view; add another one" : "inside it; take the inner view out of the outer one first")
      """
    case .controllerInItself(let child, let parent):
      """
      \(name(of: child)) cannot become a child of \(name(of: parent)), which is \
      \(child === parent ? "the same controller; add another one" : "inside it; take the inner one out of the outer one first")
      """
    case .noView(let controller):
      "`loadView()` of \(name(of: controller)) did not set `view`; set it there, or do not override the method"
    case .cannotPresent(let controller, let presenter):
      """
      \(name(of: presenter)) cannot present \(name(of: controller)); present a controller that is not presented, from \
      one that presents no other and whose view is in a window
      """
    case .cannotDismiss(let controller):
      """
      \(name(of: controller)) cannot be dismissed while a presentation or a dismissal of it is in progress; dismiss it in \
      the completion, or later
      """
    case .noSwipeBack(let stack, let cause):
      """
      the swipe back of \(name(of: stack)) does not begin, because \(cause); give its `interactivePopGestureRecognizer` a \
      delegate that answers `viewControllers.count > 1` in `gestureRecognizerShouldBegin(_:)`
      """
    case .swipeBackAtRoot(let stack):
      """
      the swipe back began at the root of \(name(of: stack)), and on iOS its screen then takes no touches any more; in \
      `gestureRecognizerShouldBegin(_:)` of its delegate, answer `viewControllers.count > 1`
      """
    case .chainCycle(let responder):
      "`next` leads from \(name(of: responder)) back to it; end the chain with nil or the application"
    case .foreignDelegate(let recognizer):
      """
      the delegate of \(name(of: recognizer)), a recognizer of a scroll view, cannot be set; override its methods in a \
      subclass of UIScrollView
      """
    case .noCommonView(let constraint):
      "the constraint \(constraint.text) cannot be activated: its items are in no common view; add the views first"
    case .visualFormat(let text):
      "the visual format \"\(text)\" cannot be read, or has a name that is neither a view nor a number; it gives no constraint"
    case .notSupported(let name): "`\(name)` has no effect here; it exists so that sources compile"
    case .unsatisfiable(let constraint, let others, let frames):
      PipelineWarning.contradiction(constraint, others, frames)
    }
  }

  private func origin(_ sender: AnyObject?) -> String { sender.map { ", which \(name(of: $0)) sends" } ?? "" }

  private func name(of object: AnyObject) -> String { PipelineWarning.name(of: object) }

  /// The class, and the identifier of a view or a guide, or the name of a recognizer.
  static func name(of object: AnyObject) -> String {
    let guide = (object as? UILayoutGuide)?.identifier
    let own =
      (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
      ?? (guide == "" ? nil : guide)
    return own.map { "\(type(of: object)) \"\($0)\"" } ?? "\(type(of: object))"
  }
}

extension PipelineWarning {
  private static func contradiction(
    _ constraint: NSLayoutConstraint, _ others: [NSLayoutConstraint], _ frames: [UIView]
  ) -> String {
    var text = "the constraint \(constraint.text) cannot hold"
    let reasons = others.map(\.text) + frames.map { "the frame of \(name(of: $0))" }
    if !reasons.isEmpty { text += " together with " + reasons.joined(separator: ", ") }
    text += "; it is left out"
    guard let view = frames.first(where: { $0 === constraint.firstItem || $0 === constraint.secondItem }) else {
      return text
    }
    return text
      + "; set `translatesAutoresizingMaskIntoConstraints` of \(name(of: view)) to false if constraints decide about it"
  }

  /// Reports the warning to the observer, if there is one, and writes it to standard error if it is a new one.
  /// - Parameter observation: that of the place; nil where views are in no window yet, so that the application is told.
  func give(through observation: PipelineObservation?) {
    (observation ?? ApplicationRegistry.ofThisProcess.known?.observation)?.note(.warning(self))
    WarningLog.ofThisProcess.write(text)
  }
}

/// Warns that a declaration, which the program has just used, has no effect: once for each name in the trace of an
/// application, and once for each name on standard error.
/// - Parameter name: the declaration as Apple's documentation names it, such as `UILabel.shadowColor`.
package func warnNotSupported(_ name: String) {
  let warning = PipelineWarning.notSupported(name), application = ApplicationRegistry.ofThisProcess.known
  guard application?.unsupportedNames.insert(name).inserted ?? true else { return }
  warning.give(through: application?.observation)
}

/// The same for code of any thread. Only the main thread has a trace: from another one the warning comes later, on the main
/// queue of the process.
package nonisolated func warnNotSupportedFromAnyThread(_ name: String) {
  VirtualTime.runOnMain { warnNotSupported(name) }
}

/// The warnings that were written to standard error, each once.
final class WarningLog {
  static let ofThisProcess = WarningLog()

  private var written: Set<String> = []

  func write(_ text: String) {
    guard written.insert(text).inserted else { return }
    // A closed standard error is no reason to stop.
    try? FileHandle.standardError.write(contentsOf: Data("UIKit: \(text)\n".utf8))
  }
}
