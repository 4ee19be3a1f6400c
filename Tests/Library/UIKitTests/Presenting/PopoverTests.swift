import Foundation
import Testing

@testable import UIKitCore

/// Popovers on a phone.
@Suite struct PopoverTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var allows = true
    var calls: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      calls.append("prepare")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      calls.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("old did") }
  }

  private let screen = PresentationScreen(), delegate = Delegate()
  private let source = UIView(frame: CGRect(x: 145, y: 100, width: 100, height: 44))

  init() {
    screen.back.view.addSubview(source)
    screen.front.preferredContentSize = CGSize(width: 300, height: 280)
  }

  private func present(_ arrow: UIPopoverArrowDirection = .any) throws {
    screen.front.modalPresentationStyle = .popover
    let popover = try #require(screen.front.popoverPresentationController)
    (popover.delegate, popover.sourceView, popover.permittedArrowDirections) = (delegate, source, arrow)
    screen.present(.popover)
  }

  private var frame: CGRect? { screen.front.view.superview.map { $0.convert(screen.front.view.frame, to: nil) } }

  @Test(
    "a popover whose delegate allows no other style is a panel at its source, with room for an arrow",
    .statements("PR-08"))
  func panel() throws {
    try present()
    #expect(frame == CGRect(x: 45, y: 144, width: 300, height: 293))
    #expect(screen.front.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    #expect(screen.front.popoverPresentationController?.arrowDirection == .up)
    let appearing = screen.diary.lines.filter { !$0.hasSuffix("Layout") }
    #expect(appearing == ["front.will", "front.is", "front.did", "done"] && delegate.calls == ["prepare"])
    screen.diary.lines = []
    screen.front.dismiss(animated: true)
    screen.show()
    #expect(screen.diary.take() == "front.willNot front.didNot" && screen.window.subviews == [screen.back.view])
    #expect(screen.front.view.safeAreaInsets == .zero && delegate.calls == ["prepare"])
  }

  @Test("the arrow has a direction that is permitted; without one the panel lies over its source")
  func directions() throws {
    source.frame.origin = CGPoint(x: 145, y: 700)
    try present()
    #expect(frame == CGRect(x: 45, y: 407, width: 300, height: 293))
    #expect(screen.front.view.safeAreaInsets.bottom == 13)
    let popover = try #require(screen.front.popoverPresentationController)
    popover.permittedArrowDirections = []
    screen.show()
    #expect(frame == CGRect(x: 45, y: 510, width: 300, height: 280) && screen.front.view.safeAreaInsets == .zero)
    popover.permittedArrowDirections = .left
    screen.front.preferredContentSize = CGSize(width: 100, height: 60)
    source.frame.origin = CGPoint(x: 100, y: 300)
    popover.sourceRect = CGRect(x: 0, y: 0, width: 50, height: 20)
    screen.show()
    #expect(frame == CGRect(x: 150, y: 280, width: 113, height: 60) && popover.arrowDirection == .left)
  }

  @Test("a panel stays 10 points inside the screen, and a controller without a size gets as much as there is room")
  func room() throws {
    source.frame.origin.x = 290
    screen.front.preferredContentSize = .zero
    try present()
    #expect(frame == CGRect(x: 60, y: 144, width: 320, height: 646))
    screen.front.preferredContentSize = CGSize(width: 200, height: 100)
    screen.show()
    #expect(frame == CGRect(x: 180, y: 144, width: 200, height: 113))
  }

  @Test("values that are set after the presentation count; the button of a bar can be the source")
  func later() throws {
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    screen.back.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: screen.back)
    screen.window.rootViewController = navigation
    screen.show()
    screen.front.modalPresentationStyle = .popover
    let popover = try #require(screen.front.popoverPresentationController)
    popover.delegate = delegate
    screen.present(.popover)
    popover.barButtonItem = item
    screen.show()
    let button = try #require(item.shownView)
    #expect(frame?.minY == button.convert(button.bounds, to: nil).maxY && frame?.maxX == 380)
  }

  @Test("a navigation controller has the size of the controller that it shows")
  func navigation() throws {
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
    page.preferredContentSize = CGSize(width: 200, height: 100)
    navigation.modalPresentationStyle = .popover
    let popover = try #require(navigation.popoverPresentationController)
    (popover.delegate, popover.sourceView) = (delegate, source)
    screen.back.present(navigation, animated: true)
    screen.show()
    #expect(navigation.view.frame.size == CGSize(width: 200, height: 113))
    page.preferredContentSize.height = 150
    screen.show()
    #expect(navigation.view.frame.size == CGSize(width: 200, height: 163))
  }

  @Test("a touch beside the panel dismisses it and reaches nothing behind it", .statements("PR-08"))
  func beside() throws {
    let view = PhaseView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    screen.back.view.addSubview(view)
    try present()
    screen.tap(CGPoint(x: 195, y: 300))
    #expect(screen.back.presentedViewController === screen.front)
    screen.tap(CGPoint(x: 195, y: 700))
    #expect(screen.back.presentedViewController == nil && view.phases == [])
    #expect(delegate.calls == ["prepare", "should", "will", "did", "old did"])
  }

  @Test("a popover handles the touches beside its panel, which another presentation passes on")
  func handled() {
    for presentation in [
      UIPresentationController(presentedViewController: screen.front, presenting: nil),
      UIPopoverPresentationController(presentedViewController: screen.front, presenting: nil),
    ] {
      let container = PresentationContainerView(frame: .zero), behind = PhaseView(frame: .zero)
      container.presentation = presentation
      behind.addSubview(container)
      container.touchesBegan([], with: nil)
      container.touchesCancelled([], with: nil)
      let isPopover = presentation is UIPopoverPresentationController
      #expect(behind.phases == (isPopover ? [] : ["began", "cancelled"]))
    }
  }

  @Test("a touch beside the panel reaches the views that are let through", .statements("PR-08"))
  func passing() throws {
    let view = PhaseView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    screen.back.view.addSubview(view)
    try present()
    screen.front.popoverPresentationController?.passthroughViews = [view]
    screen.tap(CGPoint(x: 195, y: 700))
    #expect(view.phases == ["began", "ended"] && screen.back.presentedViewController === screen.front)
  }

  @Test(
    "the delegate, and a controller that is modal, refuse the dismissal by a touch", .statements("PR-08"),
    arguments: [false, true])
  func refused(isModal: Bool) throws {
    (delegate.allows, screen.front.isModalInPresentation) = (isModal, isModal)
    try present()
    screen.tap(CGPoint(x: 195, y: 700))
    #expect(delegate.calls == (isModal ? ["prepare", "attempt"] : ["prepare", "should", "attempt"]))
    #expect(screen.back.presentedViewController === screen.front)
  }

  @Test(
    "a popover whose delegate does not answer none covers the window, and is a sheet unless it is full screen",
    .statements("PR-08"))
  func adapted() throws {
    for (style, isSheet) in [
      (UIModalPresentationStyle.automatic, true), (.formSheet, true), (.fullScreen, false), (.overFullScreen, false),
    ] {
      delegate.style = style
      try present()
      #expect(frame == screen.window.bounds && (screen.back.view.window == nil) == (style == .fullScreen))
      #expect((screen.front.view.gestureRecognizers ?? []).contains { $0 is SheetPull } == isSheet)
      screen.front.dismiss(animated: false)
    }
    #expect(!delegate.calls.contains("prepare"))
  }
}
