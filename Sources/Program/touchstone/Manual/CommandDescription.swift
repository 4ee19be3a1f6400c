import ArgumentParser
import Foundation

/// A command with its arguments and subcommands, as `--experimental-dump-help` prints it.
struct CommandDescription: Decodable {
  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool
  var defaultSubcommand: String?
  var subcommands: [CommandDescription]?
  var arguments: [Argument]?

  /// An argument, an option or a flag.
  struct Argument: Decodable {
    enum ArgumentKind: String, Decodable { case positional, option, flag }

    /// A name of an option, such as `o` or `output`.
    struct Name: Decodable {
      var kind: String
      var name: String

      /// `-o` or `--output`.
      var written: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: ArgumentKind
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
    var abstract: String?
  }

  /// Returns the description of the whole program.
  /// - Throws: `DecodingError` if the parser of arguments describes it in another form.
  static func program() throws -> CommandDescription {
    try JSONDecoder().decode(Program.self, from: Data(Touchstone._dumpHelp().utf8)).command
  }

  private struct Program: Decodable { var command: CommandDescription }

  /// The commands that help texts list. `help` is described with the options that all commands have.
  var shownCommands: [CommandDescription] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  /// The arguments that help texts list, without `--version` and `--help`, which all commands have.
  var shownArguments: [Argument] {
    (arguments ?? []).filter { $0.shouldDisplay && !$0.isOfEveryCommand }
  }
}

extension CommandDescription.Argument {
  fileprivate var isOfEveryCommand: Bool {
    (names ?? []).contains { ["--version", "--help"].contains($0.written) }
  }
}
