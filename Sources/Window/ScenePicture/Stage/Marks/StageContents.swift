/// The contents of the stage beside which the marks are placed.
struct StageContents {
  /// At the current step, and at the end of the search.
  var views: [StagedView]
  var finalViews: [StagedView]
  var tags: [Tag]
  var descents: [Descent]
  var entrance: Entrance
  var connectors: [Connector]
}
