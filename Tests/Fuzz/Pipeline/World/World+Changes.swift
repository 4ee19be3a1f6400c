import UIKit

extension World {
  /// Makes a change. A change whose objects are gone, or that UIKit forbids, is left out.
  func perform(_ change: Change) {
    let view = views[change.subject], number = change.number
    switch change.kind {
    case .removeView: view?.removeFromSuperview()
    case .removeSuperview: if let parent = view?.superview, !(parent is UIWindow) { parent.removeFromSuperview() }
    case .removeEverything: for subview in view?.window?.subviews ?? [] { subview.removeFromSuperview() }
    case .dropView: drop(view)
    case .moveView: move(view, to: views[change.other], at: number)
    case .hide: view?.isHidden = true
    case .show: view?.isHidden = false
    case .disable: view?.isUserInteractionEnabled = false
    case .enable: view?.isUserInteractionEnabled = true
    case .fade: view?.alpha = 0
    case .appear: view?.alpha = 1
    case .animate: animate(view, number)
    case .setFrame: view?.frame = CGRect(x: number % 200, y: number % 130, width: number % 270, height: number % 310)
    case .setBounds: view?.bounds = CGRect(x: number % 50, y: number % 30, width: number % 270, height: number % 310)
    case .rotate: view?.transform = CGAffineTransform(rotationAngle: CGFloat(number % 7))
    case .flatten: view?.transform = CGAffineTransform(scaleX: 0, y: CGFloat(number % 2))
    case .bringToFront: if let view { view.superview?.bringSubviewToFront(view) }
    case .sendToBack: if let view { view.superview?.sendSubviewToBack(view) }
    case .disableControl: (view as? UIControl)?.isEnabled = false
    case .enableControl: (view as? UIControl)?.isEnabled = true
    case .focus: view?.becomeFirstResponder()
    case .unfocus: view?.resignFirstResponder()
    case .endEditing: view?.window?.endEditing(number % 2 == 0)
    case .setContentOffset: (view as? UIScrollView)?.contentOffset = CGPoint(x: number % 90, y: number % 170)
    case .reloadData: (view as? UITableView)?.reloadData()
    case .stopScrolling: (view as? UIScrollView)?.isScrollEnabled = number % 3 == 0
    case .disableGesture, .enableGesture, .removeGesture, .moveGesture, .setState, .releaseDelegate, .require,
      .dropGesture:
      perform(change, on: gestures[change.subject])
    case .hideWindow, .showWindow, .releaseWindow, .dropWindow, .makeKey:
      perform(change.kind, on: view as? UIWindow)
    case .resign: application.resignActive(at: seconds)
    case .activate: application.becomeActive()
    case .ignore: application.beginIgnoringInteractionEvents()
    case .unignore: application.endIgnoringInteractionEvents()
    case .process: application.processEvents(until: seconds + TimeInterval(number % 100) / 1000)
    case .enqueue: enqueue(number)
    case .shake: application.shake(at: seconds)
    }
  }

  private func perform(_ change: Change, on gesture: UIGestureRecognizer?) {
    guard let gesture else { return }
    switch change.kind {
    case .disableGesture: gesture.isEnabled = false
    case .enableGesture: gesture.isEnabled = true
    case .removeGesture: gesture.view?.removeGestureRecognizer(gesture)
    case .moveGesture: views[change.other]?.addGestureRecognizer(gesture)
    case .releaseDelegate:
      gesture.delegate = change.number % 2 == 0 ? nil : gesture.delegate
      _ = delegates.removeValue(forKey: change.subject)
    case .require: if let other = gestures[change.other] { gesture.require(toFail: other) }
    case .dropGesture:
      let dropped = gestures.removeValue(forKey: change.subject)
      dropped?.view?.removeGestureRecognizer(gesture)
    default:
      tampered.insert(change.subject)
      if !isInApplication(gesture) { tamperedAlone.insert(change.subject) }
      gesture.state = UIGestureRecognizer.State(rawValue: change.number % 6) ?? .failed
    }
  }

  func isInApplication(_ gesture: UIGestureRecognizer) -> Bool {
    gesture.view?.window.map { application.windows.contains($0) } ?? false
  }

  private func perform(_ kind: Change.Kind, on window: UIWindow?) {
    guard let window else { return }
    switch kind {
    case .hideWindow: window.isHidden = true
    case .showWindow: window.isHidden = false
    case .releaseWindow: application.release(window)
    case .makeKey: window.makeKey()
    default: drop(window)
    }
  }

  /// Removes the last reference to a view.
  private func drop(_ view: UIView?) {
    guard let view else { return }
    let dropped = views.removeValue(forKey: view.tag)
    dropped?.removeFromSuperview()
  }

  private func move(_ view: UIView?, to parent: UIView?, at index: Int) {
    guard let view, let parent, !(view is UIWindow), !parent.isDescendant(of: view) else { return }
    parent.insertSubview(view, at: index % 4)
  }

  private func animate(_ view: UIView?, _ number: Int) {
    guard let view else { return }
    UIView.animate(
      withDuration: TimeInterval(number % 400) / 1000, options: number % 2 == 0 ? .allowUserInteraction : [],
      animations: { view.center.x += CGFloat(number % 40) },
      completion: { [weak self] _ in self?.called(.completion, on: number % 10) })
  }

  private func enqueue(_ number: Int) {
    let phases: [UITouch.Phase] = [.began, .moved, .moved, .ended, .cancelled]
    let time = now + number % 60
    latest = max(latest, time)
    application.enqueue(
      TouchSample(
        finger: 1 + number % 3, phase: phases[number % 5], location: CGPoint(x: number % 400, y: number / 25),
        timestamp: TimeInterval(time) / 1000))
  }
}

extension Change {
  /// Fills in the object that is called, if the change is of that object: of the recognizer or its view, of the view or
  /// its first recognizer.
  func naming(_ called: Int, of callback: Callback, in world: World) -> Change {
    guard subject == 0 else { return self }
    var change = self
    if callback.isOfGesture {
      change.subject = kind.isOfGesture ? called : world.gestures[called]?.view?.tag ?? 0
    } else {
      change.subject = kind.isOfGesture ? world.views[called]?.gestureRecognizers?.last?.number ?? 0 : called
    }
    return change
  }
}
