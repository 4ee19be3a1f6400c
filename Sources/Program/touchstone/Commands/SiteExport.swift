import Canvas
import Console
import Files
import Foundation
import HandOuts
import Scenes

/// Writes the hand-outs of all scenes of a folder as a site.
@MainActor struct SiteExport {
  private let library: SceneLibrary
  private let folder: URL
  private let opening: HandOutPage.Opening

  /// - Parameters:
  ///   - source: a folder of scene files; `samples`, where there is no such folder, is that of the presets.
  ///   - folder: the path of the site's folder.
  /// - Throws: `SceneError` if the folder cannot be read.
  init(of source: String, to folder: String, _ appearance: AppearanceOptions) throws {
    library =
      SiteExport.isFolder(source)
      ? try SceneLibrary(folder: URL(fileURLWithPath: source)) : try SceneLibrary.bundled()
    self.folder = URL(fileURLWithPath: folder)
    opening = HandOutPage.Opening(appearance)
  }

  /// Whether `export` writes a site of a scene of this name, and not a page.
  nonisolated static func isSource(_ name: String) -> Bool { name == "samples" || isFolder(name) }

  private nonisolated static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Makes all pages, and then writes them. An error before that leaves the folder as it was.
  /// - Returns: the number of pages.
  /// - Throws: a `Refusal`.
  func run() throws -> Int {
    // A page of a site answers by itself what a view would; nobody can say that of code.
    let all = try reading { try library.scenes() }, scenes = all.filter { $0.code == nil }
    let left = all.filter { $0.code != nil }.map(\.slug).joined(separator: ", ")
    guard !scenes.isEmpty else {
      let reason = all.isEmpty ? "has no scene files (.yaml)" : "has only scenes with code; export each alone: \(left)"
      throw Refusal(status: .unreadable, reason: "\(library.folder.path): \(reason)")
    }
    if !left.isEmpty { warn("scenes with code are not part of a site; export each alone: \(left)") }
    for scene in scenes { showWarnings(scene.warnings) }
    let site = HandOutSite(scenes, try reading { try Typesetter() }, opening: opening)
    try checkFolder(site.fileNames)
    let isOnTerminal = isatty(STDERR_FILENO) == 1
    let files = try reading {
      try site.files { done in
        if isOnTerminal { writeToStandardError("\r\u{1B}[K\(done) of \(scenes.count) pages") }
      }
    }
    if isOnTerminal { writeToStandardError("\r\u{1B}[K") }
    try writing {
      for file in files { try FileReplacement.write(file.data, to: folder.appending(path: file.name), as: .derived) }
    }
    return scenes.count
  }

  /// - Throws: a `Refusal` if there is no folder to write to, or if a file in it is not from an earlier export.
  private func checkFolder(_ names: [String]) throws(Refusal) {
    let path = folder.shownPath
    if FileManager.default.fileExists(atPath: folder.path), !SiteExport.isFolder(folder.path) {
      throw Refusal(status: .unwritable, reason: "\(path): is a file; a site needs a folder")
    }
    for name in names {
      let file = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      guard let data = try? Data(contentsOf: file), HandOutSite.isOwn(data) else {
        throw Refusal(
          status: .unwritable,
          reason: "\(file.shownPath): was not written by 'touchstone export' and is not replaced; nothing was written")
      }
    }
  }
}
