/// A linear expression that is compared with zero: `constant + Σ coefficient · variable = 0`, or `≤ 0`, or `≥ 0`.
package struct LinearConstraint: Equatable, Sendable {
  /// The comparison of the expression with zero.
  package enum Relation: Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  /// Each variable at most once, in ascending order.
  package private(set) var terms: [Term] = []
  package var constant: Double
  package var relation: Relation
  /// From 1 to 1000; 1000 is required. A satisfied constraint of a higher priority is never given up for any number of
  /// lower ones.
  package var priority: Double

  /// A coefficient and its variable.
  package struct Term: Equatable, Sendable {
    package let variable: LayoutVariable
    package let coefficient: Double
  }

  /// The priority of constraints that must hold.
  package static let required = 1000.0

  /// The comparison of a constant with zero; `add` adds terms to it.
  package init(_ relation: Relation, constant: Double = 0, priority: Double = required) {
    (self.relation, self.constant, self.priority) = (relation, constant, priority)
  }

  /// Adds `coefficient · variable` to the expression.
  package mutating func add(_ coefficient: Double, _ variable: LayoutVariable) {
    let index = terms.firstIndex { $0.variable.id >= variable.id } ?? terms.count
    guard index < terms.count, terms[index].variable == variable else {
      if coefficient != 0 { terms.insert(Term(variable: variable, coefficient: coefficient), at: index) }
      return
    }
    let sum = terms[index].coefficient + coefficient
    if sum == 0 { terms.remove(at: index) } else { terms[index] = Term(variable: variable, coefficient: sum) }
  }

  package var isRequired: Bool { priority >= LinearConstraint.required }

  /// Whether the two differ in nothing but the constant.
  package func hasForm(of other: LinearConstraint) -> Bool {
    terms == other.terms && relation == other.relation && priority == other.priority
  }
}

/// An unknown of a `LayoutSolver`.
package struct LayoutVariable: Hashable, Sendable {
  let id: Int
}
