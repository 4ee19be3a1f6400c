import Foundation

// The loggers of the module `os`, which Linux does not have. Each line goes to standard output, as those of `print` do.

/// Writes lines for a part of a program. As Apple's, except: every line is printed, whatever its level and its privacy.
public nonisolated struct Logger: Sendable {
  /// A logger. The names are not printed.
  public init(subsystem: String, category: String) {}
  /// A logger without names.
  public init() {}
  /// A logger for the lines of a log.
  public init(_ logObj: OSLog) {}

  /// Prints a line.
  public func log(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func log(level: OSLogType, _ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func trace(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func debug(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func info(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func notice(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func warning(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func error(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func critical(_ message: OSLogMessage) { print(message.text) }
  /// Prints a line.
  public func fault(_ message: OSLogMessage) { print(message.text) }
}

/// The text of a line of a logger. As Apple's.
public nonisolated struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A text without values.
  public init(stringLiteral value: String) { text = value }
  /// A text with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the parts of a text.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a part without values.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
      text += align.text("\(value)")
    }
    /// Adds an integer.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
      _ number: Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
      text += align.text(format.text(number))
    }
    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
      _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
      text += align.text(format.text(number))
    }
    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
      _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
      text += align.text(format.text(Double(number)))
    }
    /// Adds a truth value.
    public mutating func appendInterpolation(
      _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
      text += format.text(boolean)
    }
  }
}

/// The level of a line. It has no influence: every line is printed.
public nonisolated struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public let rawValue: UInt8
  /// A level by its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As Apple's.
  public static let `default` = Self(rawValue: 0), info = Self(rawValue: 1), debug = Self(rawValue: 2)
  /// As Apple's.
  public static let error = Self(rawValue: 16), fault = Self(rawValue: 17)
}

/// The log of a part of a program. It has no influence: all lines are printed alike.
public nonisolated final class OSLog: NSObject, Sendable {
  /// As Apple's.
  public static let `default` = OSLog(subsystem: "", category: ""), disabled = OSLog(subsystem: "", category: "")

  /// A log. The names are not printed.
  public init(subsystem: String, category: String) {}
  /// A log. The names are not printed.
  public init(subsystem: String, category: Category) {}

  /// The purpose of a log. As Apple's.
  public nonisolated struct Category: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public let rawValue: String
    /// A purpose by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As Apple's.
    public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
    /// As Apple's.
    public static let dynamicTracing = Self(rawValue: "DynamicTracing")
    /// As Apple's.
    public static let dynamicStackTracing = Self(rawValue: "DynamicStackTracing")
  }

  /// Whether lines of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
}

/// Prints a line, as `NSLog` formats it. Marks of privacy such as `%{public}@` have no influence.
public nonisolated func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  let format = "\(message)".replacing(/%\{[^}]*\}/, with: "%")
  print(withVaList(args) { NSString(format: format, arguments: $0).description })
}

/// Prints a line.
@_disfavoredOverload public nonisolated func os_log(_ message: OSLogMessage) { print(message.text) }
/// Prints a line.
public nonisolated func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  if log.isEnabled(type: type) { print(message.text) }
}
