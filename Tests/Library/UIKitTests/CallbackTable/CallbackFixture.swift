import Foundation

@testable import UIKitCore
@testable import UIKitLists

/// An application in which every callback is reached, and which makes one change in one of them.
///
///     V  view: a recognizer of its own, tap, long press, pan   |  C  control
///     S  scroll view with a view                               |  T  table
final class CallbackFixture {
  let application = ReportingApplication()
  let window: ReportingWindow
  private let otherWindow: UIWindow
  let checker = DeliveryChecker()
  private let delegate = ReportingDelegate()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let holder = UIView(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
  private let view = ReportingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let control = ReportingControl(frame: CGRect(x: 200, y: 0, width: 200, height: 200))
  private let scrollView = ReportingScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
  private let content = ReportingView(frame: CGRect(x: 0, y: 0, width: 200, height: 900))
  private let table = UITableView(frame: CGRect(x: 200, y: 200, width: 200, height: 200))
  private let controller = ReportingController()
  private var recognizers: [UIGestureRecognizer] = []
  private var now: TimeInterval = 0

  private let callback: Callback
  private let change: Change
  /// Whether the callback was reached.
  private(set) var isReached = false
  /// Whether fingers were down whose touches can be cancelled, and the interruptions so far, at the change.
  private(set) var atChange = (hasTouches: false, interruptions: 0)

  init(_ callback: Callback, _ change: Change) {
    self.callback = callback
    self.change = change
    let frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    window = ReportingWindow(frame: frame, application: application)
    otherWindow = UIWindow(frame: frame, application: application)
    otherWindow.windowLevel = .init(-1)
    otherWindow.isHidden = false
    build()
    application.observer = checker
  }

  // MARK: Building

  private func build() {
    window.addSubview(root)
    for view in [holder, view, control, scrollView, table] { root.addSubview(view) }
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    (scrollView.delegate, table.delegate, table.dataSource) = (delegate, delegate, delegate)
    table.reloadData()
    view.isMultipleTouchEnabled = true
    addRecognizers()
    report()
    window.makeKeyAndVisible()
  }

  private func addRecognizers() {
    let own = ReportingRecognizer()
    own.report = { [weak self, weak own] in self?.reach($0, self?.view, own) }
    let pan = ReportingPan()
    pan.report = { [weak self, weak pan] in self?.reach($0, self?.view, pan) }
    recognizers = [own, UITapGestureRecognizer(), UILongPressGestureRecognizer(), pan]
    for recognizer in recognizers {
      recognizer.delegate = delegate
      recognizer.addTarget(self, action: CallbackFixture.acted)
      view.addGestureRecognizer(recognizer)
    }
  }

  private func report() {
    application.report = { [weak self] in self?.reach($0, self?.view, self?.recognizers[0]) }
    window.report = { [weak self] in self?.reach($0, self?.view, self?.recognizers[0]) }
    delegate.report = { [weak self] callback in
      guard let self else { return }
      let isOfTheTable = callback == .willSelectRow || callback == .didSelectRow
      let isOfScrolling = [.didScroll, .willBeginDragging, .didEndDragging].contains(callback)
      reach(callback, isOfTheTable ? table : isOfScrolling ? scrollView : view, recognizers[1])
    }
    view.report = { [weak self] in self?.reach($0, self?.view, self?.recognizers[1]) }
    content.report = { [weak self] in
      if $0 != .pointInside && $0 != .hitTest { self?.reach($0, self?.content, self?.recognizers[1]) }
    }
    control.report = { [weak self] in self?.reach($0, self?.control, self?.recognizers[1]) }
    controller.report = { [weak self] in self?.reach($0, self?.controller.view, self?.recognizers[1]) }
    scrollView.report = { [weak self] in self?.reach($0, self?.scrollView, self?.recognizers[1]) }
    let events: [(UIControl.Event, Callback)] = [
      (.touchDown, .touchDown), (.touchDragInside, .dragInside), (.touchUpInside, .touchUpInside),
      (.touchCancel, .touchCancel),
    ]
    for (event, callback) in events {
      control.addAction(
        UIAction { [weak self] _ in self?.reach(callback, self?.control, self?.recognizers[1]) }, for: event)
    }
  }

  private func acted(_ sender: UIGestureRecognizer) {
    switch (sender, sender.state) {
    case (is UITapGestureRecognizer, _): reach(.tapAction, view, sender)
    case (is UILongPressGestureRecognizer, .began): reach(.pressAction, view, sender)
    case (is UIPanGestureRecognizer, .began): reach(.panBegan, view, sender)
    case (is UIPanGestureRecognizer, .changed): reach(.panChanged, view, sender)
    case (is UIPanGestureRecognizer, .ended): reach(.panEnded, view, sender)
    default: break
    }
  }

  // MARK: The change

  private func reach(_ reached: Callback, _ view: UIView?, _ recognizer: UIGestureRecognizer?) {
    guard reached == callback, !isReached, application.observer != nil, let view, let recognizer else { return }
    isReached = true
    let touches = application.touchesEvent.touches.filter { !(application.isSearching && $0.newPhase == .began) }
    atChange = (touches.contains(where: \.isDown), checker.interruptions)
    perform(on: view, recognizer)
  }

  private func perform(on view: UIView, _ recognizer: UIGestureRecognizer) {
    switch change {
    case .viewRemoved: view.removeFromSuperview()
    case .ancestorRemoved: root.removeFromSuperview()
    case .viewMoved: holder.addSubview(view)
    case .viewMovedToOtherWindow: otherWindow.addSubview(view)
    case .viewHidden: view.isHidden = true
    case .viewAnimated: UIView.animate(withDuration: 0.3) { view.frame.origin.x += 5 }
    case .recognizerDisabled: recognizer.isEnabled = false
    case .recognizerRemoved: recognizer.view?.removeGestureRecognizer(recognizer)
    case .recognizerMoved: root.addGestureRecognizer(recognizer)
    case .recognizerDeleted:
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizers = recognizers.map { $0 === recognizer ? UIGestureRecognizer() : $0 }
    case .windowHidden: window.isHidden = true
    case .windowReleased: application.release(window)
    case .applicationResigns: application.resignActive(at: now)
    case .firstResponder: self.view.becomeFirstResponder()
    case .reload: table.reloadData()
    case .ignoringInteraction: application.beginIgnoringInteractionEvents()
    }
  }

  // MARK: The fingers

  /// Reaches every callback: taps, drags, a long press, a cancelled touch of two views, a scroll and a selected row.
  func play() {
    touch([(100, 100)])
    touch([(100, 100), (105, 100), (140, 100), (170, 100)])
    touch([(100, 100)], holding: 0.7)
    touch([(300, 100), (305, 100), (310, 100)])
    cancelTwoFingers()
    touch([(100, 300)], holding: 0.2)
    touch([(100, 300), (100, 280), (100, 250)])
    touch([(100, 300), (100, 290), (100, 260), (100, 240)], holding: 0.2)
    touch([(300, 250)], holding: 0.2)
    changeTheTree()
    showAController()
    wait(3)
  }

  private func touch(_ places: [(CGFloat, CGFloat)], holding seconds: TimeInterval = 0.02) {
    send(1, .began, places[0])
    wait(seconds)
    for place in places.dropFirst() {
      send(1, .moved, place)
      wait(0.02)
    }
    send(1, .ended, places[places.count - 1])
    // Content that goes on after a drag rests.
    wait(3)
  }

  private func cancelTwoFingers() {
    for phase in [UITouch.Phase.began, .cancelled] {
      for (finger, place) in [(1, (100, 100)), (2, (300, 100))] as [(Int, (CGFloat, CGFloat))] {
        application.enqueue(sample(finger, phase, place))
      }
      wait(0.1)
    }
  }

  private func changeTheTree() {
    let subview = UIView()
    view.addSubview(subview)
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0.5
    } completion: { [weak self] _ in
      self?.reach(.animationCompletion, self?.view, self?.recognizers[1])
    }
    wait(0.2)
    send(1, .began, (100, 100))
    subview.removeFromSuperview()
    view.removeFromSuperview()
    send(1, .ended, (100, 100))
    if view.superview == nil { root.addSubview(view) }
  }

