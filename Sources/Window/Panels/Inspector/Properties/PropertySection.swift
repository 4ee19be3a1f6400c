import Foundation
import Narration
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

  required init?(coder: NSCoder) { return nil }

  override var preferredHeight: CGFloat { rows.reduce(34) { $0 + $1.preferredHeight } + 8 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first
    head(group.title[language], status: status(of: object)?[language] ?? "")
    for row in rows { row.show(object, appearance) }
  }

  /// The short text at the right of the heading.
  private func status(of object: InspectedObject) -> (any InterfaceText)? {
    if group.properties.contains(.isHidden), let node = object.node {
      return node.refusal == nil ? ControlText.gatesOpen : ControlText.gatesClosed
    }
    if group.properties == [.isEnabled], (object.value(of: .touches) as? TouchHandling)?.began == .ignores {
      return InspectorText.tracksItself
    }
    guard group.properties.contains(.shouldBegin) else { return nil }
    let isDefault = group.properties.allSatisfy { property in
      object.value(of: property)?.sceneText
        == (property == .shouldBegin ? "true" : property == .shouldReceive ? "all" : "none")
    }
    return isDefault ? InspectorText.noAnswers : nil
  }

  override func layoutSubviews() {
    var top: CGFloat = 34
    for row in rows {
      row.frame = bounds.inset(top: top).strip(.top, row.preferredHeight)
      top += row.preferredHeight
    }
  }
}
