/// The pictures, title attributes and positions of a segmented control.
struct SegmentLooks {
  var background = StateValues<UIImage>()
  /// By the states of the left and the right segment.
  var divider: [[UIControl.State]: UIImage] = [:]
  var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  var positions: [UISegmentedControl.Segment: UIOffset] = [:]

  func font(for state: UIControl.State) -> UIFont {
    titleAttributes[state]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
  }
}

extension UISegmentedControl {
  // Bars have one size here: the metrics have no effect.

  /// Sets the picture of the background in `.normal`, or of the selected segment in `.selected`.
  public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    segmentLooks.background[state] = image
  }
  /// The picture of the background in a state, or else in `.normal`.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { segmentLooks.background[state] }

  /// Sets the picture between two segments in these states. It is not drawn, which warns once.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    warnNotSupported("UISegmentedControl.setDividerImage")
    segmentLooks.divider[[leftState, rightState]] = dividerImage
  }
  /// The picture that was set between two segments in these states. It is not drawn.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { segmentLooks.divider[[leftState, rightState]] }

  /// The attributes that were set for exactly this state.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    segmentLooks.titleAttributes[exactly: state]
  }

  /// Has no effect; warns once.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    warnNotSupported("UISegmentedControl.setContentPositionAdjustment")
    segmentLooks.positions[leftCenterRightOrAlone] = adjustment
  }
  /// The distance that was set for these segments, in points; zero if none was.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { segmentLooks.positions[leftCenterRightOrAlone] ?? .zero }

  /// The background, the selected segment, and the contents.
  final var drawing: [DrawingCommand] {
    let origin = bounds.origin
    var commands = [
      segmentLooks.background[.normal].map { part($0, in: face) } ?? part(face, radius: 8, .tertiarySystemFill)
    ]
    for (index, (content, frame)) in zip(segments, segmentFrames).enumerated() {
      let place = frame.offsetBy(dx: -origin.x, dy: -origin.y), isSelected = index == selectedSegmentIndex
      let state: State = isSelected ? .selected : content.isEnabled ? .normal : .disabled
      if isSelected {
        commands.append(
          segmentLooks.background[exactly: .selected].map { part($0, in: place) }
            ?? part(place.insetBy(dx: 2, dy: 2), radius: 7, selectedSegmentTintColor ?? .white))
      }
      commands.append(drawing(of: content, in: place, state))
    }
    return commands
  }

  private func drawing(of content: Content, in place: CGRect, _ state: State) -> DrawingCommand {
    let place = place.offsetBy(dx: content.offset.width, dy: content.offset.height)
    if let image = content.image {
      let size = image.size
      return part(
        image,
        in: CGRect(
          x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height))
    }
    let color = segmentLooks.titleAttributes[state]?[.foregroundColor] as? UIColor
    return part(
      content.title ?? "", in: place, font: segmentLooks.font(for: state),
      color ?? (state == .disabled ? .tertiaryLabel : .label))
  }
}
