import Canvas
import Foundation
import TouchTrace

/// Places the flags of views: in their corners, or beside a view that is too small.
struct FlagPlacement {
  private(set) var flags: [Flag] = []
  private var placer: LabelPlacer
  private let views: [StagedView]
  /// The areas around the view whose flags are placed.
  private var others = StagedTree.Surroundings()
  private let tags: [Tag]
  private var measures: StageMeasures { placer.measures }
  private typealias Place = (frame: CGRect, leader: LineSegment?)

  /// The most places that are tried along one edge: more than a screen has. A view of a person's own code can be wider.
  private static let mostPlaces = 4096

  /// Places all flags and keeps their areas free.
  /// - Parameter isOnlyOfReached: whether views that the touch does not reach have no flags.
  static func flags(
    _ views: [StagedView], _ recognizers: [TreeSnapshot.Recognizer], tags: [Tag], isOnlyOfReached: Bool,
    _ placer: inout LabelPlacer
  ) -> [Flag] {
    var placement = FlagPlacement(views: views, tags: tags, placer: placer)
    let families = Dictionary(grouping: views.map(\.node), by: \.superview)
    let tree = StagedTree(views, reach: 0, isClipped: true)
    for (index, view) in views.enumerated().prefix(TagPlacement.most) where !isOnlyOfReached || view.outcome.isReached {
      let family = families[view.node.superview, default: []]
      let count = recognizers.count { $0.view == view.name }
      let kinds = FlagKind.all(of: view, recognizers: count, family: family)
      if !kinds.isEmpty { placement.others = tree.surroundings(of: index, near: -1) }
      for kind in kinds { placement.place(kind, of: view) }
    }
    placer = placement.placer
    return placement.flags
  }

  private init(views: [StagedView], tags: [Tag], placer: LabelPlacer) {
    (self.views, self.tags, self.placer) = (views, tags, placer)
  }

  private mutating func place(_ kind: FlagKind, of view: StagedView) {
    for wording in kind.wordings where place(wording, of: view, at: places(of: wording, view)) { return }
    // The dash-dot line around a view says already that its hit area is enlarged.
    guard kind != .enlarged else { return }
    if let small = kind.icon == nil ? nil : smaller(kind.size(measures, placer.typesetter), in: view),
      place(kind, of: view, at: inside(middleRow(small, of: view), view))
    {
      return
    }
    if let shortest = kind.wordings.last { _ = place(shortest, of: view, at: away(shortest, view)) }
  }

  /// Puts the flag at the first of these places that covers nothing. Returns whether there is one.
  private mutating func place(_ kind: FlagKind, of view: StagedView, at places: some Sequence<Place>) -> Bool {
    let flag = placer.placeFirst(
      places.lazy.map { frame, leader in
        LabelPlacer.Candidate(
          label: Flag(view: view.name, kind: kind, frame: frame, leader: leader), areas: [frame], leader: leader)
      })
    guard let flag else { return false }
    if let leader = flag.leader { placer.keepFree([leader.area]) }
    flags.append(flag)
    return true
  }

  private func places(of kind: FlagKind, _ view: StagedView) -> some Sequence<Place> {
    let size = kind.size(measures, placer.typesetter), isSmall = view.box.width < 90 * measures.scale
    let inside = inside(kind.corners.lazy.flatMap { row(size, at: $0, of: view) }, view)
    let beside = beside(size, kind, view)
    // The dash-dot line around a small view says it already.
    let parts = kind == .enlarged && isSmall ? [] : kind.isMeasured && isSmall ? [beside, inside] : [inside, beside]
    return parts.lazy.joined()
  }

  private func inside(_ frames: some Sequence<CGRect>, _ view: StagedView) -> AnySequence<Place> {
    AnySequence(frames.lazy.filter { isFree($0, in: view) }.map { ($0, nil) })
  }

  /// The size of an icon that fits the height of a narrow bar; nil if it would be too small to be seen.
  private func smaller(_ size: CGSize, in view: StagedView) -> CGSize? {
    let side = (view.innerFrame.height - 6).rounded(.down)
    return side >= 0.7 * size.height && side < size.height ? CGSize(width: side, height: side) : nil
  }

