import PanelModels
import Panels
import ScenePicture
import TouchInput

// The start page.

extension Workbench {
  func showStartPage(_ isShown: Bool) {
    guard isShown != pages.isStartShown else { return }
    cancelTouches()
    player.stop()
    panels.focus = nil
    panels.hideTooltip()
    pages.isStartShown = isShown
    pages.showRecent(isShown ? files.entries.filter(\.isRecent) : [])
    playInvitation()
  }

  /// Leaves the start page and moves the focus to the search field of the presets.
  func search() {
    if pages.isStartShown {
      showStartPage(false)
      updatePanels()
    }
    panels.startSearch()
  }

  /// Handles a key on the start page. Keys that need the scene do nothing there.
  func pressOnStartPage(_ chord: Chord) {
    updatePanels()
    if chord.key == .escape, !panels.hasOverlay { return showStartPage(false) }
    if panels.press(chord.key, chord.modifiers) { return }
    let context = KeyContext(display: display, theme: preferences.theme, languages: preferences.languages)
    if let command = KeyBindings.command(for: chord, in: context), command.worksOnStartPage { perform(command) }
  }

  // MARK: Thumbnails

  /// Whether the start page shows a preset whose picture is still to be made.
  var lacksThumbnails: Bool { nextThumbnail != nil }

  private var nextThumbnail: String? {
    let shown =
      isAskingForFile
      ? pages.offered.map(\.path) : pages.isStartShown ? panels.startPage.shownPresets : []
    return pages.thumbnails.missing(of: shown)
  }

  /// Makes one picture, so that the window stays responsive.
  func drawNextThumbnail() {
    if let preset = nextThumbnail {
      pages.draw(preset, of: unsavedScene(preset) ?? (try? files.library.scene(preset)))
    }
  }

  /// Makes all pictures.
  func drawAllThumbnails() {
    updatePanels()
    while lacksThumbnails { drawNextThumbnail() }
  }
}

extension Command {
  /// Whether the command makes sense without a visible scene.
  fileprivate var worksOnStartPage: Bool {
    switch self {
    case .openScene, .nextScene, .previousScene, .focusNextRegion, .search, .toggleHelp, .setTheme, .toggleProjector,
      .toggleProjectorCode, .changeTextSize, .resizePanel, .setLanguages, .savePicture, .copyText, .paste, .newScene,
      .askForFile,
      .openFile,
      .openPlan, .openPart, .closePlan, .restartPlan, .savePlanResults, .toggleNotes, .holdNotes, .toggleCountdown,
      .endPhones, .movePhones,
      .toggleBlank, .toggleFullScreen,
      .showStartPage, .quit:
      true
    // A new command is not performed there until it is listed here.
    default: false
    }
  }
}
