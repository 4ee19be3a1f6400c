import Foundation
import Synchronization
import Testing

@testable import SceneTesting
@testable import Snapshots
@testable import TouchTesting
@testable import TouchTrace
@testable import UIKitCore

/// The assertions for tests of other packages, and the issues that they record.
struct AssertionTests {
  /// Returns the texts of the issues that `body` records, which are known issues here.
  private func issues(_ body: () -> Void) -> [String] {
    let texts = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return texts.withLock(\.self)
  }

  /// Runs an assertion as if in a file of the folder, with the given environment.
  private func check(
    _ folder: SuiteFolder, _ match: SceneMatch? = .behavior, _ environment: [String: String] = [:]
  ) -> [String] {
    issues {
      let run = AssertionRun(
        filePath: folder.path("Tests.swift"), sourceLocation: #_sourceLocation, environment: environment)
      run.checkSuite([folder.url.path], match, results: folder.path(".touchstone"))
    }
  }

  @Test func equalSnapshotsRecordNoIssue() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    #expect(check(folder, .behavior, ["TOUCHSTONE_UPDATE": "missing"]) == [])
    #expect(check(folder) == [])
    assertScene("card.yaml", matches: .behavior, filePath: folder.path("Tests.swift"))
    assertScenes(in: ".", matches: .behavior, filePath: folder.path("Tests.swift"))
  }

