import Foundation
import Testing

/// A locale of the C library, compiled into a temporary folder, so that it need not be installed.
///
/// `localedef` needs the Debian package `locales`, which `Scripts/test` installs.
final class TestLocale {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "locales-\(UUID().uuidString)")
  /// The variables that choose the locale for a process.
  let environment: [String: String]

  /// - Parameters:
  ///   - language: language and country, such as `de_DE`.
  ///   - decimalPoint: the locale's decimal separator, which shows that the locale is in effect.
  init(_ language: String, decimalPoint: String) throws {
    let name = "\(language).UTF-8"
    environment = ["LOCPATH": folder.path, "LC_ALL": name, "LANG": name]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try run("/usr/bin/localedef", "-i", language, "-f", "UTF-8", folder.appending(path: name).path)
    try #require(try run("/usr/bin/locale", "decimal_point") == decimalPoint + "\n", "\(name) is not in effect")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ program: String, _ arguments: String...) throws -> String {
    let process = Process(), output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " "))")
    return String(decoding: data, as: UTF8.self)
  }
}
