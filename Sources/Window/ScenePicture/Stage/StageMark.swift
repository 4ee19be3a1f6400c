import Canvas
import Foundation

/// A mark on the stage besides the views, their tags and arrows. It was placed once; it says what it covers, and draws itself.
protocol StageMark {
  /// The element of the picture that it is.
  var element: ElementName { get }
  var order: MarkOrder { get }
  /// Its texts and signs, on which no other text may lie.
  var labels: [PlacedLabel] { get }
  /// Its lines, which may run through no text but its own.
  var lines: [Route] { get }
  func draw(_ plan: StagePlan, _ list: inout DrawingList)
}

extension StageMark {
  var labels: [PlacedLabel] { [] }
  var lines: [Route] { [] }
}

/// When a mark is drawn: the more important it is, the later.
enum MarkOrder { case inView, overViews, onConnectors, overCards, overTags, underFingers, overFingers }

/// A text or a sign on the stage, and what it belongs to.
struct PlacedLabel {
  var element: ElementName
  /// The view that has it on itself, for tags and flags.
  var view: String?
  /// In window pixels.
  var frame: CGRect
  /// The area that it names; nil where its place is fixed.
  var part: CGRect?
  var leader: LineSegment?
  /// Whether it may lie on lines, because it has a ground of its own.
  var isOnLine = false
}

extension StageMark {
  /// The label of a pill; empty where it found no place.
  func labels(_ pills: Pill?..., part: CGRect? = nil) -> [PlacedLabel] {
    pills.compactMap { $0 }.map { PlacedLabel(element: element, frame: $0.frame, part: part, isOnLine: true) }
  }
}

extension StagePlan {
  /// Returns the marks of a type, in the order of drawing.
  func marks<Mark: StageMark>(_ type: Mark.Type) -> [Mark] { marks.compactMap { $0 as? Mark } }

  func mark<Mark: StageMark>(_ type: Mark.Type) -> Mark? { marks(type).first }

  func draw(_ order: MarkOrder, _ list: inout DrawingList) {
    for mark in marks where mark.order == order { list.element(mark.element) { mark.draw(self, &$0) } }
  }
}
