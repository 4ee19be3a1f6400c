import Foundation

/// The reference pictures and texts of one scene, in a folder beside it: `16-beyond.reference` beside `16-beyond.yaml`.
struct ReferenceFolder: Equatable {
  let url: URL

  private static let ending = ".reference"

  init(beside scene: URL) {
    let name = scene.deletingPathExtension().lastPathComponent + Self.ending
    url = scene.deletingLastPathComponent().appendingPathComponent(name)
  }

  private init(_ url: URL) { self.url = url }

  /// The folders of references in `folder`, and in those within it, beside which there is no scene.
  static func orphans(in folder: URL) -> [ReferenceFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [ReferenceFolder] in
      let url = folder.appendingPathComponent(name)
      guard name.hasSuffix(ending) else { return orphans(in: url) }
      let scene = String(url.path.dropLast(ending.count))
      let hasScene = ["yaml", "yml"].contains { FileManager.default.fileExists(atPath: "\(scene).\($0)") }
      return hasScene ? [] : [ReferenceFolder(url)]
    }
  }

  /// Where a layer of a case is kept.
  func file(_ layer: SnapshotLayer, of snapshotCase: SnapshotCase, _ appearance: SnapshotAppearance) -> URL {
    let ending =
      switch layer {
      case .trace: ".txt"
      case .hitMap: ".hitmap.png"
      case .frame: "\(appearance.fileNamePart).frame.png"
      }
    return url.appendingPathComponent(Self.stem(snapshotCase) + ending)
  }

  /// Where it is kept who drew the pixels of a frame.
  func elementsFile(of snapshotCase: SnapshotCase, _ appearance: SnapshotAppearance) -> URL {
    url.appendingPathComponent(Self.stem(snapshotCase) + "\(appearance.fileNamePart).elements.png")
  }

  /// The looks in which a case has frames, as their file names have them.
  func looks(of snapshotCase: SnapshotCase) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let start = Self.stem(snapshotCase), end = ".frame.png"
    return names.sorted().filter { $0.hasPrefix(start + ".") && $0.hasSuffix(end) }.map { name in
      let appearance = name.dropFirst(start.count).dropLast(end.count).drop { $0 == "." }
      return appearance.isEmpty
        ? SnapshotAppearance().description.replacingOccurrences(of: " ", with: "-") : String(appearance)
    }
  }

  /// The files in the folder that belong to no case, by name. Files of other looks and layers are no business of this run.
  func obsoleteFiles(besides cases: [SnapshotCase]) -> [URL] {
    let stems = Set(cases.map { Self.stem($0) })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { name in
      let stem = name.prefix { $0 != "." }, ending = name.dropFirst(stem.count)
      let isReference =
        ending == ".txt" || ending == ".hitmap.png" || ending.hasSuffix(".frame.png")
        || ending.hasSuffix(".elements.png")
      return !isReference || !stems.contains(String(stem))
    }
    .map { url.appendingPathComponent($0) }
  }

  private static func stem(_ snapshotCase: SnapshotCase) -> String {
    "\(snapshotCase.variant.inFileName)@\(snapshotCase.mark.inFileName)"
  }
}

extension String {
  /// A name that is safe in a path, and different for different names: all but letters, digits, `-` and `_` is `%` with two digits
  /// for each byte.
  var inFileName: String {
    var result = ""
    for character in unicodeScalars {
      if character == "-" || character == "_" || character.properties.isAlphabetic
        || character.properties.numericType == .decimal
      {
        result.unicodeScalars.append(character)
      } else {
        for byte in String(character).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += "%" + (digits.count == 1 ? "0" : "") + digits
        }
      }
    }
    return result
  }
}
