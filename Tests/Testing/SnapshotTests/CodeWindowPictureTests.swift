import Foundation
import SceneTesting
import TestSupport
import Testing

@testable import BundledFiles
@testable import Canvas
@testable import ElementMaps
@testable import OwnCode
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
import TouchTrace

/// Compares the whole window that shows own code with the pictures in `Tests/Window/WindowPictures`. The code is that of the small
/// apps in `samples/apps`.
///
/// `Scripts/references` makes the pictures. A missing picture fails the test.
@Suite(.slow) struct CodeWindowPictureTests {
  struct Appearance: Sendable, CustomTestStringConvertible {
    /// The name of the file.
    var testDescription: String
    var theme = Theme.Name.light
    var languages = Languages.english
    var size = CGSize(width: 1280, height: 800)
    var file: String
    var touches: [String]
    /// The step that is shown; nil for the live mode.
    var step: String?
    var showsCode = false
    /// The object that the page "Why not me?" is about; nil while it is closed.
    var whyNot: String?
    /// What the compiler says of the file that was saved last.
    var error: FileNotice.Problem?
    /// What another version of the file, beside it, has in the place of something.
    var partner: (old: String, new: String)?
    /// What the compiler says of the version beside it that was saved last.
    var partnerError: FileNotice.Problem?
  }

  nonisolated static let appearances = [
    Appearance(
      testDescription: "light-code-en", file: "BarButton.swift", touches: ["tap 350,80"], step: "10", showsCode: true),
    Appearance(
      testDescription: "dark-code-drawing-zh-Hans", theme: .dark, languages: .simplifiedChinese,
      size: CGSize(width: 1024, height: 640), file: "FingerPainting.swift",
      touches: ["down 80,300", "move 300,420 over 300", "up"]),
    Appearance(
      testDescription: "light-code-error-zh-Hans", languages: .simplifiedChinese, file: "Knob.swift",
      touches: ["down 80,390", "move 195,270 over 300", "up"],
      error: FileNotice.Problem(place: "Knob.swift:27:17", message: "cannot find 'angel' in scope")),
    Appearance(
      testDescription: "dark-code-whynot-en", theme: .dark, file: "Knob.swift", touches: ["tap 195,390"],
      whyNot: "turnRecognizer"),
    Appearance(
      testDescription: "light-code-compare-en", file: "Knob.swift",
      touches: ["down 80,390", "move 195,270 over 300", "up"],
      partner: ("isOpaque = false", "isUserInteractionEnabled = false")),
    Appearance(
      testDescription: "dark-code-compare-zh-Hans", theme: .dark, languages: .simplifiedChinese, file: "Knob.swift",
      touches: ["down 80,390", "move 195,270 over 300", "up"],
      partner: ("let rim: CGFloat = 56", "let rim: CGFloat = 12"),
      partnerError: FileNotice.Problem(place: "Knob.swift:27:17", message: "cannot find 'angel' in scope")),
  ]

  @Test(arguments: appearances.sample(every: 3))
  func theWindowEqualsItsPicture(appearance: Appearance) throws {
    assertPicture(try picture(appearance), matches: "../../Window/WindowPictures/\(appearance.testDescription).png")
  }

  private func picture(_ appearance: Appearance) throws -> Bitmap {
    let root = try BundledFiles.samples().appending(path: "apps/\(appearance.file)")
    let scene = try CodeScene.make(root.path, playing: appearance.touches.map(ScriptLine.parse))
    let playback = CodeScene.playback(of: try CodeBuilder().program(of: CodeSources(root.path)), scene)
    var options = WorkbenchOptions()
    (options.size, options.theme, options.languages) = (appearance.size, appearance.theme, appearance.languages)
    let library = try SceneLibrary.bundled()
    // The sidebar lists one preset, so that new ones do not change the pictures.
    let workbench = Workbench(
      showing: playback, among: [SceneSummary(try library.scene("five-views"))], of: library, options: options,
      typesetter: try Typesetter())
    workbench.showCode(at: root)
    if let step = appearance.step { try workbench.show(StepPlace(step)) } else { workbench.perform(.playScript) }
    if appearance.showsCode { workbench.perform(.showSource(0)) }
    if let name = appearance.whyNot {
      workbench.perform(.askWhyNot(name, at: nil))
      workbench.whyNot.finishSearch(workbench.context)
    }
    if let partner = appearance.partner {
      try compare(workbench, with: partner, of: root, appearance.partnerError)
    }
    if let error = appearance.error { workbench.codeCompiled(.failure(NotCompiled([error])), at: root) }
    let bitmap = Bitmap(width: Int(appearance.size.width), height: Int(appearance.size.height))
    bitmap.elements = ElementMap(width: bitmap.width, height: bitmap.height)
    _ = workbench.draw(into: bitmap)
    return bitmap
  }

  /// Shows another version of the code beside it.
  private func compare(
    _ workbench: Workbench, with change: (old: String, new: String), of file: URL, _ error: FileNotice.Problem?
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compare-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appending(path: "Other/Knob.swift"), text = try String(contentsOf: file, encoding: .utf8)
    try FileManager.default.createDirectory(at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(text.contains(change.old))
    try Data(text.replacing(change.old, with: change.new).utf8).write(to: other)
    let root = other.deletingLastPathComponent()
    try workbench.compare(with: root.path)
    let runner = ProgramRunner(try CodeBuilder().program(of: CodeSources(root.path)))
    let scene = try CodeScene.make(root.path, playing: [])
    workbench.codeCompiled(.success(CompiledCode(scene: scene, runner: runner)), at: root)
    if let error { workbench.codeCompiled(.failure(NotCompiled([error])), at: root) }
  }
}
