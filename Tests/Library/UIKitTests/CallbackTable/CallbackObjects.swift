import Foundation

@testable import UIKitCore
@testable import UIKitLists

// Objects that report each call of their code to a closure.

final class ReportingView: UIView {
  var report: (Callback) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    report(.hitTest)
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    report(.pointInside)
    return super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    report(.viewShouldBegin)
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(.viewBegan) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { report(.viewMoved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(.viewEnded) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { report(.viewCancelled) }

  override func layoutSubviews() { report(.layoutSubviews) }

  override func didAddSubview(_ subview: UIView) { report(.didAddSubview) }
  override func willRemoveSubview(_ subview: UIView) { report(.willRemoveSubview) }
  override func willMove(toSuperview newSuperview: UIView?) { report(.willMoveToSuperview) }
  override func didMoveToSuperview() { report(.didMoveToSuperview) }
  override func willMove(toWindow newWindow: UIWindow?) { report(.willMoveToWindow) }
  override func didMoveToWindow() { report(.didMoveToWindow) }
}

final class ReportingController: UIViewController {
  var report: (Callback) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) { report(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { report(.viewIsAppearing) }
  override func viewWillLayoutSubviews() { report(.viewWillLayoutSubviews) }
  override func viewDidLayoutSubviews() { report(.viewDidLayoutSubviews) }
  override func viewDidAppear(_ animated: Bool) { report(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { report(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { report(.viewDidDisappear) }
}

final class ReportingControl: UIControl {
  var report: (Callback) -> Void = { _ in }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    report(.beginTracking)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    report(.continueTracking)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { report(.endTracking) }
  override func cancelTracking(with event: UIEvent?) { report(.cancelTracking) }
}

final class ReportingScrollView: UIScrollView {
  var report: (Callback) -> Void = { _ in }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    report(.touchesShouldBegin)
    return true
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    report(.touchesShouldCancel)
    return true
  }
}

final class ReportingRecognizer: UIGestureRecognizer {
  var report: (Callback) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { report(.recognizerBegan) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { report(.recognizerMoved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    report(.recognizerEnded)
    state = .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { report(.recognizerCancelled) }
  override func reset() { report(.reset) }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    report(.canBePrevented)
    return false
  }
}

final class ReportingPan: UIPanGestureRecognizer {
  var report: (Callback) -> Void = { _ in }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    report(.canPrevent)
    return true
  }
}

final class ReportingWindow: UIWindow {
  var report: (Callback) -> Void = { _ in }

  override func sendEvent(_ event: UIEvent) {
    report(.windowSendEvent)
    super.sendEvent(event)
  }
}

final class ReportingApplication: UIApplication {
  var report: (Callback) -> Void = { _ in }

  override func sendEvent(_ event: UIEvent) {
    report(.applicationSendEvent)
    super.sendEvent(event)
  }
}

/// The delegate of all recognizers, the scroll view and the table, and the data source of the table.
final class ReportingDelegate: UIGestureRecognizerDelegate, UITableViewDelegate, UITableViewDataSource {
  var report: (Callback) -> Void = { _ in }

  private func answer(_ callback: Callback, _ answer: Bool) -> Bool {
    report(callback)
    return answer
  }

  func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool { answer(.delegateShouldBegin, true) }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    answer(.shouldReceiveTouch, true)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    answer(.shouldReceiveEvent, true)
  }

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer(.simultaneously, false) }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    answer(.shouldRequireFailure, false)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    answer(.shouldBeRequiredToFail, false)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { report(.didScroll) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { report(.willBeginDragging) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { report(.didEndDragging) }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    report(.willSelectRow)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { report(.didSelectRow) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
