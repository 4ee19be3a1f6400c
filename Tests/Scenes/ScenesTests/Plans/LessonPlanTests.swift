import Foundation
@testable import TestSupport
import Testing

@testable import Scenes

@Suite struct LessonPlanTests {
  private static func library() throws -> SceneLibrary { try SceneLibrary.bundled() }

  private func plan(_ text: String) throws -> LessonPlan {
    try LessonPlan.parse(
      text, file: "plan.yaml", folder: FileManager.default.temporaryDirectory, library: Self.library())
  }

  @Test func aPartHasTheNameAndTheFirstVariantOfItsScene() throws {
    let plan = try plan("title: Class\nparts:\n  - scene: five-views\n  - { scene: p16, minutes: 5, ask: none }\n")
    let scene = try Self.library().scene("P01")
    #expect(plan.title[.english] == "Class")
    #expect(plan.parts.map(\.scene) == ["P01", "P16"])
    #expect(plan.parts[0].title == scene.name && plan.parts[0].variant == scene.variants[0].name)
    #expect(plan.parts[0].questions == QuestionKind.allCases && plan.parts[1].questions == [])
    #expect(plan.minutes == 5 && plan.parts[0].minutes == nil)
  }

  @Test func theQuestionsAreInTheOrderInWhichTheyAreAsked() throws {
    let plan = try plan(
      "parts:\n  - { scene: five-views, ask: [handler, winner] }\n  - { scene: hidden, ask: inside }\n")
    #expect(plan.parts.map(\.questions) == [[.winner, .handler], [.inside]])
  }

  @Test(arguments: [
    ("parts: []", "1:1", "a lesson plan has at least one part, such as `- scene: five-views`"),
    (
      "title: x\nparts:\n  - minutes: 3\n", "3:5",
      "a part needs `scene:`, the name of a preset or the path of a scene file"
    ),
    ("part:\n  - scene: hidden\n", "1:1", "unknown key `part` in a lesson plan; did you mean `parts`?"),
    ("parts:\n  - scene: hiden\n", "2:12", "did you mean `hidden`?"),
    ("parts:\n  - scene: no/such.yaml\n", "2:12", "the scene `no/such.yaml` cannot be read: there is no such file"),
    ("parts:\n  - { scene: hidden, minutes: 0 }\n", "2:31", "`minutes` is a number from 1 to 600, not `0`"),
    ("parts:\n  - { scene: hidden, ask: [winer] }\n", "2:28", "there is no question `winer`; did you mean `winner`?"),
    ("parts:\n  - { scene: hidden, variant: x }\n", "2:31", "`hidden` has no variant `x`"),
    ("parts: 3", "1:8", "`parts` needs a list"),
    ("- 1", "1:1", "expected a lesson plan, written as lines of `key: value`"),
    ("", "plan.yaml", "the file is empty; a lesson plan has `parts:`"),
  ])
  func anErrorHasItsPlaceAndWhatWouldBeRight(_ text: String, _ place: String, _ message: String) {
    let error = #expect(throws: SceneError.self) { try plan(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
  }

  @Test func aSceneBesideThePlanIsNamedByItsPath() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "views: [{ name: a, frame: 0 0 9 9 }]".write(
      to: folder.appending(path: "mine.yaml"), atomically: true, encoding: .utf8)
    let file = folder.appending(path: "class.yaml")
    try "parts: [{ scene: mine.yaml }]".write(to: file, atomically: true, encoding: .utf8)
    let plan = try LessonPlan.load(file, library: Self.library())
    #expect(plan.parts[0].scene == folder.appending(path: "mine.yaml").standardizedFileURL.path)
    #expect(LessonPlan.isPlan(file) && !LessonPlan.isPlan(folder.appending(path: "mine.yaml")))
  }

  @Test func theFirstHourHas45MinutesAndNotesInBothLanguages() throws {
    let library = try Self.library()
    let files = LessonPlan.bundledFiles(of: library)
    #expect(files.map(\.lastPathComponent) == ["first-hour.yaml"])
    let plan = try LessonPlan.load(try #require(files.first), library: library)
    #expect(plan.minutes == 45)
    for part in plan.parts {
      #expect(part.minutes != nil && !part.notes.isEmpty, "\(part.scene)")
      for note in part.notes { #expect(note[.english] != note[.simplifiedChinese], "\(note)") }
    }
  }

  /// A note speaks only of names, values and methods that its scene has. In Chinese these are the Latin words; in English,
  /// those with capitals inside, and numbers.
  @Test func theNotesOfTheFirstHourSpeakOfTheirScenes() throws {
    let library = try Self.library()
    let plan = try LessonPlan.load(try #require(LessonPlan.bundledFiles(of: library).first), library: library)
    // The window, methods that `touches: handles` and `hitTest` stand for, an answer, and the key that compares.
    let common: Set<String> = ["W", "touchesBegan", "super", "hitTest", "YES", "NO", "C", "alpha"]
    for part in plan.parts {
      let file = try #require(library.files.first { $0.lastPathComponent.hasPrefix(part.scene.dropFirst() + "-") })
      let text = try String(contentsOf: file, encoding: .utf8)
      let words = Self.words(try #require(text.components(separatedBy: "\nviews:").last))
      for note in part.notes {
        let chinese = Self.words(note[.simplifiedChinese]), english = Self.words(note[.english])
        #expect(chinese.subtracting(words).subtracting(common) == [], "\(part.scene)")
        #expect(english.filter(Self.isCode).subtracting(words).subtracting(common) == [], "\(part.scene)")
        #expect(chinese.subtracting(english).subtracting(["YES", "NO"]) == [], "\(part.scene)")
      }
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.matches(of: /[A-Za-z_][A-Za-z0-9_]*|[0-9]+(\.[0-9]+)?/).map { String($0.output.0) })
  }

  private static func isCode(_ word: String) -> Bool {
    word.first?.isNumber == true || word.dropFirst().contains { $0.isUppercase || $0.isNumber || $0 == "_" }
      || word.count == 1 && word.first?.isUppercase == true && word != "A"
  }
}
