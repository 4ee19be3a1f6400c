// Parts of which ready-made controls draw themselves.

extension UIControl {
  /// A filled figure. A control that is disabled is half as opaque.
  final func part(_ path: UIBezierPath, _ color: UIColor) -> DrawingCommand {
    let value = ColorValue(color.cgColor)
    return DrawingCommand(.fill(PathValue(path.cgPath), .winding, isEnabled ? value : value.faded(by: 0.5)))
  }

  /// A filled rectangle with round corners.
  final func part(_ rect: CGRect, radius: CGFloat, _ color: UIColor) -> DrawingCommand {
    part(UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2)), color)
  }

  /// A picture that fills a rectangle.
  final func part(_ image: UIImage, in rect: CGRect) -> DrawingCommand {
    DrawingCommand(.picture(image.shown(tint: tintColor, filling: rect.size), rect, .identity))
  }

  /// One line of text in the middle of a rectangle.
  final func part(
    _ text: String, in rect: CGRect, font: UIFont, _ color: UIColor, alignment: TextValue.Alignment = .center
  ) -> DrawingCommand {
    let color = ColorValue(color.cgColor)
    let run = TextValue.Run(text, font: font.value, color: isEnabled ? color : color.faded(by: 0.5))
    var value = TextValue([run], in: rect)
    (value.alignment, value.verticalAlignment, value.lineLimit) = (alignment, .center, 1)
    return DrawingCommand(.text(value))
  }

  /// The bounds with a zero origin: where the control draws.
  final var face: CGRect { CGRect(origin: .zero, size: bounds.size) }
}

/// A value for each state of a control. A state without one has that of `.normal`.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? { values[state] }

  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
