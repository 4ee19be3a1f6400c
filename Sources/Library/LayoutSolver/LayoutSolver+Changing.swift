extension LayoutSolver {
  /// Changes the constant of a constraint, which takes less than removing and adding it.
  /// - Returns: false if the required constraints contradict each other now. The solver cannot be used any more then.
  package mutating func setConstant(_ constant: Double, of handle: Handle) -> Bool {
    guard let entry = entries[handle], entry.constraint.constant != constant else { return true }
    let change = constant - entry.constraint.constant
    entries[handle]?.constraint.constant = constant
    // The constraint with the new constant is the old one with a marker that counts from another zero point.
    tableau.shift(entry.marker, by: change / entry.factor)
    return tableau.restore()
  }

  /// Removes a constraint.
  package mutating func remove(_ handle: Handle) {
    guard let entry = entries.removeValue(forKey: handle) else { return }
    owners[entry.marker] = nil
    for error in entry.errors { tableau.minimize(error, priority: entry.constraint.priority, weight: -1) }
    if tableau.row(of: entry.marker) == nil, let index = tableau.equationToLeave(for: entry.marker) {
      tableau.pivot(at: index, to: entry.marker)
    }
    if tableau.row(of: entry.marker) == nil { tableau.forget(entry.marker) }
    tableau.removeEquation(of: entry.marker)
    if let other = entry.otherError {
      if tableau.row(of: other) == nil { tableau.forget(other) }
    }
    tableau.optimize()
  }
}

extension SolverTableau {
  /// The row to pivot on before `marker`'s row is removed, chosen so that every other row stays feasible.
  func equationToLeave(for marker: Int) -> Int? {
    var falling: (index: Int, ratio: Double)?, rising: (index: Int, ratio: Double)?, free: Int?
    for (index, equation) in equations.enumerated() {
      let coefficient = equation.row.coefficient(of: marker)
      guard coefficient != 0 else { continue }
      guard kinds[equation.basic] != .free else {
        free = free ?? index
        continue
      }
      let ratio = equation.row.constant / abs(coefficient)
      if coefficient < 0 {
        if ratio < falling?.ratio ?? .infinity { falling = (index, ratio) }
      } else {
        if ratio < rising?.ratio ?? .infinity { rising = (index, ratio) }
      }
    }
    return falling?.index ?? rising?.index ?? free
  }
}
