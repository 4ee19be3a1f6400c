import Foundation

/// The look of a date picker as wheels, and the meaning of their rows.
final class DateWheels: UIPickerView, DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The part of a date or time that one wheel chooses.
  private enum Part { case day, month, dayOfMonth, year, hour, minute, period }

  private weak var owner: UIDatePicker?

  init(of owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    (dataSource, delegate) = (self, self)
  }

  required init?(coder: NSCoder) { return nil }

  var naturalSize: CGSize { intrinsicContentSize }

  func showDate() {
    reloadAllComponents()
    for (component, row) in rows.enumerated() { selectRow(row, inComponent: component, animated: false) }
  }

  /// Days before and after the date that the wheel of days has.
  private static let days = 182
  private static let firstYear = 1900, years = 300

  private var parts: [Part] {
    switch owner?.datePickerMode {
    case .time: clock
    case .countDownTimer: [.hour, .minute]
    case .date: calendarParts
    case .yearAndMonth: calendarParts.filter { $0 != .dayOfMonth }
    case .dateAndTime: [.day] + clock
    case nil: []
    }
  }

  private var calendarParts: [Part] {
    owner?.writing.order.map { $0 == "y" ? .year : $0 == "M" ? .month : .dayOfMonth } ?? []
  }

  private var hours: String { owner?.writing.hours ?? "" }
  private var hasHalves: Bool { owner?.datePickerMode != .countDownTimer && hours.contains("a") }

  private var clock: [Part] {
    guard hasHalves else { return [.hour, .minute] }
    return hours.hasPrefix("a") ? [.period, .hour, .minute] : [.hour, .minute, .period]
  }

  private var shownDate: DateComponents {
    guard let owner else { return DateComponents() }
    if owner.datePickerMode == .countDownTimer {
      let minutes = Int(owner.countDownDuration) / 60
      return DateComponents(hour: minutes / 60, minute: minutes % 60)
    }
    return owner.usedCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: owner.date)
  }

  /// The row of each wheel that shows the date.
  private var rows: [Int] {
    let shown = shownDate, interval = owner?.minuteInterval ?? 1
    return parts.map { part in
      switch part {
      case .day: Self.days
      case .month: (shown.month ?? 1) - 1
      case .dayOfMonth: (shown.day ?? 1) - 1
      case .year: (shown.year ?? Self.firstYear) - Self.firstYear
      case .hour: (shown.hour ?? 0) % (hasHalves ? 12 : 24)
      case .period: (shown.hour ?? 0) / 12
      case .minute: (shown.minute ?? 0) / interval
      }
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch parts[component] {
    case .day: 2 * Self.days + 1
    case .month: 12
    case .dayOfMonth: daysOfMonth
    case .year: Self.years
    case .hour: hasHalves ? 12 : 24
    case .period: 2
    case .minute: 60 / (owner?.minuteInterval ?? 1)
    }
  }

  private var daysOfMonth: Int {
    owner.flatMap { $0.usedCalendar.range(of: .day, in: .month, for: $0.date)?.count } ?? 31
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard let writing = owner?.writing else { return nil }
    return switch parts[component] {
    case .day: dayTitle(row - Self.days)
    case .month: writing.month(row + 1)
    case .dayOfMonth: writing.number(row + 1, "d")
    case .year: writing.number(Self.firstYear + row, "y")
    case .hour: hasHalves ? "\(row == 0 ? 12 : row)" : twoDigits(row)
    case .period: writing.halves[row]
    case .minute: twoDigits(row * (owner?.minuteInterval ?? 1))
    }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func dayTitle(_ distance: Int) -> String {
    guard let owner, let day = owner.usedCalendar.date(byAdding: .day, value: distance, to: owner.date) else {
      return ""
    }
    return owner.writing.text(day, "MMMd", in: owner.usedCalendar)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    let part = parts[component]
    owner.take { owner in
      if owner.datePickerMode == .countDownTimer { return setDuration(row, part, of: owner) }
      let calendar = owner.usedCalendar
      if part == .day {
        owner.date = calendar.date(byAdding: .day, value: row - Self.days, to: owner.date) ?? owner.date
        return
      }
      var chosen = shownDate
      // The minute is the one that the wheel shows.
      chosen.minute = (chosen.minute ?? 0) / owner.minuteInterval * owner.minuteInterval
      set(row, part, in: &chosen)
      // A day that the month does not have becomes its last one.
      let first = calendar.date(from: DateComponents(year: chosen.year, month: chosen.month, day: 1))
      let last = first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
      chosen.day = min(chosen.day ?? 1, last)
      owner.date = calendar.date(from: chosen) ?? owner.date
    }
  }

  private func set(_ row: Int, _ part: Part, in date: inout DateComponents) {
    switch part {
    case .day: break
    case .month: date.month = row + 1
    case .dayOfMonth: date.day = row + 1
    case .year: date.year = Self.firstYear + row
    case .hour: date.hour = hasHalves ? row + (date.hour ?? 0) / 12 * 12 : row
    case .period: date.hour = (date.hour ?? 0) % 12 + row * 12
    case .minute: date.minute = row * (owner?.minuteInterval ?? 1)
    }
  }

  private func setDuration(_ row: Int, _ part: Part, of owner: UIDatePicker) {
    var chosen = shownDate
    set(row, part, in: &chosen)
    owner.countDownDuration = TimeInterval((chosen.hour ?? 0) * 3600 + (chosen.minute ?? 0) * 60)
  }
}
