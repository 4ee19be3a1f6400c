// Values that describe the keyboard for a text. They are kept: the library has no keyboard. The raw values are Apple's.

/// The keys that a keyboard offers. As Apple's.
public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad
  /// As Apple's: another name of `.asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of the return key. As Apple's.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The colours of the keyboard. As Apple's.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// As Apple's: another name of `.dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Which letters begin as capitals. As Apple's.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether words are corrected. As Apple's.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether words are checked. As Apple's.
public nonisolated enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether straight quotes become curly ones. As Apple's.
public nonisolated enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether two hyphens become a dash. As Apple's.
public nonisolated enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether a paste adds and removes spaces. As Apple's.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text, such as an address, by which the system of iOS suggests one. As Apple's, with a part of the
/// constants.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public let rawValue: String
  /// A value with this raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let name = UITextContentType(rawValue: "name"), givenName = UITextContentType(rawValue: "given-name")
  /// As Apple's.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// As Apple's.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// As Apple's.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// As Apple's.
  public static let telephoneNumber = UITextContentType(rawValue: "tel"), URL = UITextContentType(rawValue: "url")
  /// As Apple's.
  public static let username = UITextContentType(rawValue: "username")
  /// As Apple's.
  public static let password = UITextContentType(rawValue: "password")
  /// As Apple's.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// As Apple's.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// As Apple's.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// As Apple's.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// As Apple's.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// As Apple's.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// As Apple's.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// As Apple's.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// As Apple's.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// As Apple's.
  public static let location = UITextContentType(rawValue: "location")
  /// As Apple's.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// As Apple's.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// As Apple's.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// As Apple's.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// As Apple's.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// As Apple's.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// As Apple's.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// As Apple's.
  public static let countryName = UITextContentType(rawValue: "country-name")
}
