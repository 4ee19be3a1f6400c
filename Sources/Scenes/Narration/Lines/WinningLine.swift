import Scenes
import TouchTrace
import UIKit

/// The reason why the hit-test view won: the first half of the summary of a touch.
enum WinningLine: Equatable {
  case frontmost(String)
  /// It has subviews, but none of them took the touch.
  case noSubviewTook(String)
  /// A view in front of it is skipped, with `content` inside.
  case gate(String, TouchRefusal, content: String?, winner: String)
  /// `content` extends beyond its superview, which returned false; `isClipped` if the superview cuts what is drawn of it.
  case stickingOut(String, superview: String, isClipped: Bool = false, winner: String)
  /// The point is a little outside a view, so that `content` near its edge was not asked.
  case near(String, Miss, content: String, winner: String)
  /// The override of an ancestor asks it although the point is outside the ancestor.
  case overriding(String, winner: String)
  case chosen(String, by: String?)
  /// Its own `point(inside:)` returned true outside its bounds.
  case enlarged(String)
  /// It is almost transparent.
  case faint(String, CGFloat)
  /// It lies inside a control, which does not get the touch.
  case insideControl(String, control: String)
  /// The point is on the edge of a view that is not part of the view.
  case onEdge(String, Miss.Side, winner: String)
  /// A view's own `hitTest` returned nil because of its closed gate.
  case ownGate(String, TouchRefusal, winner: String)
  /// The override of the superview asked it, although `front` is in front of it.
  case wrongOrder(String, winner: String, front: String)
  /// An edit brought it in front of `behind`.
  case broughtToFront(String, behind: String)
  /// Its enlarged hit area reaches over another view.
  case steals(String, from: String)
  /// Its own `hitTest` asked its subviews from the front, and then answered with itself.
  case itselfLast(String, after: [String])
  /// The override of a view under the finger asked its subviews only, and never answers with the view; `order` is a pair of
  /// subviews of which it asked the one behind first.
  case forgotten(String, order: [String], winner: String)
  /// It is in a scroll view that has scrolled: the same point in the window and in its own coordinate space.
  case converted(String, CGPoint, window: String, CGPoint)
  /// The application searched several times before it sent the touch.
  case searched(String, times: Int)
  /// There is no hit-test view; `isOutside` if the point is outside all windows.
  case nobody(CGPoint, isOutside: Bool)
}

extension WinningLine {
  /// Whether the view won by the general rule, which is the same for most touches.
  var isGeneral: Bool {
    switch self {
    case .frontmost, .noSubviewTook: true
    default: false
    }
  }
}

