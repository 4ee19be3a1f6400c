import Foundation

/// Why a command did not do what it was asked to: one sentence for a person, one number for a script.
struct Refusal: Error {
  /// The numbers of sysexits.h that scripts already know. Success is 0, a difference found is 1, and
  /// wrong usage is 64, which ArgumentParser returns by itself.
  enum Status: Int32 {
    /// Something is not as it should be.
    case different = 1
    /// A scene, a script or a picture cannot be read.
    case unreadable = 65
    /// There is no display. Only `open` needs one.
    case noDisplay = 69
    /// A file cannot be written.
    case unwritable = 74
  }

  let status: Status
  let reason: String
}

/// Does `work`, and turns what it throws into a refusal with the status for input that cannot be read.
func reading<Result>(_ work: () throws -> Result) throws -> Result {
  do { return try work() } catch { throw Refusal(status: .unreadable, reason: "\(error)") }
}

/// Does `work`, and turns what it throws into a refusal with the status for output that cannot be written.
func writing<Result>(_ work: () throws -> Result) throws -> Result {
  do { return try work() } catch { throw Refusal(status: .unwritable, reason: "\(error)") }
}
