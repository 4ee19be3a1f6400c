import Scenes
import TouchTrace
import UIKit

/// The source of the touch pipeline in Swift, in lines of at most 33 characters: the panel is narrow, and the letters on a
/// projector are large.
package enum SwiftSource {
  package static func hitTest(_ override: HitTestOverride) -> [CodeLine] {
    switch override {
    case .standard: standard
    case .beyondBounds: ownSignature + gates + loop(isReversed: false) + [CodeLine(.lastReturn, "  return nil"), end]
    case .safeBeyondBounds: ownSignature + gates + loop(isReversed: true) + inside("self") + [end]
    case .observed:
      ownSignature + [
        CodeLine(.none, "  // the app's own code:"), CodeLine(.none, "  // its answers are here, not it"), end,
      ]
    case .returns(let name): ownSignature + gates + inside(name) + [end]
    }
  }

  /// - Parameter follower: the class that handles touches itself, as a control does; nil if touches are forwarded.
  package static func touches(_ phase: UITouch.Phase, _ implementation: TouchOverride, follower: String?) -> [CodeLine]
  {
    let isOverride = implementation != .ignores || follower != nil
    let head = [
      CodeLine(.signature, "\(isOverride ? "override " : "")func \(phase.method)("),
      CodeLine(.signature, "    _ touches: Set<UITouch>,"), CodeLine(.signature, "    with event: UIEvent?) {"),
    ]
    let own = [CodeLine(.work, "  // the responder's own work")]
    let followed = follower.map { [CodeLine(.work, "  // \($0) follows it")] } ?? []
    return switch implementation {
    case .ignores where follower != nil: head + followed + [end]
    case .ignores: head + passOn("next?", phase) + [end]
    case .handles: head + own + [CodeLine(.work, "  // no super call: it ends here"), end]
    case .passesOn: head + own + passOn("super", phase) + [end]
    }
  }

  package static func pointInside(_ override: PointInsideOverride, _ outsets: HitOutsets) -> [CodeLine] {
    let head = override == .bounds ? "func point(" : "override func point("
    let body: [String]
    switch override {
    case .bounds: body = ["  bounds.contains(point)"]
    case .always: body = ["  true"]
    case .enlarged:
      let (left, top) = (number(-outsets.left, minus: "-"), number(-outsets.top, minus: "-"))
      if outsets.isUniform {
        body = ["  bounds", "    .insetBy(dx: \(left), dy: \(top))", "    .contains(point)"]
      } else {
        body = [
          "  bounds.inset(by: UIEdgeInsets(", "    top: \(top), left: \(left),",
          "    bottom: \(number(-outsets.bottom, minus: "-")),", "    right: \(number(-outsets.right, minus: "-"))",
          "  )).contains(point)",
        ]
      }
    }
    return [
      CodeLine(.signature, head), CodeLine(.signature, "    inside point: CGPoint,"),
      CodeLine(.signature, "    with event: UIEvent?"), CodeLine(.signature, ") -> Bool {"),
    ] + body.map { CodeLine(.lastReturn, $0) } + [end]
  }

  // MARK: Parts

  private static func passOn(_ receiver: String, _ phase: UITouch.Phase) -> [CodeLine] {
    [CodeLine(.passOn, "  \(receiver).\(phase.method)("), CodeLine(.passOn, "    touches, with: event)")]
  }

  private static var standard: [CodeLine] {
    signature("func hitTest(") + gates + [
      CodeLine(.none, ""), CodeLine(.pointInside, "  guard self.point(inside: point,"),
      CodeLine(.pointInside, "                   with: event)"), CodeLine(.outsideReturn, "  else { return nil }"),
      CodeLine(.none, ""),
    ] + loop(isReversed: true) + [CodeLine(.lastReturn, "  return self"), end]
  }

  private static func signature(_ name: String) -> [CodeLine] {
    [
      CodeLine(.signature, name), CodeLine(.signature, "    _ point: CGPoint,"),
      CodeLine(.signature, "    with event: UIEvent?"), CodeLine(.signature, ") -> UIView? {"),
    ]
  }

  private static var ownSignature: [CodeLine] { signature("override func hitTest(") }

  private static var gates: [CodeLine] {
    [
      CodeLine(.gates, "  guard isUserInteractionEnabled,"), CodeLine(.gates, "        !isHidden, alpha > 0.01"),
      CodeLine(.gateReturn, "  else { return nil }"),
    ]
  }

  private static func loop(isReversed: Bool) -> [CodeLine] {
    let reversed = [CodeLine(.loop, "  for child in"), CodeLine(.loop, "      subviews.reversed() {")]
    return (isReversed ? reversed : [CodeLine(.loop, "  for child in subviews {")]) + [
      CodeLine(.convert, "    let p = convert(point,"), CodeLine(.convert, "                    to: child)"),
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

extension HitOutsets {
  /// Whether all sides are moved by the same distance.
  package var isUniform: Bool { left == right && top == bottom && left == top }
}
