import Foundation
import Testing

@testable import UIKitCore

/// The lives of the presenting and the presented controller, by the style of the presentation. The table in
/// Guides/TouchPipeline.md has these logs.
@Suite struct LifecycleTests {
  nonisolated static let covering: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
  nonisolated static let leaving: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
  ]

  @Test(
    "a covering style: the presenter disappears and leaves the window, and comes back", .statements("PR-01"),
    arguments: covering)
  func covers(style: UIModalPresentationStyle) {
    let screen = PresentationScreen()
    screen.present(style)
    #expect(screen.diary.take() == "back.willNot front.will front.is front.did back.didNot done")
    #expect(screen.back.view.window == nil && screen.window.subviews == [screen.front.view])
    #expect(screen.front.next === screen.back && screen.back.next === screen.window)
    screen.front.dismiss(animated: true) { screen.diary.lines.append("done") }
    screen.show()
    #expect(screen.diary.take() == "front.willNot back.will back.is back.did front.didNot done")
    #expect(screen.window.subviews == [screen.back.view])
  }

  @Test(
    "another style leaves the presenter where it is: it neither disappears nor appears", .statements("PR-02"),
    arguments: leaving)
  func leaves(style: UIModalPresentationStyle) {
    let screen = PresentationScreen()
    screen.present(style)
    #expect(screen.diary.take() == "front.will front.is front.did done")
    #expect(screen.window.subviews == [screen.back.view, screen.front.view])
    screen.front.dismiss(animated: true) { screen.diary.lines.append("done") }
    screen.show()
    #expect(screen.diary.take() == "front.willNot front.didNot done")
    #expect(screen.window.subviews == [screen.back.view])
  }

  @Test(
    "a finger on the presenter is cancelled by a covering style, and goes on under another one", .statements("PR-01"),
    arguments: covering + leaving)
  func finger(style: UIModalPresentationStyle) {
    let screen = PresentationScreen(), view = PhaseView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.back.view.addSubview(view)
    screen.down(at: CGPoint(x: 50, y: 50))
    screen.present(style)
    #expect(view.phases == (style.coversOthers ? ["began", "cancelled"] : ["began"]))
    screen.up(at: CGPoint(x: 50, y: 50))
    #expect(view.phases == ["began", style.coversOthers ? "cancelled" : "ended"])
    screen.front.dismiss(animated: false)
    screen.tap(CGPoint(x: 50, y: 50))
    #expect(view.phases.suffix(2) == ["began", "ended"])
  }

  @Test(
    "covering presentations are stacked: each takes out what is behind it, and puts it back at its place",
    .statements("PR-01"))
  func stacked() {
    let screen = PresentationScreen(), overlay = UIView(frame: screen.window.bounds)
    let third = AppearanceTests.Writing("third", screen.diary)
    screen.window.addSubview(overlay)
    screen.present(.pageSheet)
    third.modalPresentationStyle = .fullScreen
    screen.front.present(third, animated: false)
    #expect(screen.window.subviews == [overlay, third.view])
    #expect(screen.diary.take().contains("front.willNot"))
    third.dismiss(animated: false)
    #expect(screen.window.subviews == [screen.back.view, overlay, screen.front.view])
    screen.front.dismiss(animated: false)
    #expect(screen.window.subviews == [screen.back.view, overlay])
  }

  @Test("a sheet over a covering presentation appears and leaves it there", .statements("PR-02"))
  func sheetOverCover() {
    let screen = PresentationScreen(), third = AppearanceTests.Writing("third", screen.diary)
    third.loadViewIfNeeded()
    third.view.layoutIfNeeded()
    screen.present(.fullScreen)
    screen.diary.lines = []
    screen.front.present(third, animated: false)
    screen.show()
    #expect(screen.diary.take().hasPrefix("third.will third.is"))
    #expect(screen.window.subviews == [screen.front.view, third.view])
    third.dismiss(animated: false)
    #expect(screen.diary.take() == "third.willNot third.didNot")
  }

  @Test(
    "the presenter comes back also if the presented view has left the window, and not into another root's window",
    .statements("PR-01"))
  func comesBack() {
    let screen = PresentationScreen()
    screen.present(.fullScreen)
    screen.front.view.removeFromSuperview()
    screen.front.dismiss(animated: false)
    #expect(screen.window.subviews == [screen.back.view])
    screen.present(.fullScreen)
    let other = UIViewController()
    screen.window.rootViewController = other
    screen.front.dismiss(animated: false)
    screen.show()
    #expect(screen.window.subviews == [other.view])
  }

  @Test("a custom presentation that removes the presenter's view covers", .statements("PR-01"))
  func custom() {
    final class Removing: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Removing(presentedViewController: presented, presenting: presenting) }
    }
    let screen = PresentationScreen(), provider = Provider()
    screen.front.transitioningDelegate = provider
    screen.present(.custom)
    #expect(screen.diary.take() == "back.willNot front.will front.is front.did back.didNot done")
    #expect(screen.back.view.window == nil)
    screen.front.dismiss(animated: false)
    #expect(screen.back.view.window === screen.window)
  }

  @Test("an application that is let go while a controller covers another one frees both", .statements("PR-01"))
  func freed() {
    weak var back: UIViewController?, view: UIView?
    do {
      let screen = PresentationScreen()
      screen.present(.fullScreen)
      (back, view) = (screen.back, screen.back.view)
    }
    #expect(back == nil && view == nil)
  }
}
