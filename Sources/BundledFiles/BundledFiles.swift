import Foundation

/// The files that come with the program: `Assets` (fonts) and `samples` (scenes).
///
/// They are copied beside the program when it is built. `Bundle.module` is not used to find them, because it stops the
/// program when they are missing; this says which file is missing and where it was looked for.
package enum BundledFiles {
  /// The folder of the fonts.
  package static func fonts() throws(MissingFile) -> URL { try folder("Assets/Fonts") }

  /// The folder of the scenes.
  package static func samples() throws(MissingFile) -> URL { try folder("samples") }

  static func folder(_ name: String) throws(MissingFile) -> URL {
    let found = candidates.map { $0.appendingPathComponent(name) }.first { isFolder($0) }
    guard let found else { throw MissingFile(name: name, folders: candidates.map(\.path)) }
    return found
  }

  /// In this order: `share/touchstone` beside the program, as `PREFIX/bin` and `PREFIX/share` are, for an installed copy;
  /// the resources beside a built program; the source folder, for tests, which run inside another program.
  private static var candidates: [URL] {
    let program = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [
      program.appendingPathComponent("share/touchstone"),
      program.deletingLastPathComponent().appendingPathComponent("share/touchstone"),
      program.appendingPathComponent("Touchstone_BundledFiles.resources"),
      sources,
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

/// A file that should have come with the program is not there.
package struct MissingFile: Error, CustomStringConvertible {
  /// The file or folder that was looked for, such as `Assets/Fonts`.
  package let name: String
  /// The folders that were searched for it.
  let folders: [String]

  package init(name: String, folders: [String]) {
    self.name = name
    self.folders = folders
  }

  package var description: String {
    "the file \(name) of the program is missing; looked in \(folders.joined(separator: ", "))"
  }
}
