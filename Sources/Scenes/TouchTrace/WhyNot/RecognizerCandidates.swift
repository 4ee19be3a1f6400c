import Scenes

/// The changes that are tried for a recognizer that gets the touch and does not recognize it, the smallest first.
struct RecognizerCandidates {
  private let all: WhyNotCandidates
  private var name: String { all.subject.object }

  init(_ candidates: WhyNotCandidates) { all = candidates }

  func all(for obstacle: Obstacle) -> [WhyNotCandidates.Candidate] {
    switch obstacle {
    case .refusedTouch(.delegate): [set(name, .shouldReceive, NameFilter.all)]
    case .anotherGesture: fitting
    case .requirementRecognized(let other), .waits(let other), .waited(let other, _):
      withoutRequirement(of: other) + [set(other, .isEnabled, false)]
    case .excluded(let other):
      [
        with(other, in: .shouldRecognizeSimultaneouslyWith, of: name), with(name, in: .requires, of: other),
        set(other, .isEnabled, false),
      ].compactMap(\.self)
    case .refusedToBegin(.delegate): [set(name, .shouldBegin, true)]
    // A control refuses only gestures that would take its touch away (UC-31a).
    case .refusedToBegin(.view(let view)):
      [set(name, .cancelsTouchesInView, false), set(view, .isUserInteractionEnabled, false)]
    default: []
    }
  }

  private func set(_ target: String, _ property: Property, _ value: some PropertyValue) -> WhyNotCandidates.Candidate {
    all.set(target, Change(property, value))
  }

  // MARK: Failure requirements

  private func withoutRequirement(of other: String) -> [WhyNotCandidates.Candidate] {
    [
      without(other, in: .requires, of: name), without(other, in: .shouldRequireFailureOf, of: name),
      without(name, in: .shouldBeRequiredToFailBy, of: other),
    ].compactMap(\.self)
  }

  /// Nil if the filter does not have the name.
  private func without(
    _ other: String, in property: Property, of target: String
  ) -> WhyNotCandidates.Candidate? {
    let filter = filter(property, of: target)
    return filter.contains(other) ? set(target, property, filter.toggling(other)) : nil
  }

  private func with(_ other: String, in property: Property, of target: String) -> WhyNotCandidates.Candidate? {
    let filter = filter(property, of: target)
    return filter.contains(other) ? nil : set(target, property, filter.toggling(other))
  }

  /// The value in the tree, or in the variant that is shown.
  private func filter(_ property: Property, of target: String) -> NameFilter {
    let variant = all.scene.variant(all.subject.variant)?.edits ?? []
    let edited = variant.last { $0.target == target && $0.change.property == property }?.change.value as? NameFilter
    return edited ?? all.scene.recognizers.first { $0.name == target }?.filter(property) ?? .none
  }

  // MARK: Its numbers

  /// Each number of the touch by itself, then all together.
  private var fitting: [WhyNotCandidates.Candidate] {
    let described = all.scene.recognizers.first { $0.name == name }?.kind
    guard let kind = described ?? all.tree.recognizer(name)?.kind else { return [] }
    let own = ObjectKind.recognizer(kind).properties
    let measures = TouchMeasures(all.subject.event)
    let changes = measures.changes.filter { own.contains($0.property) }
    let directions =
      SwipeDirection.allCases.map { Change(.direction, [$0]) } + ScreenEdge.allCases.map { Change(.edges, $0) }
    let together = changes.map { TreeEdit.set(Edit(name, $0)) }
    return (changes + directions.filter { own.contains($0.property) }).map { all.set(name, $0) }
      + (together.count > 1 ? [(.fitTouch(name), together)] : [])
  }
}
