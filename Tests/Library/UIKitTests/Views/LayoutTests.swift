import Foundation
import Testing

@testable import UIKitCore

/// When `layoutSubviews()` is called.
@Suite struct LayoutTests {
  /// A view that counts its layouts and may do something in them.
  final class Page: UIView {
    var layouts = 0
    var onLayout: ((Page) -> Void)?

    override func layoutSubviews() {
      layouts += 1
      onLayout?(self)
    }
  }

  let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200")
  let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { fixture["root"].addSubview(page) }

  @Test("a view is laid out before the first event it gets in a window", .statements("LC-02"))
  func firstEvent() {
    let button = UIView(frame: .zero)
    page.addSubview(button)
    button.accessibilityIdentifier = "button"
    page.onLayout = { [unowned button] in button.frame = $0.bounds }
    fixture.down(50, 50)
    #expect(page.layouts == 1)
    #expect(fixture.searches.contains("→ button"))
  }

  @Test("a view is laid out before the next frame after its size or its bounds' origin changed", .statements("LC-02"))
  func changes() {
    fixture.wait(1)
    let changes: [(UIView) -> Void] = [
      { $0.frame.size.width = 50 }, { $0.bounds.size.height = 20 }, { $0.bounds.origin.y = 5 }, { $0.setNeedsLayout() },
      { $0.addSubview(UIView()) }, { $0.subviews[0].removeFromSuperview() },
    ]
    for (number, change) in changes.enumerated() {
      change(page)
      #expect(page.layouts == number + 1)
      fixture.wait(0.1)
      #expect(page.layouts == number + 2)
    }
  }

  @Test("a view is laid out after the time-outs of one time, before a later one", .statements("LC-02"))
  func betweenTimeouts() {
    fixture.wait(1)
    var counts: [Int] = []
    for (delay, asks) in [(0.2, true), (0.2, false), (0.5, false), (0.7, false)] {
      _ = fixture.application.schedule(after: delay) { [page] in
        counts.append(page.layouts)
        if asks { page.setNeedsLayout() }
      }
    }
    fixture.wait(2)
    #expect(counts == [1, 1, 2, 2])
  }

  @Test("time passes where each layout asks for the next one", .statements("LC-02"))
  func endlessLayouts() {
    page.onLayout = { [fixture] page in
      _ = fixture.application.schedule(after: 0) { [weak page] in page?.setNeedsLayout() }
    }
    fixture.wait(0)
    let first = page.layouts
    fixture.wait(1)
    #expect((59...63).contains(page.layouts - first))
  }

  @Test(
    "a layout at once begins at the outermost view around that needs layout, one inside the next", .statements("LC-15"))
  func around() {
    let inner = Page(frame: page.bounds), innermost = Page(frame: page.bounds)
    page.addSubview(inner)
    inner.addSubview(innermost)
    fixture.wait(1)
    func layouts(after change: () -> Void) -> [Int] {
      let pages = [page, inner, innermost], old = pages.map(\.layouts)
      change()
      innermost.layoutIfNeeded()
      return zip(pages, old).map { $0.layouts - $1 }
    }
    #expect(layouts { innermost.setNeedsLayout() } == [0, 0, 1])
    #expect(layouts { inner.setNeedsLayout() } == [0, 1, 0])
    #expect(layouts { for view in [page, inner, innermost] { view.setNeedsLayout() } } == [1, 1, 1])
    #expect(layouts { for view in [page, innermost] { view.setNeedsLayout() } } == [0, 0, 1])
    page.onLayout = { [unowned inner, unowned innermost] in
      $0.onLayout = nil
      for view in [$0, inner, innermost] { view.setNeedsLayout() }
      innermost.layoutIfNeeded()
    }
    let old = [page, inner, innermost].map(\.layouts)
    fixture.wait(0.1)
    #expect(zip([page, inner, innermost], old).map { $0.layouts - $1 } == [2, 1, 1])
  }

