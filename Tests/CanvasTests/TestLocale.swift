import Foundation
import Testing

/// A locale of the C library, compiled into a temporary folder, so that it need not be installed.
///
/// `localedef` needs the Debian package `locales`, which `Scripts/test` installs.
struct TestLocale {
  /// Language and country, such as `de_DE`.
  let language: String
  /// The decimal separator of the locale, which shows that it is in effect.
  let decimalPoint: String

  init(_ language: String, decimalPoint: String) {
    self.language = language
    self.decimalPoint = decimalPoint
  }

  /// Sets the locale of this process.
  func use() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "locales-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "\(language).UTF-8"
    let compile = Process()
    compile.executableURL = URL(filePath: "/usr/bin/localedef")
    compile.arguments = ["-i", language, "-f", "UTF-8", folder.appending(path: name).path]
    try compile.run()
    compile.waitUntilExit()
    try #require(compile.terminationStatus == 0, "localedef cannot compile \(name)")
    setenv("LOCPATH", folder.path, 1)
    for variable in ["LC_ALL", "LANG"] { setenv(variable, name, 1) }
    try #require(setlocale(LC_ALL, "") != nil, "\(name) cannot be used")
    let separator = try #require(localeconv().pointee.decimal_point)
    try #require(String(cString: separator) == decimalPoint)
  }
}
