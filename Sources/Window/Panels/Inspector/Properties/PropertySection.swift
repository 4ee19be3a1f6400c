import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// A section with a row for each property of a group.
final class PropertySection: InspectorSection {
  private let group: PropertyGroup
  private let rows: [PropertyRow]

  init(_ group: PropertyGroup, change: @escaping (Change) -> Void, putBack: @escaping (Property) -> Void) {
    self.group = group
    rows = group.properties.map { PropertyRow($0, change: change, putBack: putBack) }
    super.init(frame: .zero)
    accessibilityIdentifier = group.properties.first.map { "inspector.\($0.rawValue).section" }
    rows.forEach { addSubview($0) }
  }

  override var foldedTopic: FoldedTopic? { group.topic }

  override var preferredHeight: CGFloat { rows.reduce(34) { $0 + $1.preferredHeight } + 8 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first
    head(
      group.title[language], status: status(of: object, language),
      differs: group.properties.contains(where: object.differs))
    for row in rows { row.show(object, appearance) }
  }

  /// The short text at the right of the heading.
  private func status(of object: InspectedObject, _ language: Language) -> String {
    let unusual = object.unusualProperties(of: group.properties).map { $0.name(language).text }
    switch group.topic {
    case .hitArea: return object.hitArea(language)
    case .delegateAnswers where unusual.isEmpty: return InspectorText.noAnswers[language]
    case .delegateAnswers, .more: return unusual.joined(separator: ", ")
    case .recognizers, .actions, nil: break
    }
    if group.properties.contains(.isHidden), let node = object.node {
      return (node.refusal == nil ? ControlText.gatesOpen : ControlText.gatesClosed)[language]
    }
    if group.properties == [.isEnabled], (object.value(of: .touches) as? TouchHandling)?.began == .ignores {
      return InspectorText.tracksItself[language]
    }
    return ""
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 34
    for row in rows {
      row.frame = bounds.inset(top: top).strip(.top, row.preferredHeight)
      top += row.preferredHeight
    }
  }
}
