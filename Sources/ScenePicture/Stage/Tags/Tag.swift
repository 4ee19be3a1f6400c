import Foundation

/// A tag in its place.
struct Tag: Equatable {
  var view: String
  /// What it shows when the search is over; its place was found for this.
  var face: TagFace
  var place: TagPlace
  /// In window pixels.
  var frame: CGRect
  /// The middle of the badge, or of where it will be.
  var badgeCenter: CGPoint
  var badgeRadius: CGFloat

  /// The middle of the row with the name.
  var rowCenter: CGFloat { badgeCenter.y }

  init(view: String, face: TagFace, place: TagPlace, frame: CGRect, _ measures: StageMeasures) {
    (self.view, self.face, self.place, self.frame) = (view, face, place, frame)
    badgeRadius = face.height(measures) / 2
    badgeCenter = CGPoint(x: frame.minX + badgeRadius, y: frame.minY + badgeRadius)
  }
}

/// Where a tag can stand, in the order in which ties are broken.
enum TagPlace: CaseIterable {
  case topLeft
  /// In the row of an ancestor's tag, behind it.
  case besideAncestor
  /// Top left, smaller.
  case small
  case secondRow
  case topRight, bottomLeft, bottomRight
  case outsideRight, below, above, outsideLeft

  /// What the place costs before anything is in its way. `isLow`: the view is hardly higher than a tag.
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
    }
  }

  var isInside: Bool {
    switch self {
    case .topLeft, .besideAncestor, .small, .secondRow, .topRight, .bottomLeft, .bottomRight: true
    case .outsideRight, .below, .above, .outsideLeft: false
    }
  }
}
