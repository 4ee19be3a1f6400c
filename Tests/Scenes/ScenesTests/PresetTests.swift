import Foundation
import Testing

@testable import Scenes

@Suite struct PresetTests {
  @Test func thePresetsLoadInOrder() throws {
    let scenes = try SceneLibrary.bundled().scenes()
    #expect(scenes.map(\.id) == PresetExpectationTests.ids)
    #expect(scenes.map { $0.lesson?.rawValue ?? 0 }.sorted() == scenes.map { $0.lesson?.rawValue ?? 0 })
    let counts = Scene.Lesson.allCases.map { lesson in scenes.filter { $0.lesson == lesson }.count }
    #expect(counts == [12, 10, 9, 10, 6, 0])
  }

  @Test func theFormatDocumentationHasEveryKey() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let page = try String(contentsOf: root.appending(path: "samples/README.md"), encoding: .utf8)
    let keys = SceneReader.keys + TreeReader.viewKeys + Property.allCases.map(\.rawValue)
    #expect(keys.filter { !page.contains("`\($0)`") && !page.contains("\($0):") } == [])
  }

  @Test func everyVariantOfAPresetHasAnExpectation() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let expected = scene.expectations.map { $0.variant ?? scene.variants[0].name }
      #expect(Set(expected) == Set(scene.variants.map(\.name)), "\(scene.id)")
    }
  }

  @Test func everyPresetHasTextsInBothLanguages() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let texts = [scene.name, scene.title, scene.caption] + scene.notes + scene.variants.dropFirst().map(\.title)
      for text in texts {
        #expect(text.english != text.simplifiedChinese, "\(scene.id): \(text.english)")
        #expect(text.simplifiedChinese.unicodeScalars.contains { $0.value > 0x2E80 }, "\(scene.id)")
      }
    }
  }

  @Test func aCaptionFitsTheNarrationLine() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      #expect(scene.caption.english.count <= 90, "\(scene.id)")
      #expect(scene.caption.simplifiedChinese.count <= 40, "\(scene.id)")
    }
  }

  @Test func namesFitTheSidebar() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      #expect(scene.name.english.count <= 20 && scene.name.simplifiedChinese.count <= 10, "\(scene.id)")
    }
  }

  @Test func everyMarkOfAPresetHasAnExpectation() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let expected = Set(scene.expectations.map(\.mark))
      #expect(expected.isSuperset(of: scene.script.marks), "\(scene.id)")
      #expect(!scene.script.marks.isEmpty, "\(scene.id)")
    }
  }

  @Test(arguments: ["P16", "p16", "16", "beyond-the-superview"])
  func aPresetIsFoundByIdNumberAndSlug(_ name: String) throws {
    #expect(try SceneLibrary.bundled().scene(name).title.english == "Button beyond its superview")
  }

  @Test func theErrorOfAnUnknownPresetHasTheMostSimilarName() {
    let error = #expect(throws: SceneError.self) { try SceneLibrary.bundled().scene("five-vews") }
    #expect(
      error?.description
        == "five-vews: error: there is no preset of this name; did you mean `five-views`? For a file, write its path, "
        + "such as `./five-vews.yaml`")
  }
}
