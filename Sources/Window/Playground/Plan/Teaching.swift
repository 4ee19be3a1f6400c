import Files
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

/// The lesson plan that is taught: its parts are opened one after the other, with notes for the teacher.
struct Teaching {
  /// The plan; nil without one.
  private(set) var session: PlanSession?
  /// The day, such as `2026-11-27`, for tables of a class; empty without one.
  let date: String
  /// The places in plans that were left.
  private var records = PlanRecords()
  /// The number of displays. With more than one, the notes have a window of their own. Without another display they must not be
  /// projected.
  var displays = 1 { didSet { if displays < 2 { showsNotes = false } } }
  /// Whether the notes have a window of their own.
  var showsNotes = false
  /// Whether the notes lie over a projected window, while a key or a button is held.
  private(set) var holdsNotes = false

  init(date: String) { self.date = date }

  /// The records of an earlier run.
  mutating func resume(_ plans: [PlanRecord]) { records = PlanRecords(plans) }

  // MARK: Parts

  /// Opens the file of a plan and goes on where it was left.
  /// - Throws: `SceneError` with all problems of the file.
  mutating func open(_ file: URL, _ context: FeatureContext) throws(SceneError) -> [FeatureEffect] {
    noteResults()
    let file = file.standardizedFileURL
    session = PlanSession(try LessonPlan.load(file, library: context.files.library), record: records[file])
    showsNotes = displays > 1
    let note: [FeatureEffect] = context.files.isPreset(file) ? [] : [.noteFile(file)]
    return note + [.hideStartPage, .panel(.openPlanPage)] + showPart(context)
  }

  /// Opens a plan that comes with the program.
  mutating func open(named name: String, _ context: FeatureContext) -> [FeatureEffect] {
    guard let file = LessonPlan.file(named: name, of: context.files.library) else { return [] }
    do throws(SceneError) {
      return try open(file, context)
    } catch {
      return [.say(context.language.message(of: error))]
    }
  }

  /// Opens a part by its index. At either end of the plan nothing happens but a status message.
  mutating func openPart(_ part: Int, _ context: FeatureContext) -> [FeatureEffect] {
    guard let before = session else { return [] }
    noteResults()
    guard session?.open(part) == true else { return [context.say(part < 0 ? PlanText.firstPart : .lastPart)] }
    return before.part != part || !isPartShown(context) ? showPart(context) : []
  }

  /// Opens the next part (1) or the one before (−1); the open part itself, if another scene was opened meanwhile.
  mutating func openNeighboringPart(_ distance: Int, _ context: FeatureContext) -> [FeatureEffect] {
    guard let session else { return [] }
    return openPart(isPartShown(context) ? session.part + distance : session.part, context)
  }

  /// Opens the scene of the present part.
  private func showPart(_ context: FeatureContext) -> [FeatureEffect] {
    guard let part = openPart else { return [] }
    do throws(SceneError) {
      let scene = try context.files.library.scene(part.scene)
      let isOwn = scene.source.map { !context.files.isPreset($0) } == true
      let listed: [FeatureEffect] = isOwn ? [.list(SceneSummary(scene))] : []
      // Nothing is asked about this part.
      let live: [FeatureEffect] = context.mode == .predict && part.questions.isEmpty ? [.setMode(.live)] : []
      return listed + [.open(scene, variant: part.variant)] + live
    } catch {
      return [.say(context.language.message(of: error))]
    }
  }

  /// Leaves the plan. Where it was, and its results, are kept.
  mutating func close() -> [FeatureEffect] {
    noteResults()
    (session, showsNotes) = (nil, false)
    return [.endPhones]
  }

  /// Begins the plan again for another class.
  mutating func restart(_ context: FeatureContext) -> [FeatureEffect] {
    session?.forgetResults()
    let effects = openPart(0, context)
    noteResults()
    return effects
  }

  mutating func toggleCountdown(_ context: FeatureContext) { session?.toggleCountdown(at: context.time) }

  private var openPart: LessonPlan.Part? { session.map { $0.plan.parts[$0.part] } }

  /// Whether the open scene is that of the open part.
  func isPartShown(_ context: FeatureContext) -> Bool { openPart.map { $0.scene == context.sceneName } ?? false }

  /// The open part, if its scene is open.
  func shownPart(_ context: FeatureContext) -> LessonPlan.Part? { isPartShown(context) ? openPart : nil }

  // MARK: Notes

  /// Shows or hides the notes: in a window of their own if there is another display, else on their page. A projected window on the
  /// only display shows them over the stage, as long as the key is held.
  mutating func toggleNotes(_ context: FeatureContext) -> [FeatureEffect] {
    guard session != nil else { return [] }
    if displays > 1 {
      showsNotes.toggle()
    } else if context.preferences.theme == .projector {
      holdNotes(true, context)
    } else {
      return [.panel(.openPlanPage)]
    }
    return []
  }

  /// Shows the notes over a projected window, or no longer.
  mutating func holdNotes(_ isHeld: Bool, _ context: FeatureContext) {
    holdsNotes = isHeld && session != nil && context.preferences.theme == .projector
  }

  // MARK: Results

  /// The earlier answers of the class in the open part, if its scene is open.
  func results(_ context: FeatureContext) -> [PredictionResult] {
    session.flatMap { isPartShown(context) ? $0.results[$0.part] : nil } ?? []
  }

  /// Notes an answer of the class in the open part, if its scene is open.
  mutating func note(_ result: PredictionResult, _ context: FeatureContext) {
    if isPartShown(context) { session?.note([result]) }
  }

  /// Keeps the answers that the class gave in the open part, and where the plan is.
  private mutating func noteResults() { records = currentRecords }

  /// The places in plans that were left, the present plan included.
  var currentRecords: PlanRecords {
    guard let session, let file = session.plan.source else { return records }
    var records = records
    records.note(session.record(of: file))
    return records
  }

  /// Writes the votes to a new file in the folder of the window.
  mutating func saveResults(_ context: FeatureContext) -> [FeatureEffect] {
    noteResults()
    guard let session else { return [] }
    guard session.state(at: context.time).hasResults else { return [context.say(PlanText.noResults)] }
    let name = (session.plan.source.map { Scene.slug(ofFile: $0.path) } ?? "plan") + "-results"
    let file = context.files.folder.freeFile(name, "csv")
    do {
      let text = PlanResults.csv(of: session.plan, session.results, context.language, date: date)
      try FileReplacement.write(Data(text.utf8), to: file, makesFolders: false)
      return [context.say(StatusText.saved(file.lastPathComponent))]
    } catch {
      return [context.say(StatusText.cannotSave("\(error)"))]
    }
  }
}