  /// The places in the middle of the height of a narrow bar, from the right.
  private func middleRow(_ size: CGSize, of view: StagedView) -> [CGRect] {
    let box = view.innerFrame.insetBy(dx: measures.inset, dy: 0), y = (box.midY - size.height / 2).rounded()
    let lefts = stride(from: box.maxX - size.width, through: box.minX, by: -2 * measures.scale)
    return lefts.prefix(Self.mostPlaces).map {
      CGRect(x: $0.rounded(), y: y, width: size.width, height: size.height)
    }
  }

  /// The places above and below the superview, with a line to the view.
  private func away(_ kind: FlagKind, _ view: StagedView) -> [Place] {
    guard let superview = views.first(where: { $0.name == view.node.superview }) else { return [] }
    let size = kind.size(measures, placer.typesetter), gap = 10 * measures.scale, pitch = 4 * measures.scale
    let lefts = stride(from: view.box.minX, through: view.box.maxX - size.width, by: pitch).prefix(Self.mostPlaces)
    let tops = [superview.box.minY - gap - size.height, superview.box.maxY + gap]
    let frames = tops.flatMap { top in
      lefts.map { CGRect(x: $0.rounded(), y: top.rounded(), width: size.width, height: size.height) }
    }
    return frames.filter { isFree($0, awayFrom: view, superview) }.map { ($0, leader(from: $0, to: view)) }
  }

  /// The upright line from a flag above or below its view to a little inside the view, or to the name between them.
  private func leader(from frame: CGRect, to view: StagedView) -> LineSegment {
    let name = tags.first { $0.view == view.name }?.frame
    let isBelow = frame.minY > view.box.maxY, inset = 4 * measures.scale
    let x = min(max(frame.midX, view.box.minX + inset), view.box.maxX - inset)
    let start = CGPoint(x: x, y: isBelow ? frame.minY : frame.maxY)
    let end = CGPoint(x: x, y: isBelow ? view.box.maxY - inset : view.box.minY + inset)
    guard let name, name.minX < x, x < name.maxX, name.maxY < frame.minY || frame.maxY < name.minY else {
      return LineSegment(start: start, end: end)
    }
    return LineSegment(start: start, end: CGPoint(x: x, y: isBelow ? name.maxY + 1 : name.minY - 1))
  }

  /// The places in a row inside a view, from its corner inwards.
  private func row(_ size: CGSize, at corner: Flag.Corner, of view: StagedView) -> [CGRect] {
    let box = view.innerFrame.insetBy(dx: measures.inset, dy: measures.inset)
    let y = corner.isTop ? box.minY + (measures.badge - size.height) / 2 : box.maxY - size.height
    let step = 2 * measures.scale
    return stride(from: CGFloat(0), through: max(0, box.width - size.width), by: step).prefix(Self.mostPlaces).map {
      offset in
      let x = corner.isLeft ? box.minX + offset : box.maxX - size.width - offset
      return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }
  }

