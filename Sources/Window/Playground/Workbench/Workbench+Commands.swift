import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

extension Workbench {
  /// Performs a command from a key or a panel.
  package func perform(_ command: Command) {
    if performWhilePredicting(command) || refuseForOwnCode(command) { return }
    switch command {
    case .openScene(let id): openScene(id)
    case .nextScene: lessonPlan == nil ? openNeighbor(1) : openNeighboringPart(1)
    case .previousScene: lessonPlan == nil ? openNeighbor(-1) : openNeighboringPart(-1)
    case .chooseVariant(let name): chooseVariant(name)
    case .playScript: playScript()
    case .reset: reset()
    case .interrupt: playback.perform(.interrupt, at: sceneTime)
    case .shake: performSignal(.shake)
    case .remote: performSignal(.remote)
    case .press: performSignal(.press)
    case .save: saveScene()
    case .askWhereToSave: askWhereToSave()
    case .askWhereToExport: askWhereToExport()
    case .export(let request): export(as: request)
    case .loadChangedFile: loadChangedFile()
    case .closeFileNotice:
      fileNotice = nil
      sceneCode.pending = nil
    case .closePartnerNotice: session.comparison?.notice = nil
    case .saveAs(let request): saveScene(as: request)
    case .saveRecording: saveRecording()
    case .captureExpectations: captureExpectations()
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
    case .showPhones: showPhones()
    case .endPhones: endPhones()
    case .movePhones(let address): startPhones(at: address)
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
    case .changeTextSize(let amount): changeTextSize(by: amount)
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
    case .toggleCompare: toggleCompare()
    case .compareWith(let index): compare(withChoice: index)
    case .compareWithScene(let id): files.all.first { $0.id == id }.map { compare(with: $0) }
    case .swapSides: session.comparison?.swapSides(playback)
    case .goToPair(let pair): goTo(pair: pair)
    case .openPlan(let name): openPlan(named: name)
    case .openPart(let index): openPart(index)
    case .closePlan: closePlan()
    case .restartPlan: restartPlan()
    case .savePlanResults: savePlanResults()
    case .toggleNotes: toggleNotes()
    case .holdNotes(let isHeld): holdNotes(isHeld)
    case .toggleCountdown: lessonPlan?.toggleCountdown(at: time)
    case .toggleBlank: view.isBlank.toggle()
    case .toggleGhost: view.showsGhost.toggle()
    case .toggleLoupe: view.showsLoupe.toggle()
    case .toggleExploded: toggleExploded()
    case .toggleDrawings: view.showsDrawings.toggle()
    case .toggleLegend: view.showsLegend.toggle()
    case .compileAgain: compileAgain()
    case .showSource(let file): panels.openSource(file)
    case .showSourceLine(let place): panels.openSource(at: place)
    case .toggleHitMap: showHitMap(hitMap == nil)
    case .toggleWhyNot: toggleWhyNot()
    case .askWhyNot(let view, let point): askWhyNot(view, at: point)
    case .applyCure(let edits): applyCure(edits)
    case .toggleWipe: toggleWipe()
    case .setWipe(let position): setWipe(position)
    case .moveWipe(let amount): setWipe((view.wipe ?? 0.5) + amount)
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
