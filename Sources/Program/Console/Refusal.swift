import Foundation
import Scenes

/// An error that ends a command: a message for standard error and an exit status.
package struct Refusal: Error {
  /// Exit statuses, from `sysexits.h` except `different`. Success is 0; wrong usage is 64, which ArgumentParser returns.
  package enum Status: Int32 {
    /// A comparison or a check found a difference.
    case different = 1
    /// A scene, a script or a picture cannot be read.
    case unreadable = 65
    /// There is no display. Only `open` needs one.
    case noDisplay = 69
    /// A person's own code crashed, looped or used too much memory. What was recorded before is written first.
    case codeEnded = 70
    /// A file cannot be written.
    case unwritable = 74
  }

  package let status: Status
  package let reason: String

  package init(status: Status, reason: String) { (self.status, self.reason) = (status, reason) }
}

/// Performs `work`, and turns an error into a refusal with the status `unreadable`.
package func reading<Result>(_ work: () throws -> Result) throws -> Result {
  do {
    return try work()
  } catch let refusal as Refusal {
    throw refusal
  } catch {
    throw Refusal(status: .unreadable, reason: Language.ofMessages.message(of: error))
  }
}

/// Performs `work`, and turns an error into a refusal with the status `unwritable`.
package func writing<Result>(_ work: () throws -> Result) throws -> Result {
  do { return try work() } catch { throw Refusal(status: .unwritable, reason: "\(error)") }
}
