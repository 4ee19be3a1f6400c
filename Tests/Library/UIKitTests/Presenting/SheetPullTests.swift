import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// A finger pulls a sheet down.
@Suite struct SheetPullTests {
  final class Asked: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var allows = true
    var during: [String: () -> Void] = [:]
    private func note(_ call: String) {
      calls.append(call)
      during[call]?()
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      note("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { note("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { note("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      note("attempt")
    }
  }

  let screen = PresentationScreen(), delegate = Asked()
  private let start = CGPoint(x: 200, y: 100)

  private func present(_ style: UIModalPresentationStyle = .automatic) {
    screen.front.presentationController?.delegate = delegate
    screen.present(style)
    screen.diary.lines = []
  }

  @Test(
    "a sheet follows the finger and goes when it was pulled far", .statements("PR-03"),
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func far(style: UIModalPresentationStyle) {
    screen.front.modalPresentationStyle = style
    present(style)
    screen.down(at: start)
    screen.move(to: CGPoint(x: 200, y: 150))
    screen.move(to: CGPoint(x: 200, y: 220))
    #expect(screen.front.view.frame.minY == 120 && delegate.calls == ["should"])
    screen.move(to: CGPoint(x: 200, y: 500))
    screen.up(at: CGPoint(x: 200, y: 500))
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(screen.diary.take() == "front.willNot front.didNot")
    #expect(screen.back.presentedViewController == nil && screen.front.view.window == nil)
    screen.present(style)
    #expect(screen.front.view.frame.minY == 0)
  }

  @Test("a sheet goes by a quick short pull, and returns after a slow short one or an upward one", .statements("PR-03"))
  func short() {
    present()
    screen.pull(from: start, by: CGVector(dx: 0, dy: 100))
    #expect(screen.front.view.frame.minY == 0 && delegate.calls == ["should"])
    screen.pull(from: start, by: CGVector(dx: 0, dy: -80))
    screen.pull(from: start, by: CGVector(dx: 150, dy: 20))
    #expect(screen.front.view.frame.minY == 0 && delegate.calls == ["should"] && screen.diary.take() == "")
    screen.pull(from: start, by: CGVector(dx: 0, dy: 100), steps: 4, rests: false)
    #expect(delegate.calls == ["should", "should", "will", "did"])
  }

  @Test("the touched control is cancelled", .statements("PR-03"))
  func control() {
    let button = UIButton(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
    var calls: [String] = []
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
      button.addAction(UIAction { _ in calls.append(name) }, for: event)
    }
    screen.front.view.addSubview(button)
    present()
    screen.pull(from: start, by: CGVector(dx: 0, dy: 60))
    #expect(calls == ["down", "cancel"])
  }

  @Test(
    "a controller that is modal refuses, also inside of the sheet's one, and so does the delegate",
    .statements("PR-03"), arguments: ["front", "child", "delegate"])
  func refused(by: String) {
    let child = UIViewController()
    screen.front.addChild(child)
    screen.front.view.addSubview(child.view)
    present()
    switch by {
    case "front": screen.front.isModalInPresentation = true
    case "child": child.isModalInPresentation = true
    default: delegate.allows = false
    }
    let questions = by == "delegate" ? ["should"] : []
    screen.pull(from: start, by: CGVector(dx: 0, dy: 60))
    #expect(delegate.calls == questions)
    screen.pull(from: start, by: CGVector(dx: 0, dy: 500))
    #expect(delegate.calls == questions + questions + ["attempt"])
    #expect(screen.front.view.frame.minY == 0 && screen.back.presentedViewController === screen.front)
    screen.front.dismiss(animated: false)
    #expect(delegate.calls.last == "attempt")
  }

  @Test(
    "what is no sheet is not pulled", .statements("PR-03"),
    arguments: LifecycleTests.covering + [.overFullScreen, .overCurrentContext, .custom])
  func noSheet(style: UIModalPresentationStyle) {
    screen.front.modalPresentationStyle = style
    present(style)
    screen.pull(from: start, by: CGVector(dx: 0, dy: 500))
    #expect(delegate.calls == [] && screen.back.presentedViewController === screen.front)
  }

  @Test("an alert is not pulled", .statements("PR-03"))
  func alert() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    screen.back.present(alert, animated: false)
    screen.pull(from: start, by: CGVector(dx: 0, dy: 500))
    #expect(screen.back.presentedViewController === alert)
  }

  @Test(
    "a scroll view of the sheet scrolls until it is at its top; then the drag pulls the sheet", .statements("PR-03"),
    arguments: [false, true])
  func scrolling(isTable: Bool) {
    let list: UIScrollView =
      isTable ? UITableView(frame: screen.window.bounds) : UIScrollView(frame: screen.window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 3000)
    screen.front.view.addSubview(list)
    present()
    list.contentSize = CGSize(width: 390, height: 3000)
    list.contentOffset.y = 600
    screen.pull(from: start, by: CGVector(dx: 0, dy: 300))
    #expect(list.contentOffset.y < 600 && delegate.calls == [])
    list.contentOffset.y = 0
    screen.pull(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -200))
    #expect(list.contentOffset.y > 100 && delegate.calls == [])
    list.contentOffset.y = 0
    screen.pull(from: start, by: CGVector(dx: 0, dy: 400))
    #expect(list.contentOffset.y == 0 && delegate.calls == ["should", "will", "did"])
  }

  @Test(
    "the program may dismiss the sheet in any call, and while it is pulled", .statements("PR-03"),
    arguments: ["should", "will", "did"])
  func changes(call: String) {
    let screen = screen
    delegate.during[call] = { screen.front.dismiss(animated: false) }
    present()
    screen.pull(from: start, by: CGVector(dx: 0, dy: 500))
    #expect(screen.back.presentedViewController == nil)
    #expect(delegate.calls.contains("will") == delegate.calls.contains("did"))
  }

  @Test("a sheet that is dismissed while it is pulled tells the delegate nothing more", .statements("PR-03"))
  func dismissedMeanwhile() {
    present()
    screen.down(at: start)
    screen.move(to: CGPoint(x: 200, y: 300))
    screen.front.dismiss(animated: false)
    screen.up(at: CGPoint(x: 200, y: 600))
    #expect(delegate.calls == ["should"])
    #expect(!(screen.front.view.gestureRecognizers ?? []).contains { $0 is SheetPull })
  }
}
