import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The properties that affect how the view handles touches.
final class TouchesSection: InspectorSection {
  private let handling: Segments
  private let multiple: Toggle
  private let exclusive: Toggle
  private let multipleRow: PropertyRow
  private let exclusiveRow: PropertyRow
  private var differs = false

  /// - Parameter change: called with each new value.
  init(change: @escaping (Change) -> Void) {
    handling = Segments { change(.touches(TouchHandling.allCases[$0])) }
    multiple = Toggle { change(.isMultipleTouchEnabled($0)) }
    exclusive = Toggle { change(.isExclusiveTouch($0)) }
    handling.accessibilityIdentifier = "inspector.touches"
    multiple.accessibilityIdentifier = "inspector.isMultipleTouchEnabled"
    exclusive.accessibilityIdentifier = "inspector.isExclusiveTouch"
    multipleRow = PropertyRow(.code("isMultipleTouchEnabled"), multiple)
    exclusiveRow = PropertyRow(.code("isExclusiveTouch"), exclusive)
    super.init(frame: .zero)
    for view in [handling, multipleRow, exclusiveRow] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override var preferredHeight: CGFloat { 128 }

  override func show(_ subject: InspectedView, _ appearance: Appearance) {
    let language = appearance.languages.first
    head(HeadingText.touches[language])
    let labels = TouchHandling.allCases.map { Segments.Label.text($0.label[language]) }
    handling.show(labels, selected: TouchHandling.allCases.firstIndex(of: subject.handling), appearance)
    multiple.isOn = subject.node.isMultipleTouchEnabled
    exclusive.isOn = subject.node.isExclusiveTouch
    differs = subject.originalHandling.map { $0 != subject.handling } ?? false
    multipleRow.differs = subject.differs(\.isMultipleTouchEnabled)
    exclusiveRow.differs = subject.differs(\.isExclusiveTouch)
  }

  override func layoutSubviews() {
    handling.frame = bounds.inset(top: 34).strip(.top, 26)
    place(multipleRow, middle: 81)
    place(exclusiveRow, middle: 107)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    super.paint(&list, appearance)
    if differs {
      list.fill(.circle(center: CGPoint(x: -8, y: handling.frame.midY), radius: 2.5), appearance.theme.ink)
    }
  }
}

extension TouchHandling {
  /// The label of the segment.
  fileprivate var label: ControlText {
    switch self {
    case .ignores: .ignores
    case .handles: .handles
    case .passesOn: .handlesAndPassesOn
    }
  }
}
