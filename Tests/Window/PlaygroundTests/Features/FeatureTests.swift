import Foundation
import Testing

@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// The features of the workbench, each as a value without a workbench.
struct FeatureTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// The context of a preset, or of a scene, that nobody has touched.
  private func context(_ preset: String, variant: String? = nil) throws -> FeatureContext {
    let library = try SceneLibrary.bundled(), scene = try library.scene(preset)
    return try context(of: scene, library, variant: variant)
  }

  private func context(of scene: Scene, _ library: SceneLibrary, variant: String? = nil) throws -> FeatureContext {
    let playback = Playback(scene, variant: scene.variant(variant))
    playback.isInteractive = true
    let files = SceneFiles(
      library: library, presets: try library.presets(), showing: scene, folder: folder.url, sharedFolder: nil)
    let options = WorkbenchOptions()
    return FeatureContext(
      playback: playback, sceneName: files.name(of: scene), files: files,
      preferences: Preferences(theme: options.theme, languages: options.languages, windowSize: options.size))
  }

  /// A scene of a person, in a file.
  private func ownContext() throws -> FeatureContext {
    let file = try folder.write(
      "own.yaml", "title: Own\nviews:\n  - { name: box, frame: 20 20 80 40 }\n")
    var context = try context(of: Scene.load(file), SceneLibrary.bundled())
    context.sceneName = file.path
    return context
  }

  // MARK: The hit map

  @Test func theMapEndsAComparisonAndIsNotInPredictMode() throws {
    var map = HitMapOptions(), context = try context("P16")
    #expect(map.show(true, context).isEmpty && map.isShown)
    map.hide()
    context.comparison = Comparison(context.playback, beside: .file)
    guard case .perform(.toggleCompare)? = map.show(true, context).first else {
      Issue.record("the comparison goes on")
      return
    }
    #expect(map.isShown && map.state(context) == nil, "until it has ended")
    context.comparison = nil
    #expect(map.state(context) != nil)
    context.mode = .predict
    #expect(map.show(false, context).isEmpty && map.isShown && map.state(context) == nil)
  }

  @Test func theWipeNeedsASecondMap() throws {
    var map = HitMapOptions()
    let one = try context("P01")
    #expect(map.toggleWipe(one).said == [HitMapText.nothingToCompare[.english]] && map.wipe == nil)
    let two = try context("P16")
    #expect(map.toggleWipe(two).isEmpty && map.isShown && map.wipe == 0.5)
    map.moveWipe(by: 0.7)
    #expect(map.wipe == 1 && map.state(two)?.wipe?.position == 1)
    #expect(map.toggleWipe(two).isEmpty && map.wipe == nil && map.isShown)
    map.moveWipe(by: 0.1)
    #expect(map.wipe == nil, "a line that is not there stays away")
  }

  // MARK: Why not me?

  @Test func theSelectedObjectIsAskedAboutAndAskedAgainClosesThePage() throws {
    var page = WhyNotInquiry(), context = try context("P16")
    #expect(page.toggle(inspected: nil, context).said == [WhyNotText.selectFirst[.english]] && !page.isOpen)
    context.pointer.selected = "button"
    let effects = page.toggle(inspected: "yellow", context)
    guard case .select("button")? = effects.first, case .panel(.openWhyNotPage)? = effects.last else {
      Issue.record("\(effects)")
      return
    }
    #expect(page.isSearching(context) && page.state(context)?.object == "button")
    page.finishSearch(context)
    #expect(!page.isSearching(context) && page.state(context)?.isComplete == true)
    context.isStartPageShown = true
    #expect(page.state(context) == nil && page.isOpen, "the start page hides it")
    context.isStartPageShown = false
    #expect(page.toggle(inspected: nil, context).isEmpty && !page.isOpen)
  }

  @Test func aProjectedWindowSaysThatItHasNoPage() throws {
    var page = WhyNotInquiry(), context = try context("P16")
    context.preferences.theme = .projector
    #expect(page.ask(about: "button", at: nil, context).said == [WhyNotText.notProjected[.english]] && !page.isOpen)
  }

  // MARK: Comparing

  @Test func whatBelongsBesideASceneMostIsShown() throws {
    var context = try context("P16")
    let code = CodeSession()
    guard case .compare(.variant(let name))? = ComparisonMenu(context, code).toggle().first else {
      Issue.record("no variant")
      return
    }
    #expect(name == context.playback.scene.variants[1].name)
    context.isEdited = true
    let menu = ComparisonMenu(context, code)
    guard case .compare(.file)? = menu.toggle().first, case .compare(.file)? = menu.choose(0).first else {
      Issue.record("the edits are not compared")
      return
    }
    #expect(menu.names.first == CompareText.before.text && menu.index(of: .variant(name)) == 1)
    #expect(menu.choose(menu.names.count).isEmpty && menu.show(id: "P999").isEmpty)
    context.comparison = Comparison(context.playback, beside: .file)
    guard case .endComparison? = ComparisonMenu(context, code).toggle().first else {
      Issue.record("it does not end")
      return
    }
  }

  // MARK: Saving and exporting

  @Test func aPresetAsksForAFileAndAnOwnSceneIsWritten() throws {
    var saving = Saving()
    guard case .panel(.askWhereToSave(let request, hasRecording: false))? = try saving.save(context("P01")).first else {
      Issue.record("a preset was written")
      return
    }
    #expect(request.path.hasSuffix(".yaml") && !request.script)
    var own = try ownContext()
    let file = try #require(own.playback.original.source)
    saving.rememberText(of: file)
    #expect(saving.save(own).said == [SavingText.nothingToSave[.english]])
    try own.playback.editTree([.set(Edit("box", .alpha(0.5)))])
    own.isEdited = true
    let effects = saving.save(own)
    #expect(effects.said == [SavingText.saved("own.yaml")[.english]])
    #expect(effects.contains { if case .adopt(let saved) = $0 { saved.file == file } else { false } })
    #expect(try String(contentsOf: file, encoding: .utf8).contains("alpha: 0.5"))
    #expect(saving.lastText?.contains("alpha: 0.5") == true)
  }

  @Test func aFileOfAnotherNameIsReplacedOnlyAfterAQuestion() throws {
    var saving = Saving()
    let own = try ownContext(), other = try folder.write("other.yaml", "mine")
    var request = SaveRequest(path: "other", script: false, expectations: false)
    guard case .panel(.askToReplace(.save, _))? = saving.save(as: request, own).first else {
      Issue.record("it was not asked")
      return
    }
    #expect(try String(contentsOf: other, encoding: .utf8) == "mine")
    request.path = ""
    guard case .panel(.warn(.save, let text))? = saving.save(as: request, own).first else {
      Issue.record("a file without a name")
      return
    }
    #expect(text == SavingText.noName[.english])
  }

  @Test func anExportNeedsAnEndingItKnows() throws {
    let context = try context("P01")
    func export(_ path: String) -> [FeatureEffect] {
      Exporting.export(as: ExportRequest(path: path, replaces: false), context)
    }
    guard case .panel(.warn(.export, let text))? = export("a.xyz").first,
      case .request(.export(let export))? =
        export("a.html").last
    else {
      Issue.record("the ending decides")
      return
    }
    #expect(text == ExportText.unknownEnding[.english] && export.file.lastPathComponent == "a.html")
  }

  // MARK: Own code

  @Test func codeOfASceneRunsAfterAYesAndAgainAfterAChange() throws {
    let file = try folder.write("Code.swift", "import UIKit\n")
    var scene = Scene.untitled
    (scene.source, scene.code) = (folder.url.appendingPathComponent("s.yaml"), SceneCode(path: "Code.swift"))
    let context = try context("P01")
    var code = CodeSession()
    guard case .notice(let notice)? = code.open(scene, context).last else {
      Issue.record("the code runs without a yes")
      return
    }
    #expect(notice?.kind == .asksForCode(file.path, missing: "") && code.agreement(to: file, context) == .nothing)
    #expect(code.runAsked(context).requested == [.compile(file.withoutEnding)])
    #expect(code.agreement(to: file, context) == .anyContent)
    let compiled = { CompiledCode(scene: scene, runner: LiveSceneRunner(), identity: $0) }
    guard case .show? = code.take(.success(compiled("one")), at: file.withoutEnding, context).first else {
      Issue.record("the code is not shown")
      return
    }
    #expect(code.agreement(to: file, context) == .content("one"))
    guard case .notice? = code.take(.success(compiled("two")), at: file.withoutEnding, context).first else {
      Issue.record("other content needs another yes")
      return
    }
  }

  @Test func codeThatCannotBeConfinedAsksFirst() throws {
    var code = CodeSession()
    code.agreements.missingConfinement = "Landlock"
    let root = folder.url.appendingPathComponent("Knob.swift"), context = try context("P01")
    #expect(code.open(root, context).requested.isEmpty)
    #expect(code.runAsked(context).requested == [.compile(root.withoutEnding)] && code.opening == root.withoutEnding)
  }

  // MARK: Plans and questions

  @Test func aPlanOpensItsPartsAndStaysAtItsEnds() throws {
    var teaching = Teaching(date: "2026-11-27"), context = try context("P01")
    let first = teaching.open(named: "first-hour", context)
    guard case .open(let scene, _)? = first.last else {
      Issue.record("\(first)")
      return
    }
    context.sceneName = context.files.name(of: scene)
    #expect(teaching.isPartShown(context) && teaching.openPart(-1, context).said == [PlanText.firstPart[.english]])
    guard case .open? = teaching.openNeighboringPart(1, context).last else {
      Issue.record("the second part is not opened")
      return
    }
    #expect(teaching.session?.part == 1 && teaching.saveResults(context).said == [PlanText.noResults[.english]])
    #expect(teaching.currentRecords.all.first?.part == 1)
    _ = teaching.close()
    #expect(teaching.session == nil && teaching.currentRecords.all.first?.part == 1)
  }

  @Test func notesAreHeldOnlyOverAProjectedPlan() throws {
    var teaching = Teaching(date: ""), context = try context("P01")
    context.preferences.theme = .projector
    teaching.holdNotes(true, context)
    #expect(!teaching.holdsNotes, "without a plan there are none")
    _ = teaching.open(named: "first-hour", context)
    #expect(teaching.toggleNotes(context).isEmpty && teaching.holdsNotes)
    teaching.displays = 2
    _ = teaching.toggleNotes(context)
    #expect(teaching.showsNotes)
    teaching.displays = 1
    #expect(!teaching.showsNotes, "they would be projected")
  }

  @Test func commandsMeanAnswersWhileAQuestionIsOpen() throws {
    var predicting = Predicting()
    let playback = try context("P01").playback
    #expect(predicting.meaning(of: .step(1), at: 0) == .itself)
    playback.playScript()
    predicting.begin(PredictingContext(playback: playback))
    let question = try #require(predicting.round?.question)
    #expect(playback.cursor == question.asked && predicting.meaning(of: .undo, at: 0) == .refused)
    #expect(predicting.meaning(of: .step(1), at: question.asked) == .nothing, "the answer is not looked at")
    let result = predicting.handle(.reveal, votes: [1], PredictingContext(playback: playback))
    #expect(result?.votes.first == 1 && playback.cursor == question.decided)
    #expect(predicting.meaning(of: .step(1), at: question.decided) == .prediction(.next))
    #expect(predicting.meaning(of: .step(-1), at: question.decided) == .cursor(question.decided - 1))
    predicting.end()
    #expect(predicting.round == nil)
  }

  @Test func phonesThatAreNotAllowedDoNotStart() throws {
    var phones = Phones()
    let context = try context("P01")
    #expect(phones.show(context).requested == [.startPhones(at: nil)])
    phones.areRefused = true
    let refused = phones.start(at: nil, context)
    #expect(refused.requested.isEmpty && refused.said == [ClassText.notAllowed[.english]])
    #expect(phones.end().isEmpty, "what has not begun does not end")
  }

  // MARK: The text size

  @Test func aWindowThatIsTooSmallForLargerTextSaysSo() {
    var preferences = Preferences(theme: .light, languages: .english, windowSize: .zero)
    let size = CGSize(width: 1280, height: 800)
    #expect(preferences.changeTextSize(by: 1, in: size) == .textSize("1.1"))
    let largest = preferences.changeTextSize(by: 9, in: size)
    #expect(largest == .largestTextSize(preferences.textSize.text) && preferences.textSize(in: size).factor < 2)
    #expect(preferences.changeTextSize(by: 0, in: size) == .textSize("1.0"))
    preferences.theme = .projector
    #expect(preferences.changeTextSize(by: 1, in: size) == .textSizeOfProjector)
  }
}

extension [FeatureEffect] {
  /// The status messages.
  fileprivate var said: [String] { compactMap { if case .say(let text) = $0 { text } else { nil } } }
  /// The effects for the owner of the window.
  fileprivate var requested: [WorkbenchEffect] {
    compactMap { if case .request(let effect) = $0 { effect } else { nil } }
  }
}
