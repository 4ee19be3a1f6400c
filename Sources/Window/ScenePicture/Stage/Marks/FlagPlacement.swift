import Canvas
import Foundation
import TouchTrace

/// Places the flags of views: in their corners, or beside a view that is too small.
struct FlagPlacement {
  private(set) var flags: [Flag] = []
  private let taken: [CGRect]
  /// The areas that flags beside a view must not cover, such as arrows.
  private let avoided: [CGRect]
  private let views: [StagedView]
  private let tags: [Tag]
  private let stage: CGRect
  private let measures: StageMeasures
  private let typesetter: Typesetter

  /// The most places that are tried along one edge: more than a screen has. A view of a person's own code can be wider.
  private static let mostPlaces = 4096

  /// - Parameters:
  ///   - taken: areas that flags must not cover besides tags, such as fingers.
  ///   - avoided: areas that only flags inside their view may cover.
  ///   - isOnlyOfReached: whether views that the touch does not reach have no flags.
  init(
    _ views: [StagedView], _ recognizers: [TreeSnapshot.Recognizer], tags: [Tag], taken: [CGRect], avoided: [CGRect],
    isOnlyOfReached: Bool, _ appearance: Appearance, _ measures: StageMeasures
  ) {
    (self.views, self.tags, self.avoided) = (views, tags, avoided)
    self.taken = tags.map(\.frame) + taken
    (self.measures, typesetter, stage) = (measures, appearance.typesetter, appearance.layout.stage)
    let families = Dictionary(grouping: views.map(\.node), by: \.superview)
    for view in views where !isOnlyOfReached || view.outcome.isReached {
      let family = families[view.node.superview, default: []]
      let count = recognizers.count { $0.view == view.name }
      for kind in FlagKind.all(of: view, recognizers: count, family: family) { place(kind, of: view) }
    }
  }

  private mutating func place(_ kind: FlagKind, of view: StagedView) {
    for wording in kind.wordings {
      guard let frame = frame(of: wording, view) else { continue }
      flags.append(Flag(view: view.name, kind: wording, frame: frame))
      return
    }
    // The dash-dot line around a view says already that its hit area is enlarged.
    guard kind != .enlarged else { return }
    if let small = kind.icon == nil ? nil : smaller(kind.size(measures, typesetter), in: view),
      let frame = middleRow(small, of: view).first(where: { isFree($0, in: view) })
    {
      flags.append(Flag(view: view.name, kind: kind, frame: frame))
    } else if let shortest = kind.wordings.last, let flag = away(shortest, view) {
      flags.append(flag)
    }
  }

  /// The size of an icon that fits the height of a narrow bar; nil if it would be too small to be seen.
  private func smaller(_ size: CGSize, in view: StagedView) -> CGSize? {
    let side = (view.innerFrame.height - 6).rounded(.down)
    return side >= 0.7 * size.height && side < size.height ? CGSize(width: side, height: side) : nil
  }

  /// The places in the middle of the height of a narrow bar, from the right.
  private func middleRow(_ size: CGSize, of view: StagedView) -> [CGRect] {
    let box = view.innerFrame.insetBy(dx: measures.inset, dy: 0), y = (box.midY - size.height / 2).rounded()
    return stride(from: box.maxX - size.width, through: box.minX, by: -2 * measures.scale).prefix(Self.mostPlaces).map {
      CGRect(x: $0.rounded(), y: y, width: size.width, height: size.height)
    }
  }

  /// A flag above or below the superview, with a line to its view.
  private func away(_ kind: FlagKind, _ view: StagedView) -> Flag? {
    guard let superview = views.first(where: { $0.name == view.node.superview }) else { return nil }
    let size = kind.size(measures, typesetter), gap = 10 * measures.scale, pitch = 4 * measures.scale
    let lefts = stride(from: view.box.minX, through: view.box.maxX - size.width, by: pitch).prefix(Self.mostPlaces)
    let tops = [superview.box.minY - gap - size.height, superview.box.maxY + gap]
    let frames = tops.flatMap { top in
      lefts.map { CGRect(x: $0.rounded(), y: top.rounded(), width: size.width, height: size.height) }
    }
    for frame in frames where isFree(frame, awayFrom: view, superview) {
      let isBelow = frame.minY > view.box.maxY, inset = 4 * measures.scale
      let line = LineSegment(
        start: CGPoint(x: frame.midX, y: isBelow ? frame.minY : frame.maxY),
        end: CGPoint(x: frame.midX, y: isBelow ? view.box.maxY - inset : view.box.minY + inset))
      let area = line.area.insetBy(dx: -2, dy: 0)
      let isCovered = taken.overlap(area) || flags.contains { $0.frame.overlaps(area) }
      if !isCovered { return Flag(view: view.name, kind: kind, frame: frame, leader: line) }
    }
    return nil
  }

