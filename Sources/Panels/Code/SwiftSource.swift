import Scenes
import TouchTrace
import UIKit

/// The source of the touch pipeline in Swift, wrapped for a narrow column.
enum SwiftSource {
  static func hitTest(_ override: HitTestOverride) -> [CodeLine] {
    switch override {
    case .standard: standard
    case .beyondBounds: signature + gates + loop("subviews") + [CodeLine(.lastReturn, "  return nil"), end]
    case .safeBeyondBounds: signature + gates + loop("subviews.reversed()") + inside("self") + [end]
    case .returns(let name): signature + gates + inside(name) + [end]
    }
  }

  /// - Parameter follower: the class that handles touches itself, as a control does; nil if touches are forwarded.
  static func touches(_ phase: UITouch.Phase, _ handling: TouchHandling, follower: String?) -> [CodeLine] {
    let isOverride = handling != .ignores || follower != nil
    let head = [
      CodeLine(.signature, "\(isOverride ? "override " : "")func \(phase.method)("),
      CodeLine(.signature, "    _ touches: Set<UITouch>,"), CodeLine(.signature, "    with event: UIEvent?) {"),
    ]
    let own = [CodeLine(.work, "  // the responder's own work")]
    let followed = follower.map { [CodeLine(.work, "  // \($0) follows it")] } ?? []
    return switch handling {
    case .ignores where follower != nil: head + followed + [end]
    case .ignores: head + passOn("next?", phase) + [end]
    case .handles: head + own + [end]
    case .passesOn: head + own + passOn("super", phase) + [end]
    }
  }

  // MARK: Parts

  private static func passOn(_ receiver: String, _ phase: UITouch.Phase) -> [CodeLine] {
    [CodeLine(.passOn, "  \(receiver).\(phase.method)("), CodeLine(.passOn, "    touches, with: event)")]
  }

  private static var standard: [CodeLine] {
    [
      CodeLine(.signature, "func hitTest(_ point: CGPoint,"),
      CodeLine(.signature, "             with event: UIEvent?)"),
      CodeLine(.signature, "    -> UIView? {"),
    ] + gates + [
      CodeLine(.none, ""), CodeLine(.pointInside, "  guard self.point(inside: point,"),
      CodeLine(.pointInside, "                   with: event)"), CodeLine(.outsideReturn, "  else { return nil }"),
      CodeLine(.none, ""),
    ] + loop("subviews.reversed()") + [CodeLine(.lastReturn, "  return self"), end]
  }

  private static var signature: [CodeLine] {
    [
      CodeLine(.signature, "override func hitTest("), CodeLine(.signature, "    _ point: CGPoint,"),
      CodeLine(.signature, "    with event: UIEvent?)"), CodeLine(.signature, "    -> UIView? {"),
    ]
  }

  private static var gates: [CodeLine] {
    [
      CodeLine(.gates, "  guard isUserInteractionEnabled,"), CodeLine(.gates, "        !isHidden, alpha > 0.01"),
      CodeLine(.gateReturn, "  else { return nil }"),
    ]
  }

  private static func loop(_ subviews: String) -> [CodeLine] {
    [
      CodeLine(.loop, "  for child in \(subviews) {"), CodeLine(.convert, "    let p = convert(point, to: child)"),
      CodeLine(.ask, "    if let hit = child.hitTest("), CodeLine(.ask, "         p, with: event) {"),
      CodeLine(.hitReturn, "      return hit"), CodeLine(.none, "    }"), CodeLine(.none, "  }"),
    ]
  }

  /// Returns `answer` for points inside the bounds.
  private static func inside(_ answer: String) -> [CodeLine] {
    [
      CodeLine(.pointInside, "  guard self.point(inside: point,"),
      CodeLine(.pointInside, "                   with: event)"),
      CodeLine(.outsideReturn, "  else { return nil }"), CodeLine(.lastReturn, "  return \(answer)"),
    ]
  }

  private static var end: CodeLine { CodeLine(.none, "}") }
}
