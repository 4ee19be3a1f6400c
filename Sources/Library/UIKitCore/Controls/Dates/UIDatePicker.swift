import Foundation

/// A control that shows a date or a time, and lets a finger choose another one. It sends `.valueChanged` then.
///
/// As Apple's, except: the title of a calendar does not open wheels of months, and an inline time has wheels.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The parts of a date or time that are chosen. The raw values are Apple's.
  public nonisolated enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4 }
  /// The style of a picker: wheels, fields that open a calendar and wheels, or a calendar. The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  /// The parts of a date or time that are chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      date = limited(date)
      showStyle()
    }
  }
  /// The style that the picker shows if the mode has it. `automatic` is `compact`.
  open var preferredDatePickerStyle = Style.automatic { didSet { showStyle() } }
  /// The style of the picker, never `automatic`. A duration, and a month with its year, have wheels.
  public final var datePickerStyle: Style {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }
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
  /// The calendar of the dates.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { showDate() } }
  /// The time zone of the hours; nil for the zone of the calendar.
  open var timeZone: TimeZone? { didSet { showDate() } }
  /// Decides how dates and times are written, and in which order the wheels are; nil for the locale of the process.
  open var locale: Locale? { didSet { showDate() } }
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

  /// The present look, and its natural size when it was shown last.
  private var shown: (any DatePickerFace)?, shownSize = CGSize.zero
  private var storedWriting: DateWriting?

  /// The locale's format of dates.
  final var writing: DateWriting {
    let locale = self.locale ?? .current
    if let storedWriting, storedWriting.locale == locale { return storedWriting }
    let made = DateWriting(locale)
    storedWriting = made
    return made
  }

  /// Whether the limits leave a moment of a span.
  final func allows(from start: Date, to end: Date) -> Bool {
    let chosen = limited(start)
    return chosen == start || (chosen > start && chosen < end)
  }

  private func limited(_ date: Date) -> Date {
    let earliest = minimumDate ?? .distantPast, latest = maximumDate ?? .distantFuture
    guard datePickerMode != .countDownTimer, earliest <= latest else { return date }
    return min(max(date, earliest), latest)
  }

  /// The calendar with the zone of the picker.
  final var usedCalendar: Calendar {
    var used: Calendar = calendar ?? Calendar(identifier: .gregorian)
    used.locale = locale ?? .current
    if let timeZone { used.timeZone = timeZone }
    return used
  }

  /// Shows the date in the look of the style.
  private func showStyle() {
    let wanted: any DatePickerFace.Type =
      datePickerStyle == .compact
      ? CompactDate.self : datePickerStyle == .inline && datePickerMode != .time ? MonthCalendar.self : DateWheels.self
    if shown.map({ type(of: $0) != wanted }) ?? true {
      shown?.removeFromSuperview()
      let new = wanted.init(of: self)
      new.isUserInteractionEnabled = isEnabled
      addSubview(new)
      shown = new
    }
    showDate()
  }

  /// Shows the date. Chosen: a picker that is as large as it is by nature stays so.
  private func showDate() {
    guard let shown else { return }
    shown.showDate()
    setNeedsLayout()
    let new = shown.naturalSize
    guard new != shownSize else { return }
    if frame.size == shownSize { frame.size = new }
    shownSize = new
    invalidateIntrinsicContentSize()
  }

  /// Whether a finger can choose. A picker that is disabled is half as opaque.
  open override var isEnabled: Bool {
    didSet {
      shown?.isUserInteractionEnabled = isEnabled
      shown?.alpha = isEnabled ? 1 : 0.5
    }
  }

  /// Makes a change that a finger has chosen, and sends `.valueChanged`.
  final func take(_ change: (UIDatePicker) -> Void) {
    change(self)
    sendPrimary(with: .valueChanged, nil)
  }

  /// Places the content: wheels and calendars fill the picker, fields have their size and follow the alignment.
  open override func layoutSubviews() {
    super.layoutSubviews()
    shown?.frame = shown is CompactDate ? place(shownSize, in: face) : face
  }

  /// 320 by 216 points for wheels, the size of the text for fields; a calendar is 320 points wide.
  open override var intrinsicContentSize: CGSize { shown?.naturalSize ?? .zero }

  /// An empty frame gets the natural size.
  override func prepare() {
    super.prepare()
    let isSized = !frame.isEmpty, origin = frame.origin
    showStyle()
    if !isSized { frame = CGRect(origin: origin, size: shownSize) }
  }
}

/// The content of a date picker in one style.
@MainActor protocol DatePickerFace: UIView {
  init(of owner: UIDatePicker)
  var naturalSize: CGSize { get }
  func showDate()
}

/// The look of a date picker.
public typealias UIDatePickerStyle = UIDatePicker.Style
