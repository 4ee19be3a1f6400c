import ArgumentParser
import Console
import Files
import Snapshots

/// `touchstone accept NAME…`: the actual snapshots of the last test become the references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make the actual snapshots of the last test the references.",
    discussion:
      "Copies the files in the folder of results; nothing is made again. Prints each reference that it writes.",
    aliases: [otherName])

  /// The name of the command in other tools.
  private static let otherName = "approve"

  @Argument(help: "Scenes or cases, as the test names them.")
  var names: [String] = []

  @Flag(help: "Accept all cases that differ.")
  var all = false

  @Option(help: "The folder of results of the test.")
  var results = ".touchstone"

  func validate() throws {
    guard all == names.isEmpty else { throw ValidationError("Name the scenes or cases to accept, or use --all.") }
    guard !CIMode.isOn else {
      throw ValidationError("CI is set, and CI mode writes no references. Accept on your own machine.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if CommandLine.arguments.dropFirst().first == Self.otherName { warn("'\(Self.otherName)' is 'accept' here") }
      do {
        let written = try Acceptance(results: results).accept(all ? nil : names)
        try output(written.map { "WROTE \($0.escapingControlCharacters)\n" }.joined())
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
