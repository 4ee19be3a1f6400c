import Files
import Foundation
import TouchTrace

/// The folder with the artifacts of one case: expected, actual and difference, and a manifest for accepting the actual files.
struct ArtifactFolder {
  /// The name of the manifest, which also distinguishes a folder of artifacts from others.
  static let manifestName = "accept.json"

  /// The files that can be accepted.
  struct Manifest: Codable, Equatable {
    /// The name of the scene in its suite.
    var scene: String
    /// `beyond-the-superview-override`.
    var name: String
    var mark: String
    var acceptances: [ReferenceUpdate] = []
  }

  /// A file in the folder, and the absolute path of the reference that it becomes when it is accepted.
  struct ReferenceUpdate: Codable, Equatable {
    var file: String
    var reference: String
    /// The absolute path of the reference under the former name of its mark, which goes; nil without one.
    var former: String?

    /// Whether a test can have written this: a file in the folder that becomes a picture, or a text of a folder of references. Results
    /// may have come with a suite of strangers, and name any file of the person.
    fileprivate var isOfTest: Bool {
      let target = URL(fileURLWithPath: reference).standardizedFileURL
      let isPicture = target.pathExtension.lowercased() == "png"
      return !file.contains("/") && (isPicture || Self.isInFolder(target))
        && former.map { Self.isInFolder(URL(fileURLWithPath: $0).standardizedFileURL) } != false
    }

    private static func isInFolder(_ target: URL) -> Bool {
      ["txt", "png"].contains(target.pathExtension)
        && target.deletingLastPathComponent().lastPathComponent.hasSuffix(SceneFolder.referenceEnding)
    }
  }

  let url: URL
  private var manifest: Manifest
  private var isStarted = false

  init(of snapshotCase: SnapshotCase, in results: URL) {
    url = results.appendingPathComponent(Self.name(of: snapshotCase))
    manifest = Manifest(scene: snapshotCase.suiteName, name: snapshotCase.name, mark: snapshotCase.mark)
  }

  /// Makes a folder for a picture or map that does not belong to a scene.
  init(name: String, in results: URL) {
    url = results.appendingPathComponent(name.inFileName)
    manifest = Manifest(scene: name, name: name, mark: "end")
  }

  /// Makes the folder of a case that has no artifacts of its own.
  init(of one: CaseResult, in scene: String, results: URL) {
    url = results.appendingPathComponent(one.title.inFileName)
    manifest = Manifest(scene: scene, name: one.name, mark: one.mark)
  }

  var isEmpty: Bool { manifest.acceptances.isEmpty }

  /// Returns the name of a case's folder, which `touchstone accept` accepts.
  static func name(of snapshotCase: SnapshotCase) -> String {
    let mark = snapshotCase.mark == "end" ? "" : "@" + snapshotCase.mark.inFileName
    return snapshotCase.name.inFileName + mark
  }

  /// Writes an artifact. With a `reference`, it can be accepted.
  ///
  /// An empty manifest is written before the first artifact. So the next run finds the folder if this one is interrupted.
  mutating func write(
    _ data: Data, named name: String, for reference: URL? = nil, insteadOf former: URL? = nil
  ) throws(FileReplacementError) {
    if !isStarted { try close() }
    isStarted = true
    try FileReplacement.write(data, to: url.appendingPathComponent(name), as: .kept)
    if let reference {
      manifest.acceptances.append(
        ReferenceUpdate(file: name, reference: reference.absoluteURL.path, former: former?.absoluteURL.path))
    }
  }

  /// Writes the manifest. Called last.
  func close() throws(FileReplacementError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(manifest)) ?? Data()
    try FileReplacement.write(data, to: url.appendingPathComponent(Self.manifestName), as: .kept)
  }

  // MARK: All folders

  /// Returns the names of the folders of artifacts in a folder of results.
  static func names(in results: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: results.path)) ?? []
    return names.sorted().filter { name in
      FileManager.default.fileExists(atPath: results.appendingPathComponent("\(name)/\(manifestName)").path)
    }
  }

  /// Removes the artifacts of earlier runs, and reports that were not completed. Other files in the folder are kept.
  static func removeAll(in results: URL) throws(FileReplacementError) {
    _ = PartialFile.removeAbandoned(in: results)
    for name in names(in: results) { try remove(results.appendingPathComponent(name)) }
  }

  /// Removes the artifacts of one scene.
  static func remove(of scene: String, in results: URL) throws(FileReplacementError) {
    for name in names(in: results) {
      let folder = results.appendingPathComponent(name)
      if (try? manifest(in: folder))?.scene == scene { try remove(folder) }
    }
  }

  private static func remove(_ folder: URL) throws(FileReplacementError) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch  where FileManager.default.fileExists(atPath: folder.path) {
      throw FileReplacementError(path: folder.shownPath, reason: SystemError.reason(of: error))
    } catch {
      // It is already gone.
    }
  }

  /// Returns the manifest of a folder of artifacts.
  /// - Throws: `ReferenceError` when the manifest is damaged.
  static func manifest(in folder: URL) throws(ReferenceError) -> Manifest {
    let file = folder.appendingPathComponent(manifestName)
    let data: Data?
    do {
      data = try RegularFile.contents(of: file, limit: largestManifest)
    } catch {
      throw ReferenceError(description: error.description)
    }
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data ?? Data()),
      manifest.acceptances.allSatisfy(\.isOfTest)
    else { throw ReferenceError(file, "is damaged; run the test again") }
    return manifest
  }

  /// The largest manifest that is read, in bytes.
  private static let largestManifest = 1_000_000
}
