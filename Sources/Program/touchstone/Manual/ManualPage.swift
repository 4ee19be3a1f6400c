import Foundation
import Scenes

/// The manual page of the program in one language, as source for `man`: made from the descriptions of the commands, so that it
/// names each option that there is.
struct ManualPage {
  let program: CommandDescription
  let language: Language

  /// - Throws: `MissingTranslation` for a text of a command that has none in this language.
  func source() throws -> String {
    var lines = [
      #".\" Made by 'touchstone manual'."#,
      ".TH TOUCHSTONE 1 \"\" \"Touchstone \(Version.current)\" \"\(ManualText.volume[language])\"",
      // Lines are neither stretched nor broken inside a word.
      ".ad l",
      ".nh",
      ".SH \(ManualText.name[language])",
      "touchstone \\- \(try inSentence(program.abstract))",
      ".SH \(ManualText.synopsis[language])",
    ]
    lines += program.shownCommands.flatMap { [".B touchstone", "\(synopsis(of: $0))", ".br"] }
    lines += [".SH \(ManualText.description[language])"] + paragraphs(ManualText.introduction[language])
    lines.append(".SH \(ManualText.commands[language])")
    for command in program.shownCommands { lines += try section(command) }
    lines += [".SH \(ManualText.everyCommand[language])"]
    lines += try options(program.arguments?.filter(\.shouldDisplay) ?? [])
    for section in ManualText.sections {
      lines.append(".SH \(section.title[language])")
      lines += section.entries.flatMap { [".TP", ".B \($0.name.roff)", $0.text[language].roff] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Commands

  private func section(_ command: CommandDescription) throws -> [String] {
    var lines = [".SS touchstone \(command.commandName)", ".B touchstone", synopsis(of: command)]
    lines += [".PP", try translated(command.abstract)]
    if command.commandName == program.defaultSubcommand { lines.append(ManualText.defaultCommand[language].roff) }
    if let discussion = command.discussion {
      lines += paragraphs(try ManualTranslation.text(discussion, in: language))
    }
    return lines + (try options(command.shownArguments))
  }

  /// The name and the arguments of a command: `\fBrender\fR [options] \fIscene\fR`.
  private func synopsis(of command: CommandDescription) -> String {
    let positional = command.shownArguments.filter { $0.kind == .positional }
    let required = command.shownArguments.filter { $0.kind == .option && !$0.isOptional }
    let hasOptions = command.shownArguments.contains { $0.kind != .positional && $0.isOptional }
    var words = ["\\fB\(command.commandName.roff)\\fR"]
    if hasOptions { words.append("[\(ManualText.options[language])]") }
    words += required.map { "\($0.nameInSynopsis) \($0.place)" }
    words += positional.map { $0.isOptional ? "[\($0.place)]" : $0.place }
    return words.joined(separator: " ")
  }

  private func options(_ arguments: [CommandDescription.Argument]) throws -> [String] {
    try arguments.flatMap { [".TP", $0.heading, try explanation($0)] }
  }

  /// The text of an argument, with its possible values and its default.
  private func explanation(_ argument: CommandDescription.Argument) throws -> String {
    var text = try ManualTranslation.text(argument.abstract ?? "", in: language)
    if argument.kind != .flag, let values = argument.allValues, !values.isEmpty {
      text += ManualText.values(values.joined(separator: ", "))[language]
    }
    if argument.kind != .flag, let value = argument.defaultValue, !text.contains(ManualText.defaultWord[language]) {
      text += ManualText.defaultValue(value)[language]
    }
    return text.roff
  }

  // MARK: - Texts

  private func translated(_ text: String?) throws -> String {
    try ManualTranslation.text(text ?? "", in: language).roff
  }

  /// A sentence as the line below NAME has it: without a full stop, and in English with a small letter.
  private func inSentence(_ text: String?) throws -> String {
    let sentence = try translated(text).trimmingCharacters(in: CharacterSet(charactersIn: ".。"))
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
    var text = "", last: Character?
    for character in replacingOccurrences(of: "\n", with: " ") {
      if let last, last.mayEndLine(before: character) { text += "\\:" }
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      default: text.append(character)
      }
      last = character
    }
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}

extension Character {
  /// Whether a line of Chinese text may end between two characters. `man` itself ends lines only at spaces.
  fileprivate func mayEndLine(before next: Character) -> Bool {
    guard isChinese || next.isChinese, self != " ", next != " " else { return false }
    return !"（“《".contains(self) && !"，。、；：！？）”》".contains(next)
  }

  /// Whether it is a Chinese character, or punctuation of its width.
  private var isChinese: Bool { unicodeScalars.allSatisfy { $0.value >= 0x2E80 } || "“”".contains(self) }
}
