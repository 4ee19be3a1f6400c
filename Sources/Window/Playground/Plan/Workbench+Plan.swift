import Canvas
import Files
import Foundation
import Narration
import Panels
import ScenePicture
import Scenes

// A lesson plan: its parts are opened one after the other, with notes for the teacher.

extension Workbench {
  /// Opens the file of a plan and goes on where it was left.
  /// - Throws: `SceneError` with all problems of the file.
  package func openPlan(_ file: URL) throws(SceneError) {
    notePlanResults()
    let file = file.standardizedFileURL
    let plan = try LessonPlan.load(file, library: files.library)
    lessonPlan = PlanSession(plan, record: planRecords[file])
    if !files.isPreset(file) { files.recent.note(file) }
    showsNotes = displays > 1
    view.showsStartPage = false
    panels.openPlanPage()
    showPart()
  }

  /// Opens a plan that comes with the program.
  func openPlan(named name: String) {
    do throws(SceneError) {
      if let file = LessonPlan.file(named: name, of: files.library) { try openPlan(file) }
    } catch {
      showStatus(preferences.languages.first.message(of: error))
    }
  }

  /// Returns the file of a plan that a person names on the command line; nil if it is not the name of a plan.
  package static func planFile(named name: String) -> URL? {
    (try? SceneLibrary.bundled()).flatMap { LessonPlan.file(named: name, of: $0) }
  }

  /// Opens a part by its index. At either end of the plan nothing happens but a status message.
  func openPart(_ part: Int) {
    guard let plan = lessonPlan else { return }
    notePlanResults()
    guard lessonPlan?.open(part) == true else {
      let text: PlanText = part < 0 ? .firstPart : .lastPart
      return showStatus(text[preferences.languages.first])
    }
    if plan.part != part || !isPartShown { showPart() }
  }

  /// Opens the next part (1) or the one before (−1); the open part itself, if another scene was opened meanwhile.
  func openNeighboringPart(_ distance: Int) {
    guard let plan = lessonPlan else { return }
    if view.showsStartPage { showStartPage(false) }
    openPart(isPartShown ? plan.part + distance : plan.part)
  }

  /// Opens the scene of the present part.
  private func showPart() {
    guard let part = planState?.currentPart else { return }
    do throws(SceneError) {
      let scene = try files.library.scene(part.scene)
      if let file = scene.source, !files.isPreset(file) { files.list(SceneSummary(scene)) }
      panels.sidebar.showOpened(files.opened)
      open(scene)
      if playback.variant.name != part.variant { perform(.chooseVariant(part.variant)) }
      if isPredicting && part.questions.isEmpty { setMode(.live) }
    } catch {
      showStatus(preferences.languages.first.message(of: error))
    }
  }

  /// Shows or hides the notes: in a window of their own if there is another display, else on their page. A projected window on the
  /// only display shows them over the stage, as long as the key is held.
  func toggleNotes() {
    guard lessonPlan != nil else { return }
    if displays > 1 {
      showsNotes.toggle()
    } else if preferences.theme == .projector {
      holdNotes(true)
    } else {
      panels.openPlanPage()
    }
  }

  /// Shows the notes over a projected window, or no longer.
  func holdNotes(_ isHeld: Bool) { view.holdsNotes = isHeld && lessonPlan != nil && preferences.theme == .projector }

  /// The notes over a projected window; nil while they are not held.
  var heldNotes: FrameRegion? {
    guard view.holdsNotes, let plan = planState else { return nil }
    var appearance = notesAppearance
    appearance.layout = self.appearance.layout
    return NotesPicture.overlay(of: plan, appearance)
  }

  /// Called when the window with the notes was closed, or could not be opened.
  package func hideNotes() { showsNotes = false }

  /// Leaves the plan. Where it was, and its results, are kept.
  func closePlan() {
    notePlanResults()
    (lessonPlan, showsNotes) = (nil, false)
    endPhones()
  }

  /// The plan and its results, for the picture.
  var planState: PlanState? { lessonPlan?.state(at: time) }

  /// Whether the open scene is that of the open part.
  var isPartShown: Bool { planState.map { $0.currentPart.scene == sceneName } ?? false }

  /// Whether the open part asks questions of a kind. A scene that is not of the plan has all of them.
  func isAskedByPlan(_ kind: QuestionKind) -> Bool {
    guard isPartShown, let part = planState?.currentPart else { return true }
    return part.questions.contains(kind)
  }

  /// Keeps the answers that the class gave in the open part, and where the plan is.
  func notePlanResults() { planRecords = currentPlanRecords }

  /// Where plans were left, the present plan included.
  var currentPlanRecords: PlanRecords {
    guard let session = lessonPlan, let file = session.plan.source else { return planRecords }
    var records = planRecords
    records.note(session.record(of: file))
    return records
  }

  /// Begins the plan again for another class.
  func restartPlan() {
    lessonPlan?.forgetResults()
    openPart(0)
    notePlanResults()
  }

  /// Writes the votes to a new file in the folder of the window.
  func savePlanResults() {
    notePlanResults()
    guard let plan = lessonPlan else { return }
    let language = preferences.languages.first
    guard plan.state(at: time).hasResults else { return showStatus(PlanText.noResults[language]) }
    let name = (plan.plan.source.map { Scene.slug(ofFile: $0.path) } ?? "plan") + "-results"
    let file = files.folder.freeFile(name, "csv")
    do {
      let text = PlanResults.csv(of: plan.plan, plan.results, language, date: date)
      try FileReplacement.write(Data(text.utf8), to: file, makesFolders: false)
      showStatus(StatusText.saved(file.lastPathComponent)[language])
    } catch {
      showStatus(StatusText.cannotSave("\(error)")[language])
    }
  }
}
