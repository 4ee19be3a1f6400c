import Foundation
import Narration
import PanelModels
import Panels
import ScenePicture
import Scenes
import TouchTrace

extension Workbench {
  /// Performs a command from a key or a panel.
  package func perform(_ command: Command) {
    if performWhilePredicting(command) || refuseForOwnCode(command) { return }
    switch command {
    case .openScene(let id): openScene(id)
    case .nextScene: teaching.session == nil ? openNeighbor(1) : openNeighboringPart(1)
    case .previousScene: teaching.session == nil ? openNeighbor(-1) : openNeighboringPart(-1)
    case .chooseVariant(let name): chooseVariant(name)
    case .playScript: playScript()
    case .reset: reset()
    case .interrupt: playback.perform(.interrupt, at: sceneTime)
    case .shake: performSignal(.shake)
    case .remote: performSignal(.remote)
    case .press: performSignal(.press)
    case .save: perform(saving.save(contextAfterReplay))
    case .askWhereToSave: perform(saving.askWhere(contextAfterReplay))
    case .askWhereToExport: perform(Exporting.askWhere(contextAfterReplay))
    case .export(let request): perform(Exporting.export(as: request, contextAfterReplay))
    case .loadChangedFile: loadChangedFile()
    case .closeFileNotice:
      fileNotice = nil
      code.pending = nil
    case .closePartnerNotice: session.comparison?.notice = nil
    case .saveAs(let request): perform(saving.save(as: request, contextAfterReplay))
    case .saveRecording: perform(saving.saveRecording(contextAfterReplay))
    case .captureExpectations:
      perform(saving.askWhere(script: true, expectations: true, contextAfterReplay))
    case .cut(let part): cut(part)
    case .replay: startReplay()
    case .edit(let edit): change(edit)
    case .editTree(let edits): editTree(edits)
    case .editSelection(let command): self.edit(command)
    case .putBack(let properties, let name): putBack(properties, of: name)
    case .reorder(let view, let index): reorder(view, to: index)
    case .moveView(let view, let parent, let index): moveView(view, to: parent, at: index)
    case .reorderBy(let view, let amount): reorder(view, by: amount)
    case .undo: undo()
    case .redo: redo()
    case .pick: pick()
    case .bringToFront: bringToFront()
    case .select(let name): (pointer.selected, pointer.kept) = (name, nil)
    case .setMode(let mode): setMode(mode)
    case .toggleEditMode: setMode(isEditing ? player.modeBeforeEditing : .edit)
    case .togglePredictMode: setMode(isPredicting ? .live : .predict)
    case .predict(let command): predict(command)
    case .showPhones: perform(phones.show(context))
    case .endPhones: perform(phones.end())
    case .movePhones(let address): perform(phones.start(at: address, context))
    case .goTo(let step): goTo(step: step)
    case .step(let amount): step(by: amount)
    case .stepByChapter(let amount): stepByChapter(amount)
    case .go(let landmark): go(to: landmark)
    case .toggleBookmark: session.toggleBookmark(at: playback.cursor)
    case .toggleBookmarkAt(let cursor): session.toggleBookmark(at: cursor)
    case .openContextMenu: openContextMenu()
    case .stepByBookmark(let amount): stepByBookmark(amount)
    case .setLoop(let steps): session.setLoop(steps)
    case .setLoopEdge(let edge): session.setLoop(edge)
    case .toggleChapterLoop: session.toggleChapterLoop()
    case .setPlaying(let playing): setPlaying(playing)
    case .toggleRun(let step): session.toggleRun(step)
    case .setSpeed(let speed): player.setSpeed(speed, at: time)
    case .changeSpeed(let amount): player.changeSpeed(by: amount, at: time)
    case .showPaths(let paths): view.paths = paths
    case .focusFinger(let finger): view.focusedFinger = finger
    case .focusNextRegion: focusNextRegion()
    case .search: search()
    case .showStartPage(let isShown): showStartPage(isShown)
    case .toggleHelp: panels.toggleHelp()
    case .toggleTimeAxis: panels.toggleTimeAxis()
    case .resizePanel(let region, let width): resizePanel(region, to: width)
    case .setTheme(let name): preferences.theme = name
    case .toggleProjector: preferences.toggleProjector()
    case .changeTextSize(let amount):
      panels.hideTooltip()
      showStatus(preferences.changeTextSize(by: amount, in: screen.size)[preferences.languages.first])
    case .toggleProjectorCode: toggleProjectorCode()
    case .setLanguages(let languages): preferences.languages = languages
    case .savePicture: request(.savePicture)
    case .copy: copy()
    case .copyText(let text): request(.copy(text))
    case .paste: request(.paste)
    case .copyCode: copyCode()
    case .copyQuestion: copyQuestion()
    case .newScene(let isCopy): openNewScene(copying: isCopy)
    case .askForFile: askForFile()
    case .openFile(let path): openFile(path)
    case .toggleCompare: perform(comparisonMenu.toggle())
    case .compareWith(let index): perform(comparisonMenu.choose(index))
    case .compareWithScene(let id): perform(comparisonMenu.show(id: id))
    case .swapSides: session.comparison?.swapSides(playback)
    case .goToPair(let pair): goTo(pair: pair)
    case .openPlan(let name): perform(teaching.open(named: name, context))
    case .openPart(let index): perform(teaching.openPart(index, context))
    case .closePlan: perform(teaching.close())
    case .restartPlan: perform(teaching.restart(context))
    case .savePlanResults: perform(teaching.saveResults(context))
    case .toggleNotes: perform(teaching.toggleNotes(context))
    case .holdNotes(let isHeld): teaching.holdNotes(isHeld, context)
    case .toggleCountdown: teaching.toggleCountdown(context)
    case .toggleBlank: view.isBlank.toggle()
    case .toggleGhost: view.showsGhost.toggle()
    case .toggleLoupe: view.showsLoupe.toggle()
    case .toggleExploded: view.isExploded.toggle()
    case .toggleDrawings: view.showsDrawings.toggle()
    case .toggleLegend: view.showsLegend.toggle()
    case .compileAgain: perform(code.compileAgain(context))
    case .showSource(let file): panels.openSource(file)
    case .showSourceLine(let place): panels.openSource(at: place)
    case .toggleHitMap: perform(view.hitMap.show(hitMap == nil, context))
    case .toggleWhyNot: perform(whyNot.toggle(inspected: display.inspected, context))
    case .askWhyNot(let object, let point): perform(whyNot.ask(about: object, at: point, context))
    case .applyCure(let edits): editTree(edits)
    case .toggleWipe: perform(view.hitMap.toggleWipe(context))
    case .setWipe(let position): view.hitMap.setWipe(position)
    case .moveWipe(let amount): view.hitMap.moveWipe(by: amount)
    case .toggleFullScreen: preferences.isFullScreen.toggle()
    case .quit: request(.close)
    }
  }

  /// Sets the width of the sidebar or of the panel on the right, within its limits.
  private func resizePanel(_ region: Region, to width: CGFloat?) {
    switch region {
    case .sidebar:
      preferences.panelWidths.sidebar = width
      if width != nil { preferences.panelWidths.sidebar = appearance.layout.sidebar.width }
    case .panel:
      preferences.panelWidths.panel = width
      if width != nil { preferences.panelWidths.panel = appearance.layout.panel.width }
    case .topBar, .start, .palette, .sideNames, .sideResults, .narration, .timeline, .status, .code, .presenter,
      .prediction:
      break
    }
  }
}
