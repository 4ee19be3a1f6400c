// Names of C and Core Foundation that sources use. The types are those of Foundation that they are bridged to on iOS.

/// True, as an object.
public nonisolated let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// False, as an object.
public nonisolated let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

/// The largest number of single precision.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude
/// The object that stands for nothing.
public nonisolated let kCFNull: NSNull! = NSNull()

/// A way to get memory. There is one.
public typealias CFAllocator = NSObject
/// The usual way to get memory.
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator! = nil
/// Always 1, so that two answers are equal: Swift does not tell who holds an object.
public nonisolated func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { 1 }

/// A place in a list of Core Foundation.
public typealias CFIndex = Int
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A point in time of Core Foundation.
public typealias CFDate = NSDate
/// A language and a region of Core Foundation.
public typealias CFLocale = NSLocale
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// An address of Core Foundation.
public typealias CFURL = NSURL
/// A text with attributes of Core Foundation.
public typealias CFAttributedString = NSAttributedString

/// A range of Core Foundation. As Apple's.
public nonisolated struct CFRange: Hashable, Sendable {
  /// As Apple's.
  public var location: CFIndex, length: CFIndex

  /// As Apple's.
  public init(location: CFIndex = 0, length: CFIndex = 0) { (self.location, self.length) = (location, length) }
}

/// A range of Core Foundation.
public nonisolated func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension NSDate {
  /// A later point in time, as an object.
  @_disfavoredOverload public nonisolated func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
  }
}

/// The name of a language and a region. As Apple's.
public nonisolated struct CFLocaleIdentifier: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: CFString
  /// As Apple's.
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

/// The direction of a language's lines or characters. As Apple's.
public nonisolated enum CFLocaleLanguageDirection: Int, Sendable {
  case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
}

/// The language and the region of the process.
public nonisolated func CFLocaleCopyCurrent() -> CFLocale! { CFLocale(localeIdentifier: Locale.current.identifier) }
/// The name of a language and a region.
public nonisolated func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
  (locale.object(forKey: .identifier) as? String).map(CFLocaleIdentifier.init)
}
/// The direction of a language's characters: from right to left for Arabic, Hebrew, Persian and Urdu.
public nonisolated func CFLocaleGetLanguageCharacterDirection(_ isoLangCode: CFString!) -> CFLocaleLanguageDirection {
  ["ar", "fa", "he", "ur"].contains(isoLangCode.prefix(2)) ? .rightToLeft : .leftToRight
}
