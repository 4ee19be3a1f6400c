/// The pictures of a stepper.
struct StepperImages {
  var background = StateValues<UIImage>(), less = StateValues<UIImage>(), more = StateValues<UIImage>()
  /// By the states of the left and the right button.
  var divider: [[UIControl.State]: UIImage] = [:]
}

extension UIStepper {
  /// Sets the picture behind both buttons in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) { images.background[state] = image }
  /// The picture behind both buttons in a state, or else in `.normal`.
  public func backgroundImage(for state: State) -> UIImage? { images.background[state] }

  /// Sets the picture between the buttons in these states.
  public func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
    images.divider[[left, right]] = image
  }
  /// The picture between the buttons in these states, or else in `.normal` on both sides.
  public func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
    images.divider[[left, right]] ?? images.divider[[.normal, .normal]]
  }

  /// Sets the picture of the button that increases the value, in place of a plus sign.
  public func setIncrementImage(_ image: UIImage?, for state: State) { images.more[state] = image }
  /// The picture of the button that increases the value in a state, or else in `.normal`.
  public func incrementImage(for state: State) -> UIImage? { images.more[state] }

  /// Sets the picture of the button that decreases the value, in place of a minus sign.
  public func setDecrementImage(_ image: UIImage?, for state: State) { images.less[state] = image }
  /// The picture of the button that decreases the value in a state, or else in `.normal`.
  public func decrementImage(for state: State) -> UIImage? { images.less[state] }

  /// Two buttons with a line between them.
  ///
  /// - Parameter tracksMore: whether the finger is on the right button; nil while there is none.
  final func drawing(tracksMore: Bool?) -> [DrawingCommand] {
    let (left, right) = face.divided(atDistance: face.width / 2, from: .minXEdge)
    func stateOf(_ isMore: Bool) -> State {
      let isAtLimit = !wraps && (isMore ? value >= maximumValue : value <= minimumValue)
      if !isEnabled || isAtLimit { return .disabled }
      return tracksMore == isMore ? .highlighted : .normal
    }
    func button(_ sign: String, _ image: UIImage?, in half: CGRect, _ state: State) -> [DrawingCommand] {
      let shade = state == .highlighted ? [part(half.insetBy(dx: 2, dy: 2), radius: 7, .systemGray3)] : []
      if let image {
        let size = image.size
        return shade + [
          part(
            image,
            in: CGRect(
              x: half.midX - size.width / 2, y: half.midY - size.height / 2, width: size.width, height: size.height))
        ]
      }
      let color = state == .disabled ? UIColor.systemGray3 : .label
      return shade + [part(sign, in: half, font: .systemFont(ofSize: 20), color)]
    }
    var commands = [
      images.background[state].map { part($0, in: face) } ?? part(face, radius: 8, .tertiarySystemFill)
    ]
    commands += button("−", images.less[stateOf(false)], in: left, stateOf(false))
    commands += button("+", images.more[stateOf(true)], in: right, stateOf(true))
    if let divider = dividerImage(forLeftSegmentState: stateOf(false), rightSegmentState: stateOf(true)) {
      let width = divider.size.width
      commands.append(part(divider, in: CGRect(x: face.midX - width / 2, y: 0, width: width, height: face.height)))
    } else {
      commands.append(
        part(CGRect(x: face.midX - 0.5, y: 7, width: 1, height: max(0, face.height - 14)), radius: 0, .systemGray3))
    }
    return commands
  }
}
