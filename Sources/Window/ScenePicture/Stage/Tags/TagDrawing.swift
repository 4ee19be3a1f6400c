import Canvas
import Foundation
import TouchTrace

/// Draws tags with their content at the current step, at the place that was found for the end of the search.
struct TagDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    for tag in plan.tags {
      guard let view = plan.view(tag.view) else { continue }
      list.element(.tag(of: tag.view)) { draw(tag, of: view, &$0) }
    }
  }

  private func draw(_ tag: Tag, of view: StagedView, _ list: inout DrawingList) {
    let content = currentContent(of: tag, view)
    let parts = content.parts(measures, plan.appearance.typesetter)
    let isHovered = plan.editing == nil && plan.display.hovered == tag.view
    let colors = isHovered ? TagColors(hoveredIn: theme) : TagColors(view, theme)
    if isHovered {
      list.element(.hover) { drawPlate(tag, content, margin: 3, theme.text, &$0) }
    } else if colors.hasPlate || !tag.place.isInside || plan.display.showsDrawings || isOnLine(tag) {
      let ground = plan.ground.color(at: tag.frame.center).opacity(0.9)
      drawPlate(tag, content, margin: colors.hasPlate ? 4 : 1, ground, &list)
    }
    if let leader = tag.leader { draw(leader, isThin: tag.place == .gutter, &list) }
    if let number = content.number { drawBadge(number, tag, colors, &list) }
    let font = content.nameFont(measures)
    let baseline = font.baseline(centeredOn: tag.rowCenter)
    list.text(content.name, font, at: CGPoint(x: (tag.frame.minX + parts.name).rounded(), y: baseline), colors.name)
    if let glyph = content.glyph {
      let center = CGPoint(x: tag.frame.minX + parts.glyph, y: tag.rowCenter)
      list.icon(glyph, at: center, magnification: measures.glyph, colors.glyph)
    }
    if let detail = content.detail {
      let center = tag.rowCenter + (content.hasDetailBelow ? content.detailPitch(measures) : 0)
      let point = CGPoint(
        x: (tag.frame.minX + parts.detail).rounded(), y: measures.text.baseline(centeredOn: center))
      list.text(detail, measures.text, at: point, colors.detail)
    }
    if plan.editing == nil, plan.display.selected == tag.view {
      list.element(.selection) { drawSelection(tag, content, parts, colors, &$0) }
    }
    guard view.outcome == .result else { return }
    if let number = plan.display.answerNumber {
      list.element(.answerNumber) { $0.disc(number, onRingOf: view, measures, plan.appearance) }
    } else if content.glyph == nil {
      drawStar(onRingOf: view, &list)
    }
  }

  /// Whether the line of a hit area larger than its view runs through a tag.
  private func isOnLine(_ tag: Tag) -> Bool {
    plan.views.contains { view in
      view.hitArea.map { CGRect(around: $0) }.map { $0.overlaps(tag.frame) && !$0.contains(tag.frame) } ?? false
    }
  }

  /// Returns as much of the current content as fits into the place of the tag.
  private func currentContent(of tag: Tag, _ view: StagedView) -> TagContent {
    guard var now = plan.tagContent(of: view), now != tag.content else { return tag.content }
    if tag.content.name.isEmpty { (now.name, now.glyph, now.detail) = ("", nil, nil) }
    let contents = (tag.content.isSmall ? now.small : now).shrinking
    return contents.first { fits(for: $0, at: tag, of: view) } ?? contents.last ?? now
  }

  private func fits(for content: TagContent, at tag: Tag, of view: StagedView) -> Bool {
    let frame = CGRect(origin: tag.frame.origin, size: content.size(measures, plan.appearance.typesetter))
    if tag.frame.contains(frame) { return true }
    let taken = plan.nameFrames.filter { $0 != tag.frame } + plan.fingers
    return view.box.insetBy(dx: 4, dy: 0).contains(frame) && !taken.contains { $0.overlaps(frame.outset(by: 2)) }
      && !plan.views.contains { $0.node.superview == view.name && $0.box.overlaps(frame) }
  }

  private func drawPlate(
    _ tag: Tag, _ content: TagContent, margin: CGFloat, _ color: Color, _ list: inout DrawingList
  ) {
    let size = content.size(measures, plan.appearance.typesetter)
    let plate = CGRect(origin: tag.frame.origin, size: size).outset(by: margin * measures.scale)
    list.fill(.roundedRect(plate, radius: 4 * measures.scale), color)
  }

  /// Draws a line below the name, or below a tag without one.
  private func drawSelection(
    _ tag: Tag, _ content: TagContent, _ parts: TagContent.Parts, _ colors: TagColors, _ list: inout DrawingList
  ) {
    let font = content.nameFont(measures), y = tag.rowCenter + (CGFloat(font.size) / 2 + 3 * measures.scale).rounded()
    let left = tag.frame.minX + (content.name.isEmpty ? 0 : parts.name)
    let width = content.name.isEmpty ? tag.frame.width : plan.appearance.typesetter.width(of: content.name, font)
    list.stroke(
      .line(from: CGPoint(x: left, y: y), to: CGPoint(x: left + width, y: y)), width: 2 * measures.scale, colors.name)
  }

  private func draw(_ leader: LineSegment, isThin: Bool, _ list: inout DrawingList) {
    let size = isThin ? 0.6 * measures.scale : measures.scale, color = isThin ? theme.secondaryText : theme.text
    list.stroke(.line(from: leader.start, to: leader.end), width: isThin ? measures.scale : 2 * measures.scale, color)
    list.fill(.circle(center: leader.end, radius: 4 * size), color)
  }

  private func drawBadge(_ number: Int, _ tag: Tag, _ colors: TagColors, _ list: inout DrawingList) {
    let font = tag.content.digitFont(measures), radius = tag.badgeRadius
    list.fill(
      .badge(number, font, center: tag.badgeCenter, radius: radius + 1.5 * measures.scale),
      colors.ground ?? plan.ground.color(at: tag.badgeCenter))
    if tag.content.isKey {
      let square = CGRect(center: tag.badgeCenter, side: 2 * radius)
      list.fill(.roundedRect(square, radius: 4 * measures.scale), theme.text)
    } else {
      list.fill(.badge(number, font, center: tag.badgeCenter, radius: radius), colors.badge)
    }
    list.text(
      String(number), font, centeredOn: tag.badgeCenter, plan.appearance.typesetter,
      tag.content.isKey ? theme.panel : theme.textOnState)
  }

  /// Draws the star of the hit-test view on a corner of its ring, where it does not fit into the tag.
  private func drawStar(onRingOf view: StagedView, _ list: inout DrawingList) {
    let center = CGPoint(x: view.box.maxX, y: view.box.minY), radius = measures.starRadius
    list.element(.resultStar) { list in
      list.fill(.circle(center: center, radius: radius + 1.5 * measures.scale), theme.panel)
      list.fill(.circle(center: center, radius: radius), theme.result)
      list.icon(.star, at: center, magnification: measures.glyph, theme.textOnState)
    }
  }
}

