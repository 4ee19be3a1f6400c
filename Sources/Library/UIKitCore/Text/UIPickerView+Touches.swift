/// A wheel of a picker.
struct PickerWheel {
  var rows: Int
  /// The row in the middle; not whole while a finger turns the wheel.
  private(set) var position: CGFloat = 0
  var selected: Int { min(max(Int(position.rounded()), 0), max(rows - 1, 0)) }

  /// Turns to a position, or to the end that is nearest to it.
  mutating func turn(to position: CGFloat) { self.position = min(max(position, 0), CGFloat(max(rows - 1, 0))) }
}

extension UIPickerView {
  private func component(at x: CGFloat) -> Int? {
    var end: CGFloat = bounds.minX + (bounds.width - wheelsWidth) / 2
    for component in 0..<numberOfComponents {
      end += rowSize(forComponent: component).width
      if x < end { return component }
    }
    return numberOfComponents > 0 ? numberOfComponents - 1 : nil
  }

  /// The width of all wheels together, in points.
  final var wheelsWidth: CGFloat {
    (0..<numberOfComponents).reduce(0) { $0 + rowSize(forComponent: $1).width }
  }

  final func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      turned = component(at: pan.location(in: self).x).flatMap { number in
        wheel(number).map { (number, $0.position) }
      }
      fallthrough
    case .changed:
      guard let turned else { return }
      let rows = pan.translation(in: self).y / rowSize(forComponent: turned.component).height
      setPosition(turned.from - rows, in: turned.component)
    case .ended, .cancelled:
      if let turned { settle(turned.component) }
      turned = nil
    case .possible, .failed: break
    }
  }

  final func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    guard let component = component(at: place.x) else { return }
    let rows = ((place.y - bounds.midY) / rowSize(forComponent: component).height).rounded()
    guard rows != 0, let wheel = wheel(component) else { return }
    setPosition(wheel.position + rows, in: component)
    settle(component)
  }

  /// Stops a wheel at a whole row, and tells the delegate.
  private func settle(_ component: Int) {
    guard numberOfRows(inComponent: component) > 0 else { return }
    let row = selectedRow(inComponent: component)
    setPosition(CGFloat(row), in: component)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
