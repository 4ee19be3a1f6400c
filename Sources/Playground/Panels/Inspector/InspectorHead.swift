import Canvas
import Foundation
import Scenes
import UIKit

/// Which view the inspector shows, what it said, and where it lies.
final class InspectorHead: UIView, Painted {
  static let height: CGFloat = 90

  private let frameFields = FieldRow(["x", "y", "w", "h"])
  private var subject: Inspected?
  private var verdict = ""

  init() {
    super.init(frame: .zero)
    addSubview(frameFields)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ subject: Inspected, _ look: Look) {
    self.subject = subject
    verdict = subject.verdict.words(subject.refusal, look.languages.first)
    let frame = subject.node.frame
    frameFields.show([frame.minX, frame.minY, frame.width, frame.height])
  }

  override func layoutSubviews() {
    frameFields.frame = CGRect(x: 0, y: 58, width: bounds.width, height: ValueField.height)
  }

  // MARK: Painting

  func paint(_ list: inout DrawingList, _ look: Look) {
    guard let subject else { return }
    paintTile(subject, &list, look)
    let pillWidth = paintPill(subject, &list, look)
    let room = bounds.width - 38 - pillWidth - 8
    let name = CGRect(x: 38, y: 10, width: room, height: 20)
    list.line(subject.node.name, .sans(15, .semibold), look.theme.ink, in: name, look)
    let className = CGRect(x: 38, y: 27, width: room, height: 20)
    list.line(subject.node.className, .smallApi, look.theme.ink2, in: className, look)
    if subject.differs(\.frame) {
      list.fill(.circle(center: CGPoint(x: -8, y: 69), radius: 2.5), look.theme.ink)
    }
  }

  private func paintTile(_ subject: Inspected, _ list: inout DrawingList, _ look: Look) {
    let theme = look.theme
    let tile = CGRect(x: 0, y: 14, width: 28, height: 28)
    let state = subject.verdict.color(theme)
    let ground = state.map { theme.tint($0) } ?? theme.panel
    list.box(tile, radius: 6, fill: ground, border: state ?? theme.controlBorder, width: 1.5)
    let icon: Icon = subject.node.isWindow ? .window : subject.node.isControl ? .control : .view
    list.icon(icon, at: CGPoint(x: tile.midX, y: tile.midY), theme.ink)
  }

  /// Returns how wide the pill is.
  private func paintPill(_ subject: Inspected, _ list: inout DrawingList, _ look: Look) -> CGFloat {
    guard !verdict.isEmpty else { return 0 }
    let theme = look.theme
    let state = subject.verdict.color(theme), glyph = subject.verdict.glyph
    let lead: CGFloat = glyph == nil ? 9 : 22
    let text = look.typesetter.truncated(verdict, .pill, width: bounds.width * 0.5)
    let width = (lead + look.width(text, .pill) + 8).rounded()
    let pill = CGRect(x: bounds.width - width, y: 17, width: width, height: 22)
    let ground = state.map { theme.tint($0) } ?? theme.panel
    list.box(pill, radius: 11, fill: ground, border: state ?? theme.controlBorder, width: 1)
    if let glyph {
      list.icon(glyph, at: CGPoint(x: pill.minX + 12, y: pill.midY), state ?? theme.skip)
    }
    let room = CGRect(x: pill.minX + lead, y: pill.minY, width: width - lead, height: pill.height)
    list.line(text, .pill, theme.ink, in: room, look)
    return width
  }
}

nonisolated extension ViewVerdict {
  /// What the view said, in words; the gate that is closed where one is.
  func words(_ refusal: TouchRefusal?, _ language: Language) -> String {
    switch self {
    case .pending: ""
    case .notAsked: VerdictWord.notAsked[language]
    case .asking: VerdictWord.asking[language]
    case .inside: VerdictWord.inside[language]
    case .outside: VerdictWord.outside[language]
    case .skipped: refusal.map { GateWord($0)[language] } ?? VerdictWord.skipped[language]
    case .result: VerdictWord.hitTestView[language]
    }
  }
}
