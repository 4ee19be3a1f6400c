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
}
