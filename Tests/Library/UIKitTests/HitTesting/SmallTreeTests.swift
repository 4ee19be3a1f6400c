import Foundation
import Testing

@testable import UIKitCore

/// The hit test asks every view on its way, whatever its kind.
@Suite struct SmallTreeTests {
  @Test("the answer is that of asking every view, observed or not: all trees of three views of all kinds")
  func allSmallTrees() {
    var violations: [String] = []
    for outer in Kind.allCases {
      for inner in Kind.allCases {
        for front in Kind.allCases {
          let tree = SmallTree(outer, inner, front)
          for isObserved in [false, true] where tree.answers(isObserved: isObserved) != tree.expectedAnswers {
            violations.append("\(outer) \(inner) \(front) observed: \(isObserved)")
          }
        }
      }
    }
    #expect(violations == [])
  }

  @Test("an override may remove the view around it: that view stays alive until the search ends")
  func removingTheSearchedView() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40), application: application)
    window.isHidden = false
    weak var searched: UIView?
    do {
      let outer = UIView(frame: window.bounds), view = UIView(frame: window.bounds)
      let front = TestView(frame: window.bounds)
      window.addSubview(outer)
      outer.addSubview(view)
      view.addSubview(front)
      searched = view
    }
    (searched?.subviews.first as? TestView)?.onHitTest = { _, _, _ in
      window.subviews.first?.removeFromSuperview()
      return nil
    }
    do {
      let hit = window.hitTest(CGPoint(x: 10, y: 10), with: nil)
      #expect(hit != nil && hit === searched)
    }
    #expect(searched == nil)
  }
}

// MARK: Views

private class PlainView: UIView {}

/// Is never hit.
private class GhostView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class HeirOfGhost: GhostView {}

/// Is hit everywhere.
private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

private enum Kind: CaseIterable {
  case plain, ghost, wide, hidden, shrunk

  func make(_ frame: CGRect) -> UIView {
    let view: UIView
    switch self {
    case .plain, .hidden, .shrunk: view = PlainView(frame: frame)
    case .ghost: view = GhostView(frame: frame)
    case .wide: view = WideView(frame: frame)
    }
    view.isHidden = self == .hidden
    if self == .shrunk { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    return view
  }
}

/// A window of 8 × 8 points with a view, one inside it, and one in front of both that covers a part.
private final class SmallTree {
  private let application = UIApplication()
  private let window: UIWindow
  private let observer = Transcriber()

  init(_ outer: Kind, _ inner: Kind, _ front: Kind) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 8, height: 8), application: application)
    window.isHidden = false
    let view = outer.make(CGRect(x: 1, y: 1, width: 5, height: 5))
    view.addSubview(inner.make(CGRect(x: 1, y: -1, width: 3, height: 4)))
    window.addSubview(view)
    window.addSubview(front.make(CGRect(x: 4, y: 2, width: 4, height: 3)))
  }

  private var points: [CGPoint] {
    (0..<8).flatMap { row in (0..<8).map { column in CGPoint(x: 0.5 + CGFloat(column), y: 0.5 + CGFloat(row)) } }
  }

  func answers(isObserved: Bool) -> [ObjectIdentifier?] {
    application.observer = isObserved ? observer : nil
    return points.map { window.hitTest($0, with: nil).map { ObjectIdentifier($0) } }
  }

  /// By asking every view, as the specification says (HT-04, HT-05, HT-06).
  var expectedAnswers: [ObjectIdentifier?] {
    points.map { asked(window, $0).map { ObjectIdentifier($0) } }
  }

  private func asked(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard !(view is GhostView), !view.isHidden, view.point(inside: point, with: nil) else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = asked(subview, view.convert(point, to: subview)) { return hit }
    }
    return view
  }
}
