import Foundation

/// The files that come with the program: `Assets` (fonts, the icon), `samples` (presets), `Report` and `HandOut` (style and script
/// of pages), `PrePass`, `PrePassProgram` and `TouchRecorder.swift` (sources).
///
/// The build copies them beside the program. `Bundle.module` is not used to find them, because it traps when they are
/// missing; the error here names the missing file and the folders that were searched.
package enum BundledFiles {
  /// Returns the folder of the fonts.
  package static func fonts() throws(MissingFile) -> URL { try folder("Assets/Fonts") }

  /// Returns the program's icon, a PNG file.
  package static func icon() throws(MissingFile) -> URL {
    try folder("Assets/Icons").appendingPathComponent("touchstone-128.png")
  }

  /// Returns the folder of the presets.
  package static func samples() throws(MissingFile) -> URL { try folder("samples") }

  /// Returns the text of a file in `Report`, such as `report.css`.
  package static func report(_ name: String) throws(MissingFile) -> String { try text(of: name, in: "Report") }

  /// Returns the text of a file in `HandOut`, such as `page.css`.
  package static func handOut(_ name: String) throws(MissingFile) -> String { try text(of: name, in: "HandOut") }

  /// Returns the folders of the sources of the pre-pass, which is compiled where it is used.
  package static func prePass() throws(MissingFile) -> [URL] { [try folder("PrePass"), try folder("PrePassProgram")] }

  /// Returns the text of `TouchRecorder.swift`, which a person adds to an app.
  package static func touchRecorder() throws(MissingFile) -> String {
    try text(of: find("TouchRecorder.swift"), "TouchRecorder.swift")
  }

  private static func text(of name: String, in folder: String) throws(MissingFile) -> String {
    try text(of: self.folder(folder).appendingPathComponent(name), "\(folder)/\(name)")
  }

  private static func text(of file: URL, _ name: String) throws(MissingFile) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw MissingFile(name: name, folders: [file.deletingLastPathComponent().path])
    }
  }

  static func folder(_ name: String) throws(MissingFile) -> URL { try find(name, where: isFolder) }

  private static func find(
    _ name: String, where isRight: (URL) -> Bool = { FileManager.default.fileExists(atPath: $0.path) }
  ) throws(MissingFile) -> URL {
    let found = candidates.map { $0.appendingPathComponent(name) }.first(where: isRight)
    guard let found else { throw MissingFile(name: name, folders: candidates.map(\.path)) }
    return found
  }

  /// The folders that are searched, in this order: `share/touchstone` beside the program or beside its folder, for an
  /// installed copy (`PREFIX/bin` and `PREFIX/share`); the repository and three of its folders; the resources beside a built
  /// program, for one whose repository is gone. `swift build` copies a folder of resources anew only when a file is added or
  /// removed, so the copy can be older than the program. A program that is built to be installed does not know the repository.
  private static var candidates: [URL] {
    let program = URL(fileURLWithPath: executable).deletingLastPathComponent()
    var folders = [
      program.appendingPathComponent("share/touchstone"),
      program.deletingLastPathComponent().appendingPathComponent("share/touchstone"),
    ]
    #if !INSTALLED
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    folders +=
      ["../../..", "../../OwnCode", "../../Library/TouchRecorder"].map { sources.appending(path: $0).standardized } + [
        sources
      ]
    #endif
    return folders + [program.appendingPathComponent("Touchstone_BundledFiles.resources")]
  }

  private static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// A bundled file is missing.
package struct MissingFile: Error, CustomStringConvertible {
  /// The path of the file or folder, such as `Assets/Fonts`.
  package let name: String
  /// The folders that were searched.
  let folders: [String]

  package init(name: String, folders: [String]) {
    self.name = name
    self.folders = folders
  }

  package var description: String {
    "the bundled file \(name) is missing; searched in \(folders.joined(separator: ", "))"
  }
}
