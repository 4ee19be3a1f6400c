import TouchTrace
import UIKit

/// The summary of a touch that a recognizer delayed, took, or let pass.
enum IncidentLine: Equatable {
  /// The view loses the touch, because `cancelsTouchesInView` is true.
  case cancels(RecognizerName, view: String)
  /// A control loses the touch to its own recognizer, and sends nothing.
  case cancelsControl(RecognizerName, control: String)
  /// The recognizer took the touch from the view, and has ended with it: it sent this action to the end.
  case ends(RecognizerName, action: String, view: String)
  /// A recognizer may not begin, so that another one can.
  case madeWay(RecognizerName, by: String?, for: RecognizerName)
  /// The recognizer acted, and the view got the end of the touch as well.
  case leaves(RecognizerName, view: String)
  /// A cell loses the touch before it is selected.
  case cancelsSelection(RecognizerName, cell: String)
  /// The recognizer acted, and the cell got the touch as well and was selected.
  case leavesSelection(RecognizerName, cell: String)
  /// The recognizer waited for another one, and then cancelled the view's touch or (nil) did not.
  case waited(RecognizerName, for: RecognizerName, milliseconds: Int, cancelled: String?)
  case waits(RecognizerName, for: RecognizerName)
  case deliveredLate(String, UITouch.Phase, by: RecognizerName, milliseconds: Int)
  /// The recognizer's delegate or (false) the recognizer itself refused the touch.
  case refusedTouch(RecognizerName, isDelegate: Bool, view: String)
  case refusedByDelegate(RecognizerName, view: String)
  /// A view, such as a button, keeps a recognizer of another view from beginning.
  case refusedByView(RecognizerName, view: String)
  case excluded(RecognizerName, by: RecognizerName)
  case together([RecognizerName])
  /// The recognizer's view lies under the finger, but the hit-test view is not inside it.
  case besides(RecognizerName, view: String)
  /// The system cancelled the touch.
  case interrupted(String, TraceStep.Interruption)
}

