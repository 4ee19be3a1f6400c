import Foundation

/// A control with wheels for a date or a time. It sends `.valueChanged` when a finger has turned a wheel.
///
/// As Apple's, except: every style has the look of wheels, and months have English names.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The parts of a date or time that are chosen. The raw values are Apple's.
  public nonisolated enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4 }
  /// The style of a picker. It has no effect. The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  /// The parts of a date or time that are chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { date = limited(date) } }
  /// Has no effect, because the picker has wheels; `.compact` and `.inline` warn once.
  open var preferredDatePickerStyle = Style.automatic {
    didSet {
      if preferredDatePickerStyle == .compact || preferredDatePickerStyle == .inline {
        warnNotSupported("UIDatePicker.preferredDatePickerStyle")
      }
    }
  }
  /// Always `.wheels`.
  public final var datePickerStyle: Style { .wheels }
  /// The earliest date that can be chosen; nil for no limit. Ignored if it is later than the latest one, and when a duration
  /// is chosen (CO-02).
  open var minimumDate: Date? { didSet { date = limited(date) } }
  /// The latest date that can be chosen; nil for no limit. Ignored as the earliest one is (CO-02).
  open var maximumDate: Date? { didSet { date = limited(date) } }
  /// The step of the minutes: a divisor of 60, at most 30. Another number counts as 1 (CO-02).
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      showDate()
    }
  }
  /// The calendar of the wheels.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { showDate() } }
  /// The time zone of the hours; nil for the zone of the calendar.
  open var timeZone: TimeZone? { didSet { showDate() } }
  /// Decides whether hours count to 12 or to 23, and names the halves of a day; nil for the locale of the process. Months have
  /// English names: a locale of another language warns once.
  open var locale: Locale? {
    didSet {
      if let locale, locale.language.languageCode != .english { warnNotSupported("UIDatePicker.locale") }
      showDate()
    }
  }
  /// The chosen date, between the limits. Setting it sends no event.
  open var date = Date() {
    didSet {
      let allowed = limited(date)
      if allowed != date { date = allowed }
      showDate()
    }
  }
  /// The chosen duration in seconds: whole minutes, less than a day.
  open var countDownDuration: TimeInterval = 60 {
    didSet {
      if !(0..<86400).contains(countDownDuration) { countDownDuration = oldValue }
      showDate()
    }
  }

  /// Sets the date without sending an event. Nothing is animated.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private let picker = UIPickerView(frame: .zero)
  private lazy var wheels = DateWheels(of: self)

  private func limited(_ date: Date) -> Date {
    let earliest = minimumDate ?? .distantPast, latest = maximumDate ?? .distantFuture
    guard datePickerMode != .countDownTimer, earliest <= latest else { return date }
    return min(max(date, earliest), latest)
  }

  /// The calendar with the zone of the picker.
  final var usedCalendar: Calendar {
    var used: Calendar = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { used.timeZone = timeZone }
    return used
  }

  private func showDate() {
    picker.reloadAllComponents()
    for (component, row) in wheels.rows.enumerated() { picker.selectRow(row, inComponent: component, animated: false) }
  }

  /// Makes a change that a finger has chosen, and sends `.valueChanged`.
  final func take(_ change: (UIDatePicker) -> Void) {
    change(self)
    sendPrimary(with: .valueChanged, nil)
  }

  /// Lets the wheels fill the picker.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// A picker that shows the present date. An empty frame gets the natural size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    if frame.isEmpty { frame.size = intrinsicContentSize }
    picker.dataSource = wheels
    picker.delegate = wheels
    addSubview(picker)
    showDate()
  }
}

/// The look of a date picker.
public typealias UIDatePickerStyle = UIDatePicker.Style
