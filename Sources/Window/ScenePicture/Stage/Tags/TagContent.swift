import Canvas
import Foundation
import Narration
import TouchTrace

/// The content of a tag, in one row: a badge with the place in the order of asking, the name, an icon, a detail.
struct TagContent: Equatable {
  var number: Int?
  /// Whether the number is the key of an answer, and not the place in the order of asking.
  var isKey = false
  var name: String
  var glyph: Icon?
  var detail: String?
  /// The detail is under the name instead of beside it.
  var hasDetailBelow = false
  /// Whether a dash stands for a detail that has no room.
  var hasDash = true
  /// A smaller badge and name, for a small view.
  var isSmall = false

  func size(_ measures: StageMeasures, _ typesetter: Typesetter) -> CGSize {
    let parts = parts(measures, typesetter)
    let width = max(parts.end, hasDetailBelow ? detailWidth(measures, typesetter) ?? 0 : 0)
    return CGSize(width: width.rounded(.up), height: height(measures) + (hasDetailBelow ? detailPitch(measures) : 0))
  }

  /// The height of the row with the name.
  func height(_ measures: StageMeasures) -> CGFloat { isSmall ? measures.smallBadge : measures.badge }

  /// From the middle of the name to the middle of a detail under it.
  func detailPitch(_ measures: StageMeasures) -> CGFloat { CGFloat(measures.text.size) + 7 * measures.scale }

  func nameFont(_ measures: StageMeasures) -> Font { isSmall ? measures.smallName : measures.name }

  func digitFont(_ measures: StageMeasures) -> Font { isSmall ? measures.smallDigit : measures.digit }

  func badgeWidth(_ measures: StageMeasures) -> CGFloat {
    height(measures) + (number.map { digitFont(measures).widening(by: $0) } ?? 0)
  }

  /// The left ends of the parts, from the left edge of the tag. For the icon it is the centre.
  struct Parts: Equatable {
    var name: CGFloat = 0
    var glyph: CGFloat = 0
    var detail: CGFloat = 0
    var end: CGFloat = 0
  }

  func parts(_ measures: StageMeasures, _ typesetter: Typesetter) -> Parts {
    var parts = Parts()
    if number != nil { parts.name = badgeWidth(measures) + measures.gap }
    parts.end = name.isEmpty ? badgeWidth(measures) : parts.name + typesetter.width(of: name, nameFont(measures))
    if glyph != nil {
      parts.glyph = (parts.end + measures.gap).rounded() + measures.glyphWidth / 2
      parts.end = parts.glyph + measures.glyphWidth / 2
    }
    if let width = detailWidth(measures, typesetter) {
      parts.detail = hasDetailBelow ? 0 : parts.end + 8 * measures.scale
      if !hasDetailBelow { parts.end = parts.detail + width }
    }
    return parts
  }

  private func detailWidth(_ measures: StageMeasures, _ typesetter: Typesetter) -> CGFloat? {
    detail.map { typesetter.width(of: $0, measures.text) }
  }
}

extension TagContent {
  /// The full content of a view's tag. `front`: the sibling that is asked before a pending view.
  init(_ view: StagedView, waitsFor front: String?, _ appearance: Appearance) {
    self.init(number: view.number, name: view.name, glyph: nil, detail: nil)
    let language = appearance.languages.first
    glyph = view.outcome.glyph
    switch view.outcome {
    case .pending: detail = front.map { StatusText.after($0)[language] }
    case .outside(let miss?): detail = StatusText.distance(miss)[language]
    case .inside, .result: detail = view.point.map { pointText($0) }
    case .asking, .outside(nil), .overridden: break
    case .skipped: detail = view.outcome.text(in: language)
    case .insideSkipped, .notAsked:
      // From the back of a classroom a dash is easier to read than words; the legend explains it.
      if !appearance.layout.isProjector { (glyph, detail) = (nil, view.outcome.text(in: language)) }
    }
  }

  /// This content with the key of an answer in place of the number; unchanged without a key.
  func showing(key: Int?) -> TagContent {
    guard let key else { return self }
    var content = self
    (content.number, content.isKey, content.glyph, content.detail) = (key, true, nil, nil)
    return content
  }

  /// This content and shorter ones, for views in which it does not fit: first the detail moves under the name, then it
  /// is left out (a dash stands for "not asked"), then the icon is left out.
  var shrinking: [TagContent] {
    var contents = [self]
    var content = self
    if detail != nil {
      content.hasDetailBelow = true
      contents.append(content)
      (content.hasDetailBelow, content.detail) = (false, nil)
      if glyph == nil && hasDash { content.glyph = .notAsked }
      contents.append(content)
    }
    if content.glyph != nil {
      content.glyph = nil
      contents.append(content)
    }
    return contents
  }

  /// This content, and the same without its detail if an icon says enough.
  var withAndWithoutDetail: [TagContent] {
    guard glyph != nil, detail != nil else { return [self] }
    var content = self
    content.detail = nil
    return [self, content]
  }

  var small: TagContent {
    var content = self
    content.isSmall = true
    return content
  }
}