  @Test func theIssueForAMissingReferenceNamesTheCommandThatWritesIt() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let texts = check(folder)
    #expect(texts.count == 1)
    #expect(texts[0].contains("MISSING card-default @end"))
    #expect(texts[0].contains("no reference for scene, trace, hit map; TOUCHSTONE_UPDATE=missing swift test writes it"))
    #expect(try folder.references().isEmpty)
  }

  @Test func eachCaseThatDiffersIsAnIssueWithStepAndView() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks, "card.yaml": TestScenes.card])
    _ = check(folder, .behavior, ["TOUCHSTONE_UPDATE": "all"])
    try folder.write(TestScenes.card(button: "isUserInteractionEnabled: false, frame: 20 20 120 44"), to: "card.yaml")
    try folder.write(TestScenes.marks.replacing("300,200", with: "300,300"), to: "marks.yaml")
    let texts = check(folder)
    #expect(texts.count == 3)
    #expect(texts[0].hasPrefix("button.isUserInteractionEnabled true → false\nFAIL card-default @end"))
    #expect(texts[0].contains("differs at step 8:  - button.pointInside → YES      + button skipped: interaction off"))
    #expect(
      texts[0].contains(
        "accept: TOUCHSTONE_UPDATE=changed swift test --filter eachCaseThatDiffersIsAnIssueWithStepAndView"))
    #expect(texts[0].contains("5,280 points changed owner: button → card, in 40,40 120×44"))
    #expect(texts[1].hasPrefix("script line 4: tap 300,200 → 300,300\nFAIL marks-default @outside"))
    #expect(texts[2].hasPrefix("script line 4: tap 300,200 → 300,300\nFAIL marks-off @outside"))
  }

  @Test func anInvalidAndAMissingSceneAreIssues() throws {
    let folder = try SuiteFolder(["broken.yaml": TestScenes.broken])
    #expect(check(folder).first?.contains("broken.yaml:3:5: error: unknown input `fly`") == true)
    let texts = issues { assertScene("nobody.yaml", filePath: folder.path("Tests.swift")) }
    #expect(texts.count == 1)
    #expect(texts[0].contains(folder.path("nobody.yaml")))
  }

  @Test func anObsoleteReferenceIsAnIssue() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    _ = check(folder, .behavior, ["TOUCHSTONE_UPDATE": "all"])
    try folder.write("old", to: "card.reference/gone@end.txt")
    #expect(check(folder).first?.contains("belongs to no case; TOUCHSTONE_UPDATE=all swift test removes it") == true)
  }

  @Test func nothingIsWrittenInCIModeOrWithAnUnknownUpdate() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let ci = check(folder, .behavior, ["TOUCHSTONE_UPDATE": "all", "CI": "true"])
    #expect(ci.first?.contains("CI is set, and CI mode writes no references.") == true)
    let unclear = check(folder, .behavior, ["TOUCHSTONE_UPDATE": "yes"])
    #expect(unclear.first?.contains("TOUCHSTONE_UPDATE is none, missing, changed or all; not `yes`") == true)
    #expect(try folder.references().isEmpty)
  }

  @Test func expectationsNeedNoReferences() throws {
    let folder = try SuiteFolder([
      "right.yaml": TestScenes.card(more: "expect:\n  - { at: end, hit: button }"),
      "wrong.yaml": TestScenes.card(more: "expect:\n  - { at: end, hit: card }"),
    ])
    let texts = check(folder, .expectations)
    #expect(texts.count == 1)
    #expect(texts[0].contains("hit at end: expected card, was button"))
  }

  @Test func testingASceneKeepsTheArtifactsOfOthers() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.card])
    var options = SuiteOptions()
    options.results = folder.path(".touchstone")
    options.layers = [.trace]
    for name in ["a.yaml", "b.yaml"] { _ = try SingleTest.run(SceneSuite([folder.path(name)]), options) }
    #expect(folder.exists(".touchstone/a-default/actual.txt"))
    options.update = .missing
    _ = try SingleTest.run(SceneSuite([folder.path("a.yaml")]), options)
    #expect(!folder.exists(".touchstone/a-default"))
    #expect(folder.exists(".touchstone/b-default/actual.txt"))
  }

  // MARK: Pictures and maps

  private func check(
    _ folder: SuiteFolder, update: SuiteOptions.Update = .none, _ work: (SuiteOptions) throws -> CaseResult
  ) -> [String] {
    issues {
      let environment = ["TOUCHSTONE_UPDATE": update.rawValue]
      let run = AssertionRun(
        filePath: folder.path("T.swift"), sourceLocation: #_sourceLocation, environment: environment)
      run.check(.hitMap) { options in
        var options = options
        options.results = folder.path(".touchstone")
        return SceneResult(name: "", path: "", cases: [try work(options)])
      }
    }
  }

  @Test func aPictureIsComparedWithAFile() throws {
    let folder = try SuiteFolder()
    let file = folder.url.appending(path: "pictures/disc.png")
    let picture = TestPictures.disc()
    #expect(check(folder, update: .missing) { try SingleTest.run(picture, reference: file, $0) } == [])
    #expect(check(folder) { try SingleTest.run(picture, reference: file, $0) } == [])
    let texts = check(folder) { try SingleTest.run(TestPictures.disc(shift: 1), reference: file, $0) }
    #expect(texts.count == 1)
    #expect(
      texts[0].contains(/FAIL disc @frame  96×96\n  frame    [0-9,]+ px \([0-9.]+ %\) in [0-9]+,[0-9]+ [0-9]+×[0-9]+/))
    #expect(
      folder.files(under: ".touchstone/disc") == [
        "accept.json", "actual.png", "diff.png", "expected.png", "result.json",
      ])
  }

  @Test func theMapOfAnApplicationIsComparedWithAFile() throws {
    let folder = try SuiteFolder()
    let file = folder.url.appending(path: "maps/screen.png")
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20), application: application)
    window.makeKeyAndVisible()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(button)
    func check(update: SuiteOptions.Update = .none) -> [String] {
      self.check(folder, update: update) { options in
        let map = try HitMap.map(of: application, size: CGSize(width: 40, height: 20))
        return try SingleTest.run(map, reference: file, options)
      }
    }
    #expect(check(update: .missing) == [])
    #expect(check() == [])
    button.isHidden = true
    #expect(check().first?.contains("100 points changed owner: UIButton → UIWindow, in 0,0 10×10") == true)
  }

  @Test func theFailureOfAHitMapBeginsWithTheTreeBesideIt() throws {
    let folder = try SuiteFolder(), application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20), application: application)
    window.makeKeyAndVisible()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    button.accessibilityIdentifier = "pay"
    window.addSubview(button)
    let tests = folder.path("Tests.swift")
    let map = try HitMap.map(of: application, size: window.bounds.size)
    #expect(
      check(folder, update: .missing) {
        try SingleTest.run(map, reference: folder.url.appending(path: "maps/pay.png"), $0)
      } == [])
    TreeFile(application, beside: "maps/pay.png", filePath: tests).keep(isWritten: true, at: #_sourceLocation)
    #expect(folder.files(under: "maps") == ["pay.png", "pay.tree.txt"])
    func texts() -> [String] {
      issues { assertHitMap(of: application, size: window.bounds.size, matches: "maps/pay.png", filePath: tests) }
    }
    #expect(texts() == [])
    button.frame.origin.x = 20
    #expect(texts().first?.hasPrefix("pay.frame 0 0 10 10 → 20 0 10 10\n") == true)
  }
}
