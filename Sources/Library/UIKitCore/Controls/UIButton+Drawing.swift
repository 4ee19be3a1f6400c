extension UIButton {
  /// The background, the picture and the title, where `imageRect(forContentRect:)` and `titleRect(forContentRect:)` say.
  final var drawing: [DrawingCommand] {
    let origin = bounds.origin, content = contentRect(forBounds: bounds)
    let background = backgroundRect(forBounds: bounds).offsetBy(dx: -origin.x, dy: -origin.y)
    var commands = configuration?.background(of: self, in: background) ?? []
    if let image = currentBackgroundImage { commands.append(opaquePart(image, in: background)) }
    if showsSelection {
      // Chosen: the distances of the edge from the title.
      let title = titleRect(forContentRect: content).insetBy(dx: -4, dy: -2).offsetBy(dx: -origin.x, dy: -origin.y)
      let color = ColorValue((isEnabled ? tintColor : .tertiaryLabel).cgColor)
      let path = UIBezierPath(roundedRect: title, cornerRadius: 4)
      commands.append(DrawingCommand(.fill(PathValue(path.cgPath), .winding, color)))
    }
    if let image = shownImage {
      let place = imageRect(forContentRect: content).offsetBy(dx: -origin.x, dy: -origin.y)
      commands.append(opaquePart(image, in: place))
    }
    guard !shownTitle.isEmpty else { return commands }
    let natural = places(in: content).title, asked = titleRect(forContentRect: content)
    // Letters may be wider than the library knows: the title has all the room there is.
    let isBroken = asked.height > shownFont.lineHeight * 1.5
    let isMoved = asked != natural || shownImage != nil || contentHorizontalAlignment != .center || isBroken
    let room =
      isMoved ? widened(asked) : content.offsetBy(dx: natural.midX - content.midX, dy: natural.midY - content.midY)
    let isAsked = asked != natural
    let lines = configuration?.titleAlignment.value ?? kept.titleLabel?.textAlignment.value ?? .left
    let alignment = isAsked || isBroken ? lines : alignment
    commands.append(
      text(in: (isAsked ? asked : room).offsetBy(dx: -origin.x, dy: -origin.y), isMoved ? alignment : .center))
    return commands
  }

  /// Observed: a selected system button without a configuration shows its title in white on a round rectangle of the tint colour.
  private var showsSelection: Bool {
    buttonType == .system && configuration == nil && isSelected && shownImage == nil && currentBackgroundImage == nil
      && !shownTitle.isEmpty
  }

  private var alignment: TextValue.Alignment {
    switch effectiveContentHorizontalAlignment {
    case .right, .trailing: .right
    case .center, .left, .leading, .fill: .left
    }
  }

  /// The title's place with the room that is left on the side to which it may grow.
  private func widened(_ rect: CGRect) -> CGRect {
    alignment == .right
      ? CGRect(
        x: min(bounds.minX, rect.minX), y: rect.minY, width: rect.maxX - min(bounds.minX, rect.minX),
        height: rect.height)
      : CGRect(x: rect.minX, y: rect.minY, width: max(rect.width, bounds.maxX - rect.minX), height: rect.height)
  }

  private func opaquePart(_ image: UIImage, in rect: CGRect) -> DrawingCommand {
    let tint: UIColor = buttonType == .custom || isEnabled ? tintColor : .tertiaryLabel
    let isTemplate = buttonType == .system && image.renderingMode == .automatic
    let picture = (isTemplate ? image.withRenderingMode(.alwaysTemplate) : image)
      .shown(tint: configuration?.foreground(of: self) ?? tint, filling: rect.size)
    return DrawingCommand(.picture(picture, rect, .identity))
  }

  private func text(in rect: CGRect, _ alignment: TextValue.Alignment) -> DrawingCommand {
    let color =
      configuration.map { $0.foreground(of: self) } ?? titleColor(for: state)
      ?? (buttonType == .custom || showsSelection ? .white : isEnabled ? tintColor : .tertiaryLabel)
    let runs = configuration == nil ? currentAttributedTitle?.runs(font: shownFont, color: color ?? .white) : nil
    let plain = TextValue.Run(shownTitle, font: shownFont.value, color: ColorValue((color ?? .white).cgColor))
    var value = TextValue(runs ?? [plain], in: rect)
    (value.alignment, value.verticalAlignment, value.lineLimit) = (alignment, .center, titleLines)
    if let label = kept.titleLabel, label.adjustsFontSizeToFitWidth, titleLines == 1 {
      value.shrink(least: label.minimumScaleFactor)
    }
    return DrawingCommand(.text(value))
  }
}
