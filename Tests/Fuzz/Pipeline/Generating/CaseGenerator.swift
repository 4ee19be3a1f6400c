import FuzzSupport
import SeededRandom

/// Makes the cases of a seed: the same seed and number give the same case.
package struct CaseGenerator {
  let seed: UInt64
  /// The largest number of fingers that are down at the same time.
  let fingers: Int

  package init(seed: UInt64, fingers: Int = 5) { (self.seed, self.fingers) = (seed, max(1, fingers)) }

  package func makeCase(number: Int) -> Case {
    var draft = CaseDraft(SplitMix64(seed: SplitMix64.mixed(seed) &+ UInt64(number)), fingers: fingers)
    draft.addOptions()
    draft.addWindows()
    draft.addViews()
    draft.addGestures()
    draft.addInterventions()
    draft.addInputs()
    return Case(parts: draft.parts)
  }
}

/// A case while it is being made.
struct CaseDraft {
  var random: SplitMix64
  let fingers: Int
  var parts: [Case.Part] = []
  var windows: [ViewPlan] = []
  var views: [ViewPlan] = []
  var gestures: [GesturePlan] = []

  init(_ random: SplitMix64, fingers: Int) { (self.random, self.fingers) = (random, fingers) }

  mutating func addOptions() {
    guard random.once(in: 2) else { return }
    for _ in 0...random.below(3) {
      let name = random.pick(OptionPlan.Name.allCases)
      parts.append(.option(OptionPlan(name: name, value: value(of: name))))
    }
  }

  private mutating func value(of name: OptionPlan.Name) -> Int {
    switch name {
    case .hitTestPasses: random.between(1, 3)
    case .frameMilliseconds: random.pick([0, 8, 33])
    case .tapMilliseconds: random.pick([50, 1500])
    case .screenEdgeWidth: random.pick([0, 60])
    case .controlReach: random.pick([0, 25])
    case .searchesInsideSendEvent, .hasContainerViews, .applicationKeepsWindows: 1
    }
  }

  // MARK: Recognizers

  mutating func addGestures() {
    let count = random.between(1, 6)
    for id in 1...count {
      var plan = GesturePlan(id: id, view: random.pick(windows + views + views).id)
      plan.kind = random.pick(GesturePlan.Kind.allCases)
      if random.once(in: 3) { plan.taps = 1 }
      if random.once(in: 5) { plan.fingers = 1 }
      if random.once(in: 3) { plan.answers = random.seed() }
      if random.once(in: 2) { plan.delegate = random.seed() }
      for flag in GesturePlan.Flag.allCases where random.once(in: 5) { plan.flags.append(flag) }
      gestures.append(plan)
      parts.append(.gesture(plan))
    }
    guard random.once(in: 2) else { return }
    for _ in 0...random.below(3) {
      parts.append(
        .requirement(RequirementPlan(first: random.between(1, count), second: random.between(1, count))))
    }
  }

  // MARK: Interventions

  mutating func addInterventions() {
    for _ in 0..<random.below(random.pick([3, 12, 24])) {
      let kind = random.pick(Change.Kind.allCases)
      let callback = random.pick(random.once(in: 3) ? Callback.allCases : Callback.frequent)
      var intervention = Intervention(
        callback: callback, turn: 1 + random.below(random.pick([3, 12, 60])), change: change(kind))
      if random.once(in: 3) { intervention.change.subject = 0 }
      if random.once(in: 20) { intervention.turn = 0 }
      parts.append(.intervention(intervention))
    }
  }

  private mutating func change(_ kind: Change.Kind) -> Change {
    let view = random.pick(windows + views).id
    if kind.isOfGesture {
      let other = kind == .require ? random.pick(gestures).id : view
      return Change(kind: kind, subject: random.pick(gestures).id, other: other, number: random.below(10000))
    }
    if kind.isOfWindow { return Change(kind: kind, subject: random.pick(windows).id) }
    return Change(
      kind: kind, subject: random.pick(views).id, other: view, number: random.below(10000))
  }
}
