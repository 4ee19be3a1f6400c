import ArgumentParser
import Canvas
import Foundation

/// The program `touchstone`: a command that opens the window, and commands that need no display.
@main
struct Touchstone: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchstone",
    abstract: "Show how an iOS touch finds its view, and how the event then travels.",
    version: Version.current,
    subcommands: [
      OpenCommand.self, ListCommand.self, TraceCommand.self, RenderCommand.self, TestCommand.self,
      AcceptCommand.self, ApproveCommand.self, DiffCommand.self, DoctorCommand.self, WorkerCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)

  /// Parses the arguments and runs a command. Synchronous, because the window's loop blocks the main thread; see
  /// `EventLoop`.
  static func main() {
    FontEnvironment.removeVariables()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let refusal as Refusal {
      warn(refusal.reason)
      Foundation.exit(refusal.status.rawValue)
    } catch {
      exit(withError: error)
    }
  }
}
