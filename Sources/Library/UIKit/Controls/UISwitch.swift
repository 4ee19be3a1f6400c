/// A control that is on or off; a tap toggles it.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// How the switch looks. Always as a switch.
  public nonisolated enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Whether the switch is on. Setting it sends no event.
  open var isOn = false
  /// The colour of the track of a switch that is on; nil for green.
  open var onTintColor: UIColor?
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor?
  /// Have no effect since iOS 7.
  open var onImage: UIImage?, offImage: UIImage?
  /// The title of a checkbox. It has no effect.
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  /// Sets the state without sending an event. Nothing is animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func changeValue(with event: UIEvent?) {
    isOn.toggle()
    sendPrimary(with: .valueChanged, event)
  }

  /// A frame without a size gets the natural one, as on iOS.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = intrinsicContentSize
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

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