  /// The places below, above, right and left of a view. In three further rows below and above, a flag has a line to its view.
  private func beside(_ size: CGSize, _ kind: FlagKind, _ view: StagedView) -> AnySequence<Place> {
    let box = view.box, pitch = 4 * measures.scale, gap = 10 * measures.scale
    let lefts = stride(from: box.minX, to: max(box.minX + 1, box.maxX - size.width / 2), by: pitch)
      .prefix(Self.mostPlaces)
    let tops = stride(from: box.minY, to: max(box.minY + 1, box.maxY - size.height / 2), by: pitch)
      .prefix(Self.mostPlaces)
    // A name below or above the view has the flags in its row, or next to it.
    let own = tags.first { $0.view == view.name && !$0.place.isInside }?.frame
    let named = (own.map { [$0] } ?? []).flatMap { tag -> [Place] in
      let y = tag.midY - size.height / 2, right = tag.maxX + pitch
      let (below, level) = (CGPoint(x: tag.minX, y: tag.maxY + pitch), CGPoint(x: right, y: y))
      let corners =
        (kind.isMeasured ? [below, level] : [level, below])
        + [CGPoint(x: tag.minX, y: tag.minY - pitch - size.height), CGPoint(x: tag.minX - pitch - size.width, y: y)]
      return corners.map {
        (CGRect(x: $0.x.rounded(), y: $0.y.rounded(), width: size.width, height: size.height), nil)
      }
    }
    let places = [0, 1, 2, 3].lazy.flatMap { row -> [Place] in
      let distance = gap + CGFloat(row) * (pitch + max(measures.badge, size.height))
      let upright =
        lefts.map { CGPoint(x: $0, y: box.maxY + distance) }
        + lefts.map { CGPoint(x: $0, y: box.minY - distance - size.height) }
      let level =
        row > 0 || kind.isMeasured
        ? []
        : tops.map { CGPoint(x: box.maxX + distance, y: $0) }
          + tops.map { CGPoint(x: box.minX - distance - size.width, y: $0) }
      return (upright + level).map { origin in
        let frame = CGRect(x: origin.x.rounded(), y: origin.y.rounded(), width: size.width, height: size.height)
        return (frame, row == 0 ? nil : leader(from: frame, to: view))
      }
    }
    return AnySequence(
      [AnySequence(named), AnySequence(places)].joined().lazy.filter { isFree($0.frame, beside: view) })
  }

  /// Whether a frame lies in the part of a view that is seen, and in none of its subviews.
  private func isFree(_ frame: CGRect, in view: StagedView) -> Bool {
    view.innerFrame.contains(frame.outset(by: 2)) && !others.subviews.overlap(frame) && !others.foreign.overlap(frame)
  }

  /// Whether a frame beside a view lies in the view's superview, across no edge of another view, and not so close to the tag
  /// of another view that it would seem to belong to it.
  private func isFree(_ frame: CGRect, beside view: StagedView) -> Bool {
    let margin = frame.outset(by: 2), near = frame.outset(by: (measures.isLarge ? 28 : 10) * measures.scale)
    if let superview = views.first(where: { $0.name == view.node.superview }), !superview.box.contains(frame) {
      return false
    }
    return !tags.contains { $0.view != view.name && $0.frame.overlaps(near) }
      && !views.contains { $0.box.overlaps(margin) && !$0.box.contains(margin) }
      && !others.foreign.overlap(margin) && !others.subviews.overlap(margin)
  }

  /// Whether a frame outside of the superview lies on the device, across no edge, and not close to the tag of another view.
  private func isFree(_ frame: CGRect, awayFrom view: StagedView, _ superview: StagedView) -> Bool {
    let margin = frame.outset(by: 2), near = frame.outset(by: 10 * measures.scale)
    let outer = views.first { $0.name == superview.node.superview }
    return outer?.box.contains(margin) == true && !others.foreign.overlap(margin)
      && !tags.contains { $0.view != view.name && $0.frame.overlaps(near) }
      && !views.contains { $0.box.overlaps(margin) && !$0.box.contains(margin) }
  }
}

extension Flag {
  /// A corner of a view, in which a row of flags begins.
  enum Corner {
    case topRight, bottomRight, bottomLeft, topLeft

    var isTop: Bool { self == .topRight || self == .topLeft }
    var isLeft: Bool { self == .bottomLeft || self == .topLeft }
  }
}

extension FlagKind {
  /// The corners in which the flag may stand, the best first.
  fileprivate var corners: [Flag.Corner] {
    switch self {
    case .ownAnswer: [.bottomRight, .bottomLeft, .topRight, .topLeft]
    case .alpha: [.bottomLeft, .bottomRight, .topRight, .topLeft]
    default: [.topRight, .bottomRight, .bottomLeft, .topLeft]
    }
  }

  /// The flag and shorter ones, for a view with little room.
  fileprivate var wordings: [FlagKind] {
    if case .alpha(let alpha, isUnseen: true) = self { [self, .alpha(alpha, isUnseen: false)] } else { [self] }
  }

  /// Whether it has a number that is compared with those of other views.
  fileprivate var isMeasured: Bool { if case .alpha = self { true } else { false } }
}
