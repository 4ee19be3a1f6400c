extension Command {
  /// Whether a key that is held performs the command again and again: steps and moves, and no switch.
  package var repeats: Bool {
    switch self {
    case .moveWipe, .step, .stepByChapter, .stepByBookmark, .nextScene, .previousScene, .changeSpeed, .changeTextSize,
      .undo,
      .redo, .reorderBy:
      true
    case .predict(let command):
      switch command {
      case .addVotes, .moveCount: true
      default: false
      }
    case .editSelection(let command):
      switch command {
      case .move, .resize, .selectNext, .order: true
      case .useTool, .add, .addRecognizer, .duplicate, .delete, .rename, .toEnd: false
      }
    default: false
    }
  }
}
