import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// Which view the inspector shows, what it said, and where it lies.
final class InspectorHead: UIView, Painted {
  static let height: CGFloat = 90

  private let frameFields: FieldRow
  private var subject: Inspected?
  private var verdict = ""

  /// `change` is told each new value.
  init(change: @escaping (Change) -> Void) {
    let place: ClosedRange<CGFloat> = -9999...9999, size: ClosedRange<CGFloat> = 0...9999
    frameFields = FieldRow([("x", place), ("y", place), ("w", size), ("h", size)]) { values in
      change(.frame(CGRect(x: values[0], y: values[1], width: values[2], height: values[3])))
    }
    super.init(frame: .zero)
    frameFields.name("inspector.frame", ["x", "y", "w", "h"])
    addSubview(frameFields)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ subject: Inspected, _ appearance: Appearance) {
    self.subject = subject
    verdict = subject.verdict.words(subject.refusal, appearance.languages.first)
    let frame = subject.node.frame
    frameFields.show([frame.minX, frame.minY, frame.width, frame.height])
  }

  override func layoutSubviews() {
    frameFields.frame = CGRect(x: 0, y: 58, width: bounds.width, height: ValueField.height)
  }

  // MARK: Painting

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let subject else { return }
    paintTile(subject, &list, appearance)
    let pillWidth = paintPill(subject, &list, appearance)
    let space = bounds.width - 38 - pillWidth - 8
    let name = CGRect(x: 38, y: 10, width: space, height: 20)
    list.line(subject.node.name, .sans(15, .semibold), appearance.theme.ink, in: name, appearance)
    let className = CGRect(x: 38, y: 27, width: space, height: 20)
    list.line(subject.node.className, .smallApi, appearance.theme.ink2, in: className, appearance)
    if subject.differs(\.frame) {
      list.fill(.circle(center: CGPoint(x: -8, y: 69), radius: 2.5), appearance.theme.ink)
    }
  }

  private func paintTile(_ subject: Inspected, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let tile = CGRect(x: 0, y: 14, width: 28, height: 28)
    let state = subject.verdict.color(theme)
    let ground = state.map { theme.tint($0) } ?? theme.panel
    list.box(tile, radius: 6, fill: ground, border: state ?? theme.controlBorder, width: 1.5)
    let icon: Icon = subject.node.isWindow ? .window : subject.node.isControl ? .control : .view
    list.icon(icon, at: CGPoint(x: tile.midX, y: tile.midY), theme.ink)
  }

  /// Returns how wide the pill is.
  private func paintPill(_ subject: Inspected, _ list: inout DrawingList, _ appearance: Appearance) -> CGFloat {
    guard !verdict.isEmpty else { return 0 }
    return list.pill(
      verdict, subject.verdict.color(appearance.theme), glyph: subject.verdict.glyph, height: 22, right: bounds.width,
      middle: 28, widest: bounds.width * 0.6, appearance
    ).width
  }
}
