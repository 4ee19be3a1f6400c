extension UIPickerView {
  /// The rows around the middle of each wheel, and where they are.
  private func places() -> [(row: Int, component: Int, rect: CGRect)] {
    var left = bounds.minX + (bounds.width - wheelsWidth) / 2
    return loadedWheels().enumerated().flatMap { component, wheel -> [(row: Int, component: Int, rect: CGRect)] in
      let size = rowSize(forComponent: component), x = left
      left += size.width
      return (0..<wheel.rows).compactMap { row in
        let middle = bounds.midY + (CGFloat(row) - wheel.position) * size.height
        guard middle > bounds.minY, middle < bounds.maxY else { return nil }
        return (row, component, CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height))
      }
    }
  }

  /// Identifies a row by the tag of its view.
  final func tag(_ row: Int, _ component: Int) -> Int { component << 32 | row }

  /// Shows the views that the delegate has for the rows, and removes the views of rows that are out of sight.
  final func placeRowViews() {
    var old = rowViews
    rowViews = places().compactMap { place in
      let reused = old.firstIndex { $0.tag == tag(place.row, place.component) }.map { old.remove(at: $0) }
      let view =
        reused
        ?? delegate?.pickerView(self, viewForRow: place.row, forComponent: place.component, reusing: old.popLast())
      if view is NoRowView { return nil }
      view?.tag = tag(place.row, place.component)
      view?.frame = place.rect
      if let view, view.superview !== self { addSubview(view) }
      return view
    }
    for view in old { view.removeFromSuperview() }
  }

  /// The bar in the middle, and the titles of the rows if the delegate has no views for them.
  final var drawnRows: [DrawingCommand] {
    let places = places(), font = UIFont.systemFont(ofSize: 21)
    return GraphicsStack.ofThisProcess.recording(bounds.size) { context in
      context.clip(to: bounds)
      UIColor.tertiarySystemFill.setFill()
      let height = rowSize(forComponent: 0).height
      UIBezierPath(
        roundedRect: CGRect(x: 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height),
        cornerRadius: 8
      ).fill()
      guard rowViews.isEmpty else { return }
      for place in places {
        let isSelected = abs(place.rect.midY - bounds.midY) < place.rect.height / 2
        let color: UIColor = isSelected ? .label : .secondaryLabel
        var text = TextValue([], in: place.rect)
        text.runs =
          delegate?.pickerView(self, attributedTitleForRow: place.row, forComponent: place.component)?
          .runs(font: font, color: color)
          ?? [
            TextValue.Run(
              delegate?.pickerView(self, titleForRow: place.row, forComponent: place.component) ?? "?",
              font: font.value, color: ColorValue(color.cgColor))
          ]
        (text.alignment, text.verticalAlignment, text.lineLimit) = (.center, .center, 1)
        context.draw(text)
      }
    }.commands
  }
}
