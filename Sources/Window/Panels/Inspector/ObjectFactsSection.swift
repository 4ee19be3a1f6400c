import Canvas
import Narration
import PanelModels
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
    /// The line of own code that the value names, such as `Knob.swift:12`.
    var place: String?
  }

  /// A group of facts about an object.
  enum Topic: CaseIterable { case gates, hitArea, touches, recognizer, geometry }

  private let topic: Topic
  private var facts: [Fact] = []
  private var links: [SourceLink] = []
  private let send: (Command) -> Void

  init(_ topic: Topic, send: @escaping (Command) -> Void) {
    (self.topic, self.send) = (topic, send)
    super.init(frame: .zero)
  }

  override var preferredHeight: CGFloat { facts.isEmpty ? 0 : 34 + CGFloat(facts.count) * PropertyRow.height + 8 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    head(topic.title[appearance.languages.first])
    facts = topic.facts(of: object, appearance)
    isHidden = facts.isEmpty
    showLinks(appearance)
  }

  private func showLinks(_ appearance: Appearance) {
    while links.count < facts.count {
      let link = SourceLink("inspector.place.\(topic).\(links.count)", .right) { [send] in send(.showSourceLine($0)) }
      links.append(link)
      addSubview(link)
    }
    for (index, link) in links.enumerated() {
      let fact = index < facts.count ? facts[index] : nil
      link.isHidden = fact?.place == nil
      guard let fact, let place = fact.place else { continue }
      link.show([fact.value], to: place, .api, pitch: PropertyRow.height, appearance)
    }
    setNeedsLayout()
  }

  /// The frame of the value of a fact: the right half of its row.
  private func valueFrame(_ index: Int) -> CGRect {
    let row = bounds.inset(top: 34).row(index, height: PropertyRow.height)
    return row.between((row.minX + row.width * 0.62).rounded(), row.maxX)
  }

  override func layoutSubviews() {
    for (index, link) in links.enumerated() { link.frame = valueFrame(index) }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    super.paint(&list, appearance)
    let body = bounds.inset(top: 34), theme = appearance.theme
    for (index, fact) in facts.enumerated() {
      let row = body.row(index, height: PropertyRow.height)
      let end = list.line(fact.name, .api, theme.secondaryText, in: row, appearance) + 12
      if fact.place != nil { continue }
      list.line(fact.value, .api, theme.text, in: row.between(end, row.maxX), appearance, .right)
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
    /// The place of a method in its file.
    func place(_ name: String, _ label: String) -> Fact? {
      guard let sources = object.display.sources, let className = object.className else { return nil }
      let own = sources.function(of: className) { $0.name == name }, language = appearance.languages.first
      let text = own.map { OwnCodeText.line($0.lines.lowerBound)[language] } ?? OwnCodeText.uikit[language]
      let link = own.map { "\(sources.files[$0.file].name):\($0.lines.lowerBound)" }
      return Fact(name: label, value: text, place: link)
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
