import Files
import Foundation

/// When, where and with what a suite was tested.
package struct RunData: Codable, Equatable, Sendable {
  /// The version of the program.
  var version: String
  /// `2026-11-23T00:45:10Z`.
  var date: String
  /// The commit of the scenes; nil outside a repository.
  var commit: String?
  /// The libraries that draw texts.
  var libraries: String
  /// The system and its processor: `Linux 6.1.0 x86_64`.
  var system: String

  /// The data of a run that ends now.
  /// - Parameters:
  ///   - version: that of the program.
  ///   - folder: the folder whose repository has the scenes.
  package init(version: String, libraries: String, folder: URL) {
    (self.version, self.libraries) = (version, libraries)
    date = Date().formatted(.iso8601)
    commit = ProcessInfo.processInfo.environment["GITHUB_SHA"] ?? Self.commit(of: folder)
    system = Self.system
  }

  /// The data as parts of one line.
  var parts: [String] {
    ["Touchstone \(version)", date] + (commit.map { ["commit \($0.prefix(12))"] } ?? []) + [system, libraries]
  }

  private static var system: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "Linux" }
    func text<Field>(_ field: Field) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(text(names.sysname)) \(text(names.release)) \(text(names.machine))"
  }

  /// Returns the commit that is checked out in a folder's repository; nil if it cannot be told without git.
  private static func commit(of folder: URL) -> String? {
    for place in sequence(first: folder.standardizedFileURL, next: \.parent) {
      let git = place.appending(path: ".git")
      guard let head = line(git.appending(path: "HEAD")) else { continue }
      guard head.hasPrefix("ref: ") else { return head }
      let name = String(head.dropFirst(5))
      if let commit = line(git.appending(path: name)) { return commit }
      let packed = text(git.appending(path: "packed-refs")) ?? ""
      return packed.split(separator: "\n").first { $0.hasSuffix(" " + name) }.map { String($0.prefix { $0 != " " }) }
    }
    return nil
  }

  private static func line(_ file: URL) -> String? { text(file)?.split(separator: "\n").first.map(String.init) }

  private static func text(_ file: URL) -> String? {
    ((try? RegularFile.contents(of: file, limit: 1_000_000)) ?? nil).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension URL {
  /// The folder above; nil for the root.
  fileprivate var parent: URL? { path == "/" ? nil : deletingLastPathComponent().standardizedFileURL }
}
