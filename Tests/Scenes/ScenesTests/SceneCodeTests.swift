import Foundation
import Testing

@testable import Scenes

/// Scenes whose windows code makes.
@Suite struct SceneCodeTests {
  private static let text = """
    code: Sources
    class: KnobView
    frame: 10 20 300 300
    screen: 320 568
    script:
      - tap 160,200
      - mark tapped
    expect:
      - at: tapped
        hit: knob
        chain: [knob, view, viewController]
        gestures: [turn began ended]
        actions: [knob valueChanged turned, turn]

    """

  /// Nobody knows the names before the code runs.
  @Test func anyNamesAreExpected() throws {
    let scene = try Scene.parse(Self.text, file: "knob.yaml")
    #expect(
      scene.code
        == SceneCode(
          path: "Sources", className: "KnobView", frame: CGRect(x: 10, y: 20, width: 300, height: 300),
          screen: CGSize(width: 320, height: 568)))
    #expect(scene.size == CGSize(width: 320, height: 568) && scene.views.isEmpty)
    let actions = try #require(scene.expectations.first?.actions)
    #expect(actions.map(\.event) == [.valueChanged, nil] && actions.map(\.action) == ["turned", nil])
  }

  @Test func theTextIsWrittenAsItWasRead() throws {
    let scene = try Scene.parse(Self.text, file: "knob.yaml")
    #expect(try Scene.parse(scene.text, file: "knob.yaml").text == scene.text)
    #expect(
      scene.text.contains("code: Sources\nclass: KnobView\nframe: 10 20 300 300\nscreen: 320 568\n")
        && !scene.text.contains("views"))
  }

  @Test func theCodeLiesBesideTheScene() throws {
    var scene = try Scene.parse("code: ../Sources\nscript:\n  - tap 1,1\n", file: "knob.yaml")
    scene.source = URL(filePath: "/home/me/scenes/knob.yaml")
    #expect(scene.codeFile?.path == "/home/me/Sources")
    #expect(scene.size == CGSize(width: 390, height: 844))
  }

  @Test(arguments: [
    ("code: A.swift\nviews: []\n", "knob.yaml:2:8: error: a scene with `code` has no `views`: the code makes it"),
    (
      "views: []\nclass: A\n",
      "knob.yaml:2:8: error: `class` is of scenes with `code`, the path of a Swift file or of a folder"
    ),
    ("code: /etc\n", "knob.yaml:1:7: error: `code` is a path from the folder of this file, not from the root: `/etc`"),
    (
      "code: A.swift\nclass: a knob\n",
      "knob.yaml:2:8: error: `class` is the name of a class of the code, such as KnobView, not `a knob`"
    ),
    ("code: A.swift\nframe: 0 0 1 1\n", "knob.yaml:2:8: error: `frame` is the place of a view; name its `class`, too"),
    ("code: A.swift\nscreen: 5000 10\n", "knob.yaml:2:9: error: a screen is from 1 to 4096 points wide and high"),
    ("cod: A.swift\n", "knob.yaml:1:1: error: unknown key `cod` in a scene; did you mean `code`?"),
    (
      "code: A.swift\nscript: [set a.alpha 0]\n",
      "knob.yaml:2:10: error: the properties of `a` are set by the code, not by the scene"
    ),
  ])
  func aMistakeHasItsPlace(text: String, message: String) throws {
    let error = #expect(throws: SceneError.self) { try Scene.parse(text, file: "knob.yaml") }
    #expect(error?.diagnostics.map(\.description).contains(message) == true, "\(String(describing: error))")
  }

  /// The apps are the presets of the last lesson, with texts in both languages.
  @Test func theAppsArePresets() throws {
    let library = try SceneLibrary.bundled(), apps = try library.scenesWithCode()
    #expect(apps.count == library.apps.count && apps.map(\.id).contains("P52"))
    #expect(try library.presets().suffix(apps.count).map(\.id) == apps.map(\.id))
    for scene in apps {
      #expect(scene.lesson == .apps && !scene.expectations.isEmpty && scene.invitation?.script != nil, "\(scene.id)")
      #expect(try library.scene(scene.id.lowercased()) == scene && library.scene(scene.slug) == scene)
      #expect(scene.codeFile.map { FileManager.default.fileExists(atPath: $0.path) } == true, "\(scene.id)")
      let texts = [scene.name, scene.title, scene.caption, scene.invitation?.text, scene.point].compactMap(\.self)
      #expect(texts.count == 5 && texts.allSatisfy { $0.english != $0.simplifiedChinese }, "\(scene.id)")
      for (text, english, chinese) in [
        (scene.name, 20, 10), (scene.caption, 90, 40), (scene.point ?? scene.name, 70, 35),
      ] {
        #expect(
          text.english.count <= english && text.simplifiedChinese.count <= chinese, "\(scene.id): \(text.english)")
      }
    }
  }
}
