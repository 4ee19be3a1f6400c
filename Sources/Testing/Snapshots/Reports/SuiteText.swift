import Files

/// Describes the results of a suite for a terminal. Control characters of names are visible, and a name never makes a line.
package enum SuiteText {
  /// The most cases of one cause that are described; the others are only named.
  private static let mostBlocks = 5

  /// Returns the lines for a suite: first the cases that differ, by their causes, then the other scenes
  /// that did not pass, then the scenes that passed, each in the order of the suite.
  package static func lines(of result: SuiteResult, results: String, isBrief: Bool = false) -> [String] {
    let groups = CauseGroup.groups(of: result).flatMap { group in
      [group.title] + group.cases.prefix(mostBlocks).flatMap { block(of: $0, results) }
        + group.cases.dropFirst(mostBlocks).map { head(of: $0) }
    }
    let ordered = result.scenes.filter { !$0.isPassed } + result.scenes.filter(\.isPassed)
    let scenes = ordered.flatMap { scene in
      lines(of: scene, results: results, isBrief: isBrief) { $0.status != .failed }
    }
    return groups.map(\.escapingControlCharacters) + scenes
  }

  /// Returns the lines for one scene: one line if it passed, otherwise a block for each case that did not.
  /// - Parameters:
  ///   - results: the folder of results, for the command that accepts them.
  ///   - isBrief: whether a scene that passed has no line.
  ///   - isIncluded: the cases that are described.
  package static func lines(
    of scene: SceneResult, results: String, isBrief: Bool = false, isIncluded: (CaseResult) -> Bool = { _ in true }
  ) -> [String] {
    var lines: [String] = []
    if let first = scene.diagnostics.first {
      lines += ["ERROR \(scene.name)  \(first)"] + scene.diagnostics.dropFirst().map { "  \($0)" }
    }
    for one in scene.cases where isIncluded(one) && (one.status != .same || !one.findings.isEmpty) {
      lines += block(of: one, results)
    }
    lines += scene.obsolete.map { "OBSOLETE \($0)  belongs to no case; --update all removes it" }
    lines += scene.removed.map { "REMOVED \($0)" }
    lines += scene.abandoned.map { "REMOVED \($0)  incomplete; an interrupted run left it" }
    lines += scene.unwritable.map { "ERROR \($0)" }
    if lines.isEmpty && !isBrief && !scene.cases.isEmpty && scene.cases.allSatisfy(isIncluded) {
      lines = ["PASS \(scene.name)  \(counted(scene.cases.count, "case"))"]
    }
    return lines.map(\.escapingControlCharacters)
  }

  /// Returns the last line: the numbers of scenes and cases, and of each kind of result.
  package static func summary(of result: SuiteResult) -> String {
    let cases = result.cases
    let scenes = result.scenes.filter { !$0.cases.isEmpty || !$0.diagnostics.isEmpty }
    let total = "\(counted(scenes.count, "scene")), \(counted(cases.count, "case"))"
    let statuses: [(CaseResult.Status, String)] = [
      (.failed, "not as expected"), (.missing, "without a reference"), (.unstable, "unstable"),
      (.unreadable, "unreadable"), (.unwritable, "not written"), (.written, "written"),
    ]
    var parts = statuses.compactMap { status, word -> String? in
      let count = cases.filter { $0.status == status }.count
      return count == 0 ? nil : "\(count.grouped) \(word)"
    }
    let broken = result.scenes.filter { !$0.diagnostics.isEmpty }.count
    if broken > 0 { parts.append("\(counted(broken, "scene")) cannot be read") }
    let obsolete = result.scenes.reduce(0) { $0 + $1.obsolete.count }
    if obsolete > 0 { parts.append("\(counted(obsolete, "reference")) obsolete") }
    return total + (parts.isEmpty ? ", all as expected" : ": " + parts.joined(separator: ", "))
  }

  // MARK: One case

  private static func block(of one: CaseResult, _ results: String) -> [String] {
    [head(of: one)]
      + rows(of: one, results: results).map { title, text in
        "  " + title + String(repeating: " ", count: max(1, 9 - title.count)) + text
      }
  }

  private static func head(of one: CaseResult) -> String { "\(one.status.label) \(one.title)  \(one.appearance)" }

  /// Returns the findings of a case with their titles; the cause comes first.
  static func rows(of one: CaseResult, results: String) -> [(title: String, text: String)] {
    let missing = one.findings.compactMap { finding -> SnapshotLayer? in
      if case .missing(let layer) = finding { layer } else { nil }
    }
    var rows = one.findings.flatMap { self.rows(of: $0) }
    if !missing.isEmpty {
      let layers = missing.map(\.title).joined(separator: ", ")
      rows.append(("missing", "no reference for \(layers); \(missingRemedy)"))
    }
    if let artifacts = one.artifacts, let files = files(of: one) {
      let folder = artifacts.split(separator: "/").last.map(String.init) ?? artifacts
      let option = results == SuiteOptions().results ? "" : " --results \(results)"
      rows.append(("files", "\(artifacts)/\(files)   accept: touchstone accept \(folder)\(option)"))
    }
    return rows
  }

  /// How to write a missing reference.
  package static let missingRemedy = "--update missing writes it"

  /// Returns the first finding of a case, in one line.
  static func cause(of one: CaseResult, results: String) -> String {
    rows(of: one, results: results).first.map { "\($0.title): \($0.text)" } ?? one.status.rawValue
  }

  /// Returns the cause of a difference, as the first lines of a failure; empty unless something differs.
  package static func headline(of one: CaseResult, results: String) -> [String] {
    guard one.status == .failed else { return [] }
    if case .scene? = one.findings.first { return [one.cause].compactMap(\.self) }
    return [cause(of: one, results: results)]
  }

  /// The most changes of a scene that are named.
  private static let mostChanges = 12

  /// Returns the first finding of a case that is not the change of its scene, in one line.
  static func effect(of one: CaseResult, results: String) -> String {
    let row = rows(of: one, results: results).first { !["", SnapshotLayer.scene.title, "files"].contains($0.title) }
    return row.map { "\($0.title): \($0.text)" } ?? "nothing else differs"
  }

  private static func rows(of finding: CaseResult.Finding) -> [(title: String, text: String)] {
    guard case .scene(let changes) = finding else { return [row(of: finding)].compactMap(\.self) }
    var texts = Array(changes.prefix(mostChanges))
    if changes.count > texts.count { texts.append("and \(changes.count - texts.count) more changes") }
    return texts.enumerated().map { ($0 == 0 ? SnapshotLayer.scene.title : "", $1) }
  }

  private static func row(of finding: CaseResult.Finding) -> (title: String, text: String)? {
    switch finding {
    case .expectation(let sentence): ("expects", sentence)
    case .scene: nil
    case .trace(let difference): ("trace", difference.sentence)
    case .hitMap(let difference): ("hit map", difference.sentence)
    case .frame(let difference): ("frame", difference.sentence)
    case .missing: nil
    case .unstable(let layer): (layer.title, "differs between two runs")
    case .unreadable(let sentence), .unwritable(let sentence): ("error", sentence)
    case .written(let path): ("wrote", path)
    case .note(let sentence): ("note", sentence)
    }
  }

  /// Returns the artifacts of the layer that shows the most, such as `{expected,actual}.png`.
  private static func files(of one: CaseResult) -> String? {
    var names: Set<String> = []
    for finding in one.findings {
      switch finding {
      case .frame(let difference):
        names.insert(difference.sizes.isEmpty ? "{expected,actual,diff}.png" : "{expected,actual}.png")
      case .hitMap: names.insert("{expected,actual}.hitmap.png")
      case .trace: names.insert("{expected,actual}.txt")
      case .scene: names.insert("{expected,actual}.scene.txt")
      case .missing(.frame): names.insert("actual.png")
      case .missing(.hitMap): names.insert("actual.hitmap.png")
      case .missing(.trace): names.insert("actual.txt")
      case .missing(.scene): names.insert("actual.scene.txt")
      case .expectation, .unstable, .unreadable, .unwritable, .written, .note: break
      }
    }
    let order = [
      "{expected,actual,diff}.png", "{expected,actual}.png", "{expected,actual}.hitmap.png", "{expected,actual}.txt",
      "{expected,actual}.scene.txt", "actual.png", "actual.hitmap.png", "actual.txt", "actual.scene.txt",
    ]
    return order.first { names.contains($0) }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count.grouped) \(noun)s"
  }
}

extension CaseResult.Status {
  /// The first word of the text on a case.
  var label: String {
    switch self {
    case .same: "PASS"
    case .failed: "FAIL"
    case .missing: "MISSING"
    case .unstable: "UNSTABLE"
    case .unreadable, .unwritable: "ERROR"
    case .written: "WROTE"
    }
  }
}
