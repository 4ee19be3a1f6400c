import Foundation
import Testing

@testable import UIKitCore

/// The styles of date pickers.
@Suite struct DatePickerTests {
  private let fixture = PipelineFixture("window 320x480\n  root 0,0 320x480")

  /// A picker of 14 September 2001, 09:41.
  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style, locale: String = "en_US") -> UIDatePicker
  {
    let picker = UIDatePicker()
    (picker.timeZone, picker.locale) = (TimeZone(secondsFromGMT: 0), Locale(identifier: locale))
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = Date(timeIntervalSince1970: 1_000_460_460)
    fixture["root"].addSubview(picker)
    return picker
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { [($0 as? DateField)?.text].compactMap(\.self) + texts($0) }
  }

  @Test("a picker is compact by itself, except where only wheels can choose")
  func automatic() {
    let dates = picker(.dateAndTime, .automatic)
    #expect(dates.datePickerStyle == .compact && texts(dates).first == "Sep 14, 2001" && texts(dates).count == 2)
    #expect(texts(dates).last?.filter { !$0.isWhitespace } == "9:41AM")
    #expect(dates.bounds.size == dates.intrinsicContentSize && dates.bounds.height == 34 && dates.bounds.width < 300)
    let both = dates.bounds.width
    dates.datePickerMode = .date
    #expect(texts(dates) == ["Sep 14, 2001"] && dates.bounds.width < both)
    dates.locale = Locale(identifier: "de_DE")
    #expect(texts(dates) == ["14.09.2001"])
    dates.datePickerMode = .countDownTimer
    #expect(dates.datePickerStyle == .wheels && dates.bounds.size == CGSize(width: 320, height: 216))
    dates.preferredDatePickerStyle = .inline
    dates.datePickerMode = .date
    #expect(dates.datePickerStyle == .inline && dates.bounds.size == dates.intrinsicContentSize)
    #expect(dates.bounds.width == 320 && dates.bounds.height > 216)
    dates.frame.size = CGSize(width: 310, height: 400)
    dates.preferredDatePickerStyle = .compact
    #expect(dates.bounds.size == CGSize(width: 310, height: 400), "a size that was set does not stay")
  }

  @Test("the date of a compact picker opens a calendar, whose days are chosen, and a tap beside it closes it")
  func compact() throws {
    let dates = picker(.date, .automatic)
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "opens"), (.valueChanged, "changes"), (.editingDidEnd, "closes"),
    ] {
      dates.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    fixture.tap(20, 17)
    let panel = try #require(fixture.windows[0].subviews.last as? OverlayView)
    let calendar = try #require(panel.subviews.first as? UIDatePicker)
    #expect(calendar.datePickerStyle == .inline && panel.frameOfPanel.minY > 34)
    fixture.windows[0].layoutIfNeeded()
    // September 2001 begins on a Saturday, so the 20th is a Thursday of the fourth week.
    let cell = (320 - 16) / 7.0
    fixture.tap(panel.frameOfPanel.minX + 8 + 4.5 * cell, panel.frameOfPanel.minY + 44 + 24 + 3.5 * 44)
    #expect(dates.date == Date(timeIntervalSince1970: 1_000_460_460 + 6 * 86400) && texts(dates) == ["Sep 20, 2001"])
    #expect(panel.window != nil)
    fixture.tap(300, 470)
    #expect(panel.window == nil && events == ["opens", "changes", "closes"])
    dates.isEnabled = false
    fixture.tap(20, 17)
    #expect(events.count == 3)
  }

  @Test("a calendar shows other months, and its days outside the limits are disabled")
  func calendar() throws {
    let dates = picker(.dateAndTime, .inline), day: TimeInterval = 86400
    dates.minimumDate = dates.date - 4 * day
    fixture.windows[0].layoutIfNeeded()
    let month = try #require(dates.subviews.first as? MonthCalendar)
    func days() -> [CalendarDay] { month.subviews.compactMap { $0 as? CalendarDay }.filter { !$0.isHidden } }
    func titles() -> [String] { month.subviews.compactMap { ($0 as? UILabel)?.text } }
    #expect(days().filter(\.isEnabled).map(\.accessibilityLabel).first == "10" && days().count == 30)
    #expect(titles().contains("September 2001") && titles().contains("SUN") && texts(dates).count == 1)
    fixture.tap(290, 22)
    #expect(titles().contains("October 2001") && days().count == 31 && days().allSatisfy(\.isEnabled))
    fixture.windows[0].layoutIfNeeded()
    let first = try #require(days().first)
    fixture.tap(first.center.x, first.center.y)
    #expect(dates.date == Date(timeIntervalSince1970: 1_000_460_460 + 17 * day))
  }

  @Test(
    "the wheels of a date have the names and the order of the locale",
    arguments: [
      ("en_US", ["September", "14", "2001"]), ("en_GB", ["14", "September", "2001"]),
      ("de_DE", ["14.", "September", "2001"]), ("fr_FR", ["14", "septembre", "2001"]),
      ("zh_CN", ["2001年", "9月", "14日"]),
    ])
  func names(locale: String, titles: [String]) throws {
    let dates = picker(.date, .wheels, locale: locale)
    func shown() throws -> [String?] {
      let wheels = try #require(dates.subviews.first as? UIPickerView)
      return (0..<wheels.numberOfComponents).map {
        wheels.delegate?.pickerView(wheels, titleForRow: wheels.selectedRow(inComponent: $0), forComponent: $0)
      }
    }
    #expect(try shown() == titles)
    dates.datePickerMode = .yearAndMonth
    #expect(try shown() == titles.filter { !$0.hasPrefix("14") })
  }

  @Test("a turned wheel of hours takes the minute that the other wheel shows")
  func shownMinute() throws {
    let picker = picker(.time, .wheels)
    picker.minuteInterval = 5
    let wheels = try #require(picker.subviews.compactMap { $0 as? DateWheels }.first)
    wheels.pickerView(wheels, didSelectRow: 10, inComponent: 0)
    #expect(picker.date == Date(timeIntervalSince1970: 1_000_460_460 + 59 * 60))
  }
}
