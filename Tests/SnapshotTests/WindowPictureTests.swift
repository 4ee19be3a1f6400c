@testable import Canvas
import Foundation
import SceneTesting
import Testing
@testable import ElementMaps
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes

/// The whole window in a few looks: every theme, every language, live and step by step. Where it differs from the reference
/// picture in `Tests/WindowPictures`, the elements that do are named.
///
/// `Scripts/references` makes the pictures.
struct WindowPictureTests {
  /// What a picture shows, and how.
  struct Appearance: Sendable, CustomTestStringConvertible {
    var theme = Theme.Name.light
    var languages = Languages.english
    var scene: String
    /// Live if nil.
    var step: String?
    var size = CGSize(width: 1280, height: 800)

    /// The file's name: `dark-step-zh-Hans`.
    var testDescription: String { "\(theme.rawValue)-\(step == nil ? "live" : "step")-\(languages.rawValue)" }
  }

  nonisolated static let looks = [
    Appearance(scene: "five-views"),
    Appearance(scene: "five-views", step: "9"),
    Appearance(languages: .both, scene: "single-waits-for-double", step: "end"),
    Appearance(theme: .dark, scene: "beyond-the-superview"),
    Appearance(theme: .dark, languages: .simplifiedChinese, scene: "beyond-the-superview", step: "9"),
    Appearance(theme: .dark, languages: .both, scene: "phone-call"),
    Appearance(theme: .projector, scene: "the-override", step: "above"),
    Appearance(
      theme: .projector, languages: .simplifiedChinese, scene: "five-views", size: CGSize(width: 1024, height: 640)),
  ]

  /// Whether the pictures are here, or are being made.
  nonisolated static let arePicturesHere =
    ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] != nil
    || FileManager.default.fileExists(
      atPath: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "WindowPictures").path)

  @Test(.enabled(if: arePicturesHere, "Scripts/references makes the pictures"), arguments: looks)
  func theWindowLooksAsInItsReferencePicture(appearance: Appearance) throws {
    assertPicture(try picture(appearance), matches: "../WindowPictures/\(appearance.testDescription).png")
  }

  @Test func everyLookHasAPictureOfItsOwn() {
    #expect(Set(Self.looks.map(\.testDescription)).count == Self.looks.count)
  }

  /// The rail lists only the lessons of these pictures, so that they stay as they are when another lesson comes.
  private func picture(_ appearance: Appearance) throws -> Bitmap {
    var options = WorkbenchOptions()
    (options.size, options.theme, options.languages) = (appearance.size, appearance.theme, appearance.languages)
    let library = try SceneLibrary.bundled()
    let names = Self.looks.map(\.scene)
    let presets = try names.indices.filter { names.firstIndex(of: names[$0]) == $0 }
      .map { SceneSummary(try library.scene(names[$0])) }
    let workbench = try Workbench(
      showing: library.scene(appearance.scene), among: presets, of: library, options: options, typesetter: Typesetter())
    if let step = appearance.step { try workbench.show(StepPlace(step)) } else { workbench.perform(.playScript) }
    let bitmap = Bitmap(width: Int(appearance.size.width), height: Int(appearance.size.height))
    bitmap.elements = ElementMap(width: bitmap.width, height: bitmap.height)
    _ = workbench.draw(into: bitmap)
    return bitmap
  }
}
