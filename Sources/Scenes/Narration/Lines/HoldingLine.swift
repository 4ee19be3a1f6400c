import TouchTrace
import UIKit

/// A view does not get a touch, gets it later, or loses it.
enum HoldingLine: Equatable {
  case withheld(String, UITouch.Phase, by: String?)
  case claimed(String, by: RecognizerName)
  case cancelled(String)
  case oneFinger(String, finger: Int)
  /// The view is exclusive, and another view has a finger.
  case exclusive(String, finger: Int)
  case excluded(String, by: String, finger: Int)
  case claimedBefore(String, by: RecognizerName)
  case kept(String, by: String)
  case cancelledBefore(String)
}

extension HoldingLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .withheld(let view, let phase, let one?):
      [
        "\(one, .recognizer) delays \(phase.method): \(view, .skipped) gets it only if \(one, .recognizer) fails.",
        "\(one, .recognizer) delays \(phase.method) of \(view, .skipped).",
      ]
    case .withheld(let view, let phase, nil): ["\(view, .skipped) does not get \(phase.method) yet."]
    case .claimed(let view, let one):
      [
        "The \(one.english) succeeded: \(view, .cancelled) gets touchesCancelled, not touchesEnded.",
        "\(one.chip) succeeded: \(view, .cancelled) gets touchesCancelled.",
      ]
    case .cancelled(let view): ["The touch is cancelled: \(view, .cancelled) loses it."]
    case .oneFinger(let view, let finger):
      [
        "\(view, .skipped) has a finger and isMultipleTouchEnabled is off: it does not get finger \(finger).",
        "isMultipleTouchEnabled is off: \(view, .skipped) does not get finger \(finger).",
      ]
    case .exclusive(let view, let finger):
      [
        "\(view, .skipped) is exclusive, and another view has a finger: it does not get finger \(finger).",
        "\(view, .skipped) is exclusive: it does not get finger \(finger).",
      ]
    case .excluded(let view, let other, let finger):
      [
        "\(other, .result) is exclusive and has a finger: \(view, .skipped) does not get finger \(finger).",
        "\(other, .result) is exclusive: \(view, .skipped) does not get it.",
      ]
    case .claimedBefore(let view, let one):
      [
        "The \(one.english) succeeded first: \(view, .skipped) gets no touches at all.",
        "\(one.chip) succeeded first: \(view, .skipped) gets nothing.",
      ]
    case .kept(let view, let scroll): ["\(scroll, .result) keeps the touch: \(view, .skipped) does not get it."]
    case .cancelledBefore(let view): ["The touch was cancelled before \(view, .skipped) got it."]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .withheld(let view, let phase, let one?):
      [
        "\(one, .recognizer) 推迟 \(phase.method)：它失败后 \(view, .skipped) 才会收到。",
        "\(one, .recognizer) 推迟 \(phase.method)。",
      ]
    case .withheld(let view, let phase, nil): ["\(view, .skipped) 暂时收不到 \(phase.method)。"]
    case .claimed(let view, let one):
      [
        "\(one.simplifiedChinese)识别成功：\(view, .cancelled) 收到 touchesCancelled，而不是 touchesEnded。",
        "\(one.chip) 识别成功：\(view, .cancelled) 收到 touchesCancelled。",
      ]
    case .cancelled(let view): ["触摸本身被取消：\(view, .cancelled) 失去它。"]
    case .oneFinger(let view, let finger):
      [
        "\(view, .skipped) 已有一根手指，isMultipleTouchEnabled 又关着：收不到手指 \(finger)。",
        "\(view, .skipped) 只接一根手指：收不到手指 \(finger)。",
      ]
    case .exclusive(let view, let finger):
      [
        "\(view, .skipped) 要求独占，而别的视图已有手指：收不到手指 \(finger)。",
        "\(view, .skipped) 要求独占：收不到手指 \(finger)。",
      ]
    case .excluded(let view, let other, let finger):
      [
        "\(other, .result) 正在独占：\(view, .skipped) 收不到手指 \(finger)。",
        "\(other, .result) 正在独占：\(view, .skipped) 收不到。",
      ]
    case .claimedBefore(let view, let one):
      [
        "\(one.simplifiedChinese)先识别成功：\(view, .skipped) 什么也收不到。",
        "\(one.chip) 先成功：\(view, .skipped) 什么也收不到。",
      ]
    case .kept(let view, let scroll): ["\(scroll, .result) 留下了触摸：\(view, .skipped) 收不到。"]
    case .cancelledBefore(let view): ["触摸在 \(view, .skipped) 收到之前就被取消了。"]
    }
  }
}
