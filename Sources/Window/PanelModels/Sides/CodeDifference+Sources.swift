import TouchTrace

extension CodeDifference {
  /// The first file of own code that differs. A file has the same name in both folders, or is the only one of each.
  package init?(_ first: OwnSources, _ second: OwnSources) {
    let areSingle = first.files.count == 1 && second.files.count == 1
    for file in first.files {
      let other = areSingle ? second.files.first : second.files.first { $0.name == file.name }
      guard let other, other.lines != file.lines else { continue }
      title = file.name == other.name ? file.name : "\(file.name), \(other.name)"
      lines = Self.changes(file.lines, other.lines)
      return
    }
    return nil
  }

  /// The most lines of each file that are compared, and the most that are listed.
  private static var mostCompared: Int { 300 }
  private static var mostListed: Int { 40 }

  /// The lines from the first difference to the last one, with a line before and after them.
  private static func changes(_ first: [String], _ second: [String]) -> [Line] {
    let same = zip(first, second).prefix { $0 == $1 }.count
    let rest = zip(first.dropFirst(same).reversed(), second.dropFirst(same).reversed()).prefix { $0 == $1 }.count
    let start = max(same - 1, 0), dropped = max(rest - 1, 0)
    let parts = [first, second].map { Array($0.dropFirst(start).dropLast(dropped).prefix(mostCompared)) }
    let all = CodeDifference(title: "", lines: lines(parts[0], parts[1])).folded
    return all.count > mostListed ? all.prefix(mostListed) + [Line(side: nil, text: "…")] : all
  }
}
