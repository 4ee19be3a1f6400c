/// A line of two traces that are compared.
enum TraceRow: Equatable {
  case same(String)
  case removed(String)
  case added(String)
  /// The number of equal lines that are not shown.
  case omitted(Int)
}

/// Two traces as one list of lines: removed and added lines, with some equal lines around them.
struct TraceRows {
  let rows: [TraceRow]

  /// - Parameter context: the number of equal lines to keep before and after a change.
  init(expected: String, actual: String, context: Int = 4) {
    let old = Self.lines(expected), new = Self.lines(actual)
    let difference = new.difference(from: old)
    var removed: [Int: String] = [:], added: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): added[offset] = line
      }
    }
    var all: [TraceRow] = []
    var oldIndex = 0, newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if let line = removed[oldIndex] {
        all.append(.removed(line))
        oldIndex += 1
      } else if let line = added[newIndex] {
        all.append(.added(line))
        newIndex += 1
      } else {
        all.append(.same(new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    rows = Self.shortened(all, context)
  }

  private static func shortened(_ rows: [TraceRow], _ context: Int) -> [TraceRow] {
    var isNear = rows.map { _ in false }
    for (index, row) in rows.enumerated() {
      if case .same = row { continue }
      for near in max(0, index - context)...min(rows.count - 1, index + context) { isNear[near] = true }
    }
    var result: [TraceRow] = []
    var omitted = 0
    for (row, isNear) in zip(rows, isNear) {
      if !isNear {
        omitted += 1
        continue
      }
      if omitted > 0 { result.append(.omitted(omitted)) }
      omitted = 0
      result.append(row)
    }
    return omitted > 0 ? result + [.omitted(omitted)] : result
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
