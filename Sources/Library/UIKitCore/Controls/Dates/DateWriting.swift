import Foundation

/// The format of dates and times in a locale.
final class DateWriting {
  let locale: Locale
  /// The names of months and of the days of a week, standing alone.
  let months: [String], weekdays: [String]
  /// The names of the halves of a day.
  let halves: [String]
  /// The pattern of hours, such as `h a`.
  let hours: String
  /// The letters of year, month and day, in the order of the locale.
  private(set) var order: [Character] = []
  /// The signs that belong to each of them, as in `9月`; and whether months are numbers.
  private var suffixes: [Character: String] = [:], hasNumericMonths = false
  private var formatters: [String: DateFormatter] = [:]

  init(_ locale: Locale) {
    self.locale = locale
    let names = DateFormatter()
    names.locale = locale
    (months, weekdays) = (names.standaloneMonthSymbols, names.shortStandaloneWeekdaySymbols)
    halves = [names.amSymbol, names.pmSymbol]
    hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
    read(DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y")
  }

  /// Finds the order in a pattern, such as `d. MMMM y`. Words between quotes are left out.
  private func read(_ pattern: String) {
    var isQuoted = false, monthLetters = 0
    for sign in pattern {
      switch sign {
      case "'": isQuoted.toggle()
      case _ where isQuoted: break
      case "y", "d", "M", "L":
        let letter = sign == "L" ? "M" : sign
        if letter == "M" { monthLetters += 1 }
        if order.last != letter { order.append(letter) }
      case _ where !sign.isWhitespace && sign != "," && !order.isEmpty:
        suffixes[order[order.count - 1], default: ""].append(sign)
      default: break
      }
    }
    hasNumericMonths = monthLetters < 3
  }

  /// A year or a day, such as `2026` or `14日`.
  func number(_ number: Int, _ letter: Character) -> String { "\(number)" + (suffixes[letter] ?? "") }

  /// The name of a month, counted from 1.
  func month(_ number: Int) -> String { hasNumericMonths ? self.number(number, "M") : months[number - 1] }

  /// A date with the parts of a template, such as `MMMd`; without one, with numbers or short words.
  func text(_ date: Date, _ template: String = "", in calendar: Calendar) -> String {
    let formatter = formatters[template] ?? DateFormatter()
    if formatters[template] == nil {
      formatters[template] = formatter
      formatter.locale = locale
      if template.isEmpty {
        formatter.dateStyle = .medium
      } else {
        formatter.setLocalizedDateFormatFromTemplate(template)
      }
    }
    (formatter.calendar, formatter.timeZone) = (calendar, calendar.timeZone)
    return formatter.string(from: date)
  }
}
