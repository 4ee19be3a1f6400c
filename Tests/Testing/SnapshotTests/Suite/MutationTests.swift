import Foundation
import Scenes
import Testing

@testable import Snapshots

/// `touchstone mutate`: which changed flags a suite's expectations notice.
struct MutationTests {
  private func report(_ scenes: [String: String], jobs: Int = 1) throws -> MutationReport {
    let folder = try SuiteFolder(scenes)
    return try MutationRun(jobs: jobs, workerCommand: [SuiteFolder.program, "test-worker"])
      .run(SceneSuite([folder.url.path]))
  }

  /// The changes with an outcome, without their values.
  private func changes(_ outcome: MutationResult.Outcome, _ report: MutationReport) -> [String] {
    report.scenes.flatMap(\.results).filter { $0.outcome == outcome }.map { "\($0.object).\($0.property)" }
  }

  @Test func aSuiteThatNoticesEveryChangeWithAnEffectPasses() throws {
    let report = try report([
      "card.yaml": TestScenes.card(
        more:
          "expect:\n  - { at: end, hit: button, order: W+ card+ button+, chain: [button], actions: [button touchUpInside pay], phases: [button began ended] }"
      )
    ])
    #expect(changes(.unnoticed, report) == [])
    #expect(
      changes(.noticed, report) == [
        "W.isHidden", "W.alpha", "W.isUserInteractionEnabled", "card.isHidden", "card.alpha",
        "card.isUserInteractionEnabled", "button.isHidden", "button.alpha", "button.isUserInteractionEnabled",
        "button.isEnabled",
      ])
    // One finger, and no view outside its superview: these flags change nothing, so nobody could notice them.
    #expect(
      changes(.withoutEffect, report)
        == ["W", "card", "button"].flatMap { view in
          ["clipsToBounds", "isMultipleTouchEnabled", "isExclusiveTouch"].map { "\(view).\($0)" }
        })
    #expect(report.status == 0)
    #expect(report.text() == "1 scene, 19 changes: 10 noticed, 0 not noticed, 9 without effect; score 100 %\n")
  }

  @Test func aSceneWhoseViewsCodeMakesIsLeftOut() throws {
    let report = try report(["code.yaml": "code: v.swift\nexpect:\n  - { at: end, hit: v }", "v.swift": "import UIKit"])
    #expect(report.status == 0)
    #expect(
      report.text().hasSuffix(
        "code.yaml: is left out, as code makes its views\n0 scenes, 0 changes: 0 noticed, 0 not noticed, 0 without effect\n"
      ))
  }

  @Test func aChangeThatNoExpectationNoticesIsListedWithFileAndLine() throws {
    let folder = try SuiteFolder([
      "card.yaml": TestScenes.card(
        button: "isEnabled: true, frame: 20 20 120 44", more: "expect:\n  - { at: end, hit: button }")
    ])
    let result = try folder.run("mutate", ".")
    #expect(result.status == 1)
    let effect =
      "trace in default @end differs at step 21:  - button sends pay for touchUpInside      + button handles touchesEnded"
    #expect(
      result.printed
        == "card.yaml:5: button.isEnabled true → false: not noticed; \(effect)\n"
        + "1 scene, 19 changes: 9 noticed, 1 not noticed, 9 without effect; score 90 %\n")
  }

  @Test func withoutExpectationsNothingIsNoticed() throws {
    let report = try report(["card.yaml": TestScenes.card])
    #expect(changes(.noticed, report) == [])
    #expect(changes(.unnoticed, report).count == 10)
    #expect(report.status == 1)
    #expect(report.text().hasSuffix("score 0 %\n"))
  }

  /// Each change would seem to be noticed by the expectation that is not met anyway.
  @Test func aSceneThatIsNotAsExpectedUnchangedHasNoScore() throws {
    let report = try report(["card.yaml": TestScenes.card(more: "expect:\n  - { at: end, hit: card }")])
    #expect(report.scenes.flatMap(\.results) == [])
    #expect(report.status == 1)
    #expect(
      report.text().contains("card.yaml: is not as expected without a change: default: hit at end: expected card"))
  }

  @Test func aSceneThatCannotBeReadIsAnErrorAndTheOthersAreTested() throws {
    let report = try report([
      "broken.yaml": TestScenes.broken, "card.yaml": TestScenes.card(more: "expect:\n  - { at: end, hit: button }"),
    ])
    #expect(report.status == 65)
    #expect(report.text().contains("broken.yaml:3:5: error: unknown input `fly`"))
    #expect(report.text().contains("9 noticed, 1 not noticed"))
  }

  @Test func flagsOfRecognizersCount() throws {
    let scene = """
      views:
        - name: pad
          frame: 0 0 300 300
          recognizers:
            - { name: tap, kind: tap, action: note to pad }
      script:
        - tap 100,100
      expect:
        - { at: end, actions: [tap note] }
      """
    let report = try report(["tap.yaml": scene])
    #expect(changes(.noticed, report).filter { $0.hasPrefix("tap.") } == ["tap.isEnabled", "tap.shouldBegin"])
    #expect(
      changes(.unnoticed, report).filter { $0.hasPrefix("tap.") } == [
        "tap.cancelsTouchesInView", "tap.delaysTouchesBegan",
      ])
    #expect(changes(.withoutEffect, report).filter { $0.hasPrefix("tap.") } == ["tap.delaysTouchesEnded"])
  }

  @Test func aChangeThatAnotherVariantNoticesIsNoticed() throws {
    let expectations = "expect:\n  - { at: inside, variant: off, hit: W }\n  - { at: inside, hit: card }\n"
    let report = try report(["marks.yaml": TestScenes.marks + "\n" + expectations])
    // The variant sets this flag itself, so only the default one can notice it.
    #expect(changes(.noticed, report).contains("card.isUserInteractionEnabled"))
    let reasons = report.scenes.flatMap(\.results).filter { $0.outcome == .noticed }.map(\.reason)
    #expect(reasons.contains { $0.hasPrefix("default: hit at inside: expected card") })
    #expect(reasons.contains { $0.hasPrefix("off: hit at inside: expected W") } == false)
  }

  @Test func severalProcessesReportTheSame() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.marks, "b.yaml": TestScenes.broken, "c.yaml": TestScenes.card])
    let alone = try folder.run("mutate", ".", "--jobs", "1", "--json")
    let together = try folder.run("mutate", ".", "--jobs", "3", "--json")
    #expect(together.printed == alone.printed)
    #expect(alone.status == 65)
    let json = try JSONSerialization.jsonObject(with: Data(alone.printed.utf8)) as? [String: Any]
    #expect(json?["format"] as? Int == 1)
    #expect(json?["score"] as? Int == 0)
    let scenes = try #require(json?["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["name"] as? String } == ["a", "b", "c"])
    let first = try #require((scenes[2]["changes"] as? [[String: Any]])?.first)
    #expect(first["object"] as? String == "W")
    #expect(first["outcome"] as? String == "unnoticed")
    #expect(try folder.run("mutate", ".", "--jobs", "0").status == 64)
  }

  @Test func aWorkerThatEndsIsAnErrorOfItsScene() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.card])
    let run = MutationRun(jobs: 2, workerCommand: ["/bin/sh", "-c", "read a; read b"])
    let report = try run.run(SceneSuite([folder.url.path]))
    #expect(report.status == 65)
    #expect(report.scenes.flatMap(\.diagnostics).count == 2)
  }

  @Test func linesOfObjectsAreThoseOfTheFile() {
    let lines = SceneLines(
      """
      variants: [{ name: card, edits: [] }]
      views:
        - name: card
          frame: 0 0 10 10
          controller: page
          alpha: 0.5
          recognizers:
            - { name: tap, kind: tap }
          views:
            - frame: 0 0 1 1
              name: leaf
      """)
    #expect(lines.line(of: "card") == 3)
    #expect(lines.line(of: "card", .alpha) == 6)
    #expect(lines.line(of: "card", .isHidden) == 3)
    #expect(["tap", "leaf", "page"].map { lines.line(of: $0) } == [8, 10, 5])
    #expect(lines.line(of: "W") == 1)
    #expect(SceneLines("{").line(of: "card") == 1)
  }
}
