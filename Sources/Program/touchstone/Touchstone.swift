import ArgumentParser
import Canvas
import Console
import Foundation
import OwnCode

/// The program `touchstone`: a command that opens the window, and commands that need no display.
@main
struct Touchstone: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchstone",
    abstract: "Show how an iOS touch finds its view, and how the event then travels.",
    version: Version.current,
    subcommands: [
      OpenCommand.self, ListCommand.self, TraceCommand.self, RenderCommand.self, ExportCommand.self,
      WhyCommand.self, CompareCommand.self, SameCommand.self, DifferCommand.self,
      TestCommand.self, MutateCommand.self,
      AcceptCommand.self, ApproveCommand.self, DiffCommand.self, SchemaCommand.self, DoctorCommand.self,
      WorkerCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)

  /// Parses the arguments and runs a command. Synchronous, because the window's loop blocks the main thread; see
  /// `EventLoop`.
  static func main() {
    StandardStreams.prepare()
    FontEnvironment.removeVariables()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let opening = Opening(withoutOptions: arguments)
    do {
      // A command with `--allow-code` gives more.
      try MainActor.assumeIsolated {
        try CodePermission(isGiven: false).running {
          if let opening { return try opening.run() }
          HelpWidth.prepare()
          var command = try parsed(arguments)
          try command.run()
        }
      }
    } catch {
      Foundation.exit(MainActor.assumeIsolated { report(error) })
    }
  }

  /// The command of a name.
  static func command(_ name: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// Parses the arguments. The named command, else the command that opens a scene, is asked first: the parser describes
  /// every command of the program before it reads the first argument. The program answers if a command refuses, also
  /// with help.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let first = arguments.first
    if let named = command(first) {
      if let command = try? named.parse(Array(arguments.dropFirst())) { return command }
    } else if first != "help", let command = try? OpenCommand.parse(arguments) {
      return command
    }
    return try parseAsRoot(arguments)
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
