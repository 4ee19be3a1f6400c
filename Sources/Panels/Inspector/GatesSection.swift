import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The three properties that decide whether a view takes part in the search.
final class GatesSection: InspectorSection {
  private let hidden: Toggle
  private let slider: AlphaSlider
  private let interaction: Toggle
  private let hiddenRow: PropertyRow
  private let alphaRow: AlphaRow
  private let interactionRow: PropertyRow

  /// - Parameter change: called with each new value.
  init(change: @escaping (Change) -> Void) {
    hidden = Toggle { change(.isHidden($0)) }
    slider = AlphaSlider { change(.alpha($0)) }
    interaction = Toggle { change(.isUserInteractionEnabled($0)) }
    hidden.accessibilityIdentifier = "inspector.isHidden"
    slider.accessibilityIdentifier = "inspector.alpha"
    interaction.accessibilityIdentifier = "inspector.isUserInteractionEnabled"
    hiddenRow = PropertyRow(.code("isHidden"), hidden)
    alphaRow = AlphaRow(slider)
    interactionRow = PropertyRow(.code("isUserInteractionEnabled"), interaction)
    super.init(frame: .zero)
    for row in [hiddenRow, alphaRow, interactionRow] { addSubview(row) }
  }

  required init?(coder: NSCoder) { return nil }

  override var preferredHeight: CGFloat { 136 }

  override func show(_ subject: InspectedView, _ appearance: Appearance) {
    let language = appearance.languages.first
    let gates: ControlText = subject.refusal == nil ? .gatesOpen : .gatesClosed
    head(HeadingText.threeGates[language], status: gates[language])
    hidden.isOn = subject.node.isHidden
    slider.alphaValue = Double(subject.node.alpha)
    slider.tooltip = TooltipText.alphaWall[language]
    interaction.isOn = subject.node.isUserInteractionEnabled
    hiddenRow.differs = subject.differs(\.isHidden)
    alphaRow.differs = subject.differs(\.alpha)
    interactionRow.differs = subject.differs(\.isUserInteractionEnabled)
  }

  override func layoutSubviews() {
    place(hiddenRow, middle: 47)
    place(alphaRow, middle: 81, height: 42)
    place(interactionRow, middle: 115)
  }
}

/// The row of the alpha slider, with the value at the right and the number under the wall.
private final class AlphaRow: UIView, Painted {
  var differs = false
  private let slider: AlphaSlider

  init(_ slider: AlphaSlider) {
    self.slider = slider
    super.init(frame: .zero)
    addSubview(slider)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    let track = bounds.inset(left: 95, right: 60, top: 4).strip(.top, AlphaSlider.height)
    slider.frame = track.insetBy(dx: -AlphaSlider.overhang, dy: 0)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let line = bounds.strip(.top, 26)
    if differs { list.fill(.circle(center: CGPoint(x: -8, y: line.midY), radius: 2.5), theme.ink) }
    list.line("alpha", .api, theme.ink2, in: line, appearance)
    list.line(AlphaScale.text(slider.alphaValue), .api, theme.ink, in: line, appearance, .right)
    let track = slider.frame.insetBy(dx: AlphaSlider.overhang, dy: 0)
    let wall = track.minX + track.width * CGFloat(AlphaScale.wall)
    let wallLabel = CGRect(x: wall - 20, y: 20, width: 40, height: 20)
    list.line("0.01", .caption, theme.ink3, in: wallLabel, appearance, .center)
  }
}
