import Foundation

/// The manual page of the program, as source for `man`: made from the descriptions of the commands, so that it
/// names each option that there is.
struct ManualPage {
  let program: CommandDescription

  var source: String {
    var lines = [
      #".\" Made by 'touchstone manual'."#,
      ".TH TOUCHSTONE 1 \"\" \"Touchstone \(Version.current)\" \"User Commands\"",
      // Lines are neither stretched nor broken inside a word.
      ".ad l",
      ".nh",
      ".SH NAME",
      "touchstone \\- \(inSentence(program.abstract))",
      ".SH SYNOPSIS",
    ]
    lines += program.shownCommands.flatMap { [".B touchstone", "\(synopsis(of: $0))", ".br"] }
    lines += [".SH DESCRIPTION"] + paragraphs(ManualText.introduction)
    lines.append(".SH COMMANDS")
    for command in program.shownCommands { lines += section(command) }
    lines += [".SH OPTIONS OF EVERY COMMAND"]
    lines += options(program.arguments?.filter(\.shouldDisplay) ?? [])
    for section in ManualText.sections {
      lines.append(".SH \(section.title)")
      lines += section.entries.flatMap { [".TP", ".B \($0.name.roff)", $0.text.roff] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Commands

  private func section(_ command: CommandDescription) -> [String] {
    var lines = [".SS touchstone \(command.commandName)", ".B touchstone", synopsis(of: command)]
    lines += [".PP", (command.abstract ?? "").roff]
    if command.commandName == program.defaultSubcommand { lines.append(ManualText.defaultCommand) }
    if let discussion = command.discussion { lines += paragraphs(discussion) }
    return lines + options(command.shownArguments)
  }

  /// The name and the arguments of a command: `\fBrender\fR [options] \fIscene\fR`.
  private func synopsis(of command: CommandDescription) -> String {
    let positional = command.shownArguments.filter { $0.kind == .positional }
    let required = command.shownArguments.filter { $0.kind == .option && !$0.isOptional }
    let hasOptions = command.shownArguments.contains { $0.kind != .positional && $0.isOptional }
    var words = ["\\fB\(command.commandName.roff)\\fR"]
    if hasOptions { words.append("[options]") }
    words += required.map { "\($0.nameInSynopsis) \($0.place)" }
    words += positional.map { $0.isOptional ? "[\($0.place)]" : $0.place }
    return words.joined(separator: " ")
  }

  private func options(_ arguments: [CommandDescription.Argument]) -> [String] {
    arguments.flatMap { [".TP", $0.heading, explanation($0)] }
  }

  /// The text of an argument, with the values that it can have and the one that it has when it is not given.
  private func explanation(_ argument: CommandDescription.Argument) -> String {
    var text = argument.abstract ?? ""
    if argument.kind != .flag, let values = argument.allValues, !values.isEmpty {
      text += " (values: \(values.joined(separator: ", ")))"
    }
    if argument.kind != .flag, let value = argument.defaultValue, !text.contains("(default") {
      text += " (default: \(value))"
    }
    return text.roff
  }

  // MARK: - Texts

  /// A sentence as the line below NAME has it: without a full stop, and with a small letter.
  private func inSentence(_ text: String?) -> String {
    let sentence = (text ?? "").roff.trimmingCharacters(in: CharacterSet(charactersIn: "."))
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  private func paragraphs(_ text: String) -> [String] {
    text.components(separatedBy: "\n\n").flatMap { [".PP", $0.roff] }
  }
}

extension CommandDescription.Argument {
  /// `\fIscene\fR`, with dots if it can be repeated.
  fileprivate var place: String { "\\fI\((valueName ?? "").roff)\\fR" + (isRepeating ? " ..." : "") }

  fileprivate var nameInSynopsis: String {
    let name = (names ?? []).map(\.written).max { $0.count < $1.count } ?? ""
    return "\\fB\(name.roff)\\fR"
  }

  /// The line above the explanation: the names, and the place of the value.
  fileprivate var heading: String {
    let names = (names ?? []).sorted { $0.written.count < $1.written.count }
      .map { "\\fB\($0.written.roff)\\fR" }.joined(separator: ", ")
    return [names, kind == .flag ? "" : "\\fI\((valueName ?? "").roff)\\fR"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension String {
  /// The text in the language of `man`: what that language gives a meaning is written so that it is printed as it stands.
  fileprivate var roff: String {
    var text = ""
    for character in replacingOccurrences(of: "\n", with: " ") {
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      default: text.append(character)
      }
    }
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}
