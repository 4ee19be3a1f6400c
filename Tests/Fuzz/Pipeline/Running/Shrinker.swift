/// Makes a case smaller while it fails in the same way.
package struct Shrinker {
  /// Whether a case still fails in the same way.
  let fails: (Case) -> Bool

  package init(fails: @escaping (Case) -> Bool) { self.fails = fails }

  /// Leaves out parts and simplifies those that are left until nothing more can go.
  package func shrink(_ plan: Case) -> Case {
    var best = plan
    while true {
      let smaller = simplify(removeParts(of: best))
      if smaller == best { return best }
      best = smaller
    }
  }

  /// Leaves out runs of parts, long ones first.
  private func removeParts(of plan: Case) -> Case {
    var best = plan
    var length = max(1, plan.parts.count / 2)
    while true {
      var start = 0
      while start < best.parts.count {
        var candidate = best
        candidate.parts.removeSubrange(start..<min(start + length, best.parts.count))
        if fails(candidate) { best = candidate } else { start += length }
      }
      if length == 1 { return best }
      length /= 2
    }
  }

  private func simplify(_ plan: Case) -> Case {
    var best = plan
    for index in best.parts.indices {
      for simpler in best.parts[index].simplifications {
        var candidate = best
        candidate.parts[index] = simpler(best.parts[index])
        if candidate != best && fails(candidate) { best = candidate }
      }
    }
    return best
  }
}

extension Case.Part {
  /// Changes that leave the part but with less in it.
  fileprivate var simplifications: [(Case.Part) -> Case.Part] {
    switch self {
    case .view(let plan):
      return [
        { $0.changing { (plan: inout ViewPlan) in plan.answers = 0 } },
        { $0.changing { (plan: inout ViewPlan) in (plan.turn, plan.growth) = (0, 0) } },
        { $0.changing { (plan: inout ViewPlan) in if plan.kind != .window { plan.kind = .view } } },
      ]
        + plan.flags.map { flag in { $0.changing { (plan: inout ViewPlan) in plan.flags.removeAll { $0 == flag } } } }
    case .gesture(let plan):
      return [
        { $0.changing { (plan: inout GesturePlan) in plan.answers = 0 } },
        { $0.changing { (plan: inout GesturePlan) in plan.delegate = 0 } },
        { $0.changing { (plan: inout GesturePlan) in (plan.taps, plan.fingers) = (0, 0) } },
      ]
        + plan.flags.map { flag in
          { $0.changing { (plan: inout GesturePlan) in plan.flags.removeAll { $0 == flag } } }
        }
    case .input:
      return [
        { $0.changing { (input: inout Input) in input.isHeld = false } },
        { $0.changing { (input: inout Input) in input.wait = 0 } },
        { $0.changing { (input: inout Input) in input.wait = min(input.wait, 100) } },
      ]
    case .intervention:
      return [{ $0.changing { (intervention: inout Intervention) in intervention.turn = 1 } }]
    case .option, .requirement: return []
    }
  }

  private func changing(_ change: (inout ViewPlan) -> Void) -> Case.Part {
    guard case .view(var plan) = self else { return self }
    change(&plan)
    return .view(plan)
  }

  private func changing(_ change: (inout GesturePlan) -> Void) -> Case.Part {
    guard case .gesture(var plan) = self else { return self }
    change(&plan)
    return .gesture(plan)
  }

  private func changing(_ change: (inout Input) -> Void) -> Case.Part {
    guard case .input(var input) = self else { return self }
    change(&input)
    return .input(input)
  }

  private func changing(_ change: (inout Intervention) -> Void) -> Case.Part {
    guard case .intervention(var intervention) = self else { return self }
    change(&intervention)
    return .intervention(intervention)
  }
}
