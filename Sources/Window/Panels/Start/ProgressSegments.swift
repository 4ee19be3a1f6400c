import Canvas
import ScenePicture
import UIKit

/// The progress of a lesson: a segment for each preset, filled if its point was seen. A segment names its preset in a
/// tooltip; a click on it opens the preset.
final class ProgressSegments: PaintedView, TooltipProvider {
  var seen: [Bool] = []
  /// The names of the presets.
  var names: [String] = []
  /// Called with the index of the pressed segment.
  var open: (Int) -> Void = { _ in }

  private var pitch: CGFloat { (bounds.width + gap) / CGFloat(max(seen.count, 1)) }
  private let gap: CGFloat = 3

  private func segment(at point: CGPoint) -> Int? {
    let index = Int((point.x / pitch).rounded(.down))
    return bounds.contains(point) && seen.indices.contains(index) ? index : nil
  }

  private func frame(of segment: Int) -> CGRect {
    let left = (CGFloat(segment) * pitch).rounded(), right = (CGFloat(segment + 1) * pitch - gap).rounded()
    return bounds.between(left, right)
  }

  func tooltip(at point: CGPoint) -> TooltipContent? {
    guard let index = segment(at: point), names.indices.contains(index) else { return nil }
    return TooltipContent(text: names[index], anchor: frame(of: index))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: self), let index = segment(at: point) { open(index) }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let height = 5 * appearance.layout.scale
    for (index, isSeen) in seen.enumerated() {
      let bar = frame(of: index).band(middle: bounds.midY, height: height)
      // A projector shows no light grey.
      let rest = appearance.layout.isProjector ? appearance.theme.line : appearance.theme.selection
      list.fill(.roundedRect(bar, radius: height / 2), isSeen ? appearance.theme.text : rest)
    }
  }
}
