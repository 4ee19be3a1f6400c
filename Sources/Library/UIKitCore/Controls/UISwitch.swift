/// A control that is on or off. A tap toggles it, and a drag of the knob to its other end, before the lift (CO-06). As Apple's, except:
/// the knob is at one of its ends, without an animation.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The look of a switch. The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Whether the switch is on. Setting it sends no event.
  open var isOn = false
  /// The colour of the track of a switch that is on; nil for green.
  open var onTintColor: UIColor?
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor?
  /// Have no effect, as on iOS 7 and later.
  open var onImage: UIImage?, offImage: UIImage?
  /// The title of a checkbox. Kept: on an iPhone, too, a switch is never a checkbox.
  open var title: String?
  /// Kept: on an iPhone, too, every switch is a sliding one.
  open var preferredStyle = Style.automatic
  /// Always `.sliding`, as on an iPhone.
  open var style: Style { .sliding }

  /// Sets the state without sending an event. Nothing is animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The way of the knob between its ends, and that of a finger that is no tap, in points. The second is chosen.
  private static let knobWay: CGFloat = 20, slop: CGFloat = 10
  /// The place, from the left, at which the finger has taken the knob.
  private var start: CGFloat = 0
  /// Whether the finger drags the knob: its lift does not toggle the switch.
  private var isDragged = false

  /// Takes the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, isDragged) = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  /// Toggles the switch when the finger has dragged the knob to its other end.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - start
    if abs(way) > UISwitch.slop { isDragged = true }
    if isOn ? way <= -UISwitch.knobWay : way >= UISwitch.knobWay {
      start += way
      toggle(event)
    }
    return super.continueTracking(touch, with: event)
  }

  override func changeValue(with event: UIEvent?) { if !isDragged { toggle(event) } }

  private func toggle(_ event: UIEvent?) {
    isOn.toggle()
    sendPrimary(with: .valueChanged, event)
  }

  override var hasFixedSize: Bool { true }
  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override var defaultHugging: AxisPriorities { AxisPriorities(.defaultHigh) }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap || gestureRecognizer.isSidewaysPan
  }

  /// A track with a knob at its right end while the switch is on.
  override var ownDrawing: [DrawingCommand] {
    let track = CGRect(x: face.midX - 25.5, y: face.midY - 15.5, width: 51, height: 31)
    let knob = CGRect(x: isOn ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27)
    return [
      part(track, radius: 15.5, isOn ? onTintColor ?? .systemGreen : .systemGray5),
      part(knob, radius: 13.5, thumbTintColor ?? .white),
    ]
  }
}
