import Foundation
import LayoutSolver
import Testing

/// The solver against Kiwi, another implementation of the algorithm: `Scripts/solver-fixtures` wrote the file.
///
/// Kiwi finds one of several best solutions, so the sums of errors are compared and not the values.
@Suite struct KiwiTests {
  @Test("each step of 100 systems has the errors that Kiwi has, and refuses what Kiwi refuses")
  func fixtures() throws {
    let url = try #require(Bundle.module.url(forResource: "kiwi", withExtension: "json", subdirectory: "Fixtures"))
    let systems = try JSONDecoder().decode([KiwiSystem].self, from: Data(contentsOf: url))
    #expect(systems.count == 100)
    var differences: [String] = []
    for (number, system) in systems.enumerated() {
      if let difference = system.firstDifference { differences.append("system \(number): \(difference)") }
    }
    #expect(differences == [])
  }
}

/// A system of the file.
struct KiwiSystem: Decodable {
  struct Step: Decodable {
    let add: Constraint?
    let edit: Int?
    let constant: Double?
    let remove: Int?
    let refused: Bool?
    let errors: [Double]?
  }

  struct Constraint: Decodable {
    let terms: [[Double]]
    let constant: Double
    let relation: String
    let priority: Double
  }

  let variables: Int
  let steps: [Step]

  /// Plays the steps; nil if every one gives what Kiwi has.
  var firstDifference: String? {
    var system = SolvedSystem(variables: variables)
    for (number, step) in steps.enumerated() {
      let isTaken = system.play(step)
      if isTaken == (step.refused ?? false) { return "step \(number) taken: \(isTaken)" }
      if system.largestRequiredError > 1e-4 { return "step \(number) breaks what is required" }
      guard let errors = step.errors else { continue }
      let own = [750, 500, 250].map { system.error(of: $0) }
      if zip(own, errors).contains(where: { abs($0 - $1) > 2e-3 }) { return "step \(number): \(own), Kiwi \(errors)" }
    }
    return nil
  }
}

/// A solver with the constraints that it holds.
struct SolvedSystem {
  var solver = LayoutSolver()
  let variables: [LayoutVariable]
  /// Nil for those that were refused or removed.
  private(set) var held: [(handle: LayoutSolver.Handle, constraint: LinearConstraint)?] = []

  init(variables count: Int, isNegativeAllowed: Bool = true) {
    var solver = LayoutSolver()
    variables = (0..<count).map { _ in solver.makeVariable(isNegativeAllowed: isNegativeAllowed) }
    self.solver = solver
  }

  /// Returns false if the constraint was refused.
  mutating func play(_ step: KiwiSystem.Step) -> Bool {
    if let constraint = step.add { return add(constraint) }
    if let index = step.edit, let constant = step.constant { return edit(index, to: constant) }
    if let index = step.remove { remove(index) }
    return true
  }

  mutating func add(_ constraint: KiwiSystem.Constraint) -> Bool {
    let relations: [String: LinearConstraint.Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    guard let relation = relations[constraint.relation] else { return false }
    var linear = LinearConstraint(relation, constant: constraint.constant, priority: constraint.priority)
    for term in constraint.terms { linear.add(term[1], variables[Int(term[0])]) }
    return add(linear)
  }

  mutating func add(_ linear: LinearConstraint) -> Bool {
    let handle = try? solver.add(linear)
    held.append(handle.map { ($0, linear) })
    return handle != nil
  }

  mutating func edit(_ index: Int, to constant: Double) -> Bool {
    held[index]?.constraint.constant = constant
    return held[index].map { solver.setConstant(constant, of: $0.handle) } ?? false
  }

  mutating func remove(_ index: Int) {
    if let handle = held[index]?.handle { solver.remove(handle) }
    held[index] = nil
  }

  var largestRequiredError: Double { errors { $0.isRequired }.max() ?? 0 }

  func error(of priority: Double) -> Double { errors { $0.priority == priority }.reduce(0, +) }

  private func errors(_ isMeant: (LinearConstraint) -> Bool) -> [Double] {
    held.compactMap { $0?.constraint }.filter(isMeant).map { constraint in
      let value = constraint.terms.reduce(constraint.constant) { sum, term in
        sum + term.coefficient * solver.value(of: term.variable)
      }
      switch constraint.relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(value, 0)
      case .greaterThanOrEqual: return max(-value, 0)
      }
    }
  }
}
