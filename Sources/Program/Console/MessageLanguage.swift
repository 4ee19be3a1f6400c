import Foundation
import ScenePicture
import Scenes

extension Language {
  /// The language of messages about scene files on standard error. What a command prints as its result, and reports of suites, are
  /// the same everywhere.
  package static var ofMessages: Language {
    ofMessages(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the language of `--language`, else that of `LC_ALL`, `LC_MESSAGES` or `LANG`.
  package static func ofMessages(arguments: [String], environment: [String: String]) -> Language {
    let option = "--language"
    let following = arguments.lastIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
    let joined = arguments.last { $0.hasPrefix(option + "=") }?.dropFirst(option.count + 1)
    if let chosen = (following ?? joined.map(String.init)).flatMap(Languages.init(rawValue:)) { return chosen.first }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale?.hasPrefix("zh") == true ? .simplifiedChinese : .english
  }
}
