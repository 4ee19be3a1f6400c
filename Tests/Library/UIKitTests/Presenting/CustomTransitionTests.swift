import Foundation
import Testing

@testable import UIKitCore

/// Presentations that code of the app makes.
@Suite struct CustomTransitionTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.3) {
        transitionContext.view(forKey: .to)?.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
        transitionContext.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  private final class Half: UIPresentationController {
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 120, width: 320, height: 80) }
    override func presentationTransitionWillBegin() { log.append("will present") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("presented \(completed)") }
    override func dismissalTransitionWillBegin() { log.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("dismissed \(completed)") }
  }

  /// Gives a presentation controller.
  private final class Provider<Shade: UIPresentationController>: NSObject, UIViewControllerTransitioningDelegate {
    private let make: (UIViewController, UIViewController?) -> Shade
    private(set) var shade: Shade?
    init(_ make: @escaping (UIViewController, UIViewController?) -> Shade) { self.make = make }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      shade = make(presented, presenting)
      return shade
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    var interaction: UIPercentDrivenInteractiveTransition?
    var half: Half?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      half = Half(presentedViewController: presented, presenting: presenting)
      return half
    }
  }

  private final class Pusher: NSObject, UINavigationControllerDelegate {
    let animator = Animator()
    var log: [String] = []
    var interaction: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("shows \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append("\(operation)")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200 vc")

  @Test("the delegate of a navigation controller animates a push and a pop, and a finger can cancel it")
  func pushes() throws {
    let first = TestController(), second = TestController(), pusher = Pusher()
    let navigation = UINavigationController(rootViewController: first)
    fixture.windows[0].rootViewController = navigation
    navigation.delegate = pusher
    fixture.wait(0.1)
    #expect(pusher.log.removeFirst() == "shows false")
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second && second.parent === navigation && first.view.window != nil)
    fixture.wait(0.1)
    fixture.wait(0.4)
    #expect(second.view.window != nil && first.view.window == nil && pusher.log == ["push", "shows true"])
    #expect(second.view.frame == navigation.view.bounds, "the animator's frame does not stay")

    pusher.interaction = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    #expect(navigation.topViewController === first && second.parent === navigation)
    fixture.wait(0.1)
    pusher.interaction?.cancel()
    fixture.wait(0.4)
    #expect(navigation.viewControllers == [first, second] && second.view.window != nil && first.view.window == nil)

    pusher.interaction = nil
    navigation.popViewController(animated: true)
    fixture.wait(0.1)
    fixture.wait(0.4)
    #expect(navigation.viewControllers == [first] && second.parent == nil && first.view.window != nil)
    #expect(pusher.log == ["push", "shows true", "pop", "pop", "shows true"])
  }

  private final class Chooser: NSObject, UITabBarControllerDelegate {
    let animator = Animator()
    var log: [String] = []
    var interaction: UIPercentDrivenInteractiveTransition?

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append("selects")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let all = tabBarController.viewControllers ?? []
      log.append("\(all.firstIndex(of: fromVC) ?? -1) to \(all.firstIndex(of: toVC) ?? -1)")
      return animator
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test("the delegate of a tab bar controller animates a change by a tap and by code, and a finger can cancel it")
  func selects() throws {
    let pages = [TestController(), TestController()], selector = Chooser(), tabs = UITabBarController()
    tabs.viewControllers = pages
    tabs.delegate = selector
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    fixture.windows[0].rootViewController = tabs
    fixture.wait(0.1)
    #expect(selector.log.isEmpty, "asked while nothing is seen")
    fixture.tap(240, 175)
    #expect(
      selector.log == ["0 to 1", "selects"] && tabs.selectedIndex == 1
        && tabs.tabBar.selectedItem === pages[1].tabBarItem)
    #expect(pages[0].view.window != nil && tabs.transitionCoordinator != nil)
    fixture.wait(0.1)
    fixture.wait(0.4)
    #expect(pages[0].view.window == nil && pages[1].view.window != nil && tabs.transitionCoordinator == nil)
    #expect(pages[1].view.frame == tabs.view.bounds, "the animator's frame does not stay")
    #expect(selector.animator.log == ["ended true"])

    selector.interaction = UIPercentDrivenInteractiveTransition()
    tabs.selectedViewController = pages[0]
    fixture.wait(0.1)
    selector.interaction?.cancel()
    fixture.wait(0.4)
    #expect(tabs.selectedIndex == 1 && pages[1].view.window != nil && pages[0].view.window == nil)
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem && selector.log == ["0 to 1", "selects", "1 to 0"])

    selector.interaction = nil
    tabs.selectedIndex = 0
    fixture.wait(0.1)
    tabs.selectedIndex = 1
    fixture.wait(0.4)
    #expect(tabs.selectedIndex == 1 && pages[1].view.window != nil && pages[0].view.window == nil)
  }

  @Test("an animator ends a presentation when its time has passed, and a touch then finds what it has placed")
  func presents() throws {
    let root = try #require(fixture.controllers["rootVC"]), sheet = TestController(), delegate = Delegate()
    (sheet.transitioningDelegate, sheet.modalPresentationStyle) = (delegate, .custom)
    var isDone = false
    root.present(sheet, animated: true) { isDone = true }
    #expect(sheet.isBeingPresented && !isDone && sheet.transitionCoordinator != nil)
    fixture.wait(0.4)
    #expect(isDone && !sheet.isBeingPresented && sheet.transitionCoordinator == nil)
    #expect(delegate.half?.log == ["will present", "presented true"])
    let window = fixture.windows[0]
    #expect(window.hitTest(CGPoint(x: 5, y: 150), with: nil) === sheet.view)
    let container = try #require(delegate.half?.containerView)
    #expect(window.hitTest(CGPoint(x: 5, y: 50), with: nil) === container, "the container is in front of the rest")
    sheet.dismiss(animated: true)
    fixture.wait(0.4)
    #expect(root.presentedViewController == nil && sheet.view.window == nil && container.window == nil)
    #expect(delegate.half?.log.suffix(2) == ["will dismiss", "dismissed true"])
    #expect(delegate.animator.log == ["ended true", "ended true"])
    #expect(window.hitTest(CGPoint(x: 5, y: 50), with: nil) === root.view)
  }

  @Test("an animator gets the view that a presentation controller has put around that of the controller")
  func wraps() throws {
    final class Wrapping: UIPresentationController {
      var wrapper: UIView?
      override var presentedView: UIView? { wrapper }
      override func presentationTransitionWillBegin() {
        wrapper = UIView(frame: frameOfPresentedViewInContainerView)
        wrapper?.addSubview(presentedViewController.view)
      }
    }
    final class Wrapped: NSObject, UIViewControllerTransitioningDelegate {
      let provider: Provider<Wrapping>, animator = Animator()
      init(_ provider: Provider<Wrapping>) { self.provider = provider }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        provider.presentationController(forPresented: presented, presenting: presenting, source: source)
      }
    }
    let root = try #require(fixture.controllers["rootVC"]), sheet = TestController()
    let delegate = Wrapped(Provider(Wrapping.init))
    (sheet.transitioningDelegate, sheet.modalPresentationStyle) = (delegate, .custom)
    root.present(sheet, animated: true)
    fixture.wait(0.4)
    let wrapper = try #require(delegate.provider.shade?.wrapper)
    #expect(wrapper.superview === delegate.provider.shade?.containerView && sheet.view.superview === wrapper)
    #expect(wrapper.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
  }

  @Test("the outermost controller presents, and one inside either of the two can dismiss")
  func insideOthers() {
    let inner = TestController(), outer = UINavigationController(rootViewController: inner)
    let leaf = TestController(), sheet = UINavigationController(rootViewController: leaf)
    fixture.windows[0].rootViewController = outer
    fixture.wait(0.1)
    for dismissing in [leaf, sheet, inner, outer] {
      inner.present(sheet, animated: false)
      #expect(inner.presentedViewController === sheet && outer.presentedViewController === sheet)
      #expect(leaf.presentingViewController === outer && sheet.presentingViewController === outer)
      #expect(sheet.next === outer && leaf.next === leaf.view.superview)
      dismissing.dismiss(animated: false)
      #expect(inner.presentedViewController == nil && leaf.presentingViewController == nil && sheet.view.window == nil)
    }
  }

  @Test("an animated transition has a coordinator, also without an animator of the app")
  func coordinator() throws {
    final class Watching: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { note("appears") }
      override func viewWillDisappear(_ animated: Bool) { note("disappears") }
      private func note(_ word: String) {
        guard let coordinator = transitionCoordinator else { return log.append("\(word) alone") }
        let isTo = coordinator.viewController(forKey: .to) === self
        coordinator.animate(alongsideTransition: { _ in self.log.append("\(word) \(isTo ? "to" : "from")") }) { _ in
          self.log.append("done")
        }
      }
    }
    final class Shade: UIPresentationController {
      var log: [String] = []
      override func presentationTransitionWillBegin() { note("present") }
      override func dismissalTransitionWillBegin() { note("dismiss") }
      private func note(_ word: String) {
        let coordinator = presentedViewController.transitionCoordinator
        coordinator?.animate(alongsideTransition: { _ in self.log.append(word) })
      }
    }
    let first = Watching(), second = Watching(), third = Watching(), provider = Provider(Shade.init)
    let navigation = UINavigationController(rootViewController: first)
    fixture.windows[0].rootViewController = navigation
    fixture.wait(0.1)
    navigation.pushViewController(second, animated: true)
    fixture.wait(0.5)
    navigation.popViewController(animated: false)
    fixture.wait(0.1)
    #expect(first.log == ["appears alone", "disappears from", "done", "appears alone"])
    #expect(second.log == ["appears to", "done", "disappears alone"] && navigation.transitionCoordinator == nil)
    navigation.present(second, animated: true)
    fixture.wait(0.5)
    #expect(second.log.suffix(2) == ["appears to", "done"])
    (third.modalPresentationStyle, third.transitioningDelegate) = (.custom, provider)
    second.present(third, animated: true)
    fixture.wait(0.5)
    third.dismiss(animated: true)
    fixture.wait(0.5)
    #expect(provider.shade?.log == ["present", "dismiss"] && third.view.window == nil)
    #expect(third.log == ["appears to", "done", "disappears from", "done"])
  }

  @Test("a dismissal that a finger cancels leaves the controller, and one that it finishes removes it")
  func interactive() throws {
    let root = try #require(fixture.controllers["rootVC"]), sheet = TestController(), delegate = Delegate()
    (sheet.transitioningDelegate, sheet.modalPresentationStyle) = (delegate, .custom)
    root.present(sheet, animated: true)
    fixture.wait(0.4)
    let pull = UIPercentDrivenInteractiveTransition()
    delegate.interaction = pull
    sheet.dismiss(animated: true)
    fixture.wait(0)
    pull.update(0.4)
    #expect(sheet.isBeingDismissed && pull.percentComplete == 0.4)
    pull.cancel()
    #expect(!sheet.isBeingDismissed && root.presentedViewController === sheet && sheet.view.window != nil)
    sheet.dismiss(animated: true)
    fixture.wait(0)
    pull.update(0.9)
    pull.finish()
    fixture.wait(0.4)
    #expect(root.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test("the container of a presentation goes, also if the animator has removed the view that it contains")
  func removedView() throws {
    final class Boxed: UIPresentationController {
      let box = UIView()
      override var presentedView: UIView { box }
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 100, width: 320, height: 100) }
      override func presentationTransitionWillBegin() {
        containerView?.addSubview(box)
        box.addSubview(presentedViewController.view)
      }
    }
    final class Remover: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Boxed(presentedViewController: presented, presenting: presenting) }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.viewController(forKey: .from)?.view.removeFromSuperview()
        transitionContext.completeTransition(true)
      }
    }
    let root = try #require(fixture.controllers["rootVC"]), sheet = TestController(), remover = Remover()
    (sheet.transitioningDelegate, sheet.modalPresentationStyle) = (remover, .custom)
    root.present(sheet, animated: false)
    let container = try #require(sheet.presentationController?.containerView)
    #expect(container.window != nil)
    #expect(sheet.presentationController?.presentedView?.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    sheet.dismiss(animated: true)
    fixture.wait(0.2)
    #expect(container.window == nil && root.presentedViewController == nil)
    #expect(fixture.windows[0].hitTest(CGPoint(x: 5, y: 150), with: nil) === root.view)
  }

  @Test("without an animator, views that are added before lie behind the presented one, and the end follows the layout")
  func order() throws {
    final class Shade: UIPresentationController {
      var log: [String] = []
      let dim = UIView(), box = UIView()
      private var isReady = false
      override var presentedView: UIView? { isReady ? box : nil }
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 120, width: 320, height: 80) }
      override func presentationTransitionWillBegin() {
        log.append("begins \(containerView?.subviews.count ?? -1) \(containerView?.window != nil)")
        isReady = true
        containerView?.addSubview(dim)
        box.addSubview(presentedViewController.view)
      }
      override func containerViewDidLayoutSubviews() {
        log.append("laid out")
        dim.frame = containerView?.bounds ?? .zero
        presentedViewController.view.frame = box.bounds
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { log.append("ended \(box.superview != nil)") }
    }
    let root = try #require(fixture.controllers["rootVC"]), sheet = TestController(), provider = Provider(Shade.init)
    (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, provider)
    root.present(sheet, animated: true)
    fixture.wait(0.5)
    let shade = try #require(provider.shade)
    #expect(shade.log == ["begins 0 true", "laid out", "ended true"])
    #expect(shade.containerView?.subviews == [shade.dim, shade.box])
    #expect(fixture.windows[0].hitTest(CGPoint(x: 5, y: 150), with: nil) === sheet.view)
    #expect(fixture.windows[0].hitTest(CGPoint(x: 5, y: 50), with: nil) === shade.dim)
  }

  /// A window with a controller `back`, which shows `front` with the animator, and both write down their calls about appearing.
  private func appearances(
    _ present: (
      _ back: AppearanceTests.Writing, _ front: AppearanceTests.Writing, _ delegate: Delegate, _ pusher: Pusher
    ) -> Void,
    back: (AppearanceTests.Writing) -> UIViewController = { $0 },
    leave: (_ front: UIViewController, _ pull: UIPercentDrivenInteractiveTransition) -> Void
  ) -> [String] {
    let diary = AppearanceTests.Diary(), delegate = Delegate(), pusher = Pusher()
    let first = AppearanceTests.Writing("back", diary), front = AppearanceTests.Writing("front", diary)
    fixture.windows[0].rootViewController = back(first)
    fixture.wait(0.1)
    var taken: [String] = []
    func take() {
      let words = diary.take().split(separator: " ").filter { !$0.contains("oad") && !$0.contains("ayout") }
      taken.append(words.joined(separator: " "))
    }
    take()
    taken = []
    present(first, front, delegate, pusher)
    fixture.wait(0.1)
    take()
    fixture.wait(0.4)
    take()
    let pull = UIPercentDrivenInteractiveTransition()
    (delegate.interaction, pusher.interaction) = (pull, pull)
    leave(front, pull)
    fixture.wait(0.1)
    take()
    pull.cancel()
    fixture.wait(0.1)
    take()
    #expect(front.view.window != nil && first.view.window == nil)
    (delegate.interaction, pusher.interaction) = (nil, nil)
    leave(front, pull)
    fixture.wait(0.1)
    take()
    fixture.wait(0.4)
    take()
    #expect(first.view.window != nil && front.view.window == nil)
    withExtendedLifetime((delegate, pusher)) {}
    return taken
  }

  @Test(
    "controllers are told at the beginning and at the end of a transition, and of the way back if it is cancelled",
    .statements("LC-16"))
  func told() {
    let ofPresentation = appearances { back, front, delegate, _ in
      (front.transitioningDelegate, front.modalPresentationStyle) = (delegate, .fullScreen)
      back.present(front, animated: true)
    } leave: { front, _ in
      front.dismiss(animated: true)
    }
    let ofStack = appearances { back, front, _, pusher in
      back.navigationController?.delegate = pusher
      back.navigationController?.pushViewController(front, animated: true)
    } back: {
      UINavigationController(rootViewController: $0)
    } leave: { front, _ in
      front.navigationController?.popViewController(animated: true)
    }
    let begun = "back.willNot front.will front.is", goesBack = "front.willNot back.will"
    #expect(
      ofPresentation == [
        begun, "front.did back.didNot", goesBack, "back.willNot front.will back.didNot front.is front.did",
        goesBack + " back.is", "back.did front.didNot",
      ])
    #expect(
      ofStack == [
        begun, "back.didNot front.did", goesBack, "back.willNot front.will front.is back.didNot front.did",
        goesBack + " back.is", "front.didNot back.did",
      ])
  }
}
