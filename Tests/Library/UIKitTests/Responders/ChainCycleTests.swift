import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Chains of responders with a cycle, and very long ones.
@Suite struct ChainCycleTests {
  /// A view whose next responder can be set.
  final class Link: UIView {
    var following: UIResponder?
    var calls = 0

    override var next: UIResponder? { following ?? super.next }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls += 1
      super.touchesBegan(touches, with: event)
    }
  }

  let fixture = PipelineFixture("window 320x200")
  let links = (0..<3).map { _ in Link(frame: CGRect(x: 0, y: 0, width: 320, height: 200)) }

  /// Nests the views, and makes the last superview lead back to one of them.
  private func circle(to target: Int) {
    fixture["window"].addSubview(links[0])
    links[0].addSubview(links[1])
    links[1].addSubview(links[2])
    links[0].following = links[target]
  }

  @Test("a circle is found after a few rounds; a chain that ends is walked once", .statements("LC-05"))
  func walks() {
    for length in 1...40 {
      let responders = (0..<length).map { _ in Link() }
      for index in 1..<length { responders[index - 1].following = responders[index] }
      for target in [nil] + responders.indices.map({ $0 }) {
        responders[length - 1].following = target.map { responders[$0] }
        var chain = ResponderChain(from: responders[0]), steps: [UIResponder] = []
        while let responder = chain.advance() { steps.append(responder) }
        #expect(Array(steps.prefix(length)) == responders)
        #expect(chain.isCircular == (target != nil) && steps.count <= (target == nil ? length : 5 * length))
      }
    }
  }

  @Test(
    "the default methods end in a cycle with a warning", .statements("LC-05"), arguments: [0, 1, 2], [true, false])
  func forwarding(target: Int, isObserved: Bool) {
    circle(to: target)
    if !isObserved { fixture.application.observer = nil }
    fixture.tap(10, 10)
    #expect(links[target].calls > 1 && links[target].calls < 600)
    links[2].motionBegan(.motionShake, with: nil)
    links[2].pressesBegan([], with: nil)
    links[2].remoteControlReceived(with: UIEvent(type: .remoteControl))
    #expect(!links[2].canPerformAction("save:", withSender: nil))
    #expect(links[2].target(forAction: "save:", withSender: nil) == nil)
    #expect(links[2].climb(to: UITableView.self, from: nil) == nil)
    if isObserved { #expect(fixture.take(.hold).contains(#"warning: `next` leads from Link back to it"#)) }
  }

  @Test("a control sends its actions although the chain around it has a cycle", .statements("LC-05"))
  func control() {
    circle(to: 1)
    let control = UIControl(frame: .zero), saver = ActionTests.Saver()
    links[2].addSubview(control)
    control.addTarget(saver, action: "save:", for: .touchUpInside)
    control.addTarget(nil, action: "print:", for: .touchUpInside)
    control.addTarget(nil as UITableView?, action: UITableView.reloadData, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(saver.saved.count == 1)
  }

  @Test("a control in no window sends its actions through the shared application", .statements("LC-05"))
  func looseControl() {
    final class Sending: UIApplication {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        sent.append(action.name)
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    let application = Sending(), control = UIControl(), saver = ActionTests.Saver()
    control.addTarget(saver, action: "save:", for: .valueChanged)
    _ = application.schedule(after: 0) { control.sendActions(for: .valueChanged) }
    application.processEvents(until: 1)
    #expect(application.sent == ["save:"] && saver.saved.count == 1)
  }

  /// Without optimization, the stack holds the hit test of about 7,000 nested views.
  private static let depth = 5_000

  @Test("thousands of nested views are hit, forward touches and are laid out", .statements("LC-02", "RC-08"))
  func deep() {
    let window = fixture["window"], first = Link(frame: window.bounds)
    var views: [UIView] = [first]
    for _ in 1..<Self.depth {
      let view = UIView(frame: window.bounds)
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    fixture.application.observer = nil
    window.addSubview(first)
    fixture.down(10, 10)
    #expect(fixture.application.touchesEvent.touches.first?.view === views.last)
    #expect(first.calls == 1 && views.last?.window === window)
    #expect(views.last?.canPerformAction("save:", withSender: nil) == false)
    #expect(views.last?.target(forAction: "save:", withSender: nil) == nil)
    first.isHidden = true
    first.removeFromSuperview()
    // From the inside, because freeing a view frees its subviews inside that.
    for view in views.reversed() { view.removeFromSuperview() }
  }

  @Test("touches are forwarded along 10,000 responders", .statements("RC-08"))
  func longChain() {
    let chain = (0...10_000).map { _ in Link() }
    for (link, next) in zip(chain, chain.dropFirst()) { link.following = next }
    chain[0].touchesBegan([], with: nil)
    #expect(chain.allSatisfy { $0.calls == 1 })
    for link in chain { link.following = nil }
  }
}
