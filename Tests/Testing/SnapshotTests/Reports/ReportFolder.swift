import BrowserHarness
import Foundation
import TestFolders
import TestSupport

@testable import Canvas
@testable import Snapshots

/// A suite that differs from its references, and its report.
struct ReportFolder {
  let folder: SuiteFolder

  var page: URL { folder.url.appending(path: ".touchstone/report.html") }

  /// The folders that were made, by name. Many tests look at the same report.
  private static var made: [String: SuiteFolder] = [:]

  /// Returns a copy of a folder that is made once.
  private static func copy(_ name: String = #function, of make: () throws -> SuiteFolder) throws -> ReportFolder {
    let original = try made[name] ?? make(), copy = try SuiteFolder()
    made[name] = original
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(at: original.url, to: copy.url)
    return ReportFolder(folder: copy)
  }

  /// Two scenes whose button is red and was blue: their frames differ.
  static func colors() throws -> ReportFolder {
    try copy {
      let blue = TestScenes.card(button: "color: blue, frame: 20 20 120 44")
      let folder = try SuiteFolder(["a.yaml": blue, "b.yaml": blue], in: SharedFolder.url)
      let arguments = ["test", ".", "--layers", "frame", "--size", "1024x640", "--report", "html"]
      guard try folder.run(arguments + ["--update", "missing"]).status == 0 else { throw CocoaError(.fileWriteUnknown) }
      for name in ["a.yaml", "b.yaml"] { try folder.write(blue.replacing("blue", with: "red"), to: name) }
      guard try folder.run(arguments).status == 1 else { throw CocoaError(.fileWriteUnknown) }
      return folder
    }
  }

  /// Two failing scenes, one without a reference, and one that passed, without frames.
  static func mixed() throws -> ReportFolder {
    try copy {
      let names = ["a.yaml", "b.yaml", "fine.yaml"]
      let scenes = Dictionary(uniqueKeysWithValues: names.map { ($0, TestScenes.card) })
      let folder = try SuiteFolder(scenes, in: SharedFolder.url)
      let arguments = ["test", ".", "--layers", "scene,trace,hitmap", "--report", "html"]
      guard try folder.run(arguments + ["--update", "missing"]).status == 0 else { throw CocoaError(.fileWriteUnknown) }
      try folder.write(TestScenes.card(button: "isHidden: true, frame: 20 20 120 44"), to: "a.yaml")
      try folder.write(TestScenes.card.replacing("100,60", with: "100,61"), to: "b.yaml")
      try folder.write(TestScenes.card, to: "new.yaml")
      guard try folder.run(arguments).status == 1 else { throw CocoaError(.fileWriteUnknown) }
      return folder
    }
  }

  /// A scene of which each layer differs.
  static func everyLayer() throws -> ReportFolder {
    try copy {
      let folder = try SuiteFolder(["card.yaml": TestScenes.card, "same.yaml": TestScenes.card], in: SharedFolder.url)
      let arguments = ["test", ".", "--report", "html"]
      guard try folder.run(arguments + ["--update", "missing"]).status == 0 else { throw CocoaError(.fileWriteUnknown) }
      try folder.write(TestScenes.card(button: "frame: 40 20 120 44"), to: "card.yaml")
      guard try folder.run(arguments).status == 1 else { throw CocoaError(.fileWriteUnknown) }
      return folder
    }
  }

  /// The report of a suite of this many failures, each with the artifacts of the case of `everyLayer()`.
  static func large(cases count: Int) throws -> ReportFolder {
    let made = try everyLayer(), results = made.folder.path(".touchstone")
    var options = SuiteOptions()
    (options.results, options.layers) = (results, [.scene, .trace, .hitMap, .frame])
    var result = SuiteResult()
    for number in 0..<count {
      let name = "s\(number)-default"
      try FileManager.default.copyItem(atPath: results + "/card-default", toPath: "\(results)/\(name)")
      var one = CaseResult(
        name: name, mark: "end", appearance: "light en 1x stage", findings: [.scene(["a.alpha 0 → 1"])])
      one.artifacts = "\(results)/\(name)"
      result.scenes.append(SceneResult(name: "s\(number)", path: "s\(number).yaml", cases: [one]))
    }
    try ReportRequest("html")?.write(result, options)
    return made
  }

  /// Returns a picture of the artifacts.
  func picture(_ name: String) throws -> Bitmap {
    try Bitmap(pngAt: folder.url.appending(path: ".touchstone/\(name)"))
  }
}

extension Browser {
  /// Returns the picture of the window.
  func bitmap() throws -> Bitmap {
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try picture().write(to: file)
    return try Bitmap(pngAt: file)
  }

  /// Returns the numbers in the text of a value.
  func numbers(_ expression: String) throws -> [Double] {
    try value(expression).split { " ,".contains($0) }.compactMap { Double($0) }
  }

  /// Returns x, y, width and height of an element in the window, after it was scrolled there and its pictures were loaded.
  func box(_ selector: String) throws -> [Double] {
    try numbers(
      """
      (async () => { const one = document.querySelector(`\(selector)`); one.scrollIntoView({ block: "start" });
      for (const image of document.images) if (image.getBoundingClientRect().top < innerHeight) {
        image.loading = "eager"; await image.decode(); }
      const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].join(" "); })()
      """)
  }
}
