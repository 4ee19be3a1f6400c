import Foundation
import Testing
@testable import Canvas
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace

/// A lesson plan in the window: its parts, the answers of the class, and what is kept of them.
@Suite struct PlanTests {
  private let folder: URL
  private let workbench: Workbench

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var options = WorkbenchOptions()
    options.folder = folder
    workbench = try Workbench(options: options)
  }

  private func openFirstHour() throws {
    try workbench.openPlan(try #require(Workbench.planFile(named: "first-hour")))
    workbench.arrange()
  }

  private func open(_ text: String) throws {
    let file = folder.appending(path: "class.yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    workbench.perform(.openFile("class.yaml"))
  }

  /// Lets the class vote for the open question, and reveals the answer.
  private func vote(_ votes: [Int]) {
    for (choice, count) in votes.enumerated() { workbench.perform(.predict(.addVotes(count, to: choice))) }
    workbench.perform(.predict(.reveal))
    workbench.perform(.predict(.next))
  }

  // MARK: Parts

  @Test func pageDownGoesThroughThePlanAndStopsAtItsEnds() throws {
    try openFirstHour()
    let parts = try #require(workbench.planState).plan.parts
    #expect(workbench.playback.scene.id == parts[0].scene)
    workbench.key(.pageUp)
    #expect(workbench.statusMessage?.text == "This is the first part of the plan")
    for part in parts.dropFirst() {
      workbench.key(.pageDown)
      #expect(workbench.playback.scene.id == part.scene && workbench.playback.variant.name == part.variant)
    }
    workbench.key(.pageDown)
    #expect(workbench.statusMessage?.text == "This is the last part of the plan")
    #expect(workbench.planState?.part == parts.count - 1)
  }

  @Test func aSceneThatIsNotOfThePlanLeavesItsPlace() throws {
    try openFirstHour()
    workbench.key(.pageDown)
    workbench.perform(.openScene(id: "P40"))
    #expect(workbench.planState?.part == 1 && !workbench.isPartShown)
    workbench.key(.pageDown)
    #expect(workbench.planState?.part == 1 && workbench.isPartShown)
  }

  @Test func aClickOnARowOfTheSidebarAndTheButtonsOpenParts() throws {
    try openFirstHour()
    func click(_ name: String) throws {
      workbench.updatePanels()
      let place = try #require(workbench.panels.frame(of: name), "\(name)").center
      workbench.handle(.pointerDown(place, .left), at: workbench.time)
      workbench.handle(.pointerUp(place, .left), at: workbench.time)
    }
    try click("sidebar.part.3")
    #expect(workbench.planState?.part == 2)
    try click("plan.next")
    #expect(workbench.planState?.part == 3)
    try click("plan.previous")
    #expect(workbench.planState?.part == 2)
    try click("plan.ask")
    #expect(workbench.player.mode == .predict)
    workbench.key(.escape)
    try click("plan.close")
    #expect(workbench.planState == nil)
    workbench.updatePanels()
    #expect(workbench.panels.frame(of: "plan.next") == nil)
  }

  @Test func aBrokenPlanSaysItsErrorAndTheSceneStays() throws {
    let scene = workbench.playback.scene.id
    try open("parts:\n  - scene: no-such\n")
    #expect(workbench.planState == nil && workbench.playback.scene.id == scene)
    #expect(workbench.statusMessage?.text.contains("class.yaml:2:12") == true)
  }

  @Test func afterTheLastQuestionNGoesOnToTheNextPart() throws {
    try open("parts:\n  - { scene: five-views, ask: [handler] }\n  - { scene: hidden, ask: [winner] }\n")
    workbench.key(.character("q"))
    let count = try #require(workbench.predicting.round).questions.count
    for _ in 0..<count {
      workbench.key(.enter)
      workbench.key(.character("n"))
    }
    #expect(workbench.display.prediction?.phase == .finished && workbench.planState?.part == 0)
    workbench.key(.character("n"))
    #expect(workbench.planState?.part == 1 && workbench.display.prediction?.phase == .asking)
    // After the last part it does nothing, and is no remote control.
    for _ in 0..<10 {
      workbench.key(.enter)
      workbench.key(.character("n"))
    }
    let steps = workbench.playback.trace.steps.count
    workbench.key(.character("n"))
    #expect(workbench.planState?.part == 1 && workbench.playback.trace.steps.count == steps)
  }

  // MARK: Answers

  @Test func onlyTheQuestionsOfThePlanAreAsked() throws {
    try open("parts:\n  - { scene: five-views, ask: [handler] }\n  - { scene: hidden, ask: none }\n")
    workbench.key(.character("q"))
    let asked = try #require(workbench.predicting.round).questions.map(\.prompt.topic.kind)
    #expect(!asked.isEmpty && asked.allSatisfy { $0 == .handler })
    // A part without questions is only shown.
    workbench.key(.pageDown)
    #expect(workbench.player.mode == .live)
  }

  @Test func theVotesStayWithThePartAndAreSavedAsCSV() throws {
    try open("parts:\n  - { scene: beyond-the-superview, ask: [winner] }\n")
    workbench.key(.function(9), .shift)
    #expect(workbench.statusMessage?.text == "No votes were counted yet")
    workbench.key(.character("q"))
    let question = try #require(workbench.predicting.round?.question)
    vote(question.prompt.choices.indices.map { $0 == question.rightChoice ? 4 : 7 })
    let result = try #require(workbench.planState?.results[0].first)
    #expect(result.rightVotes == 4 && result.prompt == question.prompt)
    workbench.key(.function(9), .shift)
    #expect(workbench.statusMessage?.text == "Saved class-results.csv")
    let text = try String(contentsOf: folder.appending(path: "class-results.csv"), encoding: .utf8)
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.count == question.prompt.choices.count + 2 && lines.last == "")
    #expect(
      lines[0] == "date,plan,part,title,scene,variant,question,choice,right,hands,handsBefore,chosen,misconception")
    #expect(lines[1 + question.rightChoice].contains(",yes,4,,no,"))
    #expect(lines.dropFirst().dropLast().count { $0.contains(",no,7,,no,") } == question.prompt.choices.count - 1)
    // A second file does not replace the first.
    workbench.key(.function(9), .shift)
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "class-results-2.csv").path))
  }

  /// An answer by key has no votes: its row has no empty number.
  @Test func everyNumberOfVotesIsANumber() throws {
    try openFirstHour()
    workbench.key(.character("q"))
    workbench.key(.character("1"))
    workbench.key(.enter)
    workbench.key(.escape)
    let rows = try #require(workbench.planState).rows(.english)
    #expect(rows.contains { [.note("answered right"), .note("answered wrong")].contains($0) })
    #expect(!rows.contains { if case .count("", _) = $0 { true } else { false } })
  }

  @Test func aFieldWithCommasAndQuotesIsQuoted() throws {
    var prompt = PredictionPrompt(.inside("a, \"b\""), finger: 1, asked: 1, choices: [.yes, .no])
    prompt.asked = 3
    let question = PredictionQuestion(
      prompt: prompt, answer: PredictionAnswer(choice: .no, objects: [], decided: 4),
      misconceptions: [.edgeIsInside, nil])
    let part = LessonPlan.Part(
      title: LocalizedText("t"), scene: "P12", variant: "v", minutes: nil, questions: [], notes: [])
    let plan = LessonPlan(title: LocalizedText("p"), parts: [part])
    let text = PlanResults.csv(of: plan, [[PredictionResult(question, chosen: 1, votes: [2, 3])]], .english)
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines[1].contains("\"Is the point inside a, \"\"b\"\"?\"") && lines[1].hasSuffix(",no,2,,no,edgeIsInside"))
    #expect(lines[2].hasSuffix(",yes,3,,yes,"))
  }

  /// The scene of a plan is the path of a file, which may be called anything.
  @Test func noFieldIsAFormula() throws {
    let question = PredictionQuestion(
      prompt: PredictionPrompt(.inside("a"), finger: 1, asked: 1, choices: [.yes, .no]),
      answer: PredictionAnswer(choice: .no, objects: [], decided: 4), misconceptions: [nil, nil])
    let part = LessonPlan.Part(
      title: LocalizedText("t"), scene: "=WEBSERVICE(1)", variant: "@x", minutes: nil, questions: [], notes: [])
    let plan = LessonPlan(title: LocalizedText("p"), parts: [part])
    let text = PlanResults.csv(of: plan, [[PredictionResult(question, chosen: 1, votes: [2, 3])]], .english)
    #expect(text.components(separatedBy: "\r\n")[1].hasPrefix(",p,1,t,'=WEBSERVICE(1),'@x,"))
  }

  /// The table of a class says when and what it was, and no folder of the machine.
  @Test func theTableHasDateTitlesAndNoFolders() throws {
    let question = PredictionQuestion(
      prompt: PredictionPrompt(.inside("a"), finger: 1, asked: 1, choices: [.yes, .no]),
      answer: PredictionAnswer(choice: .no, objects: [], decided: 4), misconceptions: [nil, nil])
    let part = LessonPlan.Part(
      title: LocalizedText("Begin here"), scene: "/home/teacher/lesson/01-one.yaml", variant: "default", minutes: nil,
      questions: [], notes: [])
    let plan = LessonPlan(title: LocalizedText("My lesson"), parts: [part])
    let text = PlanResults.csv(
      of: plan, [[PredictionResult(question, chosen: 1, votes: [2, 3])]], .english, date: "2026-11-27")
    #expect(
      text.components(separatedBy: "\r\n")[1].hasPrefix("2026-11-27,My lesson,1,Begin here,01-one.yaml,default,"),
      "\(text)")
  }

  // MARK: Where it is offered

  /// In the sheet for opening, from this folder and from the shared one, and among the recent files of the start page.
  @Test func aPlanIsListedAsOne() throws {
    let shared = folder.appending(path: "shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let plan = "title: { en: My lesson, zh-Hans: 我的课 }\nparts:\n  - { scene: five-views }\n"
    try Data(plan.utf8).write(to: folder.appending(path: "lesson.yaml"))
    try Data(plan.utf8).write(to: shared.appending(path: "other.yaml"))
    try Data("parts: [{ scene: no-such }]\n".utf8).write(to: shared.appending(path: "wrong.yaml"))
    var options = WorkbenchOptions()
    (options.folder, options.sharedFolder) = (folder, shared)
    let workbench = try Workbench(options: options)
    workbench.perform(.askForFile)
    let entries = workbench.pages.offered
    #expect(entries.map(\.shownPath) == ["lesson.yaml", "shared/other.yaml", "shared/wrong.yaml"])
    #expect(entries.allSatisfy { $0.isPlan })
    #expect(entries.map(\.name.english) == ["My lesson", "My lesson", "wrong.yaml"])
    workbench.perform(.openFile("lesson.yaml"))
    #expect(workbench.planState?.plan.title.english == "My lesson")
    workbench.perform(.askForFile)
    #expect(workbench.pages.offered.first?.isRecent == true && workbench.pages.offered.first?.isPlan == true)
  }

  // MARK: The next session

  @Test func aPlanGoesOnWhereItWasLeftWithItsAnswers() throws {
    try openFirstHour()
    workbench.key(.pageDown)
    workbench.key(.character("q"))
    vote([1, 2])
    let results = try #require(workbench.planState).results
    #expect(!results[1].isEmpty)
    let state = try JSONDecoder().decode(SavedState.self, from: try JSONEncoder().encode(workbench.savedState))
    let next = try Workbench(options: WorkbenchOptions())
    next.resume(state)
    try next.openPlan(URL(fileURLWithPath: try #require(state.plan)))
    #expect(next.planState?.part == 1 && next.planState?.results == results)
    next.perform(.restartPlan)
    #expect(next.planState?.part == 0 && next.planState?.hasResults == false)
  }

  @Test func aPartThatWasChangedSinceHasNoAnswers() throws {
    try open("parts:\n  - { scene: five-views }\n  - { scene: hidden }\n")
    workbench.key(.character("q"))
    vote([1])
    workbench.perform(.closePlan)
    try open("parts:\n  - { scene: who-is-in-front }\n  - { scene: hidden }\n")
    #expect(workbench.planState?.hasResults == false)
    try open("parts:\n  - { scene: five-views }\n")
    #expect(workbench.planState?.plan.parts.count == 1)
  }

  @Test func resultsWhoseListsDoNotBelongTogetherAreDropped() throws {
    try openFirstHour()
    workbench.key(.character("q"))
    vote([1, 2])
    let plan = try #require(workbench.planState).plan
    let good = try #require(workbench.planState?.results[0].first)
    let faults: [(inout PredictionResult) -> Void] = [
      { $0.votes = [] }, { $0.votes[0] = -1 }, { $0.votes[0] = .max }, { $0.misconceptions.removeLast() },
      { $0.prompt.choices.removeAll { $0 == good.answer.choice } }, { $0.chosen = 99 }, { $0.prompt.choices = [] },
    ]
    for fault in faults {
      var broken = good
      fault(&broken)
      let parts = [PlanRecord.Part(scene: plan.parts[0].scene, results: [broken, good])]
      let session = PlanSession(plan, record: PlanRecord(file: "", part: 0, parts: parts))
      #expect(session.results[0] == [good])
      #expect(!PlanResults.csv(of: plan, session.results, .english).isEmpty)
    }
  }

  // MARK: Notes

  /// The only display is the projection: the notes are over it as long as the key is held, and not longer.
  @Test func withOneDisplayNotesAreProjectedOnlyWhileTheyAreHeld() throws {
    try openFirstHour()
    workbench.perform(.setTheme(.projector))
    let note = try #require(workbench.planState?.currentPart.notes.first)[.english]
    func isNoteSeen() -> Bool {
      workbench.arrange()
      return workbench.screen.frame.shown.flatMap(\.drawings).contains { drawing in
        if case .text(let text, _, _, _) = drawing.content { note.hasPrefix(text) && text.count > 10 } else { false }
      }
    }
    workbench.handle(.keyDown(.function(9), [], isRepeat: false), at: workbench.time)
    #expect(!workbench.teaching.showsNotes && isNoteSeen())
    workbench.handle(.keyUp(.function(9), []), at: workbench.time)
    #expect(!isNoteSeen())
  }

  @Test func withTwoDisplaysTheNotesHaveAWindow() throws {
    workbench.displays = 2
    try openFirstHour()
    #expect(workbench.handle(.exposed, at: workbench.time).contains(.showNotes(true)))
    workbench.key(.function(9))
    #expect(!workbench.teaching.showsNotes)
    workbench.key(.function(9))
    let state = try #require(workbench.planState)
    let large = NotesPicture.magnification(of: state, in: CGSize(width: 720, height: 900), workbench.notesAppearance)
    let small = NotesPicture.magnification(of: state, in: CGSize(width: 320, height: 240), workbench.notesAppearance)
    #expect(large > small)
    workbench.hideNotes()
    #expect(workbench.handle(.exposed, at: workbench.time).contains(.showNotes(false)))
  }

  @Test func withoutTheOtherDisplayTheNotesAreHidden() throws {
    workbench.displays = 2
    try openFirstHour()
    #expect(workbench.teaching.showsNotes)
    workbench.displays = 1
    #expect(!workbench.teaching.showsNotes)
  }

  @Test func theNotesAreDrawnOnlyWhenTheyChange() throws {
    workbench.displays = 2
    try openFirstHour()
    var screen = NotesScreen(), bitmap = Bitmap(width: 720, height: 900)
    let size = CGSize(width: 720, height: 900)
    #expect(!screen.draw(workbench, size: size, into: bitmap).isEmpty)
    let first = try bitmap.pngData()
    #expect(screen.draw(workbench, size: size, into: bitmap).isEmpty)
    workbench.key(.pageDown)
    #expect(!screen.draw(workbench, size: size, into: bitmap).isEmpty)
    #expect(try bitmap.pngData() != first)
    let second = try bitmap.pngData()
    bitmap = Bitmap(width: 720, height: 900)
    screen.invalidate()
    #expect(!screen.draw(workbench, size: size, into: bitmap).isEmpty)
    #expect(try bitmap.pngData() == second)
  }
}