/// The colours of a tag, by the outcome of its view.
private struct TagColors {
  var badge: Color
  var name: Color
  var glyph: Color
  var detail: Color
  var hasPlate = false
  /// Nil for that of the stage.
  var ground: Color?

  /// The colours of the tag of the view under the pointer.
  init(hoveredIn theme: Theme) {
    (badge, name, glyph, detail, ground) = (theme.text, theme.panel, theme.panel, theme.panel, theme.text)
  }

  init(_ view: StagedView, _ theme: Theme) {
    (badge, name, glyph, detail) = (theme.text, theme.text, theme.text, theme.faintText)
    switch view.outcome {
    case .pending, .asking: break
    case .inside, .outside, .overridden, .result, .skipped:
      badge = theme.color(view.outcome.tone)
      glyph = badge
      if case .outside = view.outcome { detail = theme.secondaryText }
    case .insideSkipped, .notAsked: (name, glyph) = (theme.faintText, theme.faintText)
    }
    // Skipped views are hatched.
    switch view.outcome {
    case .skipped, .insideSkipped: hasPlate = true
    case .pending, .asking, .inside, .outside, .notAsked, .overridden, .result: break
    }
  }
}

extension DrawingList {
  /// Draws one line of text whose middle, by its width and the height of its capitals, is `center`.
  mutating func text(
    _ string: String, _ font: Font, centeredOn center: CGPoint, _ typesetter: Typesetter, _ color: Color
  ) {
    let left = center.x - typesetter.width(of: string, font) / 2
    text(string, font, at: CGPoint(x: left, y: font.baseline(centeredOn: center.y)), color)
  }
}
