/// One finger on the screen, from the moment it goes down until it is lifted or cancelled.
///
/// Documented (TE-02): the object is updated in place; read it, do not keep it.
open class UITouch: NSObject {
  public nonisolated enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The source of the touch.
  public nonisolated enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// Counts the touches of an application, so that no order ever comes from a set.
  let serial: Int
  /// Which finger this is, as the reports name it. Ours, not UIKit's: observers tell touches apart by it.
  public let finger: Int

  public internal(set) var phase = Phase.began
  /// Seconds, of the touch's creation or last change (TE-06).
  public internal(set) var timestamp: TimeInterval
  /// 1, 2, 3 … for touches that follow each other at about the same place (TE-10).
  public internal(set) var tapCount = 1
  public internal(set) var type = TouchType.direct
  /// 1 is an average touch; 0 where the device cannot tell (TE-14).
  public internal(set) var force: CGFloat = 0
  /// The highest `force`; 0 where the device cannot tell (TE-14).
  public internal(set) var maximumPossibleForce: CGFloat = 0
  /// Points (TE-16).
  public internal(set) var majorRadius: CGFloat = 0
  /// Points (TE-16).
  public internal(set) var majorRadiusTolerance: CGFloat = 0
  /// The window the touch began in (TE-05).
  public internal(set) var window: UIWindow?
  /// The view the touch began in; it does not change when the finger leaves it (TE-03).
  public internal(set) var view: UIView?

  /// Screen points.
  private(set) var screenLocation: CGPoint
  private(set) var previousScreenLocation: CGPoint
  /// What the view has been told; see `TouchDelivery`.
  var delivery = TouchDelivery.offered

  init(serial: Int, sample: TouchSample) {
    self.serial = serial
    finger = sample.finger
    timestamp = sample.timestamp
    screenLocation = sample.location
    previousScreenLocation = sample.location
    super.init()
    takeQualities(of: sample)
  }

  /// The place of the touch in the coordinates of `view`; nil means those of its window (TE-08).
  open func location(in view: UIView?) -> CGPoint { place(screenLocation, in: view) }

  /// The place of the touch in the previous event (TE-08).
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousScreenLocation, in: view) }

  // MARK: Updating

  func update(with sample: TouchSample) {
    phase = sample.phase
    timestamp = sample.timestamp
    previousScreenLocation = screenLocation
    screenLocation = sample.location
    takeQualities(of: sample)
  }

  /// The finger is down but did nothing in this event.
  func rest() {
    phase = .stationary
    previousScreenLocation = screenLocation
  }

  private func takeQualities(of sample: TouchSample) {
    force = sample.force
    maximumPossibleForce = sample.maximumPossibleForce
    majorRadius = sample.majorRadius
    majorRadiusTolerance = sample.majorRadiusTolerance
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window else { return point }
    let base = window.placement.local(point)
    return window.convert(base, to: view ?? window)
  }
}

extension UITouch {
  /// Whether the finger is still on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }
}
