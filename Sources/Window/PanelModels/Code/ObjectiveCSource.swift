import Scenes
import TouchTrace
import UIKit

/// The source of the touch pipeline in Objective-C, in lines of at most 34 characters.
package enum ObjectiveCSource {
  package static func hitTest(_ override: HitTestOverride) -> [CodeLine] {
    switch override {
    case .standard:
      signature + gates + [CodeLine(.none, "")] + outside + [CodeLine(.none, "")] + loop(isReversed: true)
        + [CodeLine(.lastReturn, "  return self;"), end]
    case .beyondBounds: signature + gates + loop(isReversed: false) + [CodeLine(.lastReturn, "  return nil;"), end]
    case .safeBeyondBounds:
      signature + gates + loop(isReversed: true) + outside + [CodeLine(.lastReturn, "  return self;"), end]
    case .observed:
      signature + [
        CodeLine(.none, "  // the app's own code:"), CodeLine(.none, "  // its answers are in the capture"), end,
      ]
    case .returns(let name): signature + gates + outside + [CodeLine(.lastReturn, "  return self.\(name);"), end]
    }
  }

  /// - Parameter follower: the class that handles touches itself, as a control does; nil if touches are forwarded.
  package static func touches(_ phase: UITouch.Phase, _ implementation: TouchOverride, follower: String?) -> [CodeLine]
  {
    let head = [
      CodeLine(.signature, "- (void)\(phase.method):"), CodeLine(.signature, "    (NSSet<UITouch *> *)touches"),
      CodeLine(.signature, "    withEvent:(UIEvent *)event {"),
    ]
    let own = [CodeLine(.work, "  // the responder's own work")]
    let followed = follower.map { [CodeLine(.work, "  // \($0) follows it")] } ?? []
    return switch implementation {
    case .ignores where follower != nil: head + followed + [end]
    case .ignores: head + passOn("self.nextResponder", phase) + [end]
    case .handles: head + own + [CodeLine(.work, "  // no super call: it ends here"), end]
    case .passesOn: head + own + passOn("super", phase) + [end]
    }
  }

  package static func pointInside(_ override: PointInsideOverride, _ outsets: HitOutsets) -> [CodeLine] {
    let body: [String]
    switch override {
    case .bounds: body = ["  return CGRectContainsPoint(", "      self.bounds, point);"]
    case .always: body = ["  return YES;"]
    case .enlarged:
      let (left, top) = (number(-outsets.left, minus: "-"), number(-outsets.top, minus: "-"))
      let area =
        outsets.isUniform
        ? ["  CGRect area = CGRectInset(", "      self.bounds, \(left), \(top));"]
        : [
          "  UIEdgeInsets insets =", "      UIEdgeInsetsMake(\(top), \(left),",
          "          \(number(-outsets.bottom, minus: "-")), \(number(-outsets.right, minus: "-")));",
          "  CGRect area =",
          "      UIEdgeInsetsInsetRect(", "          self.bounds, insets);",
        ]
      body = area + ["  return CGRectContainsPoint(", "      area, point);"]
    }
    return [
      CodeLine(.signature, "- (BOOL)pointInside:(CGPoint)point"),
      CodeLine(.signature, "    withEvent:(UIEvent *)event {"),
    ] + body.map { CodeLine(.lastReturn, $0) } + [end]
  }

  // MARK: Parts

  private static func passOn(_ receiver: String, _ phase: UITouch.Phase) -> [CodeLine] {
    [
      CodeLine(.passOn, "  [\(receiver)"), CodeLine(.passOn, "      \(phase.method):touches"),
      CodeLine(.passOn, "      withEvent:event];"),
    ]
  }

  private static var signature: [CodeLine] {
    [
      CodeLine(.signature, "- (UIView *)hitTest:(CGPoint)point"),
      CodeLine(.signature, "    withEvent:(UIEvent *)event {"),
    ]
  }

  private static var gates: [CodeLine] {
    [
      CodeLine(.gates, "  if (!self.userInteractionEnabled"), CodeLine(.gates, "      || self.hidden"),
      CodeLine(.gates, "      || self.alpha <= 0.01)"), CodeLine(.gateReturn, "    return nil;"),
    ]
  }

  private static var outside: [CodeLine] {
    [
      CodeLine(.pointInside, "  if (![self pointInside:point"),
      CodeLine(.pointInside, "               withEvent:event])"),
      CodeLine(.outsideReturn, "    return nil;"),
    ]
  }

  private static func loop(isReversed: Bool) -> [CodeLine] {
    let reversed = [
      CodeLine(.loop, "  for (UIView *child in"), CodeLine(.loop, "      [self.subviews"),
      CodeLine(.loop, "       reverseObjectEnumerator]) {"),
    ]
    let head =
      isReversed ? reversed : [CodeLine(.loop, "  for (UIView *child in"), CodeLine(.loop, "       self.subviews) {")]
    return head + [
      CodeLine(.convert, "    CGPoint p = [self"), CodeLine(.convert, "        convertPoint:point"),
      CodeLine(.convert, "              toView:child];"),
      CodeLine(.ask, "    UIView *hit = [child"), CodeLine(.ask, "            hitTest:p"),
      CodeLine(.ask, "          withEvent:event];"),
      CodeLine(.hitReturn, "    if (hit) return hit;"), CodeLine(.none, "  }"),
    ]
  }

  private static var end: CodeLine { CodeLine(.none, "}") }
}
