import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The properties that decide where the view can be hit.
final class HitAreaSection: InspectorSection {
  private let pointInside: PopupButton
  private let insets: FieldRow
  private let hitTest: PopupButton
  private let clips: Toggle
  private let rows: [PropertyRow]
  /// The choices of the hit-test menu, in its order.
  private var overrides: [HitTestOverride] = []

  /// - Parameter change: called with each new value.
  init(change: @escaping (Change) -> Void) {
    pointInside = PopupButton { change(.pointInside(PointInsideOverride.allCases[$0])) }
    hitTest = PopupButton()
    clips = Toggle { change(.clipsToBounds($0)) }
    let letters = ["t", "l", "b", "r"], format = NumberFormat(range: -999...999)
    insets = FieldRow(letters.map { ($0, format) }) { values in
      change(.enlargedBy(HitOutsets(top: values[0], left: values[1], bottom: values[2], right: values[3])))
    }
    insets.name("inspector.insets", letters)
    pointInside.accessibilityIdentifier = "inspector.pointInside"
    hitTest.accessibilityIdentifier = "inspector.hitTest"
    clips.accessibilityIdentifier = "inspector.clipsToBounds"
    for popup in [pointInside, hitTest] { popup.frame.size.height = PopupButton.height }
    insets.frame.size = CGSize(width: 183, height: ValueField.height)
    rows = [
      PropertyRow(.code("point(inside:)"), pointInside), PropertyRow(.label(""), insets),
      PropertyRow(.code("hitTest(_:with:)"), hitTest), PropertyRow(.code("clipsToBounds"), clips),
    ]
    super.init(frame: .zero)
    rows.forEach { addSubview($0) }
    hitTest.choose = { [unowned self] in change(.hitTest(overrides[$0])) }
  }

  required init?(coder: NSCoder) { return nil }

  override var preferredHeight: CGFloat { 146 }

  override func show(_ subject: InspectedView, _ appearance: Appearance) {
    let language = appearance.languages.first, node = subject.node
    head(HeadingText.whereItCanBeHit[language])
    let answers = PointInsideOverride.allCases
    pointInside.show(answers.map { $0.label[language] }, selected: answers.firstIndex(of: node.pointInside), appearance)
    overrides = HitTestOverride.offered(beside: [subject.original?.hitTest, node.hitTest])
    hitTest.show(overrides.map { $0.label(language) }, selected: overrides.firstIndex(of: node.hitTest), appearance)
    insets.show([node.hitOutsets.top, node.hitOutsets.left, node.hitOutsets.bottom, node.hitOutsets.right])
    clips.isOn = node.clipsToBounds
    rows[1].name = .label(ControlText.hitInsets[language])
    rows[3].note = ControlText.paintOnly[language]
    rows[0].differs = subject.differs(\.pointInside)
    rows[1].differs = subject.differs(\.hitOutsets)
    rows[2].differs = subject.differs(\.hitTest)
    rows[3].differs = subject.differs(\.clipsToBounds)
  }

  override func layoutSubviews() {
    let width = min(148, bounds.width - 140)
    rows[0].controlWidth = width
    rows[2].controlWidth = width
    for (index, row) in rows.enumerated() { place(row, middle: 47 + CGFloat(index) * PropertyRow.height) }
  }
}

extension PointInsideOverride {
  /// The title of the menu item.
  fileprivate var label: ControlText {
    switch self {
    case .bounds: .boundsStandard
    case .enlarged: .enlarged
    case .always: .always
    }
  }
}

extension HitTestOverride {
  /// Returns the overrides that fit every view, and those that this view has or had.
  fileprivate static func offered(beside own: [HitTestOverride?]) -> [HitTestOverride] {
    let always: [HitTestOverride] = [.standard, .beyondBounds, .safeBeyondBounds]
    return own.reduce(into: always) { offered, override in
      if let override, !offered.contains(override) { offered.append(override) }
    }
  }

  /// The title of the menu item.
  fileprivate func label(_ language: Language) -> String {
    switch self {
    case .standard: ControlText.standard[language]
    case .beyondBounds: ControlText.beyondBoundsOverride[language]
    case .safeBeyondBounds: ControlText.safeOverride[language]
    case .returns(let name): "→ \(name)"
    }
  }
}
