import Foundation

/// An exception of Objective-C, which Foundation on Linux does not have. As Apple's, except: nothing can catch it, so that
/// raising it always stops the program, as on iOS without a handler.
open nonisolated class NSException: NSObject, @unchecked Sendable {
  /// The kind of the exception.
  public final let name: NSExceptionName
  /// The sentence that says what went wrong.
  public final let reason: String?
  /// Values of the program.
  public final let userInfo: [AnyHashable: Any]?

  /// An exception that has not been raised.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Stops the program with the name and the reason.
  open func raise() { fatalError([name.rawValue, reason].compactMap { $0 }.joined(separator: ": ")) }

  /// Stops the program with the name and a formatted reason.
  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments).description).raise()
  }
}

/// The kind of an exception. As Apple's.
public nonisolated struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public let rawValue: String

  /// A kind by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let genericException = Self("NSGenericException"), rangeException = Self("NSRangeException")
  /// As Apple's.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// As Apple's.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// As Apple's.
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  /// As Apple's.
  public static let mallocException = Self("NSMallocException")
}
