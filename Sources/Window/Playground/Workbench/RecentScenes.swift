import Foundation
import PanelModels
import Scenes

/// The scene files, the lesson plans, and the files and folders of a person's own code, that were opened, the last one first. Kept between runs.
struct RecentScenes: Equatable {
  /// The number of files that are kept.
  static let capacity = 12
  /// The number of files of a folder that are offered.
  static let largestFolder = 100

  private(set) var files: [URL] = []

  init(_ files: [URL] = []) { self.files = Array(files.map(\.withoutBase).prefix(RecentScenes.capacity)) }

  /// Notes that a file was opened or saved.
  mutating func note(_ file: URL) {
    let file = file.withoutBase
    files = Array(([file] + files.filter { $0 != file }).prefix(RecentScenes.capacity))
  }

  /// Returns what can be opened: the recent files that still exist, then the other scenes in a folder, by name, and those in a
  /// shared one. Files that are no scenes are left out.
  func entries(in folder: URL, _ sharedFolder: URL?, _ library: SceneLibrary) -> [OpenState.Entry] {
    let recent = files.compactMap { entry($0, in: folder, library, isRecent: true) }
    let others = scenes(in: folder), shared = sharedFolder.map { scenes(in: $0) } ?? []
    return recent
      + (others + shared.filter { !others.contains($0) }).compactMap { entry($0, in: folder, library, isRecent: false) }
  }

  /// Returns the files in a folder that may be scenes and were not opened yet.
  private func scenes(in folder: URL) -> ArraySlice<URL> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") || $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).withoutBase }.filter { !files.contains($0) }
      .prefix(RecentScenes.largestFolder)
  }

  private func entry(_ file: URL, in folder: URL, _ library: SceneLibrary, isRecent: Bool) -> OpenState.Entry? {
    let isPlan = !file.isOwnCode && LessonPlan.isPlan(file)
    guard let name = isPlan ? LessonPlan.name(of: file, library) : name(of: file) else { return nil }
    return OpenState.Entry(
      path: file.path, shownPath: shownPath(file.path, folder.standardizedFileURL.path), name: name, isRecent: isRecent,
      isPlan: isPlan)
  }

  /// The name of a scene, or of a file with code; nil if the file is neither.
  private func name(of file: URL) -> LocalizedText? {
    let isCode = FileManager.default.fileExists(atPath: file.path) && file.isOwnCode
    return isCode ? LocalizedText(file.lastPathComponent) : (try? SceneSummary(file: file))?.name
  }

  private func shownPath(_ path: String, _ folder: String) -> String {
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    let home = NSHomeDirectory() + "/"
    return path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
  }
}

extension LessonPlan {
  /// The title of a plan; for a plan with problems the name of its file. The problems are shown when it is opened.
  fileprivate static func name(of file: URL, _ library: SceneLibrary) -> LocalizedText {
    (try? load(file, library: library))?.title ?? LocalizedText(file.lastPathComponent)
  }
}

extension URL {
  /// The file with its whole path: two locations of one file are equal, however they were written.
  nonisolated var withoutBase: URL { URL(fileURLWithPath: standardizedFileURL.path) }
}
