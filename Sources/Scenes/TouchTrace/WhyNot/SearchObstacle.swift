import LiveScenes
import Scenes
import UIKit

/// The first thing in a hit test that keeps a point from a view, found by asking the views of a live scene.
@MainActor struct SearchObstacle {
  /// Nil if nothing does.
  private(set) var obstacle: Obstacle?
  /// The progress of the search: it grows with each view on the way, and with each question to it.
  private(set) var depth = 0

  private let live: LiveScene
  /// The views or windows that let the point through before one took it.
  private var passed = 0
  /// The number of questions that a view has answered with yes before the question that stops the point.
  private var question = 0

  /// The depth grows by `view` at each view, and by `questions` between a view's own questions and those to its
  /// subviews.
  private static let view = 10_000
  private static let questions = 10

  init(_ view: UIView, at point: CGPoint, in live: LiveScene) {
    self.live = live
    let observer = live.application.observer
    live.application.observer = nil
    defer { live.application.observer = observer }
    let path = Array(sequence(first: view) { $0.superview }.reversed())
    guard let window = path.first as? UIWindow else {
      obstacle = .removed
      return
    }
    obstacle = windowInFront(of: window, at: point)
    depth = passed
    if obstacle != nil { return }
    var local = point, conversion = window.searchConversion
    for (index, asked) in path.enumerated() {
      local = conversion.apply(local)
      let next = path.indices.contains(index + 1) ? path[index + 1] : nil
      depth = (index + 1) * SearchObstacle.view
      obstacle = answer(of: asked, at: local, before: next)
      if obstacle != nil {
        depth += question
        return
      }
      depth += SearchObstacle.questions
      passed = 0
      obstacle = viewAskedBefore(next, in: asked, at: local)
      depth += passed
      if obstacle != nil { return }
      let isOverride = [.beyondBounds, .safeBeyondBounds].contains(asked.sceneBehavior?.hitTest)
      if let next { conversion = isOverride ? next.conversionFromSuperview : next.searchConversion }
    }
  }

  private mutating func windowInFront(of window: UIWindow, at point: CGPoint) -> Obstacle? {
    for other in live.application.windows.reversed() {
      if other === window { return nil }
      guard !other.isHidden, let hit = other.hitTest(other.searchConversion.apply(point), with: nil) else {
        passed += 1
        continue
      }
      return .otherWindow(live.traceName(of: other), winner: live.traceName(of: hit))
    }
    return nil
  }

  /// - Parameter next: the next view on the way; nil if `view` is the object of the search.
  private mutating func answer(of view: UIView, at point: CGPoint, before next: UIView?) -> Obstacle? {
    let name = live.traceName(of: view), behavior = view.sceneBehavior
    if let gate = Obstacle.GateKind(view) {
      question = gate.rank
      return .gate(name, gate)
    }
    question = 4
    let isInside = view.point(inside: point, with: nil)
    switch behavior?.hitTest ?? .standard {
    case .standard,
      .safeBeyondBounds where next == nil:
      guard !isInside else { return nil }
      guard next == nil else {
        return .outside(name, Miss(point, outside: live.areaAsked(of: view)), cutsArea: cutsArea(of: view, at: point))
      }
      let area = live.areaAsked(of: view)
      let isEmpty = area.width <= 0 || area.height <= 0 || !point.x.isFinite
      return isEmpty ? .noArea : .outsideItself(Miss(point, outside: area))
    case .safeBeyondBounds: return nil
    case .beyondBounds: return next == nil ? .override(of: name) : nil
    case .returns: return .override(of: name)
    case .observed: return observedAnswer(of: view, at: point, before: next) ? .override(of: name) : nil
    }
  }

  /// Whether a view's observed `hitTest` keeps the point from the next view on the way, or from itself.
  private func observedAnswer(of view: UIView, at point: CGPoint, before next: UIView?) -> Bool {
    guard let hit = view.hitTest(point, with: nil) else { return true }
    return next.map { !hit.isDescendant(of: $0) } ?? (hit !== view)
  }

  /// Whether the point is in the asked area of the subview that the search would come to next.
  private func cutsArea(of view: UIView, at point: CGPoint) -> Bool {
    view.subviews.contains { subview in
      subview.sceneBehavior?.pointInside == .enlarged
        && live.areaAsked(of: subview).contains(subview.searchConversion.apply(point))
    }
  }

  /// The view that takes the point before `next` is asked; of the view itself, a subview.
  private mutating func viewAskedBefore(_ next: UIView?, in view: UIView, at point: CGPoint) -> Obstacle? {
    let isBackwards = view.sceneBehavior?.hitTest == .beyondBounds
    let isOverride = isBackwards || view.sceneBehavior?.hitTest == .safeBeyondBounds
    for subview in isBackwards ? view.subviews : view.subviews.reversed() {
      if subview === next { return nil }
      let conversion = isOverride ? subview.conversionFromSuperview : subview.searchConversion
      guard let hit = subview.hitTest(conversion.apply(point), with: nil) else {
        passed += 1
        continue
      }
      if isBackwards && next != nil { return .override(of: live.traceName(of: view)) }
      return .covered(by: live.traceName(of: hit), isSeen: hit.isSeen, isSubview: next == nil)
    }
    return nil
  }
}

extension Obstacle.GateKind {
  /// The first of the gates that is closed, as the hit test reads them; nil if all are open.
  @MainActor fileprivate init?(_ view: UIView) {
    guard let refusal = view.touchRefusal else { return nil }
    self.init(refusal)
    // The overrides of a scene have a guard of their own, which knows no animations.
    if self == .animated, view.sceneBehavior?.hitTest ?? .standard != .standard { return nil }
  }

  init(_ refusal: TouchRefusal) {
    switch refusal {
    case .hidden: self = .hidden
    case .interactionDisabled: self = .interactionOff
    case .alpha: self = .transparent
    case .animated: self = .animated
    }
  }

  /// The place in the order in which the hit test reads the gates.
  var rank: Int {
    switch self {
    case .hidden: 0
    case .interactionOff: 1
    case .transparent: 2
    case .animated: 3
    }
  }
}

extension PointConversion {
  /// Converts a point, as the hit test does.
  func apply(_ point: CGPoint) -> CGPoint {
    switch self {
    case .offset(let offset): return CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    case .matrix(let matrix, let isChecked):
      let moved = point.applying(matrix)
      return !isChecked || moved.x.isFinite && moved.y.isFinite ? moved : point
    case .none: return CGPoint(x: CGFloat.nan, y: CGFloat.nan)
    }
  }
}
