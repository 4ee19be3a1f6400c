import Canvas
import Foundation
import Narration

/// What stands in a tag, in one row: a badge with the place in the order of asking, the name, a glyph, words.
struct TagFace: Equatable {
  var number: Int?
  var name: String
  var glyph: Icon?
  var words: String?
  /// The words stand under the name instead of beside it.
  var hasWordsBelow = false
  /// For a view with little room: a smaller badge and name.
  var isSmall = false

  func size(_ measures: StageMeasures, _ typesetter: Typesetter) -> CGSize {
    let parts = parts(measures, typesetter)
    let width = max(parts.end, hasWordsBelow ? parts.words + (wordsWidth(measures, typesetter) ?? 0) : 0)
    return CGSize(width: width.rounded(.up), height: height(measures) + (hasWordsBelow ? wordsPitch(measures) : 0))
  }

  /// The height of the row with the name.
  func height(_ measures: StageMeasures) -> CGFloat { isSmall ? measures.smallBadge : measures.badge }

  /// From the middle of the name to the middle of words under it.
  func wordsPitch(_ measures: StageMeasures) -> CGFloat { CGFloat(measures.words.size) + 7 * measures.scale }

  func nameFont(_ measures: StageMeasures) -> Font { isSmall ? measures.smallName : measures.name }

  /// Where the parts begin, from the left edge; the glyph's place is its middle.
  struct Parts: Equatable {
    var name: CGFloat = 0
    var glyph: CGFloat = 0
    var words: CGFloat = 0
    var end: CGFloat = 0
  }

  func parts(_ measures: StageMeasures, _ typesetter: Typesetter) -> Parts {
    var parts = Parts()
    if number != nil { parts.name = height(measures) + measures.gap }
    parts.end = name.isEmpty ? height(measures) : parts.name + typesetter.width(of: name, nameFont(measures))
    if glyph != nil {
      parts.glyph = (parts.end + measures.gap).rounded() + measures.glyphWidth / 2
      parts.end = parts.glyph + measures.glyphWidth / 2
    }
    if let width = wordsWidth(measures, typesetter) {
      parts.words = hasWordsBelow ? parts.name : parts.end + 8 * measures.scale
      if !hasWordsBelow { parts.end = parts.words + width }
    }
    return parts
  }

  private func wordsWidth(_ measures: StageMeasures, _ typesetter: Typesetter) -> CGFloat? {
    words.map { typesetter.width(of: $0, measures.words) }
  }
}

extension TagFace {
  /// The face of a view in full: what is known of it, in the words of the languages.
  init(_ view: StagedView, waitsFor front: String?, _ appearance: Appearance) {
    self.init(number: view.number, name: view.name, glyph: nil, words: nil)
    let language = appearance.languages.first
    switch view.state {
    case .notReached: words = front.map { StatusText.after($0)[language] }
    case .asking: break
    case .inside: glyph = .tick
    case .outside: glyph = .cross
    case .skipped(let refusal): (glyph, words) = (.skipped, GateText(refusal)[language])
    case .inSkipped, .notAsked:
      // From the back of a classroom a dash is read sooner than words; the legend explains it.
      if appearance.layout.isProjector { glyph = .notAsked } else { words = OutcomeText.notAsked[language] }
    case .result: glyph = .star
    }
  }

  /// The same with less and less in it, for views where it does not fit: first the words go under the name, then they go
  /// (a dash stands for "not asked"), then the glyph goes.
  var shrinking: [TagFace] {
    var faces = [self]
    var face = self
    if words != nil {
      face.hasWordsBelow = true
      faces.append(face)
      (face.hasWordsBelow, face.words) = (false, nil)
      if glyph == nil { face.glyph = .notAsked }
      faces.append(face)
    }
    if face.glyph != nil {
      face.glyph = nil
      faces.append(face)
    }
    return faces
  }

  var small: TagFace {
    var face = self
    face.isSmall = true
    return face
  }
}