extension IncidentLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .cancels(let one, let view) where one.view == view:
      [
        "The \(one.english) cancels \(view, .cancelled)’s own touch, because cancelsTouchesInView is true.",
        "\(one.chip) cancels \(view, .cancelled)’s own touch, because cancelsTouchesInView is true.",
        "\(one.chip) cancels \(view, .cancelled).",
      ]
    case .cancels(let one, let view):
      [
        "The \(one.english) cancels \(view, .cancelled), because its cancelsTouchesInView is true.",
        "\(one.chip) cancels \(view, .cancelled), because cancelsTouchesInView is true.",
        "\(one.chip) cancels \(view, .cancelled).",
      ]
    case .cancelsControl(let one, let control):
      [
        "\(one.chip) is on \(control, .cancelled) itself and acts: \(control, .cancelled) is cancelled and sends nothing.",
        "\(one.chip) acts: \(control, .cancelled) sends nothing.",
      ]
    case .ends(let one, let action, let view):
      [
        "\(one.chip) took the touch from \(view, .cancelled). At its end it sends \(action) for the last time.",
        "\(one.chip) ends, and sends \(action) for the last time.", "\(one.chip) ends.",
      ]
    case .madeWay(let one, let asked, let other):
      [
        "\(one.refused(by: asked).english): it fails, so \(other.chip) on \(other.viewName) can begin.",
        "\(one.chip) may not begin, so \(other.chip) can.",
      ]
    case .leaves(let one, let view):
      [
        "The \(one.english) acts. cancelsTouchesInView is false: \(view, .chain) gets touchesEnded, too.",
        "\(one.chip) acts. cancelsTouchesInView is false: \(view, .chain) gets touchesEnded, too.",
        "\(one.chip) acts, and \(view, .chain) gets touchesEnded, too.",
      ]
    case .cancelsSelection(let one, let cell):
      [
        "The \(one.english) cancels \(cell, .cancelled), so \(cell, .cancelled) is not selected.",
        "\(one.chip) cancels \(cell, .cancelled): it is not selected.",
      ]
    case .leavesSelection(let one, let cell):
      [
        "The \(one.english) acts. cancelsTouchesInView is false: \(cell, .chain) is selected, too.",
        "\(one.chip) acts, and \(cell, .chain) is selected, too.",
      ]
    case .waited(let one, let other, let milliseconds, let view?):
      [
        "\(one.chip) waited \(milliseconds) ms until \(other.chip) failed. It acts, and cancels \(view, .cancelled).",
        "\(one.chip) waited \(milliseconds) ms until \(other.chip) failed, then acts.",
      ]
    case .waited(let one, let other, let milliseconds, nil):
      ["\(one.chip) waited \(milliseconds) ms until \(other.chip) failed, then acts."]
    case .waits(let one, let other):
      ["\(one.chip) is ready, and waits until \(other.chip) fails: nothing acts yet."]
    case .deliveredLate(let view, let phase, let one, let milliseconds):
      [
        "\(one.chip) delayed \(phase.method): \(view, .chain) got it \(milliseconds) ms late, when \(one.chip) had failed.",
        "\(one.chip) delayed \(phase.method): \(view, .chain) got it \(milliseconds) ms late.",
      ]
    case .refusedTouch(let one, let isDelegate, let view):
      [
        "\(isDelegate ? "The delegate of " : "")\(one.chip) refused the touch: \(one.chip) does not receive it, \(view, .chain) does.",
        "\(one.chip) does not receive the touch: it was refused.",
      ]
    case .refusedByDelegate(let one, let view):
      [
        "gestureRecognizerShouldBegin returns false: \(one.chip) fails, and \(view, .chain) gets the touch to its end.",
        "gestureRecognizerShouldBegin returns false: \(one.chip) fails; \(view, .chain) keeps the touch.",
        "The delegate said NO: \(one.chip) fails.",
      ]
    case .refusedByView(let one, let view):
      [
        "\(view, .chain) says NO to the \(one.english): it fails, and \(view, .chain) keeps the touch.",
        "\(view, .chain) says NO: \(one.chip) fails.",
      ]
    case .excluded(let one, let other):
      [
        "\(other.chip) began first, so \(one.chip) fails: no delegate lets them recognize together.",
        "\(other.chip) began first, so \(one.chip) fails.",
      ]
    case .together(let all):
      ["\(RecognizerName.list(all).english) \(all.both) act: a delegate lets them recognize together."]
    case .besides(let one, let view):
      [
        "\(view, .result) is not inside \(one.viewName): the \(one.english) does not receive the touch.",
        "\(one.chip) does not receive the touch: \(view, .result) is not inside its view.",
      ]
    case .interrupted(let view, .resignedActive):
      [
        "The system takes the touch, as for a call: \(view, .cancelled) gets touchesCancelled, never touchesEnded.",
        "The system takes the touch: \(view, .cancelled) gets touchesCancelled, not touchesEnded.",
        "\(view, .cancelled) gets touchesCancelled.",
      ]
    case .interrupted(let view, let reason):
      [
        "\(reason.english) \(view, .cancelled) gets touchesCancelled, not touchesEnded.",
        "\(view, .cancelled) gets touchesCancelled, not touchesEnded.", "\(view, .cancelled) gets touchesCancelled.",
      ]
    }
  }
}

extension [RecognizerName] {
  fileprivate var both: String { count > 2 ? "all" : "both" }
}

extension RecognizerName {
  /// The recognizer's view as a chip.
  var viewName: Sentence { "\(view ?? name, .neutral)" }

  /// Says that a view or, if it is nil, the delegate refuses the recognizer.
  func refused(by view: String?) -> (english: Sentence, simplifiedChinese: Sentence) {
    if let view { return ("\(view, .neutral) says NO to \(chip)", "\(view, .neutral) 对 \(chip) 说 NO") }
    return ("The delegate of \(chip) says NO", "\(chip) 的代理说 NO")
  }

  /// `pan, pinch and rotation`.
  static func list(_ all: [RecognizerName]) -> (english: Sentence, simplifiedChinese: Sentence) {
    let chips = all.map(\.chip)
    guard let first = chips.first, let last = chips.last, chips.count > 1 else { return ("", "") }
    let inner = chips.dropFirst().dropLast()
    return (
      inner.reduce(first) { $0 + ", " + $1 } + " and " + last, inner.reduce(first) { $0 + "、" + $1 } + " 和 " + last
    )
  }
}

extension TraceStep.Interruption {
  fileprivate var english: Sentence {
    switch self {
    case .resignedActive: "The application is no longer active:"
    case .ignoringInteraction: "The application ignores interaction:"
    case .leftWindow(let view): "\(view, .cancelled) left its window:"
    }
  }
}
