// The drawing of a cell: the grey of a selected row, the line below, and the signs at the right end.

extension UITableViewCell {
  final var rowDrawing: [DrawingCommand] {
    let size = bounds.size
    var commands: [DrawingCommand] = []
    if (isHighlighted || isSelected) && selectionStyle != .none && selectedBackgroundView == nil
      && configuration.background == nil
    {
      commands.append(fill(CGRect(origin: .zero, size: size), .systemGray4))
    }
    commands += configuration.backgroundDrawing(size)
    if let color = row.separatorColor {
      let inset = separatorInset, left = inset.left + contentView.frame.minX
      let width = max(0, size.width - left - inset.right)
      commands.append(fill(CGRect(x: left, y: size.height - 0.5, width: width, height: 0.5), color))
    }
    return commands + accessoryDrawing
  }

  private func fill(_ rect: CGRect, _ color: UIColor) -> DrawingCommand {
    DrawingCommand(.fill(PathValue(rect), .winding, ColorValue(color.cgColor)))
  }

  private var accessoryDrawing: [DrawingCommand] {
    guard (isEditing ? editingAccessoryView : accessoryView) == nil else { return [] }
    let right = moveControl.map { $0.frame.minX } ?? bounds.width, middle = bounds.height / 2
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none, .detailButton: return []
    case .disclosureIndicator, .detailDisclosureButton:
      return [CellSign.chevron(at: CGPoint(x: right - 20, y: middle))]
    case .checkmark: return [CellSign.checkmark(at: CGPoint(x: right - 24, y: middle), tintColor)]
    }
  }
}

/// The signs of cells, as drawings around a point.
enum CellSign {
  static func chevron(at center: CGPoint) -> DrawingCommand {
    stroke([CGPoint(x: -3.5, y: -6), CGPoint(x: 2.5, y: 0), CGPoint(x: -3.5, y: 6)], at: center, 2, .systemGray3)
  }

  static func checkmark(at center: CGPoint, _ color: UIColor) -> DrawingCommand {
    stroke([CGPoint(x: -6, y: 0.5), CGPoint(x: -2, y: 5), CGPoint(x: 6, y: -5.5)], at: center, 2, color)
  }

  /// Three lines, by which a row is moved.
  static func grip(at center: CGPoint) -> [DrawingCommand] {
    [-4.5, 0, 4.5].map {
      stroke([CGPoint(x: -9, y: $0), CGPoint(x: 9, y: $0)], at: center, 1.5, .systemGray3)
    }
  }

  /// A white sign in a circle: minus deletes the row, plus inserts a row.
  static func circle(at center: CGPoint, _ color: UIColor, isPlus: Bool) -> [DrawingCommand] {
    let circle = UIBezierPath(ovalIn: CGRect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)).cgPath
    let minus = stroke([CGPoint(x: -6, y: 0), CGPoint(x: 6, y: 0)], at: center, 2, .white)
    let upright = stroke([CGPoint(x: 0, y: -6), CGPoint(x: 0, y: 6)], at: center, 2, .white)
    return [DrawingCommand(.fill(PathValue(circle), .winding, ColorValue(color.cgColor))), minus]
      + (isPlus ? [upright] : [])
  }

  /// An i in a ring.
  static func info(at center: CGPoint, _ color: UIColor) -> [DrawingCommand] {
    let ring = UIBezierPath(ovalIn: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)).cgPath
    let dot = UIBezierPath(ovalIn: CGRect(x: center.x - 1.3, y: center.y - 6, width: 2.6, height: 2.6)).cgPath
    var style = StrokeStyle()
    style.width = 1.5
    return [
      DrawingCommand(.stroke(PathValue(ring), style, ColorValue(color.cgColor))),
      DrawingCommand(.fill(PathValue(dot), .winding, ColorValue(color.cgColor))),
      stroke([CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 5.5)], at: center, 2, color),
    ]
  }

  private static func stroke(
    _ points: [CGPoint], at center: CGPoint, _ width: CGFloat, _ color: UIColor
  ) -> DrawingCommand {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: center.x + point.x, y: center.y + point.y)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    var style = StrokeStyle()
    style.width = width
    return DrawingCommand(.stroke(PathValue(path.cgPath), style, ColorValue(color.cgColor)))
  }
}

/// The button with an i at the right end of a row. A tap on it tells the delegate of the table.
final class CellDetailButton: UIControl, DrawsItself {
  package var drawing: [DrawingCommand] {
    CellSign.info(at: CGPoint(x: bounds.midX, y: bounds.midY), tintColor)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    afterTouchUpInside = { [unowned self] in tellDelegate() }
  }

  required init?(coder: NSCoder) { nil }

  private func tellDelegate() {
    guard let cell = superview as? UITableViewCell, let table = cell.table, let path = table.path(of: cell) else {
      return
    }
    table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}
