import ArgumentParser
import Canvas
import Console
import Foundation
import OwnCode
import Playground
import Scenes

/// The program `touchstone`: a command that opens the window, and commands that need no display.
@main
struct Touchstone: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchstone",
    abstract: "Show how an iOS touch finds its view, and how the event then travels.",
    discussion: "Exit statuses:\n" + ManualText.exitStatuses, version: Version.current,
    subcommands: [
      OpenCommand.self, ListCommand.self, TraceCommand.self, RenderCommand.self, ExportCommand.self,
      WhyCommand.self, VerifyCommand.self, RecorderCommand.self, CompareCommand.self, SameCommand.self,
      DifferCommand.self, TestCommand.self, MutateCommand.self, AcceptCommand.self, DiffCommand.self,
      SchemaCommand.self, DoctorCommand.self, WorkerCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)

  /// Parses the arguments and runs a command. Synchronous, because the window's loop blocks the main thread; see
  /// `EventLoop`.
  static func main() {
    StandardStreams.prepare()
    FontEnvironment.removeVariables()
    HelpWidth.prepare()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      // A command with `--allow-code` gives more.
      try MainActor.assumeIsolated {
        try CodePermission(isGiven: false).running {
          var command = try parseAsRoot(arguments)
          if command is OpenCommand { try checkFirstWord(of: arguments) }
          try command.run()
        }
      }
    } catch {
      Foundation.exit(MainActor.assumeIsolated { report(error) })
    }
  }

  /// Refuses a mistyped command, which else is the name of a scene to open.
  @MainActor static func checkFirstWord(of arguments: [String]) throws {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = arguments.first, !commands.contains(word), !word.contains("/"),
      let command = nearestName(to: word, among: commands),
      !FileManager.default.fileExists(atPath: word), Workbench.planFile(named: word) == nil,
      (try? SceneLibrary.bundled().scene(word)) == nil
    else { return }
    throw ValidationError("There is no command and no scene '\(word)'. Did you mean '\(command)'?")
  }

  /// Prints the message of an error, or the help that was asked for.
  /// - Returns: the exit status.
  @MainActor private static func report(_ error: Error) -> Int32 {
    do throws(Refusal) {
      if let refusal = error as? Refusal { throw refusal }
      let message = fullMessage(for: error), status = exitCode(for: error).rawValue
      guard !message.isEmpty else { return status }
      if status == 0 {
        try output(message + "\n")
      } else {
        writeToStandardError((message + "\n").visibleInTerminal)
      }
      return status
    } catch {
      warn(error.reason)
      return error.status.rawValue
    }
  }
}