extension WinningLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .frontmost(let winner):
      [
        "\(winner, .result) says YES and has no subviews, so it wins.", "\(winner, .result) says YES, so it wins.",
        "\(winner, .result) wins.",
      ]
    case .noSubviewTook(let winner):
      [
        "No subview of \(winner, .result) takes the touch, so \(winner, .result) wins.",
        "No subview takes it, so \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .gate(let view, let refusal, let content?, let winner):
      [
        "\(view, .skipped) \(refusal.english): it and its \(content, .neutral) are skipped, so \(winner, .result) wins.",
        "\(view, .skipped) (\(refusal.word)) and \(content, .neutral) are skipped: \(winner, .result) wins.",
        "\(view, .skipped) \(refusal.english) and is skipped, so \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .gate(let view, let refusal, nil, let winner):
      [
        "\(view, .skipped) \(refusal.english) and is skipped, so \(winner, .result) wins.",
        "\(view, .skipped) is skipped: \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .stickingOut(let content, let superview, isClipped: true, let winner):
      [
        "\(superview, .outside) says NO: its \(content, .neutral) is not asked, clipped or not. \(winner, .result) wins.",
        "\(superview, .outside) says NO, so its \(content, .neutral) is not asked: \(winner, .result) wins.",
        "\(winner, .result) wins.",
      ]
    case .near(let view, let miss, let content, let winner):
      [
        "\(view, .outside) says NO (\(StatusText.miss(nil, miss)[.english])), so its \(content, .neutral) is never asked: \(winner, .result) wins.",
        "\(view, .outside) says NO first, so its \(content, .neutral) is never asked: \(winner, .result) wins.",
        "\(view, .outside) says NO, so \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .stickingOut(let content, let superview, isClipped: false, let winner):
      [
        "\(superview, .outside) says NO first, so its \(content, .neutral) is never asked: \(winner, .result) wins.",
        "\(superview, .outside) says NO, so its \(content, .neutral) is not asked: \(winner, .result) wins.",
        "\(superview, .outside) says NO, so \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .overriding(let view, let winner):
      [
        "The hitTest of \(view, .inside) asks \(winner, .result) outside its own bounds, so \(winner, .result) wins.",
        "The override of \(view, .inside) lets \(winner, .result) win.", "\(winner, .result) wins.",
      ]
    case .chosen(let winner, let chooser?):
      ["The hitTest of \(chooser, .inside) chose \(winner, .result).", "\(winner, .result) was chosen."]
    case .chosen(let winner, nil): ["An override chose \(winner, .result).", "\(winner, .result) was chosen."]
    case .enlarged(let winner):
      [
        "\(winner, .result) wins outside its bounds: its own pointInside reaches further.",
        "\(winner, .result) wins outside its bounds.", "\(winner, .result) wins.",
      ]
    case .faint(let winner, let alpha):
      [
        "You cannot see \(winner, .result), but alpha \(number(alpha)) is above 0.01, so it wins.",
        "\(winner, .result) wins with alpha \(number(alpha)).", "\(winner, .result) wins.",
      ]
    case .insideControl(let winner, let control):
      [
        "\(winner, .result) lies in \(control, .neutral) and takes the touch: \(control, .neutral) sends nothing.",
        "\(winner, .result) wins: \(control, .neutral) sends nothing.",
      ]
    case .onEdge(let view, let side, let winner):
      [
        "The point is on the \(side.edge) edge of \(view, .outside), which is outside: \(winner, .result) wins.",
        "The \(side.edge) edge of \(view, .outside) is outside: \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .ownGate(let view, let refusal, let winner):
      [
        "The hitTest of \(view, .skipped) itself returned nil: \(refusal.word). So \(winner, .result) wins.",
        "\(view, .skipped) returned nil (\(refusal.word)): \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .wrongOrder(let view, let winner, let front):
      [
        "The hitTest of \(view, .inside) asks \(winner, .result) first, though \(front, .neutral) is in front of it.",
        "\(view, .inside) asks \(winner, .result) before \(front, .neutral), which is in front.",
        "\(winner, .result) wins.",
      ]
    case .broughtToFront(let winner, let behind):
      [
        "\(winner, .result) is now in front of \(behind, .neutral), so it is asked first and wins.",
        "\(winner, .result) is in front now and wins.", "\(winner, .result) wins.",
      ]
    case .steals(let winner, let neighbour):
      [
        "The enlarged hit area of \(winner, .result) covers \(neighbour, .neutral) here, so \(winner, .result) wins.",
        "\(winner, .result) reaches over \(neighbour, .neutral) and wins.", "\(winner, .result) wins.",
      ]
    case .itselfLast(let winner, let subviews):
      [
        "The hitTest of \(winner, .result) asks \(NameList(subviews).english) first, then itself: \(winner, .result) wins.",
        "\(winner, .result) asks its subviews first, then itself, and wins.", "\(winner, .result) wins.",
      ]
    case .forgotten(let view, let order, let winner) where order.count == 2:
      [
        "The hitTest of \(view, .inside) asks \(order[0], .neutral) before \(order[1], .neutral) and never answers itself: \(winner, .result) wins.",
        "\(view, .inside) asks \(order[0], .neutral) before \(order[1], .neutral), never itself: \(winner, .result) wins.",
        "\(winner, .result) wins.",
      ]
    case .forgotten(let view, _, let winner):
      [
        "The hitTest of \(view, .inside) asks only its subviews, never itself: \(winner, .result) wins.",
        "\(view, .inside) never answers itself: \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .converted(let winner, let point, let window, let own):
      [
        "\(pointText(point)) in \(window, .inside) is \(pointText(own)) in \(winner, .result), so \(winner, .result) wins.",
        "\(pointText(point)) is \(pointText(own)) in \(winner, .result): it wins.", "\(winner, .result) wins.",
      ]
    case .searched(let winner, let times):
      [
        "\(times) searches found \(winner, .result) and bound the touch to it, before any view heard of it.",
        "\(times) searches found \(winner, .result).", "\(winner, .result) wins.",
      ]
    case .nobody(let point, isOutside: false):
      [
        "No window takes the touch at \(pointText(point)): there is no hit-test view.",
        "No window takes the touch: there is no hit-test view.",
      ]
    case .nobody(let point, isOutside: true):
      [
        "\(pointText(point)) is outside all windows: there is no hit-test view.",
        "The point is outside all windows: there is no hit-test view.",
      ]
    }
  }
}

extension TouchRefusal {
  fileprivate var english: String {
    switch self {
    case .hidden: "is hidden"
    case .interactionDisabled: "has interaction off"
    case .animated: "is being animated"
    case .alpha(let alpha): "has alpha \(number(alpha))"
    }
  }

  fileprivate var word: String { GateText(self)[.english] }
}
