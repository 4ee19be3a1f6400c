// The windows of an application: adding, releasing and ordering them, and delivering to them.

extension UIApplication {
  /// The work of `sendEvent(_:)`.
  func passOn(_ event: UIEvent) {
    switch event.type {
    case .touches:
      searchLate(in: event)
      if event.touches.count == 1 { event.touches[0].window?.sendEvent(event) } else { sendToWindows(event) }
    case .presses: for window in pressesEvent.changedWindows { window.sendEvent(event) }
    case .motion: (event as? MotionEvent)?.window?.sendEvent(event)
    case .remoteControl: keyWindow?.sendEvent(event)
    case .scroll, .hover, .transform: break
    }
  }

  /// Sends the event to the windows of its touches, back to front, and then to windows that have left the application.
  func sendToWindows(_ event: UIEvent) {
    var receivers = windows.filter { event.concerns($0) }
    for touch in event.touches {
      if let window = touch.window, !receivers.contains(window) { receivers.append(window) }
    }
    for window in receivers { window.sendEvent(event) }
  }

  /// Delivers to views what recognizers decided after or outside an event (GR-06).
  func serveViews() {
    var served = windows
    for touch in touchesEvent.touches + lingeringTouches {
      if let window = touch.window, !served.contains(window) { served.append(window) }
    }
    for window in served { window.deliverToViews(touchesEvent, of: self) }
    servePresses()
  }

  func adopt(_ window: UIWindow) {
    guard window.application !== self else { return }
    window.application?.release(window)
    window.application = self
    windowsFromBack.append(window, isKept: options.applicationKeepsWindows)
    window.observe(through: observation)
    arrangeWindows()
  }

  /// Called by a window that is being freed.
  func forget(_ window: UIWindow) {
    windowsFromBack.remove(window)
    if storedKeyWindow === window { storedKeyWindow = nil }
  }

  /// Removes the window from the application and cancels its touches. Not in UIKit.
  public func release(_ window: UIWindow) {
    guard window.application === self else { return }
    withExtendedLifetime(window) {
      windowLeft(window)
      // The code that was told of the cancellation may have released it too.
      guard window.application === self else { return }
      if keyWindow === window { keyWindow = nil }
      forget(window)
      window.application = nil
      window.observe(through: nil)
    }
  }

  func bringToFront(_ window: UIWindow) {
    windowsFromBack.moveToFront(window)
    arrangeWindows()
  }

  /// Sorts the windows by level; windows of the same level keep their order (HT-33).
  func arrangeWindows() { windowsFromBack.sort() }
}
