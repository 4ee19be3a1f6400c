import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The head of the inspector: the view, its outcome, and its frame.
final class InspectorHead: UIView, Painted {
  static let height: CGFloat = 90

  private let frameFields: FieldRow
  private var subject: InspectedView?
  private var outcomeText = ""

  /// - Parameter change: called with each new value.
  init(change: @escaping (Change) -> Void) {
    let place = NumberFormat(range: -9999...9999), size = NumberFormat(range: 0...9999)
    frameFields = FieldRow([("x", place), ("y", place), ("w", size), ("h", size)]) { values in
      change(.frame(CGRect(x: values[0], y: values[1], width: values[2], height: values[3])))
    }
    super.init(frame: .zero)
    frameFields.name("inspector.frame", ["x", "y", "w", "h"])
    addSubview(frameFields)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ subject: InspectedView, _ appearance: Appearance) {
    self.subject = subject
    outcomeText = subject.outcome.text(in: appearance.languages.first)
    let frame = subject.node.frame
    frameFields.show([frame.minX, frame.minY, frame.width, frame.height])
  }

  override func layoutSubviews() {
    frameFields.frame = bounds.inset(top: 58).strip(.top, ValueField.height)
  }

  // MARK: Painting

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let subject else { return }
    paintTile(subject, &list, appearance)
    let pillWidth = paintPill(subject, &list, appearance)
    let texts = bounds.inset(left: 38, right: pillWidth + 8)
    let name = texts.inset(top: 10).strip(.top, 20), className = texts.inset(top: 27).strip(.top, 20)
    list.line(subject.node.name, .sans(15, .semibold), appearance.theme.ink, in: name, appearance)
    list.line(subject.node.className, .smallApi, appearance.theme.ink2, in: className, appearance)
    if subject.differs(\.frame) {
      list.fill(.circle(center: CGPoint(x: -8, y: 69), radius: 2.5), appearance.theme.ink)
    }
  }

  private func paintTile(_ subject: InspectedView, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let tile = CGRect(x: 0, y: 14, width: 28, height: 28)
    let state = subject.outcome.isReached ? theme.color(subject.outcome.tone) : nil
    let ground = state.map { theme.tint($0) } ?? theme.panel
    list.box(tile, radius: 6, fill: ground, border: state ?? theme.controlBorder, width: 1.5)
    let icon: Icon = subject.node.isWindow ? .window : subject.node.isControl ? .control : .view
    list.icon(icon, at: tile.center, theme.ink)
  }

  /// Draws the pill of the outcome. Returns its width.
  private func paintPill(_ subject: InspectedView, _ list: inout DrawingList, _ appearance: Appearance) -> CGFloat {
    guard !outcomeText.isEmpty else { return 0 }
    let outcome = subject.outcome, state = outcome.isReached ? appearance.theme.color(outcome.tone) : nil
    return list.pill(
      outcomeText, state, glyph: outcome.glyph, height: 22, right: bounds.width, middle: 28,
      widest: bounds.width * 0.6, appearance
    ).width
  }
}
