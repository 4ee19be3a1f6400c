import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// The effects of features.

extension Workbench {
  /// The parts that features read, as they are now.
  var context: FeatureContext {
    FeatureContext(
      playback: playback, sceneName: sceneName, files: files, preferences: preferences, mode: player.mode,
      comparison: session.comparison, pointer: pointer, fileNotice: fileNotice, isEdited: session.isEdited,
      isStartPageShown: pages.isStartShown, time: time)
  }

  /// The same with all inputs of a replay under way.
  var contextAfterReplay: FeatureContext {
    finishReplay()
    return context
  }

  var comparisonMenu: ComparisonMenu { ComparisonMenu(context, code) }

  func perform(_ effects: [FeatureEffect]) { for effect in effects { perform(effect) } }

  private func perform(_ effect: FeatureEffect) {
    switch effect {
    case .perform(let command): perform(command)
    case .request(let effect): request(effect)
    case .withdraw(let effect): withdraw(effect)
    case .say(let text): showStatus(text)
    case .removeMessage: statusMessage = nil
    case .select(let object): (pointer.selected, pointer.kept) = (object, nil)
    case .notice(let notice): fileNotice = notice
    case .refuse(let problems): refuse(problems)
    case .setMode(let mode): setMode(mode)
    case .hideStartPage: pages.isStartShown = false
    case .endPhones: perform(phones.end())
    case .open(let scene, let variant):
      open(scene)
      if let variant, playback.variant.name != variant { perform(.chooseVariant(variant)) }
    case .list(let scene): list(scene)
    case .noteFile(let file): files.recent.note(file)
    case .adopt(let saved): adopt(saved)
    case .recordUndo(let change): session.recordUndo(before: change, selected: pointer.selected)
    case .compare(let partner): compare(with: partner)
    case .endComparison:
      cancelTouches()
      session.comparison = nil
    case .compareCode(let root): perform(code.compare(at: root, context))
    case .compareCodeOf(let scene): perform(code.compare(with: scene, context))
    case .show(let compiled, let root): show(compiled, root)
    case .updatePartner(let result, let root): updatePartner(result, root)
    case .panel(let effect): perform(effect)
    }
  }

  private func perform(_ effect: PanelEffect) {
    switch effect {
    case .openWhyNotPage: panels.openWhyNotPage()
    case .openPlanPage: panels.openPlanPage()
    case .showPhones: panels.showPhones()
    case .hidePhones: panels.hidePhones()
    case .askWhereToSave(let request, let hasRecording): panels.askWhereToSave(request, hasRecording: hasRecording)
    case .closeSaveSheet: panels.close(panels.saveSheet)
    case .askWhereToExport(let path): panels.askWhereToExport(path)
    case .beginExport(let message): panels.exportSheet.begin(message)
    case .warn(let kind, let text):
      if !sheet(kind).show(text) { showStatus(StatusText.cannotSave(text)[preferences.languages.first]) }
    case .askToReplace(let kind, let question): sheet(kind).askToReplace(question)
    }
  }

  private func sheet(_ kind: PanelEffect.SheetKind) -> PathSheet {
    switch kind {
    case .save: panels.saveSheet
    case .export: panels.exportSheet
    }
  }

  /// Lists a scene in the sidebar.
  func list(_ scene: SceneSummary) {
    files.list(scene)
    panels.sidebar.showOpened(files.opened)
  }
}
