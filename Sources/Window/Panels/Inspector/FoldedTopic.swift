/// The sections of the inspector that are closed until somebody opens them.
enum FoldedTopic: String, CaseIterable {
  case hitArea, recognizers, actions, delegateAnswers, more

  /// The name of the line that opens the section.
  var foldName: String { "inspector.fold.\(rawValue)" }
}
