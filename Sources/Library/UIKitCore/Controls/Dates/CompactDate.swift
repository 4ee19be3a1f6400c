import Foundation

/// The compact look of a date picker: a field for the date, and one for the time.
final class CompactDate: UIView, DatePickerFace {
  private weak var owner: UIDatePicker?
  private let date: DateField, time: DateField
  private static let gap: CGFloat = 5

  init(of owner: UIDatePicker) {
    self.owner = owner
    (date, time) = (DateField(.date, of: owner), DateField(.time, of: owner))
    super.init(frame: .zero)
    for field in [date, time] { addSubview(field) }
  }

  required init?(coder: NSCoder) { return nil }

  func showDate() {
    date.isHidden = owner?.datePickerMode == .time
    time.isHidden = owner?.datePickerMode == .date
    for field in [date, time] { field.showDate() }
    setNeedsLayout()
  }

  private var fields: [DateField] { [date, time].filter { !$0.isHidden } }

  var naturalSize: CGSize {
    let width = fields.reduce(-CompactDate.gap) { $0 + CompactDate.gap + $1.naturalWidth }
    return CGSize(width: width, height: DateField.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for field in fields {
      field.frame = CGRect(x: x, y: 0, width: field.naturalWidth, height: DateField.height)
      x += field.naturalWidth + CompactDate.gap
    }
  }
}

/// A field with a date or a time. A tap opens a calendar or wheels over the window.
final class DateField: UIControl {
  enum FieldKind { case date, time }

  /// Chosen: about what iOS 15 to 18 show.
  static let height: CGFloat = 34
  private static let font = UIFont.systemFont(ofSize: 17), margin: CGFloat = 12

  private let kind: FieldKind
  private weak var owner: UIDatePicker?
  private(set) var text = ""
  private var isOpen = false { didSet { setNeedsDisplay() } }

  init(_ kind: FieldKind, of owner: UIDatePicker) {
    (self.kind, self.owner) = (kind, owner)
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in self?.openPanel() }, for: .touchUpInside)
    showDate()
  }

  required init?(coder: NSCoder) { return nil }

  func showDate() {
    guard let owner else { return }
    text = owner.writing.text(owner.date, kind == .date ? "" : "jmm", in: owner.usedCalendar)
    accessibilityLabel = text
    setNeedsDisplay()
  }

  var naturalWidth: CGFloat { (DateField.font.width(of: text) + 2 * DateField.margin).rounded(.up) }

  override var ownDrawing: [DrawingCommand] {
    [
      part(face, radius: 8, .tertiarySystemFill),
      part(text, in: face, font: DateField.font, isOpen ? tintColor : .label),
    ]
  }

  private func openPanel() {
    guard let owner, let window else { return }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = kind == .date ? .inline : .wheels
    picker.datePickerMode = kind == .date ? .date : .time
    (picker.calendar, picker.timeZone, picker.locale) = (owner.calendar, owner.timeZone, owner.locale)
    (picker.minimumDate, picker.maximumDate) = (owner.minimumDate, owner.maximumDate)
    (picker.minuteInterval, picker.date, picker.tintColor) = (owner.minuteInterval, owner.date, owner.tintColor)
    picker.addAction(
      UIAction { [weak owner, unowned picker] _ in owner?.take { $0.date = picker.date } }, for: .valueChanged)
    let panel = OverlayView(picker, near: convert(bounds, to: window), in: window)
    panel.placePanel(picker.intrinsicContentSize)
    panel.closed = { [weak self] in
      self?.isOpen = false
      self?.owner?.sendActions(for: .editingDidEnd)
    }
    isOpen = true
    owner.sendActions(for: .editingDidBegin)
  }
}
