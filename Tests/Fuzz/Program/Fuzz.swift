import ArgumentParser
import Foundation

/// The program `Fuzz`: commands that look for faults with random input. It is no product; nobody who uses the library
/// builds it.
///
///     swift run -c release Fuzz pipeline --seed 1 --events 10000000
///
/// Exit statuses: 0 if nothing was found, 1 for a finding, 64 for wrong usage, 65 for a file that cannot be read, 74
/// for one that cannot be written.
@main
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Fuzz", abstract: "Look for faults with random input.",
    subcommands: [
      PipelineCommand.self, ScreensCommand.self, ScenesCommand.self, CapturesCommand.self, PicturesCommand.self,
      RecordingsCommand.self,
      StateCommand.self,
      PlansCommand.self, SettingsCommand.self, CataloguesCommand.self, ModulesCommand.self,
      AnswersCommand.self, RequestsCommand.self, PhoneRequestsCommand.self,
      CommandsCommand.self, KillsCommand.self, WindowCommand.self, ClassCommand.self, FaultsCommand.self,
    ])
}
