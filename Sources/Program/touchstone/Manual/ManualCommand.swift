import ArgumentParser
import Console

/// `touchstone manual`: prints the manual page. Used when the program is installed.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page.", shouldDisplay: false)

  func run() throws {
    try MainActor.assumeIsolated {
      try output(ManualPage(program: try CommandDescription.program()).source)
    }
  }
}
