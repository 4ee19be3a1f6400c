extension CaseDraft {
  mutating func addWindows() {
    add(window: ViewPlan(id: 1, kind: .window, width: 400, height: 400))
    if random.once(in: 3) { add(window: ViewPlan(id: 2, kind: .window, x: 150, y: 50, width: 250, height: 300)) }
  }

  private mutating func add(window: ViewPlan) {
    var window = window
    for flag in [ViewPlan.Flag.multi, .exclusive, .forwards] where random.once(in: 5) {
      window.flags.append(flag)
    }
    windows.append(window)
    parts.append(.view(window))
  }

  mutating func addViews() {
    let count = random.between(3, 12)
    for id in 3...(2 + count) {
      let plan = view(id, in: random.pick(windows + views.filter(\.mayContain)))
      views.append(plan)
      parts.append(.view(plan))
    }
  }

  private mutating func view(_ id: Int, in parent: ViewPlan) -> ViewPlan {
    var plan = ViewPlan(id: id, parent: parent.id, kind: random.pick(ViewPlan.Kind.ofViews))
    (plan.width, plan.height) = (parent.width, parent.height)
    if !random.once(in: 4) {
      plan.x = random.below(parent.width / 2 + 1)
      plan.y = random.below(parent.height / 2 + 1)
      plan.width = random.between(parent.width / 4, parent.width)
      plan.height = random.between(parent.height / 4, parent.height)
    }
    if random.once(in: 8) { plan.turn = random.between(-180, 180) }
    if random.once(in: 10) { plan.growth = random.between(-60, 100) }
    if random.once(in: 4) { plan.answers = random.seed() }
    for flag in ViewPlan.Flag.allCases where random.once(in: flag.rarity) { plan.flags.append(flag) }
    return plan
  }
}

extension ViewPlan {
  /// Whether other views are put into it.
  var mayContain: Bool {
    switch kind {
    case .window, .view, .control, .scroll: true
    case .button, .slider, .toggle, .stepper, .segments, .pages, .table: false
    }
  }
}

extension ViewPlan.Kind {
  /// Plain views are the most frequent.
  fileprivate static let ofViews: [Self] = [
    .view, .view, .view, .view, .view, .control, .control, .button, .slider, .toggle, .stepper, .segments, .pages,
    .scroll, .scroll, .table,
  ]
}

extension ViewPlan.Flag {
  /// The flag is set once in so many views.
  fileprivate var rarity: Int {
    switch self {
    case .multi, .forwards: 3
    case .exclusive, .responder, .undelayed, .paging: 6
    case .hidden, .disabled, .transparent, .off: 16
    case .controller: 10
    }
  }
}
