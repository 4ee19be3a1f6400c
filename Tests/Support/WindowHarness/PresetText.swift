import Foundation

/// The file of a preset, as text.
package struct PresetText {
  package let text: String

  /// - Parameter id: such as `P01`.
  package init(_ id: String) throws {
    let texts = try PresetText.files().map { try String(contentsOf: $0, encoding: .utf8) }
    guard let text = texts.first(where: { $0.contains("id: \(id)\n") }) else { throw TestFailure("no preset \(id)") }
    self.text = text
  }

  /// The preset that was saved as a copy, such as `five-views-2.yaml`.
  package init(ofCopy copy: URL) throws {
    let slug = copy.deletingPathExtension().lastPathComponent.replacing(#/-\d+$/#, with: "")
    guard let file = try PresetText.files().first(where: { $0.lastPathComponent.hasSuffix("-\(slug).yaml") }) else {
      throw TestFailure("\(copy.path) is no copy of a preset")
    }
    text = try String(contentsOf: file, encoding: .utf8)
  }

  private static func files() throws -> [URL] {
    let samples = URL(filePath: #filePath).appending(path: "../../../../samples").standardized
    return try FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yaml" }
  }

  /// The lines by which a file is this preset. A copy does not have them.
  package var identity: String {
    text.split(separator: "\n").filter { $0.hasPrefix("id:") || $0.hasPrefix("lesson:") }.map { $0 + "\n" }.joined()
  }

  /// The lines before the script, without the shown moment, which is a mark of the script.
  package var head: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "script:" }
    return lines.filter { !$0.hasPrefix("show:") }.joined(separator: "\n")
  }

  /// The expectations at the shown moment, as those at the end of another script. So a touch of that script makes the
  /// point of the scene if it does in the preset.
  package var expectationsAtEnd: String {
    guard let show = text.firstMatch(of: /\nshow: (\S+)/)?.1, let start = text.range(of: "\nexpect:\n") else {
      return ""
    }
    let items = text[start.upperBound...].split(separator: "\n  - ", omittingEmptySubsequences: true)
    let shown = items.map { $0.hasPrefix("  - ") ? $0.dropFirst(4) : $0 }.filter { $0.hasPrefix("at: \(show)\n") }
    let texts = shown.map {
      "  - at: end" + $0.dropFirst("at: \(show)".count).trimmingCharacters(in: .newlines).prefixed
    }
    return "expect:\n" + texts.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The lines of a block, after the first line of its item.
  fileprivate var prefixed: String { isEmpty ? "" : "\n" + self }
}
