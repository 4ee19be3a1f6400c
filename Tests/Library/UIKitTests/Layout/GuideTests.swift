import Foundation
import Testing

@testable import UIKitCore

/// Layout guides, safe areas, margins, scroll views and the order of calls.
@Suite struct LayoutGuideTests {
  let application = UIApplication()
  let controller = UIViewController()
  let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private final class Stiff: UIView {
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { priorities.append(0) } }
    var priorities: [Float] = []
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      priorities.append(priority.rawValue)
    }
    override func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { priorities.append(-priority.rawValue) }
  }

  @Test("a subclass takes the priorities and margins that are set")
  func ownPriorities() {
    let view = Stiff(), plain: UIView = view
    plain.setContentHuggingPriority(.required, for: .vertical)
    plain.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    plain.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.priorities == [1000, -250, 0] && view.layoutMargins.right == 4)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  /// A view in `superview` that fills `guide`.
  func filling(_ guide: UILayoutGuide, in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }

  @Test("the safe area of iPhones with and without a notch")
  func safeArea() {
    let content = filling(controller.view.safeAreaLayoutGuide, in: controller.view)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    window.frame.size = CGSize(width: 375, height: 667)
    controller.view.frame = window.bounds
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    application.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
    controller.additionalSafeAreaInsets.left = 9
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 9, y: 0, width: 366, height: 567))
  }

  @Test("constraints to the centre of a scroll view are about its frame, and leave the size of the content")
  func centreOfScrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), box = UIView()
    scroll.contentSize = CGSize(width: 300, height: 2000)
    controller.view.addSubview(scroll)
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: scroll.centerXAnchor), box.widthAnchor.constraint(equalToConstant: 100),
      box.centerYAnchor.constraint(equalTo: scroll.centerYAnchor), box.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 100, y: 175, width: 100, height: 50))
    scroll.contentOffset.y = 500
    scroll.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(box.frame.minY == 175 && scroll.contentSize.height == 2000)
  }

  @Test("a view inside the safe area has none of its own; one that crosses its edge has a part")
  func partOfSafeArea() {
    let middle = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let top = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 700)), scroll = UIScrollView()
    controller.view.addSubview(middle)
    controller.view.addSubview(top)
    scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.addSubview(scroll)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    scroll.addSubview(content)
    scroll.contentOffset.y = 30
    #expect(middle.safeAreaInsets == .zero)
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(content.safeAreaInsets.top == 77)
    #expect(UIView(frame: window.bounds).safeAreaInsets == .zero)
  }

  @Test("margins: 8 points, 16 at the sides of a controller's view, or what was set")
  func margins() {
    let inner = filling(controller.view.layoutMarginsGuide, in: controller.view)
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    controller.view.addSubview(box)
    let content = filling(box.layoutMarginsGuide, in: box)
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
    #expect(content.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    box.frame.size.width = 3
    window.layoutIfNeeded()
    #expect(content.frame.width == 0)
  }

  @Test("a guide of the program has a place and takes no touches")
  func ownGuide() {
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 0.5),
      guide.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      guide.topAnchor.constraint(equalTo: controller.view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 60),
    ])
    let view = filling(guide, in: controller.view)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 97.5, y: 0, width: 195, height: 60) && view.frame == guide.layoutFrame)
    controller.view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && controller.view.constraints.isEmpty)
  }

  @Test("the distance between two anchors is a length")
  func distance() {
    let left = UIView(), right = UIView()
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let before = controller.view.leftAnchor.anchorWithOffset(to: left.leftAnchor)
    let between = left.rightAnchor.anchorWithOffset(to: right.leftAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalToConstant: 20), between.constraint(equalTo: before, multiplier: 3),
    ])
    window.layoutIfNeeded()
    #expect(left.frame.minX == 20 && right.frame.minX == 130)
  }

  @Test("the content of a scroll view decides about its size; a view pinned to its frame stays while it scrolls")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    controller.view.addSubview(scroll)
    let content = UIView(), header = UIView()
    for view in [content, header] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    #expect(scroll.contentSize == CGSize(width: 300, height: 930))
    scroll.contentOffset.y = 120
    window.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 120, width: 300, height: 50))
    #expect(scroll.contentSize == CGSize(width: 300, height: 930))
  }

  @Test("updateConstraints comes before layout, subviews first, once and after each request", .statements("LC-08"))
  func calls() {
    final class Page: UIView {
      var calls: [String] = []
      let inner = Inner()
      override class var requiresConstraintBasedLayout: Bool { true }

      override func updateConstraints() {
        calls.append("constraints")
        inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
        super.updateConstraints()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout \(Int(inner.frame.width))")
      }
    }
    final class Inner: UIView {
      override func updateConstraints() {
        (superview as? Page)?.calls.append("inner")
        super.updateConstraints()
      }
    }
    let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.inner.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(page.inner)
    controller.view.addSubview(page)
    window.layoutIfNeeded()
    #expect(page.calls == ["inner", "constraints", "layout 30"])
    page.setNeedsUpdateConstraints()
    page.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(page.calls.suffix(2) == ["constraints", "layout 30"])
    window.layoutIfNeeded()
    #expect(page.calls.count == 5)
  }

  @Test("a controller is told of the safe area when it appears, and of changes")
  func safeAreaCalls() {
    final class Page: UIViewController {
      var insets: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() { insets.append(view.safeAreaInsets.top) }
    }
    let page = Page()
    window.rootViewController = page
    window.layoutIfNeeded()
    page.additionalSafeAreaInsets.top = 10
    #expect(page.insets == [47, 57])
  }

  @Test("each view is told of its part of the safe area, and of changes")
  func safeAreaCallsOfViews() {
    final class Bar: UIView {
      var insets: [CGFloat] = []
      override func safeAreaInsetsDidChange() { insets.append(safeAreaInsets.bottom) }
    }
    let page = UIViewController(), height = window.bounds.height
    let bar = Bar(frame: CGRect(x: 0, y: height - 100, width: 300, height: 100)), inner = Bar(frame: bar.bounds)
    window.rootViewController = page
    bar.addSubview(inner)
    page.view.addSubview(bar)
    #expect(bar.insets.isEmpty)
    window.layoutIfNeeded()
    #expect(bar.insets == [34] && inner.insets == [34])
    bar.center.y -= 10
    window.layoutIfNeeded()
    #expect(bar.insets == [34, 24] && inner.insets == [34, 24])
    page.additionalSafeAreaInsets.bottom = 6
    #expect(bar.insets == [34, 24, 30] && inner.insets == bar.insets)
  }
}
