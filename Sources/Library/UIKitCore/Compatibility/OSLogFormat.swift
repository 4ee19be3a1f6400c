import Foundation

// The formats of the values in the line of a logger.

/// The format of an integer in the line of a logger. As Apple's.
public nonisolated struct OSLogIntegerFormatting: Sendable {
  private var radix = 10, prefix = "", hasSign = false, isUppercase = false, digits = 0

  /// As Apple's.
  public static let decimal = Self(), hex = Self(radix: 16), octal = Self(radix: 8)

  /// As Apple's.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0) -> Self {
    Self(hasSign: explicitPositiveSign, digits: minDigits())
  }
  /// As Apple's.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(
      radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign, isUppercase: uppercase,
      digits: minDigits())
  }
  /// As Apple's.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(
      radix: 8, prefix: includePrefix ? "0o" : "", hasSign: explicitPositiveSign, isUppercase: uppercase,
      digits: minDigits())
  }

  /// As `printf` writes it: a negative number is its bits where it is not decimal.
  func text<Number: FixedWidthInteger>(_ number: Number) -> String {
    let isNegative = number < 0 && radix == 10
    let value = isNegative ? number.magnitude : Number.Magnitude(truncatingIfNeeded: number)
    let text = String(value, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(digits, 1_000) - text.count))
    return (isNegative ? "-" : hasSign ? "+" : "") + prefix + zeros + text
  }
}

/// The format of a number with a fraction in the line of a logger. As Apple's.
public nonisolated struct OSLogFloatFormatting: Sendable {
  private var conversion: String
  private var precision: Int?, hasSign = false, isUppercase = false

  /// As Apple's.
  public static let fixed = Self(conversion: "f"), hex = Self(conversion: "a")
  /// As Apple's.
  public static let exponential = Self(conversion: "e"), hybrid = Self(conversion: "g")

  /// As Apple's.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "f", precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
  }
  /// As Apple's.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self(conversion: "a", hasSign: explicitPositiveSign, isUppercase: uppercase)
  }
  /// As Apple's.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "e", precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
  }
  /// As Apple's.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "g", precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max(0, min($0, 1_000)))" } ?? ""
    let letter = isUppercase ? conversion.uppercased() : conversion
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(letter)", number)
  }
}

/// The format of a truth value in the line of a logger. As Apple's.
public nonisolated enum OSLogBoolFormat: Sendable {
  /// As Apple's.
  case truth, answer

  func text(_ value: Bool) -> String { self == .truth ? "\(value)" : value ? "yes" : "no" }
}

/// The columns of a value in the line of a logger. As Apple's.
public nonisolated struct OSLogStringAlignment: Sendable {
  private var columns = 0, isLeft = false

  /// As Apple's.
  public static let none = Self()

  /// As Apple's.
  public static func left(columns: @autoclosure () -> Int) -> Self { Self(columns: columns(), isLeft: true) }
  /// As Apple's.
  public static func right(columns: @autoclosure () -> Int) -> Self { Self(columns: columns()) }

  func text(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
    return isLeft ? text + spaces : spaces + text
  }
}

/// Whether a value may be read by others. It has no influence: nobody reads the lines but the person.
public nonisolated struct OSLogPrivacy: Sendable {
  /// The sign in the place of a value that may not be read. It has no influence.
  public nonisolated enum Mask: Sendable { case none, hash }

  /// As Apple's.
  public static let auto = Self(), `public` = Self(), `private` = Self(), sensitive = Self()

  /// As Apple's.
  public static func auto(mask: Mask) -> Self { .auto }
  /// As Apple's.
  public static func `private`(mask: Mask) -> Self { .private }
  /// As Apple's.
  public static func sensitive(mask: Mask) -> Self { .sensitive }
}
