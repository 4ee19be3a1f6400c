/// A report with an estimated force, and who hears of its correction. It keeps no touch, view or recognizer alive.
struct TouchEstimate {
  private let sample: TouchSample
  private let serial: Int
  private let touch: Weak<UITouch>
  let view: Weak<UIView>
  private let window: Weak<UIWindow>?
  let recognizers: [Weak<UIGestureRecognizer>]

  /// Nil if the touch went to no view.
  init?(_ sample: TouchSample, of touch: UITouch) {
    guard let view = touch.hitView else { return nil }
    (self.sample, serial, self.touch, self.view) = (sample, touch.serial, Weak(touch), Weak(view))
    window = touch.window.map(Weak.init)
    recognizers = touch.recognizers.map(Weak.init)
  }

  /// The touch itself if this is its last report, or else one with the values of the report.
  func corrected(to force: CGFloat) -> UITouch {
    let touch = touch.object.flatMap { $0.report == sample ? $0 : nil } ?? loneTouch
    touch.correct(force: force)
    return touch
  }

  private var loneTouch: UITouch {
    let touch = UITouch(serial: serial, sample: sample)
    touch.update(with: sample)
    (touch.window, touch.hitView) = (window?.object, view.object)
    return touch
  }
}

extension UIApplication {
  func noteEstimate(in sample: TouchSample, of touch: UITouch) {
    guard let index = sample.estimationUpdateIndex else { return }
    estimates[index] = TouchEstimate(sample, of: touch)
  }

  /// Replaces the estimated force of one report and calls `touchesEstimatedPropertiesUpdated(_:)` of the recognizers
  /// that received the touch, and of its view. Any report can be corrected, once, also that of the lift (TE-41).
  ///
  /// - Parameters:
  ///   - estimationUpdateIndex: the value of `TouchSample.estimationUpdateIndex` in the report. Each report needs its own.
  ///   - force: the measured force; 1 is an average touch.
  public func updateEstimate(_ estimationUpdateIndex: Int, force: CGFloat) {
    guard let estimate = estimates.removeValue(forKey: estimationUpdateIndex) else { return }
    let touch = estimate.corrected(to: force)
    for recognizer in estimate.recognizers { recognizer.object?.touchesEstimatedPropertiesUpdated([touch]) }
    estimate.view.object?.touchesEstimatedPropertiesUpdated([touch])
  }
}
