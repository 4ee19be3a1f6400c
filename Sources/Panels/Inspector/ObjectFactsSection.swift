import Canvas
import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// Properties of an object of a person's own code, with their values at this step. The code decides them, so they cannot be
/// edited.
final class ObjectFactsSection: InspectorSection {
  /// A property and its value.
  struct Fact: Equatable {
    var name: String
    var value: String
  }

  /// What the section shows of an object.
  enum Topic: CaseIterable { case gates, hitArea, touches, recognizer, geometry }

  private let topic: Topic
  private var facts: [Fact] = []

  init(_ topic: Topic) {
    self.topic = topic
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var preferredHeight: CGFloat { facts.isEmpty ? 0 : 34 + CGFloat(facts.count) * PropertyRow.height + 8 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    head(topic.title[appearance.languages.first])
    facts = topic.facts(of: object, appearance)
    isHidden = facts.isEmpty
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    super.paint(&list, appearance)
    let body = bounds.inset(top: 34), theme = appearance.theme
    for (index, fact) in facts.enumerated() {
      let row = body.row(index, height: PropertyRow.height)
      let end = list.line(fact.name, .api, theme.ink2, in: row, appearance) + 12
      list.line(fact.value, .api, theme.ink, in: row.between(end, row.maxX), appearance, .right)
    }
  }
}

extension ObjectFactsSection.Topic {
  fileprivate var title: any InterfaceText {
    switch self {
    case .gates: HeadingText.threeGates
    case .hitArea: HeadingText.whereItCanBeHit
    case .touches: HeadingText.touches
    case .recognizer: InspectorText.whatItDoes
    case .geometry: InspectorText.geometry
    }
  }

  @MainActor fileprivate func facts(of object: InspectedObject, _ appearance: Appearance)
    -> [ObjectFactsSection.Fact]
  {
    typealias Fact = ObjectFactsSection.Fact
    func flag(_ name: String, _ value: Bool) -> Fact { Fact(name: name, value: value ? "true" : "false") }
    /// Where a method is written.
    func place(_ name: String, _ label: String) -> Fact? {
      guard let sources = object.display.sources, let className = object.className else { return nil }
      let own = sources.function(of: className) { $0.name == name }, language = appearance.languages.first
      let text = own.map { OwnCodeText.line($0.lines.lowerBound)[language] } ?? OwnCodeText.uikit[language]
      return Fact(name: label, value: text)
    }
    switch self {
    case .gates:
      return object.node.map { node in
        [
          flag("isHidden", node.isHidden), Fact(name: "alpha", value: AlphaScale.text(Double(node.alpha))),
          flag("isUserInteractionEnabled", node.isUserInteractionEnabled),
        ]
      } ?? []
    case .hitArea:
      guard let node = object.node else { return [] }
      return [place("point(inside:with:)", "point(inside:)"), place("hitTest(_:with:)", "hitTest(_:with:)")]
        .compactMap { $0 } + [flag("clipsToBounds", node.clipsToBounds)]
    case .touches:
      let handlers = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
      let tracking = ["beginTracking(_:with:)", "continueTracking(_:with:)", "endTracking(_:with:)"]
      let written = (handlers.map { $0 + "(_:with:)" } + tracking).compactMap { name -> Fact? in
        let fact = place(name, String(name.prefix { $0 != "(" }))
        return fact?.value == OwnCodeText.uikit[appearance.languages.first] ? nil : fact
      }
      guard let node = object.node else { return written }
      return [
        flag("isMultipleTouchEnabled", node.isMultipleTouchEnabled), flag("isExclusiveTouch", node.isExclusiveTouch),
      ] + written
    case .recognizer:
      return object.recognizer.map { recognizer in
        [
          flag("isEnabled", recognizer.isEnabled), flag("cancelsTouchesInView", recognizer.cancelsTouchesInView),
          flag("delaysTouchesBegan", recognizer.delaysTouchesBegan),
          flag("delaysTouchesEnded", recognizer.delaysTouchesEnded),
        ] + (recognizer.taps.map { [Fact(name: "numberOfTapsRequired", value: "\($0)")] } ?? [])
      } ?? []
    case .geometry:
      guard let node = object.node else { return [] }
      let bounds = node.bounds
      let size = "\(number(bounds.width)) × \(number(bounds.height))"
      return [Fact(name: "bounds", value: pointText(bounds.origin) + " " + size)]
    }
  }
}
