import Foundation

/// The system's words for the reason why a call failed, such as `No space left on device`.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The error of the last call that failed. Read it before another call.
  package static var last: SystemError { SystemError(errno) }

  package var description: String { String(cString: strerror(number)) }
}

extension SystemError {
  /// Returns the system's words for an error of Foundation, which keeps the number of the system's error inside. For other
  /// errors, returns their description.
  package static func reason(of error: any Error) -> String {
    let described = error as NSError
    if described.domain == NSPOSIXErrorDomain { return SystemError(Int32(described.code)).description }
    return (described.userInfo[NSUnderlyingErrorKey] as? any Error).map(reason) ?? "\(error)"
  }
}
