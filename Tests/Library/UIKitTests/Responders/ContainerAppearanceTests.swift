import Foundation
import Testing

@testable import UIKitCore

/// The calls about the appearance of the controllers that a container changes.
@Suite struct ContainerAppearanceTests {
  private final class Page: UIViewController {
    let name: String
    let diary: AppearanceTests.Diary

    init(_ name: String, _ diary: AppearanceTests.Diary) {
      (self.name, self.diary) = (name, diary)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func write(_ call: String, _ flags: Bool...) {
      diary.lines.append("\(name).\(call)" + flags.map { $0 ? "+" : "-" }.joined())
    }

    override func viewDidLoad() { write("load") }
    override func viewWillAppear(_ animated: Bool) { write("will", animated, isMovingToParent) }
    override func viewDidAppear(_ animated: Bool) { write("did", animated, isMovingToParent) }
    override func viewWillDisappear(_ animated: Bool) { write("willNot", animated, isMovingFromParent) }
    override func viewDidDisappear(_ animated: Bool) { write("didNot", animated, isMovingFromParent) }
    override func willMove(toParent parent: UIViewController?) { write("willMove", parent != nil) }
    override func didMove(toParent parent: UIViewController?) { write("didMove", parent != nil) }
  }

  private let application = UIApplication()
  private let window: UIWindow
  private let diary = AppearanceTests.Diary()

  init() { window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application) }

  /// Lets what is animated end.
  private func settle() {
    application.processEvents(until: application.now)
    application.processEvents(until: application.now + 0.5)
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.prepareFrame()
  }

