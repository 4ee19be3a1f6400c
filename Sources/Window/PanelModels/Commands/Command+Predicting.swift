extension Command {
  /// Whether the command may be performed while a question is open: it does not show what comes next, nor change the
  /// touch.
  package var isAllowedWhilePredicting: Bool {
    switch self {
    case .predict, .showPhones, .endPhones, .movePhones, .togglePredictMode, .setMode, .toggleEditMode, .step, .goTo,
      .go, .select, .openScene, .nextScene,
      .previousScene, .chooseVariant, .reset, .showPaths, .focusFinger, .focusNextRegion, .search, .showStartPage,
      .toggleHelp, .toggleTimeAxis, .resizePanel, .setTheme, .toggleProjector, .changeTextSize, .setLanguages,
      .savePicture, .paste, .newScene, .askForFile, .openFile, .toggleLoupe, .toggleExploded, .toggleDrawings,
      .toggleLegend,
      .toggleBlank,
      .toggleFullScreen, .quit, .save, .askWhereToSave, .saveAs, .loadChangedFile, .closeFileNotice,
      .closePartnerNotice,
      .setSpeed, .openPlan,
      .openPart, .closePlan, .restartPlan, .savePlanResults, .toggleNotes, .holdNotes, .toggleCountdown:
      true
    // A new command is not allowed until it is listed here.
    default: false
    }
  }
}
