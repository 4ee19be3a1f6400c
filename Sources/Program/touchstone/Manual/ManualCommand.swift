import ArgumentParser
import Console
import Scenes

/// `touchstone manual`: prints the manual page. Used when the program is installed.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page.", shouldDisplay: false)

  @Option(help: "Language of the page.")
  var language = Language.english

  func run() throws {
    try MainActor.assumeIsolated {
      let page = ManualPage(program: try CommandDescription.program(), language: language)
      try output(try page.source())
    }
  }
}

extension Language: ExpressibleByArgument {}
