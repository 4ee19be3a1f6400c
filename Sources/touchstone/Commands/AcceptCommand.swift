import ArgumentParser
import Snapshots

/// `touchstone approve NAME…`: what was made becomes the reference.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Make what the last test showed the reference.",
    discussion: "Exactly the files that the test left to be looked at are taken; each reference written is named.")

  @Argument(help: "Scenes or cases, as the test names them.")
  var names: [String] = []

  @Flag(help: "Everything that the last test showed.")
  var all = false

  @Option(help: "The folder of results of the test.")
  var results = ".touchstone"

  func validate() throws {
    guard all == names.isEmpty else { throw ValidationError("Name what is to be approved, or say --all.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        let written = try Acceptance(results: results).approve(all ? nil : names)
        try output(written.map { "WROTE \($0)\n" }.joined())
      } catch let error as AcceptanceError {
        throw error.refusal
      }
    }
  }
}

extension AcceptanceError {
  fileprivate var refusal: Refusal {
    switch self {
    case .nothing, .unknown, .unreadable: Refusal(status: .unreadable, reason: "\(self)")
    case .unwritable: Refusal(status: .unwritable, reason: "\(self)")
    }
  }
}
