import Scenes
import TouchTrace
import UIKit

/// A step of a recognizer: it receives a touch, its methods are called, it gets a verdict, its state changes.
enum GestureLine: Equatable {
  /// `view` is the hit-test view: the recognizer's view or a descendant of it.
  case attends(RecognizerName, view: String)
  case sees(RecognizerName, method: String)
  case letsGo(RecognizerName)
  case granted(RecognizerName)
  case waits(RecognizerName, for: RecognizerName)
  case fails(RecognizerName, GestureFailure)
  case begins(RecognizerName)
  case recognizes(RecognizerName)
  case changes(RecognizerName)
  case ends(RecognizerName)
  case cancelled(RecognizerName)
  /// The touches do not match its gesture.
  case mismatch(RecognizerName)
  /// The finger is down longer than its gesture may last.
  case heldTooLong(RecognizerName, milliseconds: Int)
  /// It fails; the step before has the reason.
  case lost(RecognizerName)
  case switchedOff(RecognizerName)
  /// All fingers are up, and it had not decided.
  case undecided(RecognizerName)
  case reset(RecognizerName)
}

extension GestureLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .attends(let one, let view) where one.view == nil || one.view == view:
      [
        "\(one.chip) is on the hit-test view itself, so it receives the touch.",
        "\(one.chip) receives the touch.",
      ]
    case .attends(let one, let view):
      [
        "\(view, .result) is inside the view of \(one.chip), so \(one.chip) receives the touch too.",
        "\(one.chip) receives the touch too: it is on an ancestor of \(view, .result).",
        "\(one.chip) receives the touch.",
      ]
    case .sees(let one, let method): ["\(one.chip) gets \(method) first: recognizers come before the view."]
    case .letsGo(let one): ["\(one.chip) ignores the touch from now on; the view keeps it."]
    case .granted(let one): ["Nothing prevents \(one.chip): it may recognize."]
    case .waits(let one, let other):
      [
        "\(one.chip) has detected its \(one.gesture.text.english), but waits until \(other.chip) has failed.",
        "\(one.chip) waits until \(other.chip) has failed.",
      ]
    case .fails(let one, let failure): failure.english(one)
    case .recognizes(let one):
      [
        "\(one.chip) has detected its \(one.gesture.text.english): possible → ended. Its action follows.",
        "\(one.chip) recognizes: possible → ended.",
      ]
    case .begins(let one):
      [
        "\(one.chip) has detected its \(one.gesture.text.english): possible → began. Its action follows.",
        "\(one.chip) begins: possible → began.",
      ]
    case .changes(let one): ["\(one.chip) changes with its touches: its action is sent again."]
    case .ends(let one): ["\(one.chip) ends: its fingers are up. Its last action follows."]
    case .cancelled(let one): ["\(one.chip) is cancelled: it had begun, and its touches were cancelled."]
    case .mismatch(let one):
      [
        "\(one.chip) fails: this is no \(one.gesture.text.english). It gets no more of the touch.",
        "\(one.chip) fails.",
      ]
    case .heldTooLong(let one, let time):
      [
        "\(one.chip) fails: held \(time) ms, which is too long for a \(one.gesture.text.english).",
        "\(one.chip) fails: held \(time) ms.",
      ]
    case .lost(let one): ["\(one.chip) fails: possible → failed. It gets no more of the touch."]
    case .switchedOff(let one): ["\(one.chip) was disabled or removed during the touch."]
    case .undecided(let one):
      ["All fingers are up, and \(one.chip) has not decided: it fails.", "\(one.chip) has not decided: it fails."]
    case .reset(let one): ["\(one.chip) is reset: back to possible, ready for the next touch."]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .attends(let one, let view) where one.view == nil || one.view == view:
      ["\(one.chip) 就在 hit-test 视图上，它参与这个触摸。"]
    case .attends(let one, let view):
      ["\(view, .result) 在 \(one.chip) 的视图里面，所以 \(one.chip) 也参与。", "\(one.chip) 也参与这个触摸。"]
    case .sees(let one, let method): ["\(one.chip) 先收到 \(method)：识别器在视图之前。"]
    case .letsGo(let one): ["\(one.chip) 放开这个触摸，视图照常收到。"]
    case .granted(let one): ["没有谁阻止 \(one.chip)：它可以识别。"]
    case .waits(let one, let other):
      [
        "\(one.chip) 已看到\(one.gesture.text.simplifiedChinese)，但要等 \(other.chip) 失败。",
        "\(one.chip) 要等 \(other.chip) 失败。",
      ]
    case .fails(let one, let failure): failure.simplifiedChinese(one)
    case .recognizes(let one): ["\(one.chip) 认出了\(one.gesture.text.simplifiedChinese)：possible → ended，接着发送动作。"]
    case .begins(let one): ["\(one.chip) 认出了\(one.gesture.text.simplifiedChinese)：possible → began，接着发送动作。"]
    case .changes(let one): ["\(one.chip) 随手指变化，再次发送动作。"]
    case .ends(let one): ["\(one.chip) 结束：手指已抬起，发送最后一次动作。"]
    case .cancelled(let one): ["\(one.chip) 被取消：它已经开始，触摸却被收走。"]
    case .mismatch(let one):
      ["\(one.chip) 失败：这不是\(one.gesture.text.simplifiedChinese)，它不再看到这个触摸。", "\(one.chip) 失败。"]
    case .heldTooLong(let one, let time):
      ["\(one.chip) 失败：按住了 \(time) ms，\(one.gesture.text.simplifiedChinese)没有这么久。", "\(one.chip) 失败：按住了 \(time) ms。"]
    case .lost(let one): ["\(one.chip) 退出竞争：possible → failed，不再看到这个触摸。"]
    case .switchedOff(let one): ["\(one.chip) 在触摸途中被关闭或移除。"]
    case .undecided(let one): ["手指都已抬起，\(one.chip) 仍未决定：它失败。", "\(one.chip) 仍未决定：它失败。"]
    case .reset(let one): ["\(one.chip) 重置：回到 possible，等待下一次触摸。"]
    }
  }
}

extension GestureFailure {
  fileprivate func english(_ one: RecognizerName) -> [Sentence] {
    switch self {
    case .requirementRecognized(let other):
      [
        "\(other, .recognizer) recognized, and \(one.chip) required it to fail: \(one.chip) fails.",
        "\(other, .recognizer) recognized, so \(one.chip) fails.",
      ]
    case .excluded(let other):
      [
        "\(other, .recognizer) was first, and no delegate lets both recognize: \(one.chip) fails.",
        "\(other, .recognizer) was first: \(one.chip) fails.",
      ]
    case .refusedByView(let view): ["\(view, .result) does not let \(one.chip) begin: it fails."]
    case .refusedByDelegate: ["The delegate does not let \(one.chip) begin: it fails."]
    }
  }

  fileprivate func simplifiedChinese(_ one: RecognizerName) -> [Sentence] {
    switch self {
    case .requirementRecognized(let other):
      [
        "\(other, .recognizer) 识别成功，而 \(one.chip) 要求它失败：\(one.chip) 失败。",
        "\(other, .recognizer) 识别成功，\(one.chip) 失败。",
      ]
    case .excluded(let other):
      [
        "\(other, .recognizer) 先识别，又没有代理允许同时：\(one.chip) 失败。",
        "\(other, .recognizer) 先识别，\(one.chip) 失败。",
      ]
    case .refusedByView(let view): ["\(view, .result) 不肯让出触摸：\(one.chip) 失败。"]
    case .refusedByDelegate: ["代理不让 \(one.chip) 开始：它失败。"]
    }
  }
}