  @Test("a view whose layer was asked for is laid out through it")
  func layer() {
    final class Slider: UIView {
      var calls: [String] = []
      override func layoutSubviews() { calls.append("subviews") }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        calls.append("sublayers")
      }
    }
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    slider.layer.addSublayer(CALayer())
    page.addSubview(slider)
    fixture.wait(0.1)
    #expect(slider.calls == ["subviews", "sublayers"])
  }
  @Test("a view that only moves, or gets the frame that it has, is not laid out", .statements("LC-02"))
  func positions() {
    fixture.wait(1)
    page.frame.origin.x = 40
    page.center.y += 3
    page.bounds = page.bounds
    page.transform = CGAffineTransform(scaleX: 2, y: 2)
    page.alpha = 0.5
    fixture.wait(0.1)
    #expect(page.layouts == 1)
  }

  @Test(
    "a superview is laid out after a change of a subview's size, but not for the sizes that it gives",
    .statements("LC-10"))
  func subview() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.addSubview(child)
    page.onLayout = { [unowned child] _ in child.frame.size.height += 1 }
    fixture.wait(1)
    #expect(page.layouts == 1)
    child.frame.size.width = 20
    fixture.wait(1)
    #expect(page.layouts == 2)
    child.frame.origin.x = 20
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    fixture.wait(1)
    #expect(page.layouts == 2)
  }

  @Test("layoutIfNeeded lays out at once, and only what needs it", .statements("LC-02"))
  func atOnce() {
    let inner = Page()
    page.addSubview(inner)
    page.layoutIfNeeded()
    page.layoutIfNeeded()
    #expect(page.layouts == 1 && inner.layouts == 1)
    inner.setNeedsLayout()
    fixture["window"].layoutIfNeeded()
    #expect(page.layouts == 1 && inner.layouts == 2)
  }

  @Test("a superview is laid out before its subviews; a size set there is the one that they read", .statements("LC-02"))
  func order() {
    var calls: [String] = []
    let inner = Page()
    page.addSubview(inner)
    page.onLayout = { [unowned inner] page in
      calls.append("page")
      inner.frame = page.bounds.insetBy(dx: 10, dy: 10)
    }
    inner.onLayout = { calls.append("inner \(Int($0.bounds.width))") }
    fixture.wait(0.1)
    page.frame.size.width = 60
    fixture.wait(0.1)
    #expect(calls == ["page", "inner 80", "page", "inner 40"])
  }

  @Test("a tree that was laid out outside a window is found when it needs layout there", .statements("LC-02"))
  func entering() {
    let outer = UIView(), inner = Page()
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    inner.setNeedsLayout()
    fixture.wait(0.1)
    page.addSubview(outer)
    fixture.wait(0.1)
    #expect(inner.layouts == 2)
  }

  @Test("a view is laid out in a superview that ignores setNeedsLayout", .statements("LC-02"))
  func deafSuperview() {
    final class Deaf: UIView {
      override func setNeedsLayout() {}
    }
    let deaf = Deaf(), inner = Page()
    fixture["root"].addSubview(deaf)
    fixture.wait(0.1)
    deaf.addSubview(inner)
    fixture.wait(0.1)
    #expect(inner.layouts == 1)
  }

  @Test("a hidden window is laid out when it is shown", .statements("LC-02"))
  func hiddenWindow() {
    fixture.windows[0].isHidden = true
    fixture.wait(0.1)
    #expect(page.layouts == 0)
    fixture.windows[0].isHidden = false
    fixture.wait(0.1)
    #expect(page.layouts == 1)
  }

  @Test("layouts that request layout are bounded; the rest waits for the next frame", .statements("LC-02"))
  func endless() {
    page.onLayout = { $0.setNeedsLayout() }
    fixture.wait(0.1)
    #expect(page.layouts == 8)
    fixture.wait(0.1)
    #expect(page.layouts == 16)
    page.onLayout = nil
    fixture.wait(0.1)
    fixture.wait(0.1)
    #expect(page.layouts == 17)
  }

  @Test("a layout may lay itself out", .statements("LC-02"))
  func nested() {
    page.onLayout = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    fixture.wait(0.1)
    #expect(page.layouts == 8)
  }

  @Test("a layout may change the tree", .statements("LC-02"))
  func changingTree() {
    let added = Page(), sibling = Page()
    fixture["root"].addSubview(sibling)
    page.onLayout = { [fixture] in
      if $0.layouts == 1 { $0.addSubview(added) }
      sibling.removeFromSuperview()
      fixture["root"].sendSubviewToBack($0)
    }
    fixture.wait(0.1)
    #expect(added.layouts == 1 && sibling.layouts == 0 && fixture["root"].subviews == [page])
    added.onLayout = { $0.superview?.removeFromSuperview() }
    added.setNeedsLayout()
    fixture.wait(0.1)
    #expect(page.window == nil)
  }

  @Test("a view that changes its subviews in its own layout is not laid out again", .statements("LC-13"))
  func renewing() {
    page.onLayout = { page in
      for view in page.subviews { view.removeFromSuperview() }
      page.addSubview(UIView(frame: page.bounds))
    }
    page.setNeedsLayout()
    fixture.wait(0.1)
    let layouts = page.layouts, subview = page.subviews[0]
    fixture.down(10, 10)
    fixture.up()
    #expect(page.layouts == layouts && page.subviews == [subview])
  }

  @Test("a new natural size lays out the superview only where constraints give another frame", .statements("LC-02"))
  func naturalSizes() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    page.addSubview(button)
    page.onLayout = { page in
      button.setImage(UIImage(), for: .normal)
      if page.layouts % 2 == 0 { button.setTitle("\(page.layouts)", for: .normal) }
    }
    page.setNeedsLayout()
    fixture.wait(0.1)
    let layouts = page.layouts
    button.setTitle("longer", for: .normal)
    fixture.wait(0.1)
    #expect(page.layouts == layouts)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    fixture.wait(0.1)
    let solved = page.layouts
    button.setTitle("longer still", for: .normal)
    fixture.wait(0.1)
    #expect(page.layouts > solved && page.layouts < solved + 4)
  }

  @Test("a layout that adds a view of its own kind each time ends", .statements("LC-02"))
  func growing() {
    final class Growing: UIView {
      override func layoutSubviews() { addSubview(Growing()) }
    }
    page.addSubview(Growing())
    fixture.wait(0.1)
    #expect(page.subviews[0].viewsInOrder.count == 9)
  }
}
