/// The simplex tableau: equations of basic symbols in the other ones, which are zero.
///
/// The objective is the sum of errors of each priority. A smaller sum of a higher priority counts for more than any sum of
/// a lower one, so there is one row for each priority, the highest first.
///
/// A row of a symbol that is not free contains no free symbol: whoever adds an equation solves it for a free symbol first.
struct SolverTableau {
  /// The values that a symbol may have.
  enum SymbolKind {
    /// Any: an unknown without a limit.
    case free
    /// At least 0, and part of the solution: a slack, an error or an unknown that is not negative.
    case notNegative
    /// 0: marks an equation that is required.
    case zero
  }

  struct Equation {
    fileprivate(set) var basic: Int
    fileprivate(set) var row: SolverRow
  }

  private(set) var kinds: [SymbolKind] = []
  /// The index of the equation of each basic symbol; nil for the others.
  private var places: [Int?] = []
  private(set) var equations: [Equation] = []
  private(set) var objective: [(priority: Double, row: SolverRow)] = []
  /// The sum that is minimized while a new equation is made feasible.
  private var artificial: SolverRow?
  /// Basic symbols that may have become negative.
  private var suspects: [Int] = []

  /// Smaller differences from zero count as rounding.
  static let tolerance = 1e-6

  mutating func makeSymbol(_ kind: SymbolKind) -> Int {
    kinds.append(kind)
    places.append(nil)
    return kinds.count - 1
  }

  /// The row that the symbol equals; nil if it is not basic, which makes it zero.
  func row(of symbol: Int) -> SolverRow? { places[symbol].map { equations[$0].row } }

  // MARK: Equations

  /// Adds `basic = row` and replaces `basic` everywhere.
  mutating func insert(_ row: SolverRow, for basic: Int) {
    replace(basic, by: row)
    places[basic] = equations.count
    equations.append(Equation(basic: basic, row: row))
  }

  /// Removes the equation of a basic symbol, which is then in no equation.
  mutating func removeEquation(of basic: Int) {
    guard let place = places[basic] else { return }
    equations.remove(at: place)
    places[basic] = nil
    for index in place..<equations.count { places[equations[index].basic] = index }
  }

  /// Removes a symbol that is not basic from all equations.
  mutating func forget(_ symbol: Int) {
    for index in equations.indices { equations[index].row.remove(symbol) }
    for index in objective.indices { objective[index].row.remove(symbol) }
  }

  /// Makes `entering` basic in the equation at `index`.
  mutating func pivot(at index: Int, to entering: Int) {
    let leaving = equations[index].basic
    var row = equations[index].row
    row.solve(for: entering, insteadOf: leaving)
    // Without a row, so that it is not replaced in itself.
    equations[index] = Equation(basic: entering, row: SolverRow())
    (places[leaving], places[entering]) = (nil, index)
    replace(entering, by: row)
    equations[index].row = row
  }

  private mutating func replace(_ symbol: Int, by row: SolverRow) {
    for index in equations.indices where equations[index].row.substitute(symbol, by: row) { suspect(index) }
    for index in objective.indices { objective[index].row.substitute(symbol, by: row) }
    artificial?.substitute(symbol, by: row)
  }

  /// Moves the zero point of a symbol, which becomes smaller by `change` where it is basic.
  mutating func shift(_ symbol: Int, by change: Double) {
    if let place = places[symbol] {
      equations[place].row.constant -= change
      return suspect(place)
    }
    for index in equations.indices {
      let coefficient = equations[index].row.coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      equations[index].row.constant += coefficient * change
      suspect(index)
    }
  }

  private mutating func suspect(_ index: Int) {
    let equation = equations[index]
    if kinds[equation.basic] == .notNegative && equation.row.constant < -SolverRow.epsilon {
      suspects.append(equation.basic)
    }
  }

  // MARK: Objective

  /// Adds `weight · symbol` to the sum of a priority.
  mutating func minimize(_ symbol: Int, priority: Double, weight: Double = 1) {
    let index = objective.firstIndex { $0.priority <= priority } ?? objective.count
    if index == objective.count || objective[index].priority != priority {
      objective.insert((priority, SolverRow()), at: index)
    }
    if let row = row(of: symbol) {
      objective[index].row.add(weight, row)
    } else {
      objective[index].row.add(weight, symbol)
    }
  }