  private func showAController() {
    send(1, .began, (300, 100))
    window.addSubview(controller.view)
    wait(0.1)
    controller.view.removeFromSuperview()
    wait(0.1)
    send(1, .ended, (300, 100))
  }

  private func send(_ finger: Int, _ phase: UITouch.Phase, _ place: (CGFloat, CGFloat)) {
    application.enqueue(sample(finger, phase, place))
    application.processEvents(until: now)
  }

  private func sample(_ finger: Int, _ phase: UITouch.Phase, _ place: (CGFloat, CGFloat)) -> TouchSample {
    TouchSample(finger: finger, phase: phase, location: CGPoint(x: place.0, y: place.1), timestamp: now)
  }

  private func wait(_ seconds: TimeInterval) {
    now += seconds
    application.processEvents(until: now)
  }

  /// Makes the application and a new window ready for a tap; returns what its view received.
  func tapInANewWindow() -> [Callback] {
    application.becomeActive()
    while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600), application: application)
    let view = ReportingView(frame: window.bounds)
    window.windowLevel = .alert
    window.addSubview(view)
    window.isHidden = false
    var received: [Callback] = []
    view.report = { if $0 == .viewBegan || $0 == .viewEnded || $0 == .viewCancelled { received.append($0) } }
    touch([(100, 100)])
    return received
  }
}
