import Files
import Foundation

/// The folder that shows what differs in one case, and from which the actual can be made the reference.
struct ArtifactFolder {
  /// Tells a folder of evidence from any other, and where its files belong.
  static let manifestName = "accept.json"

  /// What can be approved.
  struct Manifest: Codable, Equatable {
    /// The name of the scene in its suite.
    var scene: String
    /// `beyond-the-superview-override`.
    var name: String
    var mark: String
    var acceptances: [ReferenceUpdate] = []
  }

  /// A file in the folder, and the reference that it becomes when it is approved, as an absolute path.
  struct ReferenceUpdate: Codable, Equatable {
    var file: String
    var reference: String
  }

  let url: URL
  private var manifest: Manifest

  init(of snapshotCase: SnapshotCase, in results: URL) {
    url = results.appendingPathComponent(Self.name(of: snapshotCase))
    manifest = Manifest(scene: snapshotCase.suiteName, name: snapshotCase.name, mark: snapshotCase.mark)
  }

  /// For something that is no scene's.
  init(name: String, in results: URL) {
    url = results.appendingPathComponent(name.inFileName)
    manifest = Manifest(scene: name, name: name, mark: "end")
  }

  var isEmpty: Bool { manifest.acceptances.isEmpty }

  /// The name of a case's folder, and what `touchstone approve` calls it.
  static func name(of snapshotCase: SnapshotCase) -> String {
    let mark = snapshotCase.mark == "end" ? "" : "@" + snapshotCase.mark.inFileName
    return snapshotCase.name.inFileName + mark
  }

  /// Writes a file of evidence; one that stands for a reference can be approved.
  mutating func write(_ data: Data, named name: String, for reference: URL? = nil) throws(FileReplacementError) {
    try FileReplacement.write(data, to: url.appendingPathComponent(name))
    if let reference {
      manifest.acceptances.append(ReferenceUpdate(file: name, reference: reference.absoluteURL.path))
    }
  }

  /// Writes down what can be approved. Called last.
  func close() throws(FileReplacementError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(manifest)) ?? Data()
    try FileReplacement.write(data, to: url.appendingPathComponent(Self.manifestName))
  }

  // MARK: All of them

  /// The names of the folders of evidence in a folder of results.
  static func names(in results: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: results.path)) ?? []
    return names.sorted().filter { name in
      FileManager.default.fileExists(atPath: results.appendingPathComponent("\(name)/\(manifestName)").path)
    }
  }

  /// Forgets what an earlier run showed. Nothing else in the folder is touched.
  static func removeAll(in results: URL) throws(FileReplacementError) {
    for name in names(in: results) { try remove(results.appendingPathComponent(name)) }
  }

  /// Forgets what earlier runs showed of one scene.
  static func remove(of scene: String, in results: URL) throws(FileReplacementError) {
    for name in names(in: results) {
      let folder = results.appendingPathComponent(name)
      if (try? manifest(in: folder))?.scene == scene { try remove(folder) }
    }
  }

  private static func remove(_ folder: URL) throws(FileReplacementError) {
    try? FileManager.default.removeItem(at: folder)
    // Another run may have removed it first.
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw FileReplacementError(path: folder.shownPath, reason: "it cannot be removed")
    }
  }

  /// What can be approved in a folder of evidence.
  /// - Throws: `ReferenceError` when the manifest is damaged.
  static func manifest(in folder: URL) throws(ReferenceError) -> Manifest {
    let file = folder.appendingPathComponent(manifestName)
    do {
      return try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    } catch {
      throw ReferenceError(file, "is damaged; run the test again")
    }
  }
}
