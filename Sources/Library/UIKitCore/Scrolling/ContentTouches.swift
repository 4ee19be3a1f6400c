// The hooks of scroll views: what they decide about the touches of their content.

extension UIScrollView {
  /// Not reported: a refusal shows as the failure of the pan.
  func answers(shouldBegin pan: ScrollPan) -> Bool { gestureRecognizerShouldBegin(pan) }

  func answers(touchesShouldCancelIn view: UIView) -> Bool {
    guard let observation else { return touchesShouldCancel(in: view) }
    return observation.perform(.question(.touchesShouldCancel(view, in: self))) {
      touchesShouldCancel(in: view)
    } describing: {
      .flag($0)
    }
  }

  func answers(touchesShouldBegin touch: UITouch, with event: UIEvent, in view: UIView) -> Bool {
    guard let observation else { return touchesShouldBegin([touch], with: event, in: view) }
    return observation.perform(.question(.touchesShouldBegin(view, touch, in: self))) {
      touchesShouldBegin([touch], with: event, in: view)
    } describing: {
      .flag($0)
    }
  }
}

extension UIView {
  /// The nearest ancestor that is a scroll view.
  var scrollViewAround: UIScrollView? {
    var view = storedParent
    while let current = view {
      if let scrollView = current.reading({ $0.asScrollView }) { return scrollView }
      view = current.reading { $0.storedParent }
    }
    return nil
  }
}
