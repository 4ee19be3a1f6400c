/// Two traces as one list of lines: what is gone, what is new, and some of what is the same around it.
struct TraceRows {
  enum Row: Equatable {
    case same(String)
    case gone(String)
    case new(String)
    /// So many lines that are the same.
    case left(Int)
  }

  let rows: [Row]

  /// - Parameter context: how many lines that are the same stay around a change.
  init(expected: String, actual: String, context: Int = 4) {
    let old = Self.lines(expected), new = Self.lines(actual)
    let difference = new.difference(from: old)
    var gone: [Int: String] = [:], came: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): gone[offset] = line
      case .insert(let offset, let line, _): came[offset] = line
      }
    }
    var all: [Row] = []
    var oldIndex = 0, newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if let line = gone[oldIndex] {
        all.append(.gone(line))
        oldIndex += 1
      } else if let line = came[newIndex] {
        all.append(.new(line))
        newIndex += 1
      } else {
        all.append(.same(new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    rows = Self.shortened(all, context)
  }

  private static func shortened(_ rows: [Row], _ context: Int) -> [Row] {
    var isNear = rows.map { _ in false }
    for (index, row) in rows.enumerated() {
      if case .same = row { continue }
      for near in max(0, index - context)...min(rows.count - 1, index + context) { isNear[near] = true }
    }
    var result: [Row] = []
    var left = 0
    for (row, isNear) in zip(rows, isNear) {
      if !isNear {
        left += 1
        continue
      }
      if left > 0 { result.append(.left(left)) }
      left = 0
      result.append(row)
    }
    return left > 0 ? result + [.left(left)] : result
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