  /// Minimizes the sums, starting from a feasible solution.
  mutating func optimize() {
    for level in objective.indices {
      while let entering = entering(at: level), let leaving = leaving(for: entering) {
        pivot(at: leaving, to: entering)
      }
    }
    suspects = []
  }

  /// The first symbol whose growth makes the sum at `level` smaller and keeps the sums before it. Taking the first one ends
  /// the search even if steps change nothing (Bland's rule).
  private func entering(at level: Int) -> Int? {
    objective[level].row.cells.first { cell in
      cell.coefficient < -SolverRow.epsilon && kinds[cell.symbol] == .notNegative
        && !objective[..<level].contains { $0.row.coefficient(of: cell.symbol) > SolverRow.epsilon }
    }?.symbol
  }

  /// The index of the equation whose basic symbol reaches zero first while `entering` grows; of several, the one with
  /// the first symbol.
  private func leaving(for entering: Int) -> Int? {
    var best: (index: Int, ratio: Double)?
    for (index, equation) in equations.enumerated() where kinds[equation.basic] == .notNegative {
      let coefficient = equation.row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -equation.row.constant / coefficient
      guard let known = best else {
        best = (index, ratio)
        continue
      }
      if ratio < known.ratio || (ratio == known.ratio && equation.basic < equations[known.index].basic) {
        best = (index, ratio)
      }
    }
    return best?.index
  }

  // MARK: Feasibility

  /// Adds `0 = row`, which has no symbol that it can be solved for at once and a constant of at least 0.
  /// - Returns: the part that is left over if the equation cannot hold; the tableau is then as without it.
  mutating func insertThroughArtificial(_ row: SolverRow) -> SolverRow? {
    let symbol = makeSymbol(.notNegative)
    insert(row, for: symbol)
    artificial = row
    while let entering = artificial?.cells.first(where: { cell in
      cell.coefficient < -SolverRow.epsilon && kinds[cell.symbol] == .notNegative
    })?.symbol, let leaving = leaving(for: entering) {
      pivot(at: leaving, to: entering)
    }
    let rest = artificial ?? SolverRow()
    artificial = nil
    suspects = []
    let isFeasible = rest.constant <= SolverTableau.tolerance
    if var row = self.row(of: symbol) {
      removeEquation(of: symbol)
      if isFeasible, let subject = row.cells.first(where: { kinds[$0.symbol] != .zero }) ?? row.cells.first {
        row.constant = 0
        row.solve(for: subject.symbol)
        insert(row, for: subject.symbol)
      }
    }
    forget(symbol)
    return isFeasible ? nil : rest
  }

  /// Makes symbols that have become negative feasible again; the sums stay minimal (dual simplex).
  /// - Returns: false if there is no solution.
  mutating func restore() -> Bool {
    var steps = 0
    while let symbol = suspects.min() {
      suspects.removeAll { $0 == symbol }
      guard let index = places[symbol], equations[index].row.constant < -SolverRow.epsilon else { continue }
      steps += 1
      // A step may be needed for each symbol several times, but not for ever.
      guard steps <= 10 * kinds.count, let entering = cheapest(in: equations[index].row) else {
        suspects = []
        return false
      }
      pivot(at: index, to: entering)
    }
    return !equations.contains { kinds[$0.basic] == .zero && abs($0.row.constant) > SolverTableau.tolerance }
  }

  /// The symbol with the smallest loss for each unit that `row` gains.
  private func cheapest(in row: SolverRow) -> Int? {
    var best: (symbol: Int, loss: [Double])?
    for cell in row.cells where cell.coefficient > SolverRow.epsilon && kinds[cell.symbol] == .notNegative {
      let loss = objective.map { $0.row.coefficient(of: cell.symbol) / cell.coefficient }
      guard let known = best else {
        best = (cell.symbol, loss)
        continue
      }
      if isLess(loss, known.loss) { best = (cell.symbol, loss) }
    }
    return best?.symbol
  }

  private func isLess(_ one: [Double], _ two: [Double]) -> Bool {
    for (a, b) in zip(one, two) where abs(a - b) > SolverRow.epsilon { return a < b }
    return false
  }
}
