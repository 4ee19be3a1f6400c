import Narration
import Scenes

/// A section of the inspector: properties that belong together. Together the groups have each property of each kind of
/// object once, apart from the class and the frame, which are in the head.
struct PropertyGroup {
  /// The objects whose groups these are.
  enum Owner { case recognizers, others }

  let title: any InterfaceText
  let owner: Owner
  /// Nil for a section that is always open.
  let topic: FoldedTopic?
  let properties: [Property]

  private init(
    _ title: any InterfaceText, of owner: Owner = .others, folded topic: FoldedTopic? = nil, _ properties: [Property]
  ) {
    (self.title, self.owner, self.topic, self.properties) = (title, owner, topic, properties)
  }

  private static let all = [
    PropertyGroup(HeadingText.threeGates, [.isHidden, .alpha, .isUserInteractionEnabled]),
    PropertyGroup(HeadingText.touches, [.touches]),
    PropertyGroup(InspectorText.control, [.isEnabled]),
    PropertyGroup(InspectorText.scrolling, [.contentSize, .delaysContentTouches, .canCancelContentTouches]),
    PropertyGroup(InspectorText.target, [.isAlive]),
    PropertyGroup(
      HeadingText.whereItCanBeHit, folded: .hitArea, [.pointInside, .enlargedBy, .hitTest, .clipsToBounds]),
    PropertyGroup(
      InspectorText.more, folded: .more,
      [.isMultipleTouchEnabled, .isExclusiveTouch, .boundsOrigin, .transform, .animation, .implements]),
    PropertyGroup(HeadingText.responderChain, [.isResponder]),
    PropertyGroup(
      InspectorText.pipeline,
      [.searchesInsideSendEvent, .foldsSearches, .usesWindowScene, .isIgnoringInteractionEvents]),
    PropertyGroup(InspectorText.whatItNeeds, of: .recognizers, needs),
    PropertyGroup(InspectorText.whatItDoes, of: .recognizers, effects),
    PropertyGroup(InspectorText.delegateAnswers, of: .recognizers, folded: .delegateAnswers, answers),
  ]

  private static let effects: [Property] = [
    .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
  ]
  private static let answers: [Property] = [
    .shouldReceive, .shouldBegin, .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf,
    .shouldBeRequiredToFailBy,
  ]
  /// The other properties of recognizers, in the order of `Property`.
  private static let needs: [Property] = {
    let own = Set(ObjectKind.allCases.filter(\.isRecognizer).flatMap(\.properties))
    return Property.allCases.filter { own.contains($0) && !(effects + answers).contains($0) }
  }()

  /// Returns the groups of an object, each with the properties that objects of its kind have.
  static func groups(of kind: ObjectKind) -> [PropertyGroup] {
    let own = kind.properties, owner = kind.isRecognizer ? Owner.recognizers : .others
    return all.filter { $0.owner == owner }.compactMap { group in
      let properties = group.properties.filter(own.contains)
      return properties.isEmpty
        ? nil : PropertyGroup(group.title, of: group.owner, folded: group.topic, properties)
    }
  }
}

extension Property {
  /// The name in a row of the inspector: that of UIKit, without what the section says already.
  func name(_ language: Language) -> PropertyRow.Name {
    switch self {
    case .pointInside: .code("point(inside:)")
    case .hitTest: .code("hitTest(_:with:)")
    case .enlargedBy: .label(ControlText.hitInsets[language])
    case .requires: .code("require(toFail:)")
    case .shouldRecognizeSimultaneouslyWith: .code("simultaneously")
    case .shouldRequireFailureOf: .code("requireFailureOf")
    case .shouldBeRequiredToFailBy: .code("beRequiredToFailBy")
    case .boundsOrigin: .code("bounds.origin")
    default: .code(rawValue)
    }
  }
}
