import LayoutSolver
import Testing
import SeededRandom

/// What holds for every system.
@Suite struct SolverTests {
  @Test("after any changes the errors are those of a solver that begins anew", arguments: 0..<30)
  func history(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 2...9, using: &random), isNegativeAllowed = Bool.random(using: &random)
    var system = SolvedSystem(variables: count, isNegativeAllowed: isNegativeAllowed)
    for step in 0..<25 {
      switch system.held.isEmpty ? 0 : Int.random(in: 0...3, using: &random) {
      case 0, 1: _ = system.add(.random(among: system.variables, using: &random))
      case 2:
        let index = Int.random(in: system.held.indices, using: &random)
        guard system.held[index] != nil else { continue }
        // The solver cannot be used after a contradiction.
        guard system.edit(index, to: Double(Int.random(in: -50...50, using: &random))) else { return }
      default: system.remove(Int.random(in: system.held.indices, using: &random))
      }
      var fresh = SolvedSystem(variables: count, isNegativeAllowed: isNegativeAllowed)
      for constraint in system.held.compactMap({ $0?.constraint }) where !fresh.add(constraint) {
        Issue.record("step \(step): a solver that begins anew refuses what is held")
      }
      #expect(system.largestRequiredError < 1e-6 && fresh.largestRequiredError < 1e-6)
      for priority in [750.0, 500, 250] {
        #expect(abs(system.error(of: priority) - fresh.error(of: priority)) < 1e-5, "step \(step), \(priority)")
      }
      if !isNegativeAllowed { #expect(system.variables.allSatisfy { system.solver.value(of: $0) > -1e-6 }) }
    }
  }

  @Test("the same calls give the same values, bit for bit", arguments: 0..<20)
  func determinism(seed: Int) {
    let runs = (0..<2).map { _ in
      var random = SplitMix64(seed: UInt64(seed)), system = SolvedSystem(variables: 8)
      for _ in 0..<30 { _ = system.add(.random(among: system.variables, using: &random)) }
      return system.variables.map { system.solver.value(of: $0).bitPattern }
    }
    #expect(runs[0] == runs[1])
  }

  @Test("one constraint of a higher priority counts for more than any number of a lower one")
  func priorities() {
    var solver = LayoutSolver()
    let width = solver.makeVariable(isNegativeAllowed: false)
    for _ in 0..<1000 { _ = try? solver.add(.of(width, .equal, 100, priority: 749)) }
    #expect(solver.value(of: width) == 100)
    _ = try? solver.add(.of(width, .equal, 40, priority: 750))
    #expect(solver.value(of: width) == 40)
  }

  @Test("a contradiction names the constraints that it contradicts, and changes nothing")
  func conflict() throws {
    var solver = LayoutSolver()
    let one = solver.makeVariable(isNegativeAllowed: true), two = solver.makeVariable(isNegativeAllowed: true)
    let unrelated = solver.makeVariable(isNegativeAllowed: false)
    _ = try solver.add(.of(unrelated, .equal, 7))
    let atLeast = try solver.add(.of(one, .greaterThanOrEqual, 100))
    var below = LinearConstraint(.lessThanOrEqual, constant: 10)
    below.add(1, one)
    below.add(-1, two)
    let order = try solver.add(below)
    let values = [one, two, unrelated].map { solver.value(of: $0) }
    do {
      try solver.add(.of(two, .equal, 50))
      Issue.record("the contradiction was not seen")
    } catch {
      #expect(error.others == [atLeast, order])
    }
    #expect([one, two, unrelated].map { solver.value(of: $0) } == values)
  }

  @Test("what nothing decides about is zero")
  func undecided() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable(isNegativeAllowed: true), width = solver.makeVariable(isNegativeAllowed: false)
    var middle = LinearConstraint(.equal, constant: -50)
    middle.add(1, x)
    middle.add(0.5, width)
    _ = try solver.add(middle)
    #expect(solver.value(of: x) == 50 && solver.value(of: width) == 0)
  }

  @Test("a constant that contradicts what is required is told")
  func contradictingEdit() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable(isNegativeAllowed: true)
    let handle = try solver.add(.of(x, .equal, 5))
    _ = try solver.add(.of(x, .lessThanOrEqual, 10))
    let isTaken = solver.setConstant(-8, of: handle)
    #expect(isTaken && solver.value(of: x) == 8)
    let isContradictionTaken = solver.setConstant(-12, of: handle)
    #expect(!isContradictionTaken)
  }
}

extension LinearConstraint {
  /// `variable = value`, or ≤, or ≥.
  static func of(
    _ variable: LayoutVariable, _ relation: Relation, _ value: Double, priority: Double = required
  ) -> LinearConstraint {
    var constraint = LinearConstraint(relation, constant: -value, priority: priority)
    constraint.add(1, variable)
    return constraint
  }

  static func random(among variables: [LayoutVariable], using random: inout SplitMix64) -> LinearConstraint {
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    var constraint = LinearConstraint(
      relations[Int.random(in: 0..<4, using: &random)], constant: Double(Int.random(in: -50...50, using: &random)),
      priority: [required, required, 750, 500, 250][Int.random(in: 0..<5, using: &random)])
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let coefficient = [1, 1, -1, 2, 0.5][Int.random(in: 0..<5, using: &random)]
      constraint.add(coefficient, variables[Int.random(in: variables.indices, using: &random)])
    }
    return constraint
  }
}
