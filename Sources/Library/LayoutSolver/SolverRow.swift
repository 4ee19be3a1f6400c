/// One equation of the tableau: `basic = constant + Σ coefficient · symbol`.
///
/// Cells are in ascending order of their symbols, so that every loop over them has one order.
struct SolverRow {
  /// A symbol and its coefficient.
  struct Cell {
    let symbol: Int
    var coefficient: Double
  }

  private(set) var cells: [Cell] = []
  var constant: Double

  init(constant: Double = 0) { self.constant = constant }

  /// Numbers that are smaller count as zero.
  static let epsilon = 1e-9

  func coefficient(of symbol: Int) -> Double {
    let index = self.index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// The index of the symbol's cell, or the one where it would be inserted.
  private func index(of symbol: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func add(_ coefficient: Double, _ symbol: Int) {
    let index = self.index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if abs(coefficient) > SolverRow.epsilon {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      }
      return
    }
    cells[index].coefficient += coefficient
    if abs(cells[index].coefficient) <= SolverRow.epsilon { cells.remove(at: index) }
  }

  /// Adds `factor` times another row.
  mutating func add(_ factor: Double, _ row: SolverRow) {
    constant += factor * row.constant
    var sum: [Cell] = []
    sum.reserveCapacity(cells.count + row.cells.count)
    var (own, other) = (0, 0)
    while own < cells.count || other < row.cells.count {
      if other == row.cells.count || (own < cells.count && cells[own].symbol < row.cells[other].symbol) {
        sum.append(cells[own])
        own += 1
        continue
      }
      var cell = row.cells[other]
      cell.coefficient *= factor
      other += 1
      if own < cells.count && cells[own].symbol == cell.symbol {
        cell.coefficient += cells[own].coefficient
        own += 1
      }
      if abs(cell.coefficient) > SolverRow.epsilon { sum.append(cell) }
    }
    cells = sum
  }

  mutating func remove(_ symbol: Int) {
    let index = self.index(of: symbol)
    if index < cells.count && cells[index].symbol == symbol { cells.remove(at: index) }
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Solves `0 = constant + Σ …` for `symbol`, which must be in the row: afterwards the row is what `symbol` equals.
  mutating func solve(for symbol: Int) {
    let factor = -1 / coefficient(of: symbol)
    remove(symbol)
    multiply(by: factor)
  }

  /// Turns `old = …` into `new = …`; `new` must be in the row.
  mutating func solve(for new: Int, insteadOf old: Int) {
    add(-1, old)
    solve(for: new)
  }

  /// Replaces `symbol` by the row that it equals. Returns whether it was there.
  @discardableResult mutating func substitute(_ symbol: Int, by row: SolverRow) -> Bool {
    let factor = coefficient(of: symbol)
    guard factor != 0 else { return false }
    remove(symbol)
    add(factor, row)
    return true
  }
}
