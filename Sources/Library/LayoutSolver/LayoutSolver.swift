/// Finds values of variables that satisfy linear constraints, as far as their priorities allow: the Cassowary algorithm,
/// an incremental simplex.
///
/// The sum of the errors of each priority is as small as the higher priorities allow. The same calls in the same order
/// give the same values, also where several solutions are as good.
///
///     var solver = LayoutSolver()
///     let width = solver.makeVariable(isNegativeAllowed: false)
///     var atLeast40 = LinearConstraint(.greaterThanOrEqual, constant: -40)
///     atLeast40.add(1, width)
///     try solver.add(atLeast40)
///     solver.value(of: width)  // 40
///
/// After G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM
/// TOCHI 8 (2001).
package struct LayoutSolver {
  /// A constraint in the solver.
  package struct Handle: Hashable, Comparable, Sendable {
    let id: Int

    package static func < (one: Handle, two: Handle) -> Bool { one.id < two.id }
  }

  /// A required constraint that contradicts others.
  package struct Conflict: Error {
    /// The constraints in the solver that it contradicts, in the order of their addition.
    package let others: [Handle]
  }

  /// A constraint with its symbols in the tableau.
  struct Entry {
    var constraint: LinearConstraint
    /// The symbol that is in the tableau for this constraint alone, and its coefficient in the constraint.
    let marker: Int
    let factor: Double
    /// The error to the other side; nil for a required constraint.
    let otherError: Int?
  }

  var tableau = SolverTableau()
  /// Read by key only.
  var entries: [Handle: Entry] = [:]
  /// The constraints of markers.
  var owners: [Int: Handle] = [:]
  /// The symbols that were in an equation.
  private var used: Set<Int> = []
  private var count = 0

  package init() {}

  /// Makes a variable. Where nothing decides about it, its value is 0.
  package mutating func makeVariable(isNegativeAllowed: Bool) -> LayoutVariable {
    LayoutVariable(id: tableau.makeSymbol(isNegativeAllowed ? .free : .notNegative))
  }

  /// The value of a variable in the solution.
  package func value(of variable: LayoutVariable) -> Double { tableau.row(of: variable.id)?.constant ?? 0 }

  /// Adds a constraint. A constraint that is not required never throws.
  @discardableResult package mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> Handle {
    var row = SolverRow(constant: constraint.constant)
    for term in constraint.terms {
      if let known = tableau.row(of: term.variable.id) {
        row.add(term.coefficient, known)
      } else {
        row.add(term.coefficient, term.variable.id)
      }
    }
    let entry = makeEntry(constraint, in: &row)
    if row.constant < 0 { row.multiply(by: -1) }
    try insert(row, for: entry)
    for cell in row.cells { used.insert(cell.symbol) }
    count += 1
    let handle = Handle(id: count)
    (entries[handle], owners[entry.marker]) = (entry, handle)
    for error in entry.errors { tableau.minimize(error, priority: constraint.priority) }
    tableau.optimize()
    return handle
  }

  /// Adds the symbols of a constraint to its row.
  private mutating func makeEntry(_ constraint: LinearConstraint, in row: inout SolverRow) -> Entry {
    var errors: [Int] = []
    if !constraint.isRequired { errors = [tableau.makeSymbol(.notNegative), tableau.makeSymbol(.notNegative)] }
    switch constraint.relation {
    case .equal:
      let marker = errors.first ?? tableau.makeSymbol(.zero)
      row.add(1, marker)
      if let other = errors.last { row.add(-1, other) }
      return Entry(constraint: constraint, marker: marker, factor: 1, otherError: errors.last)
    case .lessThanOrEqual, .greaterThanOrEqual:
      // The distance up to the limit is a slack, the distance beyond it the error.
      let factor: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
      let marker = errors.first ?? tableau.makeSymbol(.notNegative)
      row.add(factor, marker)
      if let error = errors.last { row.add(-factor, error) }
      return Entry(constraint: constraint, marker: marker, factor: factor, otherError: errors.last)
    }
  }

  private mutating func insert(_ row: SolverRow, for entry: Entry) throws(Conflict) {
    if let (subject, row) = solved(row, for: entry) { return tableau.insert(row, for: subject) }
    guard let rest = tableau.insertThroughArtificial(row) else { return }
    // The attempt has moved the solution away from the minimum.
    tableau.optimize()
    throw conflict(in: rest)
  }

  /// The row, solved for a symbol that keeps the solution feasible; nil if none is seen at once.
  private func solved(_ row: SolverRow, for entry: Entry) -> (subject: Int, row: SolverRow)? {
    guard let subject = subject(of: row, for: entry) else { return nil }
    var row = row
    row.solve(for: subject)
    return (subject, row)
  }

  private func subject(of row: SolverRow, for entry: Entry) -> Int? {
    if let free = row.cells.first(where: { tableau.kinds[$0.symbol] == .free }) { return free.symbol }
    // With a negative coefficient, or without a constant, a symbol that is in no other equation gets a value of at
    // least 0.
    let isNew = { (cell: SolverRow.Cell) in
      cell.symbol == entry.marker || cell.symbol == entry.otherError || !used.contains(cell.symbol)
    }
    let new = row.cells.first { cell in
      tableau.kinds[cell.symbol] == .notNegative && (cell.coefficient < 0 || row.constant == 0) && isNew(cell)
    }
    if let new { return new.symbol }
    let isRequiredOnly = row.cells.allSatisfy { tableau.kinds[$0.symbol] == .zero }
    return isRequiredOnly && row.constant < SolverTableau.tolerance ? entry.marker : nil
  }

  private func conflict(in row: SolverRow) -> Conflict {
    Conflict(others: row.cells.compactMap { owners[$0.symbol] }.sorted())
  }
}

extension LayoutSolver.Entry {
  /// The symbols that are minimized.
  var errors: [Int] {
    guard let otherError else { return [] }
    return constraint.relation == .equal ? [marker, otherError] : [otherError]
  }
}
