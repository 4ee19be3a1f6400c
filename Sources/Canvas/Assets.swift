import Foundation

/// Where the files the canvas draws with lie.
public enum Assets {
  /// A file that should have come with the program is not there.
  public struct Missing: Error, CustomStringConvertible {
    /// What was looked for, such as `Fonts/Inter-Regular.otf`.
    public let name: String
    /// The folders it was looked for in.
    public let folders: [String]

    /// The name and the folders in one sentence.
    public var description: String {
      "the file \(name) of the program is missing; looked in \(folders.joined(separator: ", "))"
    }
  }

  /// The folder of the bundled fonts. Throws `Missing` when there is none.
  public static func fonts() throws -> URL {
    try folder("Fonts")
  }

  static func folder(_ name: String) throws -> URL {
    let found = candidates.map { $0.appendingPathComponent(name) }.first { isFolder($0) }
    guard let found else { throw Missing(name: name, folders: candidates.map(\.path)) }
    return found
  }

  /// An installed copy keeps its assets in `share/touchstone`, a built one in the resources beside it;
  /// tests run inside another program and use the folder of the sources.
  private static var candidates: [URL] {
    let program = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [
      program.appendingPathComponent("share/touchstone"),
      program.deletingLastPathComponent().appendingPathComponent("share/touchstone"),
      program.appendingPathComponent("Touchstone_Canvas.resources/Assets"),
      sources.appendingPathComponent("Assets"),
    ]
  }

  private static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
