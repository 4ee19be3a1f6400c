import Foundation
import Testing

@testable import Scenes

@Suite struct PresetTests {
  @Test func thePresetsLoadInOrder() throws {
    let library = try SceneLibrary.bundled(), scenes = try library.scenes()
    #expect(scenes.count == library.files.count && scenes.count >= 47)
    // Lesson by lesson, and by number in a lesson; the id is the number of the file.
    let places = try scenes.map { scene in
      let number = try #require(scene.source.flatMap { Scene.number(ofFile: $0.lastPathComponent) })
      #expect(scene.id == (number < 10 ? "P0" : "P") + "\(number)")
      return [try #require(scene.lesson).rawValue, number]
    }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(places.allSatisfy { (1...5).contains($0[0]) } && Set(places.map { $0[0] }).count == 5)
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
