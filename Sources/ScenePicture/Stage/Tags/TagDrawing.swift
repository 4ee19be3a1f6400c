import Canvas
import Foundation
import TouchTrace

/// Draws tags: with what is known now, at the place that was found for what will be known in the end.
struct TagDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    for tag in plan.tags {
      guard let view = plan.view(tag.view) else { continue }
      list.element("tag.\(tag.view)") { draw(tag, of: view, &$0) }
    }
  }

  private func draw(_ tag: Tag, of view: StagedView, _ list: inout DrawingList) {
    let face = faceNow(of: tag, view)
    let parts = face.parts(measures, plan.appearance.typesetter)
    let colors = TagColors(view, theme)
    if colors.hasPlate || !tag.place.isInside { drawPlate(tag, face, colors, &list) }
    if let number = face.number { drawBadge(number, tag, colors.badge, ring: view.color, &list) }
    let font = face.nameFont(measures)
    let baseline = font.baseline(centeredOn: tag.rowCenter)
    list.text(face.name, font, at: CGPoint(x: (tag.frame.minX + parts.name).rounded(), y: baseline), colors.name)
    if let glyph = face.glyph {
      let center = CGPoint(x: tag.frame.minX + parts.glyph, y: tag.rowCenter)
      list.icon(glyph, at: center, magnification: measures.glyph, colors.glyph)
    }
    if let words = face.words {
      let center = tag.rowCenter + (face.hasWordsBelow ? face.wordsPitch(measures) : 0)
      let point = CGPoint(
        x: (tag.frame.minX + parts.words).rounded(), y: measures.words.baseline(centeredOn: center))
      list.text(words, measures.words, at: point, theme.ink3)
    }
    if view.state == .result && face.glyph == nil { drawStar(onRingOf: view, &list) }
  }

  /// As much of what is known as fits into the place that was found.
  private func faceNow(of tag: Tag, _ view: StagedView) -> TagFace {
    guard var now = plan.face(of: view), now != tag.face else { return tag.face }
    if tag.face.name.isEmpty { (now.name, now.glyph, now.words) = ("", nil, nil) }
    let faces = (tag.face.isSmall ? now.small : now).shrinking
    return faces.first { hasRoom(for: $0, at: tag, of: view) } ?? faces.last ?? now
  }

  private func hasRoom(for face: TagFace, at tag: Tag, of view: StagedView) -> Bool {
    let frame = CGRect(origin: tag.frame.origin, size: face.size(measures, plan.appearance.typesetter))
    if tag.frame.contains(frame) { return true }
    let taken = plan.tags.filter { $0.view != tag.view }.map(\.frame) + plan.fingers
    return view.box.insetBy(dx: 4, dy: 0).contains(frame) && !taken.contains { $0.overlaps(frame.grown(2)) }
      && !plan.views.contains { $0.node.superview == view.name && $0.box.overlaps(frame) }
  }

  private func drawPlate(_ tag: Tag, _ face: TagFace, _ colors: TagColors, _ list: inout DrawingList) {
    let size = face.size(measures, plan.appearance.typesetter)
    let plate = CGRect(origin: tag.frame.origin, size: size).grown((colors.hasPlate ? 4 : 1) * measures.scale)
    list.fill(.roundedRect(plate, radius: 4 * measures.scale), plan.ground.color(at: plate.center).opacity(0.9))
  }

  private func drawBadge(_ number: Int, _ tag: Tag, _ color: Color, ring: Color, _ list: inout DrawingList) {
    list.fill(
      .circle(center: tag.badgeCenter, radius: tag.badgeRadius + 1.5 * measures.scale),
      plan.ground.color(at: tag.badgeCenter))
    list.fill(.circle(center: tag.badgeCenter, radius: tag.badgeRadius), color)
    let font = tag.face.isSmall ? measures.smallDigit : measures.digit
    list.text(String(number), font, centeredOn: tag.badgeCenter, plan.appearance.typesetter, theme.textOnState)
  }

  /// Where the tag has no room for the result's star, it stands on the corner of the ring.
  private func drawStar(onRingOf view: StagedView, _ list: inout DrawingList) {
    let center = CGPoint(x: view.box.maxX, y: view.box.minY), radius = (measures.badge * 0.46).rounded()
    list.element("ring.star") { list in
      list.fill(.circle(center: center, radius: radius + 1.5 * measures.scale), theme.panel)
      list.fill(.circle(center: center, radius: radius), theme.result)
      list.icon(.star, at: center, magnification: measures.glyph, theme.textOnState)
    }
  }
}

/// The colours of a tag by what its view said.
private struct TagColors {
  var badge: Color
  var name: Color
  var glyph: Color
  var hasPlate = false

  init(_ view: StagedView, _ theme: Theme) {
    (badge, name, glyph) = (theme.ink, theme.ink, theme.ink)
    switch view.state {
    case .notReached, .asking: break
    case .inside: (badge, glyph) = (theme.yes, theme.yes)
    case .outside: (badge, glyph) = (theme.no, theme.no)
    case .skipped: (badge, glyph, hasPlate) = (theme.skip, theme.skip, true)
    case .inSkipped: (name, glyph, hasPlate) = (theme.ink3, theme.ink3, true)
    case .notAsked: (name, glyph) = (theme.ink3, theme.ink3)
    case .result: (badge, glyph) = (theme.result, theme.result)
    }
  }
}

extension DrawingList {
  /// One line of text whose middle, by width and by the height of its capitals, is `center`.
  mutating func text(
    _ string: String, _ font: Font, centeredOn center: CGPoint, _ typesetter: Typesetter, _ color: Color
  ) {
    let left = center.x - typesetter.width(of: string, font) / 2
    text(string, font, at: CGPoint(x: left, y: font.baseline(centeredOn: center.y)), color)
  }
}
