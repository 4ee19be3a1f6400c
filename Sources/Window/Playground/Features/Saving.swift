import Foundation
import Narration
import PanelModels
import Scenes
import TouchTrace

/// Saves the scene with its edited tree, and with what was recorded as its script. Keeps what is not saved.
struct Saving {
  /// The file that keeps the recording if the program ends; nil if nothing is kept.
  var journal: Journal?
  /// Whether the owner of the window says when that is written.
  var keepsRecordingLater = false
  /// Scenes that were left with edits that are not saved.
  var parkedScenes = ParkedScenes()
  /// The text of the open file when it was read last: its comments are not lost with the file.
  private(set) var lastText: String?

  /// Keeps the text of the open file.
  mutating func rememberText(of file: URL?) { lastText = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }

  // MARK: Commands

  /// Saves the tree into the scene's file. A preset and a new scene have no file yet, and ask for one.
  mutating func save(_ context: FeatureContext) -> [FeatureEffect] {
    guard let file = context.files.file(of: context.playback.original), !context.files.isPreset(file) else {
      return askWhere(context)
    }
    if context.fileNotice?.kind == .removed { return save(nil, capturing: false, to: file, replacing: true, context) }
    guard context.isEdited else { return [context.say(SavingText.nothingToSave)] }
    return save(nil, capturing: false, to: file, context)
  }

  /// Opens the sheet that asks where to save.
  /// - Parameters:
  ///   - script: whether it proposes that the recording becomes the script.
  ///   - expectations: whether it proposes that what happens becomes the expectations.
  func askWhere(script: Bool = false, expectations: Bool = false, _ context: FeatureContext) -> [FeatureEffect] {
    let hasRecording = !context.playback.recordedTouches.isEmpty
    let request = SaveRequest(
      path: context.files.suggestedPath(for: context.playback.scene), script: script && hasRecording,
      expectations: expectations)
    return [.panel(.askWhereToSave(request, hasRecording: hasRecording))]
  }

  /// Opens the sheet, so that the recording becomes the script.
  func saveRecording(_ context: FeatureContext) -> [FeatureEffect] {
    guard !context.playback.recorded.isEmpty else { return [context.say(RecordingText.nothingRecorded)] }
    return askWhere(script: true, context)
  }

  /// Saves as the sheet says. An existing file is replaced only if the sheet has asked.
  mutating func save(as request: SaveRequest, _ context: FeatureContext) -> [FeatureEffect] {
    let files = context.files, target = files.target(of: request.path), name = target.lastPathComponent
    let folder = target.deletingLastPathComponent()
    let refusal: SavingText? =
      request.path.isEmpty
      ? .noName
      : files.isPreset(target)
        ? .isPreset(name)
        : target.isFolder ? .isFolder(name) : folder.isFolder ? nil : .noFolder(folder.shownPath)
    if let refusal { return [.panel(.warn(.save, refusal[context.language]))] }
    let isOwn = files.file(of: context.playback.original) == target
    if !isOwn, !request.replaces, FileManager.default.fileExists(atPath: target.path) {
      return [.panel(.askToReplace(.save, SavingText.exists(name)[context.language]))]
    }
    let touches = context.playback.recordedTouches
    let inputs = request.script ? (request.expectations ? touches.marked : touches) : nil
    return save(inputs, capturing: request.expectations, to: target, replacing: request.replaces, context)
  }

  // MARK: Writing

  /// Saves the scene and says so. If the file was changed by another program, the sheet asks what to do.
  private mutating func save(
    _ inputs: [TimedInput]?, capturing: Bool, to target: URL, replacing: Bool = false, _ context: FeatureContext
  ) -> [FeatureEffect] {
    let playback = context.playback, source = context.files.file(of: playback.original)
    let saving = SceneSaving(
      original: playback.original, scene: playback.editedScene, source: source, presets: context.files.library.folder,
      lastText: lastText)
    do {
      let saved = try saving.save(inputs, capturing: capturing, to: target, replacing: replacing)
      // The script and the expectations that were in the file.
      let isReplaced = saved.scene.script != playback.scene.script || saved.captured != nil
      let undo: [FeatureEffect] = saved.file == source && isReplaced ? [.recordUndo(.script)] : []
      let name = saved.file.lastPathComponent
      let text: any InterfaceText =
        saved.captured.map { RecordingText.captured(count: $0, in: name) }
        ?? (inputs == nil ? SavingText.saved(name) as any InterfaceText : RecordingText.saved(as: name))
      rememberText(of: saved.file)
      return [.panel(.closeSaveSheet)] + undo + [.adopt(saved), context.say(text)]
    } catch let error as SavingError where error.isConflict {
      let question = SavingText.changedOnDisk(error.file.lastPathComponent)[context.language]
      return askWhere(script: inputs != nil, expectations: capturing, context) + [
        .panel(.askToReplace(.save, question))
      ]
    } catch {
      return [.panel(.warn(.save, "\(error)"))]
    }
  }
}

extension Playback {
  /// The recorded inputs without those that the tree has when it is saved.
  var recordedTouches: [TimedInput] { RecordedEdits(in: recorded, of: scene).inputs }
}
