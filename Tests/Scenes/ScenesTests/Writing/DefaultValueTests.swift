import Testing

@testable import LiveScenes
@testable import Scenes

/// The values that a file does not write are those of new objects.
@Suite struct DefaultValueTests {
  @Test func newObjectsHaveTheDefaults() throws {
    let scene = try sceneWithEverything()
    let live = LiveScene(scene)
    for (name, kind) in scene.namedObjects where kind != .target {
      let viewClass = scene.view(named: name)?.viewClass
      for property in kind.properties {
        guard let expected = property.defaultValue(of: kind, viewClass) else { continue }
        let value = try #require(property.live.get(live, name), "\(name).\(property)")
        #expect(value.isEqual(to: expected), "\(name).\(property) is \(value.sceneText)")
      }
    }
  }

  @Test func aFileWritesTheRestAlways() {
    let withoutDefault = ObjectKind.allCases.flatMap { kind in
      kind.properties.filter { $0.defaultValue(of: kind) == nil }
    }
    #expect(Set(withoutDefault) == [.class, .frame, .contentSize, .isAlive, .maximumNumberOfTouches, .edges])
  }

  @Test func anAnswerForAPointStaysWhereTheHitOutsetsWouldChangeIt() throws {
    let text = "views:\n  - { name: a, frame: 0 0 1 1, enlargedBy: 9, pointInside: bounds }\n"
    #expect(try Scene.parse(text, file: "a.yaml").omittingDefaults().views[0].changes.count == 2)
    let button = "views:\n  - { name: a, class: EnlargedButton, frame: 0 0 1 1, enlargedBy: 0, pointInside: bounds }\n"
    #expect(try Scene.parse(button, file: "a.yaml").omittingDefaults().views[0].changes.count == 2)
  }

  private func sceneWithEverything() throws -> Scene {
    let views = ViewClass.allCases.map { "  - { name: \($0.rawValue)1, class: \($0.rawValue), frame: 0 0 9 9 }" }
    let recognizers = RecognizerKind.allCases.map { "      - { name: \($0.rawValue)1, kind: \($0.rawValue) }" }
    let root = ["  - name: root", "    frame: 0 0 9 9", "    controller: VC", "    recognizers:"] + recognizers
    return try Scene.parse((["views:"] + views + root).joined(separator: "\n"), file: "a.yaml")
  }
}
