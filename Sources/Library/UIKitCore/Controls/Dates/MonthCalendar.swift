import Foundation

/// The inline look of a date picker: a month of days, and a field for the time.
final class MonthCalendar: UIView, DatePickerFace {
  private static let header: CGFloat = 44, names: CGFloat = 24, row: CGFloat = 44, margin: CGFloat = 16

  private weak var owner: UIDatePicker?
  /// A date in the month that is shown.
  private var month = Date()
  private let title = UILabel(), timeTitle = UILabel()
  private let back = MonthArrow(isForward: false), forward = MonthArrow(isForward: true)
  private let time: DateField
  private var weekdays: [UILabel] = [], days: [CalendarDay] = []

  init(of owner: UIDatePicker) {
    self.owner = owner
    time = DateField(.time, of: owner)
    super.init(frame: .zero)
    title.font = .boldSystemFont(ofSize: 17)
    timeTitle.text = "Time"
    for view in [title, back, forward, timeTitle, time] { addSubview(view) }
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    for _ in 0..<7 {
      let label = UILabel()
      (label.font, label.textColor) = (.systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel)
      label.textAlignment = .center
      weekdays.append(label)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { return nil }

  private var hasTime: Bool { owner?.datePickerMode == .dateAndTime }

  var naturalSize: CGSize {
    let height = MonthCalendar.header + MonthCalendar.names + 6 * MonthCalendar.row
    return CGSize(width: 320, height: hasTime ? height + MonthCalendar.row : height)
  }

  func showDate() {
    month = owner?.date ?? month
    time.showDate()
    for view in [time, timeTitle] { view.isHidden = !hasTime }
    showMonth()
  }

  private func turn(by months: Int) {
    month = owner?.usedCalendar.date(byAdding: .month, value: months, to: month) ?? month
    showMonth()
  }

  private func showMonth() {
    guard let owner else { return }
    let calendar = owner.usedCalendar
    title.text = owner.writing.text(month, "yMMMM", in: calendar)
    for (index, label) in weekdays.enumerated() {
      label.text = owner.writing.weekdays[(index + calendar.firstWeekday - 1) % 7].uppercased(
        with: owner.writing.locale)
    }
    guard let whole = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return }
    let first = (calendar.component(.weekday, from: whole.start) - calendar.firstWeekday + 7) % 7
    while days.count < count { addDay() }
    for (index, day) in days.enumerated() {
      day.isHidden = index >= count
      guard let start = calendar.date(byAdding: .day, value: index, to: whole.start),
        let end = calendar.date(byAdding: .day, value: 1, to: start)
      else { continue }
      (day.start, day.cell) = (start, first + index)
      day.isToday = calendar.isDate(start, inSameDayAs: Date())
      day.isChosen = calendar.isDate(start, inSameDayAs: owner.date)
      day.isEnabled = owner.allows(from: start, to: end)
      day.setNeedsDisplay()
    }
    setNeedsLayout()
  }

  private func addDay() {
    let day = CalendarDay(days.count + 1)
    day.addAction(UIAction { [weak self, unowned day] _ in self?.choose(day.start) }, for: .touchUpInside)
    days.append(day)
    addSubview(day)
  }

  /// Chooses a day, and keeps the time.
  private func choose(_ day: Date) {
    guard let owner else { return }
    let calendar = owner.usedCalendar
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    owner.take { $0.date = calendar.date(from: parts) ?? day }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = MonthCalendar.margin, header = MonthCalendar.header, row = MonthCalendar.row
    title.frame = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin - 2 * header, height: header)
    forward.frame = CGRect(x: bounds.width - header - margin / 2, y: 0, width: header, height: header)
    back.frame = forward.frame.offsetBy(dx: -header, dy: 0)
    let width = (bounds.width - margin) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(x: margin / 2 + CGFloat(index) * width, y: header, width: width, height: MonthCalendar.names)
    }
    let top = header + MonthCalendar.names
    for day in days {
      day.frame = CGRect(
        x: margin / 2 + CGFloat(day.cell % 7) * width, y: top + CGFloat(day.cell / 7) * row, width: width, height: row)
    }
    let bottom = top + 6 * row
    timeTitle.frame = CGRect(x: margin, y: bottom, width: bounds.width / 2, height: row)
    time.frame = CGRect(
      x: bounds.width - margin - time.naturalWidth, y: bottom + (row - DateField.height) / 2, width: time.naturalWidth,
      height: DateField.height)
  }
}

/// A day of a calendar.
final class CalendarDay: UIControl {
  private let number: Int
  var start = Date(), isToday = false, isChosen = false
  /// The place in the calendar, counted from the first day of the first week.
  var cell = 0

  init(_ number: Int) {
    self.number = number
    super.init(frame: .zero)
    accessibilityLabel = "\(number)"
  }

  required init?(coder: NSCoder) { return nil }

  override var ownDrawing: [DrawingCommand] {
    let side = min(face.width, face.height, 44)
    let circle = CGRect(x: face.midX - side / 2, y: face.midY - side / 2, width: side, height: side)
    let color: UIColor = isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label
    let font: UIFont = isChosen ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 20)
    let text = part("\(number)", in: face, font: font, color)
    guard isChosen else { return [text] }
    return [part(circle, radius: side / 2, isToday ? tintColor : tintColor.withAlphaComponent(0.12)), text]
  }
}

/// An arrow that leads to another month.
private final class MonthArrow: UIControl {
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init(frame: .zero)
    accessibilityLabel = isForward ? "Next Month" : "Previous Month"
  }

  required init?(coder: NSCoder) { return nil }

  override var ownDrawing: [DrawingCommand] {
    let path = UIBezierPath(), step: CGFloat = isForward ? 1 : -1
    path.move(to: CGPoint(x: face.midX - 4 * step, y: face.midY - 8))
    path.addLine(to: CGPoint(x: face.midX + 4 * step, y: face.midY))
    path.addLine(to: CGPoint(x: face.midX - 4 * step, y: face.midY + 8))
    var line = StrokeStyle()
    line.width = 2.5
    return [DrawingCommand(.stroke(PathValue(path.cgPath), line, ColorValue(tintColor.cgColor)))]
  }
}
