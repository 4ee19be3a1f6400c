/// The labels and the picture of a cell. A cell without a text has none of them.
struct CellLabels {
  var text: UILabel?, detail: UILabel?, picture: UIImageView?
}

extension UITableViewCell {
  /// The main label, made when it is read first.
  public var textLabel: UILabel? {
    if let label = labels.text { return label }
    let label = UILabel(frame: .zero)
    if style == .value2 {
      (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 12), tintColor, .right)
    }
    labels.text = label
    contentView.addSubview(label)
    return label
  }

  /// The second label, made when it is read first; nil with the style `default`.
  public var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let label = labels.detail { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    if style == .value1 { (label.textColor, label.textAlignment) = (.secondaryLabel, .right) }
    labels.detail = label
    contentView.addSubview(label)
    return label
  }

  /// The picture at the left, made when it is read first; nil with the style `value2`.
  public var imageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let view = labels.picture { return view }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    labels.picture = view
    contentView.addSubview(view)
    return view
  }

  // MARK: Layout

  // Chosen, in points: 16 at the sides and between picture and text; a picture is at most as high as the row.

  /// Gives the labels and the picture their frames inside the content view.
  final func layoutLabels() {
    let size = contentView.bounds.size
    var left = 16 + CGFloat(indentationLevel) * indentationWidth
    if let picture = labels.picture, let image = picture.image {
      let scale = min(1, size.height / max(image.size.height, 1))
      let width = image.size.width * scale, height = image.size.height * scale
      picture.place(CGRect(x: left, y: (size.height - height) / 2, width: width, height: height))
      left += width + 16
    }
    let right = size.width - (hasAccessory ? 8 : 16)
    let room = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    switch style {
    case .default: labels.text?.place(room)
    case .subtitle: stack(in: room)
    case .value1: labels.text?.place(besideDetail(in: room))
    case .value2:
      labels.text?.place(CGRect(x: left, y: 0, width: 91, height: size.height))
      labels.detail?.place(CGRect(x: left + 97, y: 0, width: max(0, right - left - 97), height: size.height))
    }
  }

  /// Places the detail at the right end; returns the room that is left for the text.
  private func besideDetail(in room: CGRect) -> CGRect {
    guard let detail = labels.detail else { return room }
    let width = min(detail.intrinsicContentSize.width + 4, room.width)
    detail.place(CGRect(x: room.maxX - width, y: 0, width: width, height: room.height))
    return CGRect(x: room.minX, y: 0, width: max(0, room.width - width - 6), height: room.height)
  }

  /// Text above detail, both in the middle.
  private func stack(in room: CGRect) {
    let upper = labels.text.map { $0.sizeThatFits(room.size).height } ?? 0
    let hasDetail = !(labels.detail?.text ?? "").isEmpty
    let lower = hasDetail ? labels.detail.map { $0.sizeThatFits(room.size).height } ?? 0 : 0
    let top = max(0, (room.height - upper - lower) / 2)
    labels.text?.place(CGRect(x: room.minX, y: top, width: room.width, height: upper))
    labels.detail?.place(CGRect(x: room.minX, y: top + upper, width: room.width, height: lower))
  }

  /// The height that the labels need at a width of the content view, in points: 11 above and below.
  final func labelsHeight(at width: CGFloat) -> CGFloat {
    let picture = labels.picture?.image.map { $0.size.width + 16 } ?? 0
    let room = CGSize(width: max(0, width - 32 - picture - CGFloat(indentationLevel) * indentationWidth), height: 0)
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, !(label.text ?? "").isEmpty else { return 0 }
      return label.sizeThatFits(room).height
    }
    let (text, detail) = (height(labels.text), height(labels.detail))
    return style == .subtitle ? text + detail + (text + detail > 36 ? 22 : 8) : max(text, detail) + 22
  }
}

extension UIView {
  /// Sets the frame if it differs, so that a view in its place is not laid out again.
  final func place(_ frame: CGRect) { if self.frame != frame { self.frame = frame } }
}
