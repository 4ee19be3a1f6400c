import ArgumentParser
import Console
import Foundation
import Narration
import ScenePicture
import Scenes
import Snapshots
import TouchTrace

/// `touchstone verify CAPTURE…`: compares what devices did with what happens here.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compare captures of devices with what happens here, touch by touch.",
    discussion: """
      Compared are the hit-test view of each finger, the states of the recognizers, and the phases of the touches. The first \
      difference is said in a sentence, with the statement of Guides/TouchPipeline.md that is followed here. Of a folder, all \
      captures in it are compared, and other scenes are left out. The exit status is 0 if nothing differs, 1 if something \
      does, and 65 if a capture cannot be read.
      """)

  @Argument(help: "Captures, or folders of them.")
  var captures: [String]

  @Flag(help: "Print JSON, with all differences.")
  var json = false

  @Option(help: "Language of the sentences.")
  var language = Languages.english

  func run() throws {
    try MainActor.assumeIsolated {
      var results: [VerifiedCapture] = [], isUnreadable = false
      for file in try captures.flatMap(files) {
        do {
          results.append(try verified(file))
        } catch let error as SceneError {
          isUnreadable = true
          warn("\(error)")
        } catch let error as Refusal {
          isUnreadable = true
          warn(error.reason)
        }
      }
      if json {
        try outputJSON(VerifiedCapture.json(of: results))
      } else {
        try output(results.flatMap { $0.lines(language.first) }.map { $0 + "\n" }.joined())
      }
      if isUnreadable { throw ExitCode(Refusal.Status.unreadable.rawValue) }
      if results.contains(where: { !$0.differences.isEmpty }) { throw ExitCode(Refusal.Status.different.rawValue) }
    }
  }

  /// The files of a path: itself, or the captures in a folder.
  @MainActor private func files(_ path: String) throws -> [URL] {
    let url = URL(filePath: path)
    guard url.isFolder else { return [url] }
    if let folder = SceneFolder.unreadable(in: url).first {
      throw Refusal(
        status: .unreadable, reason: "\(folder.shownPath): this folder cannot be read, and may have captures")
    }
    let files = SceneFolder.files(in: url).filter { file in
      if SuiteConfiguration.isConfiguration(file) || LessonPlan.isPlan(file) { return false }
      // A file that cannot be read is named, as it may be a damaged capture.
      guard let scene = try? Scene.load(file) else { return true }
      return scene.observed != nil
    }
    if files.isEmpty { throw Refusal(status: .unreadable, reason: "\(path): there is no capture in this folder") }
    return files
  }

  @MainActor private func verified(_ file: URL) throws -> VerifiedCapture {
    let scene = try Scene.load(file)
    showWarnings(scene.warnings)
    guard let observed = scene.observed else {
      throw Refusal(
        status: .unreadable, reason: "\(file.relativePath): this is no capture: it has no `observed`")
    }
    if observed.touches.isEmpty {
      throw Refusal(status: .unreadable, reason: "\(file.relativePath): not compared: the capture has no `touches`")
    }
    if scene.isCutOff {
      throw Refusal(status: .unreadable, reason: "\(file.relativePath): not compared: the capture is cut off")
    }
    let playback = Playback(scene)
    playback.playScript()
    return VerifiedCapture(
      capture: file.relativePath, touches: observed.touches.count,
      differences: DeviceDifference.all(in: playback.trace, of: scene))
  }
}

/// A capture beside what happens here.
private struct VerifiedCapture: Encodable {
  var capture: String
  var touches: Int
  var differences: [DeviceDifference]

  func lines(_ language: Language) -> [String] {
    let count = "\(touches) \(touches == 1 ? "touch" : "touches")"
    guard let first = differences.first else { return ["PASS \(capture)  \(count)"] }
    let rest = differences.count - 1
    let more = rest == 0 ? "" : "  (and \(rest) more)"
    return ["FAIL \(capture)", "  \(first.mark): \(DeviceText.sentence(first)[language])\(more)"]
  }

  static func json(of results: [VerifiedCapture]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(results), as: UTF8.self) + "\n"
  }
}
