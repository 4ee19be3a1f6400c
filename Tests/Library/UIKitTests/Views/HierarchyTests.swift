import Foundation
import Testing

@testable import UIKitCore

/// Changes of the view tree.
@Suite struct HierarchyTests {
  let fixture = PipelineFixture(
    """
    window 320x200
      a 0,0 10x10
      b 0,0 10x10
      c 0,0 10x10
    """)

  private var order: String {
    fixture["window"].subviews.map { $0.accessibilityIdentifier ?? "?" }.joined(separator: " ")
  }

  @Test("insertSubview adds a view at an index, above and below others")
  func inserting() {
    let window = fixture["window"]
    window.insertSubview(fixture["c"], at: 0)
    #expect(order == "c a b")
    window.insertSubview(fixture["c"], aboveSubview: fixture["a"])
    #expect(order == "a c b")
    window.insertSubview(fixture["b"], belowSubview: fixture["a"])
    #expect(order == "b a c")
    window.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == "c a b")
    window.insertSubview(fixture["a"], at: 99)
    #expect(order == "c b a")
  }

  @Test("adding a view removes it from its superview")
  func moving() {
    fixture["a"].addSubview(fixture["b"])
    #expect(order == "a c")
    #expect(fixture["b"].superview === fixture["a"])
    #expect(fixture["b"].isDescendant(of: fixture["window"]))
  }

  @Test("the methods for leaving and entering a window are called in UIKit's order", .statements("LC-24"))
  func callbacks() {
    final class Listening: UIView {
      var calls: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) { calls.append("willMoveToWindow \(newWindow != nil)") }
      override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMove \(newSuperview != nil)") }
      override func didMoveToWindow() { calls.append("didMoveToWindow") }
      override func didMoveToSuperview() { calls.append("didMove") }
    }
    let view = Listening(frame: .zero)
    fixture["a"].addSubview(view)
    #expect(view.calls == ["willMoveToWindow true", "willMove true", "didMoveToWindow", "didMove"])
    view.calls = []
    view.removeFromSuperview()
    #expect(view.calls == ["willMove false", "willMoveToWindow false", "didMoveToWindow", "didMove"])
  }

  @Test("a view whose superview is freed has no superview")
  func orphans() {
    let child = UIView(frame: .zero)
    weak var gone: UIView?
    do {
      let parent = UIView(frame: .zero)
      parent.addSubview(child)
      gone = parent
    }
    #expect(gone == nil && child.superview == nil)
  }

  @Test("viewWithTag finds the view itself and its descendants")
  func tags() {
    fixture["b"].tag = 7
    #expect(fixture["window"].viewWithTag(7) === fixture["b"])
    #expect(fixture["window"].viewWithTag(8) == nil)
  }
}
