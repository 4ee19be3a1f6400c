import Foundation

/// A control with wheels for a date or a time. It sends `.valueChanged` when a finger has turned a wheel.
///
/// Chosen: every style has the look of wheels; hours count to 23 in every locale, and months have English names.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen. The raw values are Apple's.
  public nonisolated enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4 }
  /// The style; it has no effect.
  public nonisolated enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  open var datePickerMode = Mode.dateAndTime { didSet { showDate() } }
  open var preferredDatePickerStyle = Style.automatic
  public final var datePickerStyle: Style { .wheels }
  open var minimumDate: Date? { didSet { date = limited(date) } }
  open var maximumDate: Date? { didSet { date = limited(date) } }
  /// In minutes; one of the divisors of 60.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = oldValue }
      showDate()
    }
  }
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { showDate() } }
  /// The zone of the hours; nil is that of the calendar.
  open var timeZone: TimeZone? { didSet { showDate() } }
  /// Kept.
  open var locale: Locale?
  /// What is chosen, between the limits. Setting it sends no event.
  open var date = Date() {
    didSet {
      let allowed = limited(date)
      if allowed != date { date = allowed }
      showDate()
    }
  }
  /// In seconds, whole minutes.
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
    let atLeast = max(date, minimumDate ?? date)
    return min(atLeast, maximumDate.map { max($0, minimumDate ?? $0) } ?? atLeast)
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

  /// Takes what a finger has chosen.
  final func take(_ change: (UIDatePicker) -> Void) {
    change(self)
    sendPrimary(with: .valueChanged, nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

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
    if bounds.isEmpty { bounds.size = intrinsicContentSize }
    picker.dataSource = wheels
    picker.delegate = wheels
    addSubview(picker)
    showDate()
  }
}
