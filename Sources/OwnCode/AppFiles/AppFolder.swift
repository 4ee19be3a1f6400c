import Foundation

/// The pictures, colours and other files in the folder of an app and below it, by name, as Xcode would put them into its bundle.
///
/// Hidden folders, builds and tests are left out. Names of asset catalogues come before those of single files.
struct AppFolder {
  /// A file of a picture.
  struct Picture: Equatable {
    var path: String
    /// Pixels in a point.
    var scale: Int
    var isTemplate: Bool?
  }

  /// For each name the files of a picture, of which only the scale differs.
  private var assets: [String: [Picture]] = [:]
  private var files: [String: [Picture]] = [:]
  private var colors: [String: AssetColor] = [:]
  /// The paths of files and folders outside of catalogues, by their names with endings; no sources.
  private var paths: [String: String] = [:]

  /// The most entries of all folders that are looked at.
  static let mostEntries = 20_000

  init(_ folder: String) {
    var left = Self.mostEntries
    // The outer folders first, so that a folder of any size has the same pictures on every machine.
    var waiting = [(path: folder, namespace: String?.none)]
    while !waiting.isEmpty, left > 0 {
      let (folder, namespace) = waiting.removeFirst()
      for name in AppFolder.names(in: folder) {
        left -= 1
        guard left > 0 else { break }
        add(name, in: folder, namespace, &waiting)
      }
    }
  }

  /// The files of a picture; empty if there is none.
  func pictures(_ name: String) -> [Picture] {
    if let found = assets[name] ?? files[name] { return found }
    // A name may have the ending of its file, and one that Xcode would not keep may have folders.
    let last = (name as NSString).lastPathComponent
    return assets[last] ?? files[last] ?? files[(last as NSString).deletingPathExtension] ?? []
  }

  func color(_ name: String) -> AssetColor? { colors[name] }

  func path(ofFile name: String) -> String? { paths[name] }

  // MARK: Looking through folders

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// - Parameter namespace: what precedes the names in this folder of a catalogue; nil outside of catalogues.
  private mutating func add(
    _ name: String, in folder: String, _ namespace: String?, _ waiting: inout [(path: String, namespace: String?)]
  ) {
    let path = folder + "/" + name, base = (name as NSString).deletingPathExtension
    let assetName = (namespace ?? "") + base
    if namespace == nil, !name.hasSuffix(".swift"), paths[name] == nil { paths[name] = path }
    switch (name as NSString).pathExtension {
    case "imageset":
      let pictures = AssetCatalogue.pictures(in: path)
      if namespace != nil, !pictures.isEmpty, assets[assetName] == nil { assets[assetName] = pictures }
    case "colorset":
      if namespace != nil, colors[assetName] == nil { colors[assetName] = AssetCatalogue.color(in: path) }
    case "xcassets": waiting.append((path, ""))
    case let ending where PictureName.endings.contains(ending.lowercased()):
      guard namespace == nil, let file = PictureName(name) else { return }
      let picture = Picture(path: path, scale: file.scale)
      if files[file.name]?.contains(where: { $0.scale == file.scale }) != true {
        files[file.name, default: []].append(picture)
      }
    default: addFolder(name, path, namespace, &waiting)
    }
  }

  private func addFolder(
    _ name: String, _ path: String, _ namespace: String?, _ waiting: inout [(path: String, namespace: String?)]
  ) {
    guard !AppFileNames.leavesOut(name) else { return }
    var status = stat()
    // A link is not followed: it may lead in a circle, and what is outside the folder cannot be read.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    let inner = namespace.map { AssetCatalogue.givesNamespace(path) ? $0 + name + "/" : $0 }
    waiting.append((path, inner))
  }
}

/// The name of a file of a picture: `knob`, `knob@2x~iphone.png`.
struct PictureName: Equatable {
  /// Without scale, device and ending.
  var name: String
  /// Pixels in a point.
  var scale: Int

  static let endings = ["png", "jpg", "jpeg", "heic", "gif", "webp", "pdf", "svg"]

  /// Nil for a picture of an iPad, which has another name without it.
  init?(_ file: String) {
    var base = (file as NSString).deletingPathExtension
    if base.hasSuffix("~ipad") { return nil }
    if base.hasSuffix("~iphone") { base = String(base.dropLast("~iphone".count)) }
    scale = 1
    if let mark = base.suffix(3).wholeMatch(of: /@([1-9])x/) {
      scale = Int(mark.1) ?? 1
      base = String(base.dropLast(3))
    }
    name = base
  }
}
