import Foundation

/// The contents of the stage that the marks must not cover.
struct StageContents {
  /// At the current step, and at the end of the search.
  var views: [StagedView]
  var finalViews: [StagedView]
  var tags: [Tag]
  var fingers: [CGRect]
  var descents: [Descent]
  var entrance: Entrance
  var connectors: [Connector]
  /// Texts beside the device.
  var labelFrames: [CGRect]

  /// The areas of the arrows.
  var runs: [CGRect] {
    descents.compactMap(\.route).flatMap { $0.lines.map { $0.outset(by: 2) } }
  }

  /// The areas of the arrows' heads.
  func heads(_ measures: StageMeasures) -> [CGRect] {
    descents.compactMap { $0.route?.points.last }.map {
      CGRect(center: $0, side: 2 * measures.head.width)
    }
  }
}
