extension UISlider {
  /// The picture of the thumb in a state, or else in `.normal`.
  public func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The picture of the thumb in the present state.
  public var currentThumbImage: UIImage? { thumbImages[state] }

  /// Sets the picture of the track left of the thumb.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  /// The picture of the track left of the thumb in a state, or else in `.normal`.
  public func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// The picture of the track left of the thumb in the present state.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }

  /// Sets the picture of the track right of the thumb.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  /// The picture of the track right of the thumb in a state, or else in `.normal`.
  public func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// The picture of the track right of the thumb in the present state.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  /// The track in two colours, the pictures at its ends, and the thumb.
  final var drawing: [DrawingCommand] {
    let origin = bounds.origin
    let track = trackRect(forBounds: bounds).offsetBy(dx: -origin.x, dy: -origin.y)
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
      .offsetBy(dx: -origin.x, dy: -origin.y)
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    var commands = [
      currentMinimumTrackImage.map { part($0, in: left) }
        ?? part(left, radius: track.height / 2, minimumTrackTintColor ?? tintColor),
      currentMaximumTrackImage.map { part($0, in: right) }
        ?? part(right, radius: track.height / 2, maximumTrackTintColor ?? .systemFill),
    ]
    for (image, rect) in [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ] {
      if let image { commands.append(part(image, in: rect.offsetBy(dx: -origin.x, dy: -origin.y))) }
    }
    if let image = currentThumbImage { return commands + [part(image, in: thumb)] }
    let edge = part(thumb, radius: thumb.width / 2, .systemGray3)
    return commands + [edge, part(thumb.insetBy(dx: 0.5, dy: 0.5), radius: thumb.width / 2, thumbTintColor ?? .white)]
  }
}
