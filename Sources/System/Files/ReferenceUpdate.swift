import Foundation

/// Which references a test may write: that of an option, or of the environment variable `TOUCHSTONE_UPDATE`.
package enum ReferenceUpdate: String, Codable, CaseIterable, Sendable {
  case none
  /// References that do not exist.
  case missing
  /// References that differ.
  case changed
  /// Both; obsolete references are removed.
  case all

  /// The name of the environment variable.
  package static let variable = "TOUCHSTONE_UPDATE"

  /// Reads the variable. Without it nothing is written, and nothing may be with `CI` set.
  package init(environment: [String: String]) throws(ReferenceUpdateError) {
    guard let text = environment[Self.variable], !text.isEmpty else {
      self = .none
      return
    }
    guard let update = Self(rawValue: text) else { throw .unknown(text) }
    let isCI = !["", "0", "false"].contains(environment["CI"] ?? "")
    guard update == .none || !isCI else { throw .ci }
    self = update
  }

  /// Whether a reference may be written.
  package func writes(missing: Bool) -> Bool {
    switch self {
    case .none: false
    case .missing: missing
    case .changed: !missing
    case .all: true
    }
  }
}

/// The value of `TOUCHSTONE_UPDATE` cannot be used.
package enum ReferenceUpdateError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case ci

  package var description: String {
    switch self {
    case .unknown(let text): "\(ReferenceUpdate.variable) is none, missing, changed or all; not `\(text)`"
    case .ci:
      "CI is set, and CI mode writes no references. Set \(ReferenceUpdate.variable) on your own machine."
    }
  }
}
