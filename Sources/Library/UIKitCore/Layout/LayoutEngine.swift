import LayoutSolver

/// Solves the constraints of one tree of views.
///
/// Each pass makes a list of rules from the tree, in one order: the frames of views that keep theirs, the guides, the
/// constraints as they were activated, the sizes of contents. The solver gets only the differences from the list before.
/// If a rule contradicted others, or views came or left, the solver begins anew.
final class LayoutEngine {
  unowned let root: UIView
  /// The question of `systemLayoutSizeFitting(_:)`; nil in a layout pass, in which the root keeps its size.
  let fitting: Fitting?

  private var solver = LayoutSolver()
  private var installed: [LayoutRule.Key: (linear: LinearConstraint, handle: LayoutSolver.Handle?)] = [:]
  private var keys: [LayoutRule.Key] = []
  private var hasConflict = false
  private var unknowns: [ObjectIdentifier: LayoutUnknowns] = [:]

  /// The items of the present pass, in the order in which rules came to them.
  private(set) var items: [LayoutItem] = []
  private var isItem: Set<ObjectIdentifier> = []
  /// The items about which a rule of the present pass says something.
  private var isRuled: Set<ObjectIdentifier> = []
  private var rules: [LayoutRule] = []
  private var reported: Set<ObjectIdentifier> = []

  struct Fitting {
    let size: CGSize
    let horizontal, vertical: UILayoutPriority
  }

  init(root: UIView, fitting: Fitting? = nil) { (self.root, self.fitting) = (root, fitting) }

  /// Finds the frames of all views and guides.
  func solve() {
    let known = items.map(\.id)
    collect()
    if hasConflict || items.map(\.id) != known { reset() }
    if !install() {
      reset()
      _ = install()
    }
    report()
  }

  private func collect() {
    (items, isItem, isRuled, rules) = ([], [], [], [])
    let views = root.viewsInOrder
    let constraints = views.flatMap { $0.ruleConstraints }.sorted { $0.serial < $1.serial }
    // As on iOS, natural sizes alone place nothing: a program without constraints sets frames.
    if constraints.isEmpty && fitting == nil { return }
    if fitting != nil { join(.view(root.layout)) }
    for view in views where view.storedLayout?.translatesMask == false { join(.view(view.layout)) }
    let built = constraints.map { rule(for: $0) }
    rules += built
    var next = 0
    while next < items.count {
      if case .view(let layout) = items[next], let view = layout.view { addContentRules(of: view) }
      next += 1
    }
    if let fitting { addFittingRules(fitting) }
  }

  private func reset() {
    solver = LayoutSolver()
    (installed, keys, unknowns, hasConflict, conflicts) = ([:], [], [:], false, [])
    // The unknowns are new, so the rules are, too.
    collect()
  }

  /// Brings the solver to the present rules: removes rules that are gone or have another form, changes constants, and
  /// adds new rules. Returns false if it has to begin anew.
  private func install() -> Bool {
    let present = Dictionary(uniqueKeysWithValues: rules.map { ($0.key, $0.linear) })
    let isNew = installed.isEmpty
    for key in keys {
      guard let old = installed[key]?.linear, let new = present[key], old.hasForm(of: new) else {
        remove(key)
        continue
      }
    }
    keys = rules.map(\.key)
    for rule in rules {
      guard let old = installed[rule.key], let handle = old.handle, old.linear != rule.linear else { continue }
      installed[rule.key] = (rule.linear, handle)
      guard solver.setConstant(rule.linear.constant, of: handle) else { return false }
    }
    for rule in rules where installed[rule.key] == nil { put(rule) }
    // The choice of the rule that is left out must not depend on earlier passes.
    return isNew || !hasConflict
  }

  private func remove(_ key: LayoutRule.Key) {
    if let handle = installed.removeValue(forKey: key)?.handle { solver.remove(handle) }
  }

  private func put(_ rule: LayoutRule) {
    do {
      installed[rule.key] = (rule.linear, try solver.add(rule.linear))
    } catch {
      installed[rule.key] = (rule.linear, nil)
      hasConflict = true
      conflict(of: rule, with: error.others)
    }
  }

  // MARK: Messages

  private var conflicts: [(rule: LayoutRule, others: [LayoutRule])] = []

  private func conflict(of rule: LayoutRule, with others: [LayoutSolver.Handle]) {
    let keysOfOthers = Set(others)
    conflicts.append(
      (
        rule,
        rules.filter { other in
          installed[other.key]?.handle.map(keysOfOthers.contains) ?? false
        }
      ))
  }

  /// Warns once of each constraint that is left out.
  private func report() {
    for (rule, others) in conflicts {
      guard case .constraint(let constraint) = rule.origin, fitting == nil,
        reported.insert(ObjectIdentifier(constraint)).inserted
      else { continue }
      let constraints = others.compactMap { other in
        if case .constraint(let constraint) = other.origin { constraint } else { nil }
      }
      var frames: [UIView] = []
      for other in others {
        if case .frame(let view) = other.origin, !frames.contains(view) { frames.append(view) }
      }
      PipelineWarning.unsatisfiable(constraint, with: constraints, frames: frames).give(through: root.observation)
    }
    conflicts = []
  }

  // MARK: Items

  /// The unknowns of an item. The first time in a pass, the rules about its own place are added.
  func unknowns(of item: LayoutItem) -> LayoutUnknowns {
    join(item)
    isRuled.insert(item.id)
    if let known = unknowns[item.id] { return known }
    let made = LayoutUnknowns(
      left: solver.makeVariable(isNegativeAllowed: true), top: solver.makeVariable(isNegativeAllowed: true),
      width: solver.makeVariable(isNegativeAllowed: false), height: solver.makeVariable(isNegativeAllowed: false))
    unknowns[item.id] = made
    return made
  }

  private func join(_ item: LayoutItem) {
    guard isItem.insert(item.id).inserted else { return }
    items.append(item)
    addPlaceRules(of: item)
  }

  func add(_ rule: LayoutRule) { rules.append(rule) }

  /// The solution for an item, in the coordinate space of the view around it; nil if no rule says anything about it.
  func frame(of item: LayoutItem) -> CGRect? {
    guard isRuled.contains(item.id), let unknowns = unknowns[item.id] else { return nil }
    func value(_ variable: LayoutVariable) -> CGFloat {
      // Without the last digits, which depend on the order of additions.
      (solver.value(of: variable) * 1_000_000).rounded() / 1_000_000
    }
    return CGRect(
      x: value(unknowns.left), y: value(unknowns.top), width: value(unknowns.width), height: value(unknowns.height))
  }
}
