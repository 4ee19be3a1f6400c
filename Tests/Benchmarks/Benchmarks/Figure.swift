import Foundation

/// One row of a table: a figure of Touchstone, and the figure of its floor in the same run.
struct Figure: Codable {
  /// What was measured. Unique in its table.
  let work: String
  let touchstone: Double
  /// Nil where there is nothing to compare with.
  let floor: Double?
  /// The median of the ratios of the pairs, which bears other programs on the machine better than the ratio of two medians.
  let ratio: Double?

  init(_ work: String, _ pairs: [(touchstone: Double, floor: Double)]) {
    self.work = work
    touchstone = pairs.map(\.touchstone).median
    floor = pairs.map(\.floor).median
    ratio = pairs.map { $0.touchstone / $0.floor }.median
  }

  init(_ work: String, _ value: Double, floor: Double? = nil) {
    (self.work, touchstone, self.floor) = (work, value, floor)
    ratio = floor.map { value / $0 }
  }

  /// The work without what is in parentheses, which may be another one in the next run.
  var key: String { String(work.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces) }

  private init(_ work: String, _ touchstone: Double, _ floor: Double?, _ ratio: Double?) {
    (self.work, self.touchstone, self.floor, self.ratio) = (work, touchstone, floor, ratio)
  }

  func renamed(_ work: String) -> Figure { Figure(work, touchstone, floor, ratio) }
}

/// The figures of one kind of work, and what their floor is.
struct Table: Codable {
  /// The name of the table in the guide and on the command line.
  let name: String
  /// What the figures are, such as "ms".
  let unit: String
  let floorName: String
  let figures: [Figure]

  var markdown: String {
    let rows = figures.map { figure in
      let floor = figure.floor.map(format) ?? "–", ratio = figure.ratio.map { String(rounding: $0, to: 2) } ?? "–"
      return "| \(figure.work) | \(format(figure.touchstone)) | \(floor) | \(ratio) |"
    }
    return (["| work | Touchstone, \(unit) | \(floorName) | ratio |", "|---|--:|--:|--:|"] + rows).joined(
      separator: "\n")
  }

  /// At least three digits count.
  private func format(_ value: Double) -> String {
    String(rounding: value, to: value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0)
  }
}

extension String {
  init(rounding value: Double, to digits: Int) {
    self = String(format: "%.\(digits)f", value)
  }
}

extension [Double] {
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
