import Foundation

/// The tag of a view, with its place.
struct Tag: Equatable {
  var view: String
  /// The content at the end of the search, for which the place was found.
  var content: TagContent
  var place: TagPlace
  /// In window pixels.
  var frame: CGRect
  /// The centre of the badge, or of the place where the badge will appear.
  var badgeCenter: CGPoint
  var badgeRadius: CGFloat
  /// The line from a tag that is away from its view to the view: level or upright.
  var leader: LineSegment?

  /// The areas that nothing else may cover.
  var areas: [CGRect] { [frame, leader?.area].compactMap(\.self) }

  /// The y coordinate of the middle of the row with the name.
  var rowCenter: CGFloat { badgeCenter.y }

  init(view: String, content: TagContent, place: TagPlace, frame: CGRect, _ measures: StageMeasures) {
    (self.view, self.content, self.place, self.frame) = (view, content, place, frame)
    badgeRadius = content.height(measures) / 2
    badgeCenter = CGPoint(x: frame.minX + content.badgeWidth(measures) / 2, y: frame.minY + badgeRadius)
  }
}

/// The possible places of a tag. Ties are broken in this order.
enum TagPlace {
  case topLeft
  /// In the row of an ancestor's tag, to the right of it.
  case besideAncestor
  /// Top left, smaller.
  case small
  case secondRow
  case topRight, bottomLeft, bottomRight
  case outsideRight, below, above, outsideLeft
  /// Outside of a view around the view, joined to it by a line.
  case away
  /// Left of the device, joined to its view by a line.
  case gutter

  /// All places inside and beside a view.
  static let besideView: [TagPlace] = [
    .topLeft, .besideAncestor, .small, .secondRow, .topRight, .bottomLeft, .bottomRight, .outsideRight, .below, .above,
    .outsideLeft,
  ]

  /// The cost of the place, without collisions. `isLow`: the view is hardly taller than a tag.
  func cost(isLow: Bool) -> CGFloat {
    switch self {
    case .topLeft: 0
    case .besideAncestor: 1
    case .small: 4
    case .secondRow: 8
    case .topRight: 12
    case .bottomLeft: 14
    case .bottomRight: 16
    case .outsideRight: isLow ? 46 : 40
    case .below: isLow ? 40 : 44
    case .above: isLow ? 42 : 46
    case .outsideLeft: 48
    case .away, .gutter: 60
    }
  }

  var isInside: Bool {
    switch self {
    case .topLeft, .besideAncestor, .small, .secondRow, .topRight, .bottomLeft, .bottomRight: true
    case .outsideRight, .below, .above, .outsideLeft, .away, .gutter: false
    }
  }
}