  private func frame(of kind: FlagKind, _ view: StagedView) -> CGRect? {
    let size = kind.size(measures, typesetter), isSmall = view.box.width < 90 * measures.scale
    // The dash-dot line around a small view says it already.
    if kind == .enlarged && isSmall { return nil }
    if kind.isMeasured && isSmall { return beside(size, view) ?? inside(size, kind.corners, view) }
    return inside(size, kind.corners, view) ?? beside(size, view)
  }

  /// The first free place inside a view.
  private func inside(_ size: CGSize, _ corners: [Flag.Corner], _ view: StagedView) -> CGRect? {
    corners.lazy.flatMap { row(size, at: $0, of: view) }.first { isFree($0, in: view) }
  }

  /// The first free place beside a view.
  private func beside(_ size: CGSize, _ view: StagedView) -> CGRect? {
    places(beside: view, size).first { isFree($0, beside: view) }
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

  /// The places below, above, right and left of a view, each in three rows.
  private func places(beside view: StagedView, _ size: CGSize) -> [CGRect] {
    let box = view.box, pitch = 4 * measures.scale
    let rows = [0, 1, 2].map { 10 * measures.scale + $0 * (pitch + max(measures.badge, size.height)) }
    let lefts = stride(from: box.minX, to: max(box.minX + 1, box.maxX - size.width / 2), by: pitch).prefix(
      Self.mostPlaces)
    let tops = stride(from: box.minY, to: max(box.minY + 1, box.maxY - size.height / 2), by: pitch).prefix(
      Self.mostPlaces)
    let origins = rows.flatMap { row in
      lefts.map { CGPoint(x: $0, y: box.maxY + row) }
        + lefts.map { CGPoint(x: $0, y: box.minY - row - size.height) }
        + tops.map { CGPoint(x: box.maxX + row, y: $0) } + tops.map { CGPoint(x: box.minX - row - size.width, y: $0) }
    }
    return origins.map { CGRect(x: $0.x.rounded(), y: $0.y.rounded(), width: size.width, height: size.height) }
  }

  private func isFree(_ frame: CGRect, in view: StagedView) -> Bool {
    let margin = frame.outset(by: 2)
    return view.innerFrame.contains(margin) && isUncovered(frame)
      && !views.contains { $0.node.superview == view.name && $0.box.overlaps(frame) }
  }

  /// Whether a frame beside a view lies on the stage, in the view's superview, across no edge of another view, and not
  /// so close to the tag of another view that it would seem to belong to it.
  private func isFree(_ frame: CGRect, beside view: StagedView) -> Bool {
    let margin = frame.outset(by: 2), near = frame.outset(by: (measures.isLarge ? 28 : 10) * measures.scale)
    if let superview = views.first(where: { $0.name == view.node.superview }), !superview.box.contains(frame) {
      return false
    }
    return !tags.contains { $0.view != view.name && $0.frame.overlaps(near) } && stage.contains(margin)
      && isUncovered(frame) && !avoided.overlap(margin)
      && !views.contains { $0.box.overlaps(margin) && !$0.box.contains(margin) }
      && !views.contains { $0.name != view.node.superview && $0.depth >= view.depth && $0.box.overlaps(margin) }
  }

  /// Whether a frame outside of the superview lies on the device, across no edge, and not close to the tag of another view.
  private func isFree(_ frame: CGRect, awayFrom view: StagedView, _ superview: StagedView) -> Bool {
    let margin = frame.outset(by: 2), near = frame.outset(by: 10 * measures.scale)
    let outer = views.first { $0.name == superview.node.superview }
    return outer?.box.contains(margin) == true && isUncovered(frame) && !avoided.overlap(margin)
      && !tags.contains { $0.view != view.name && $0.frame.overlaps(near) }
      && !views.contains { $0.box.overlaps(margin) && !$0.box.contains(margin) }
  }

  private func isUncovered(_ frame: CGRect) -> Bool {
    let margin = frame.outset(by: 2)
    return !taken.overlap(margin) && !flags.contains { $0.frame.overlaps(margin) }
  }
}

extension StagedView {
  fileprivate var depth: Int { node.depth }
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
