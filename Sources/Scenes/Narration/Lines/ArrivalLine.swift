import TouchTrace
import UIKit

/// An event of the queue, and the start of the search for the view of a new touch.
enum ArrivalLine: Equatable {
  case down(Finger, CGPoint)
  case moved(Finger, CGPoint, view: String)
  case lifted(Finger, view: String)
  case taken(Finger, view: String)
  /// Several fingers report in one event.
  case several(Int, UITouch.Phase)
  /// The event is about a finger without a hit-test view.
  case withoutView(Finger)
  case search(CGPoint, repeats: Int)
  case searchAgain(Int)

  /// The name of a finger: with its number only if there are several.
  enum Finger: Equatable {
    case only
    case number(Int)

    fileprivate var english: String {
      switch self {
      case .only: "The finger"
      case .number(let number): "Finger \(number)"
      }
    }

    fileprivate var simplifiedChinese: String {
      switch self {
      case .only: "手指"
      case .number(let number): "手指 \(number) "
      }
    }
  }
}

extension ArrivalLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .down(let finger, let point):
      [
        "\(finger.english) goes down at \(pointText(point)), and the queue hands out one event.",
        "\(finger.english) goes down at \(pointText(point)).",
      ]
    case .moved(let finger, let point, let view):
      [
        "\(finger.english) moves to \(pointText(point)). No new hit test: the touch stays with \(view, .result).",
        "\(finger.english) moves. No new hit test: the touch stays with \(view, .result).",
      ]
    case .lifted(let finger, let view):
      [
        "\(finger.english) lifts. No new hit test: the touch still belongs to \(view, .result)."
      ]
    case .taken(_, let view):
      [
        "The system cancels the touch: \(view, .cancelled) gets touchesCancelled, not touchesEnded.",
        "The system cancels the touch: \(view, .cancelled) gets touchesCancelled.",
      ]
    case .several(let count, let phase): [several(count, phase)]
    case .withoutView(let finger): ["\(finger.english) has no hit-test view, so no view receives it."]
    case .search(let point, let repeats) where repeats > 1:
      [
        "Which view is at \(pointText(point))? UIKit searches \(times(repeats)) with the same result.",
        "UIKit searches for the view \(times(repeats)) with the same result.",
      ]
    case .search(let point, _): ["Which view is at \(pointText(point))? UIKit searches from the frontmost window."]
    case .searchAgain(let pass): ["UIKit searches again (search \(pass)). The last search decides."]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .down(let finger, let point):
      ["\(finger.simplifiedChinese)在 \(pointText(point)) 按下，事件队列交出一个事件。"]
    case .moved(let finger, let point, let view):
      [
        "\(finger.simplifiedChinese)移到 \(pointText(point))。不再做 hit test：触摸仍属于 \(view, .result)。",
        "\(finger.simplifiedChinese)移动，不再做 hit test：触摸仍属于 \(view, .result)。",
      ]
    case .lifted(let finger, let view):
      ["\(finger.simplifiedChinese)抬起。不再做 hit test：触摸仍属于 \(view, .result)。"]
    case .taken(_, let view):
      [
        "系统收走触摸：\(view, .cancelled) 收到 touchesCancelled，不会再有 touchesEnded。",
        "系统收走触摸：\(view, .cancelled) 收到 touchesCancelled。",
      ]
    case .several(let count, let phase): ["\(count) 根手指在同一个事件里\(phase.simplifiedChineseVerb)，各有各的视图。"]
    case .withoutView(let finger): ["\(finger.simplifiedChinese)不属于任何视图：谁也不会收到。"]
    case .search(let point, let repeats) where repeats > 1:
      ["\(pointText(point)) 处是哪个视图？UIKit 找\(repeats == 2 ? "两" : " \(repeats) ")遍，结果相同，只显示一遍。"]
    case .search(let point, _): ["\(pointText(point)) 处是哪个视图？UIKit 从最前面的窗口找起。"]
    case .searchAgain(let pass): ["UIKit 再找一遍（第 \(pass) 遍）：以最后一遍为准。"]
    }
  }

  private func several(_ count: Int, _ phase: UITouch.Phase) -> Sentence {
    "\(count) fingers \(phase.englishVerb) in one event; each touch has its own view."
  }

  private func times(_ count: Int) -> String { count == 2 ? "twice" : "\(count) times" }
}

extension UITouch.Phase {
  fileprivate var englishVerb: String {
    switch self {
    case .began: "go down"
    case .moved: "move"
    case .ended: "lift"
    case .cancelled: "are cancelled"
    case .stationary: "rest"
    case .regionEntered: "enter"
    case .regionMoved: "hover"
    case .regionExited: "leave"
    }
  }

  fileprivate var simplifiedChineseVerb: String {
    switch self {
    case .began: "按下"
    case .moved: "移动"
    case .ended: "抬起"
    case .cancelled: "被收走"
    case .stationary: "停着"
    case .regionEntered: "进入"
    case .regionMoved: "悬停"
    case .regionExited: "离开"
    }
  }
}