  /// An order of a device: programmerteach.com, "order of calls is explored".
  @Test(
    "a push and a pop tell both controllers before the views move, and say that they are animated",
    .statements("LC-03"), arguments: [true, false])
  func navigation(isAnimated: Bool) {
    let first = Page("a", diary), second = Page("b", diary), sign = isAnimated ? "+" : "-"
    let stack = UINavigationController(rootViewController: first)
    show(stack)
    #expect(diary.take() == "a.willMove+ a.didMove+ a.load a.will-+ a.did-+")
    stack.pushViewController(second, animated: isAnimated)
    settle()
    #expect(
      diary.take()
        == "b.willMove+ b.load a.willNot\(sign)- b.will\(sign)+ b.didMove+ a.didNot\(sign)- b.did\(sign)+")
    stack.popViewController(animated: isAnimated)
    settle()
    #expect(
      diary.take()
        == "b.willMove- b.willNot\(sign)+ a.will\(sign)- b.didNot\(sign)+ b.didMove- a.did\(sign)-")
    #expect(!first.isMovingToParent && !first.isMovingFromParent)
  }

  @Test("another tab is loaded and told before the first one goes", .statements("LC-03"))
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("a", diary), Page("b", diary)]
    show(tabs)
    _ = diary.take()
    tabs.selectedIndex = 1
    window.prepareFrame()
    #expect(diary.take() == "b.load b.will-- a.willNot-- a.didNot-- b.did--")
  }

  @Test("the delegate of a navigation controller is told of a controller whose view is loaded")
  func delegate() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var shown: [Bool] = []
      func navigationController(_ stack: UINavigationController, willShow top: UIViewController, animated: Bool) {
        shown += [top.isViewLoaded, animated]
      }
    }
    let stack = UINavigationController(rootViewController: Page("a", diary)), delegate = Delegate()
    show(stack)
    stack.delegate = delegate
    stack.pushViewController(Page("b", diary), animated: true)
    window.prepareFrame()
    #expect(delegate.shown == [true, true])
  }

  @Test("a controller that is in the stack is not pushed again", .statements("LC-26"))
  func pushedTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController(), stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(page, animated: true)
        stack.pushViewController(page, animated: true)
      }
    }
    let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Pushing the same view controller instance more than once is not supported"))
  }

  // MARK: Containers that tell their children themselves

  /// Shows one child after the other.
  private final class Container: UIViewController {
    var forwards = false
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    func add(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  @Test("a child is told only by its container", .statements("LC-25"))
  func manualForwarding() {
    let container = Container(), first = Page("a", diary), second = Page("b", diary)
    show(container)
    container.add(first)
    window.prepareFrame()
    #expect(diary.take() == "a.willMove+ a.load a.didMove+")
    first.beginAppearanceTransition(true, animated: false)
    #expect(diary.take() == "a.will--")
    first.endAppearanceTransition()
    window.prepareFrame()
    #expect(diary.take() == "a.did--")
    first.beginAppearanceTransition(false, animated: true)
    second.beginAppearanceTransition(true, animated: true)
    container.add(second)
    window.prepareFrame()
    #expect(diary.take() == "a.willNot+- b.load b.will+- b.willMove+ b.didMove+")
    first.viewIfLoaded?.removeFromSuperview()
    second.endAppearanceTransition()
    first.endAppearanceTransition()
    #expect(diary.take() == "b.did+- a.didNot+-")
    window.isHidden = true
    window.isHidden = false
    window.prepareFrame()
    #expect(diary.take() == "")
  }

  @Test(
    "a transition is told once where the container forwards, and its opposite turns it back", .statements("LC-25"))
  func announcedTransition() {
    let container = Container(), page = Page("a", diary)
    container.forwards = true
    show(container)
    page.beginAppearanceTransition(true, animated: true)
    container.add(page)
    window.prepareFrame()
    #expect(diary.take() == "a.load a.will+- a.willMove+ a.didMove+")
    page.endAppearanceTransition()
    #expect(diary.take() == "a.did+-")
    page.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
    page.endAppearanceTransition()
    #expect(diary.take() == "a.willNot+- a.will+- a.did+-")
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    page.view.removeFromSuperview()
    window.prepareFrame()
    #expect(diary.take() == "a.willNot-- a.didNot--")
  }

  @Test("what a child contains is told with it, unless the child tells it itself", .statements("LC-25"))
  func childrenOfAChild() {
    let outer = Container(), inner = Container(), page = Page("a", diary)
    show(outer)
    outer.add(inner)
    inner.add(page)
    inner.forwards = true
    _ = diary.take()
    inner.beginAppearanceTransition(true, animated: false)
    inner.endAppearanceTransition()
    #expect(diary.take() == "a.will-- a.did--")
    inner.forwards = false
    inner.beginAppearanceTransition(false, animated: false)
    inner.endAppearanceTransition()
    #expect(diary.take() == "")
  }

  @Test("a navigation controller in such a child tells its pages as long as the child is shown", .statements("LC-25"))
  func stackInAChild() {
    let container = Container(), first = Page("a", diary), second = Page("b", diary)
    let stack = UINavigationController(rootViewController: first)
    show(container)
    stack.beginAppearanceTransition(true, animated: false)
    container.add(stack)
    window.prepareFrame()
    stack.endAppearanceTransition()
    #expect(diary.take() == "a.willMove+ a.didMove+ a.load a.will-+ a.did-+")
    stack.pushViewController(second, animated: false)
    window.prepareFrame()
    #expect(diary.take() == "b.willMove+ b.load a.willNot-- b.will-+ b.didMove+ a.didNot-- b.did-+")
    // Neither the window nor a controller in front of all is told to what the container tells.
    window.isHidden = true
    window.isHidden = false
    let cover = Page("c", diary)
    cover.modalPresentationStyle = .fullScreen
    container.present(cover, animated: false)
    window.prepareFrame()
    #expect(diary.take() == "c.load c.will-- c.did--")
    container.dismiss(animated: false)
    window.prepareFrame()
    #expect(diary.take() == "c.willNot-+ c.didNot-+")
    stack.beginAppearanceTransition(false, animated: false)
    stack.view.removeFromSuperview()
    stack.endAppearanceTransition()
    #expect(diary.take() == "b.willNot-- b.didNot--")
    stack.popViewController(animated: false)
    window.prepareFrame()
    #expect(!diary.take().contains("a."))
  }
}
