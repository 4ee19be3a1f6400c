import Files
import Foundation
import TouchTrace

/// The references of one scene, in a folder beside it: `16-beyond.reference` beside `16-beyond.yaml`.
struct ReferenceFolder: Equatable {
  let url: URL

  private static let ending = SceneFolder.referenceEnding

  init(beside scene: URL) {
    let name = scene.deletingPathExtension().lastPathComponent + Self.ending
    url = scene.deletingLastPathComponent().appendingPathComponent(name)
  }

  private init(_ url: URL) { self.url = url }

  /// Returns the folders of references in `folder` and its subfolders that have no scene beside them. Symbolic links to folders
  /// are not followed, as in the search for scenes.
  /// - Parameter isScene: whether a file is a scene and not something else.
  static func orphans(in folder: URL, isScene: (URL) -> Bool) -> [ReferenceFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // By the names without endings: a suite may have thousands of scenes.
    let files = Dictionary(grouping: names.filter(isYAML)) { ($0 as NSString).deletingPathExtension }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [ReferenceFolder] in
      let url = folder.appendingPathComponent(name)
      guard isFolder(url) else { return [] }
      guard name.hasSuffix(ending) else { return orphans(in: url, isScene: isScene) }
      let scenes = files[String(name.dropLast(ending.count))] ?? []
      return scenes.contains { isScene(folder.appendingPathComponent($0)) } ? [] : [ReferenceFolder(url)]
    }
  }

  /// The ending of a scene may have capital letters.
  private static func isYAML(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// Whether there is a folder itself, not a link to one.
  private static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the file of a layer of a case.
  func file(_ layer: SnapshotLayer, of snapshotCase: SnapshotCase, _ appearance: SnapshotAppearance) -> URL {
    let ending =
      switch layer {
      case .scene: ".scene.txt"
      case .trace: ".txt"
      case .hitMap: ".hitmap.png"
      case .frame: "\(appearance.fileNamePart).frame.png"
      }
    return url.appendingPathComponent(Self.stem(snapshotCase) + ending)
  }

  /// Returns the file with the elements of a frame.
  func elementsFile(of snapshotCase: SnapshotCase, _ appearance: SnapshotAppearance) -> URL {
    url.appendingPathComponent(Self.stem(snapshotCase) + "\(appearance.fileNamePart).elements.png")
  }

  /// Returns the appearances for which a case has frames, as written in their file names.
  func appearances(of snapshotCase: SnapshotCase) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let start = Self.stem(snapshotCase), end = ".frame.png"
    return names.sorted().filter { $0.hasPrefix(start + ".") && $0.hasSuffix(end) }.map { name in
      let appearance = name.dropFirst(start.count).dropLast(end.count).drop { $0 == "." }
      return appearance.isEmpty
        ? SnapshotAppearance().description.replacingOccurrences(of: " ", with: "-") : String(appearance)
    }
  }

  /// Returns the references of `cases` that are not compared, because their case is not chosen or because they belong to another
  /// layer or appearance. The elements of a frame belong to the frame.
  func filesNotCompared(of cases: [SnapshotCase], chosen: [SnapshotCase], _ options: SuiteOptions) -> [URL] {
    let compared = chosen.flatMap { one in
      SnapshotLayer.allCases.filter { options.wants($0, of: one) }.map { file($0, of: one, options.appearance) }
    }
    let names = Set(compared.map(\.lastPathComponent)), obsolete = Set(obsoleteFiles(besides: cases))
    return files.filter { name in
      !names.contains(name) && !name.hasSuffix(".elements.png")
    }
    .map { url.appendingPathComponent($0) }.filter { !obsolete.contains($0) }
  }

  /// The names of all files in the folder but those that are being written, sorted.
  private var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { !PartialFile.isPartial($0) }
  }

  /// Returns the files in the folder that belong to none of `cases`, sorted by name. Files of other appearances and layers are
  /// not obsolete, and neither are files that are being written.
  func obsoleteFiles(besides cases: [SnapshotCase]) -> [URL] {
    let stems = Set(cases.map { Self.stem($0) })
    return files.filter { name in
      let stem = name.prefix { $0 != "." }, ending = name.dropFirst(stem.count)
      let isReference =
        ending == ".scene.txt" || ending == ".txt" || ending == ".hitmap.png" || ending.hasSuffix(".frame.png")
        || ending.hasSuffix(".elements.png")
      return !isReference || !stems.contains(String(stem))
    }
    .map { url.appendingPathComponent($0) }
  }

  /// Whether there is the reference of what a case is given.
  func hasScene(of snapshotCase: SnapshotCase) -> Bool {
    FileManager.default.fileExists(atPath: file(.scene, of: snapshotCase, SnapshotAppearance()).path)
  }

  /// Returns the marks of a variant that have references, and no case.
  func marksWithoutCase(_ cases: [SnapshotCase], _ variant: String) -> [String] {
    // Only of this variant: each of a thousand variants asks.
    let stems = Set(cases.filter { $0.variant == variant }.map { Self.stem($0) })
    let start = variant.inFileName + "@", end = ".scene.txt"
    return files.filter { $0.hasPrefix(start) && $0.hasSuffix(end) && !stems.contains(String($0.dropLast(end.count))) }
      .map { String($0.dropFirst(start.count).dropLast(end.count)) }
  }

  private static func stem(_ snapshotCase: SnapshotCase) -> String {
    "\(snapshotCase.variant.inFileName)@\(snapshotCase.mark.inFileName)"
  }
}
