import Canvas
import Console
import Files
import Foundation
import HandOuts
import OwnCode
import Scenes
import Snapshots
import TouchTrace

/// Writes the hand-outs of all scenes of a folder as a site, those of its lesson plans first.
@MainActor struct SiteExport {
  private let library: SceneLibrary
  private let plans: [LessonPlan]
  private let folder: URL
  private let opening: HandOutPage.Opening
  private let permission: CodePermission
  /// Scenes with code that have run to the end of their script, by the paths of their files.
  private var played: [String: Playback] = [:]

  /// - Parameters:
  ///   - source: a folder of scene files; `samples`, where there is no such folder, is that of the presets.
  ///   - folder: the path of the site's folder.
  ///   - permission: whether code of scenes runs; that of the presets does.
  /// - Throws: `SceneError` if the folder or a plan cannot be read.
  init(of source: String, to folder: String, _ appearance: AppearanceOptions, _ permission: CodePermission) throws {
    let presets = try SceneLibrary.bundled()
    let place = URL(fileURLWithPath: source)
    if place.isFolder {
      library = try SceneLibrary(folder: place) { LessonPlan.isPlan($0) || SuiteConfiguration.isConfiguration($0) }
      plans = try LessonPlan.files(in: place).map { try LessonPlan.load($0, library: presets) }
    } else {
      (library, plans) = (presets, [])
    }
    self.folder = URL(fileURLWithPath: folder)
    (opening, self.permission) = (HandOutPage.Opening(appearance), permission)
  }

  /// Whether `export` writes a site of a scene of this name, and not a page.
  nonisolated static func isSource(_ name: String) -> Bool { name == "samples" || URL(fileURLWithPath: name).isFolder }

  /// Makes all pages, and then writes them. An error before that leaves the folder as it was.
  /// - Returns: the number of pages.
  /// - Throws: a `Refusal`.
  mutating func run() throws -> Int {
    let (all, sections) = try reading { try ordered(try library.scenes() + library.scenesWithCode()) }
    let scenes = all.filter { play($0) }
    guard !scenes.isEmpty else {
      let reason =
        all.isEmpty
        ? "has no scene files (.yaml or .yml); those in its folders are not searched for"
        : "has only scenes whose code does not run"
      throw Refusal(status: .unreadable, reason: "\(library.folder.path): \(reason)")
    }
    for scene in scenes { showWarnings(scene.warnings) }
    let played = played
    let site = HandOutSite(scenes, plans: sections, try reading { try Typesetter() }, opening: opening) { scene, make in
      scene.source.flatMap { played[$0.path] }?.withCopies(make) ?? make()
    }
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

  /// Plays a scene with code, whose page needs its process.
  /// - Returns: whether the scene is part of the site. A message says why it is not.
  private mutating func play(_ scene: Scene) -> Bool {
    guard scene.code != nil, let path = scene.source?.path else { return true }
    guard permission.allows(scene) else {
      warn("\(scene.slug) is not part of the site: its code runs only with --allow-code")
      return false
    }
    let playback = permission.running { Playback(scene, variant: scene.variant() ?? .unchanged) }
    playback.playScript()
    do throws(Refusal) {
      try playback.checkEnd()
    } catch {
      warn("\(scene.slug) is not part of the site: \(error.reason)")
      return false
    }
    played[path] = playback
    return true
  }

  /// Returns the scenes of the plans in their order, then the others of the folder; and what each plan shows.
  private func ordered(_ scenes: [Scene]) throws -> (scenes: [Scene], plans: [HandOutSite.Plan]) {
    let presets = try SceneLibrary.bundled()
    var all: [Scene] = [], sections: [HandOutSite.Plan] = []
    for plan in plans {
      let parts = try plan.parts.map { try presets.scene($0.scene) }
      for scene in parts where !all.contains(where: { $0.isOfFile(of: scene) }) { all.append(scene) }
      sections.append(
        HandOutSite.Plan(
          title: plan.title, parts: zip(plan.parts, parts).map { HandOutSite.Part(title: $0.title, scene: $1) }))
    }
    all += scenes.filter { scene in !all.contains { $0.isOfFile(of: scene) } }
    return (all, sections)
  }

  /// - Throws: a `Refusal` if there is no folder to write to, or if a file in it is not from an earlier export.
  private func checkFolder(_ names: [String]) throws(Refusal) {
    let path = folder.shownPath
    if FileManager.default.fileExists(atPath: folder.path), !folder.isFolder {
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
