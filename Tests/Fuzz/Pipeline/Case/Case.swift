/// A program of a few hundred steps for the pipeline: a tree of views, what fingers do, and what code changes from inside
/// callbacks. It is a value that is written as text, one line for each part:
///
///     option name=liftsComeFirst value=1
///     view id=1 kind=window w=400 h=400
///     view id=3 in=1 kind=button x=20 y=20 w=100 h=80
///     gesture id=1 in=3 kind=tap
///     when callback=viewBegan turn=2 do=removeView subject=3
///     input do=down finger=1 x=30 y=30
///     input do=up finger=1 wait=90
///
/// Each part stands for itself: parts that refer to a missing one have no effect, so that any part can be left out.
package struct Case: Equatable {
  /// One line of a case.
  package enum Part: Equatable {
    case option(OptionPlan)
    case view(ViewPlan)
    case gesture(GesturePlan)
    case requirement(RequirementPlan)
    case intervention(Intervention)
    case input(Input)
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// Reads the text of a case. Empty lines are skipped.
  package init(text: String) throws {
    parts = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 != " " }) else { continue }
      do { parts.append(try Part(line: line)) } catch { throw CaseError("line \(number + 1): \(error)") }
    }
  }

  package var text: String { parts.map { $0.fields.text + "\n" }.joined() }

  /// The number of inputs, by which runs are counted.
  package var eventCount: Int {
    parts.count { part in
      if case .input = part { true } else { false }
    }
  }
}

extension Case.Part {
  init(line: Substring) throws {
    let fields = try Fields(line: line)
    switch fields.keyword {
    case "option": self = .option(try OptionPlan(fields))
    case "view": self = .view(try ViewPlan(fields))
    case "gesture": self = .gesture(try GesturePlan(fields))
    case "requirement": self = .requirement(try RequirementPlan(fields))
    case "when": self = .intervention(try Intervention(fields))
    case "input": self = .input(try Input(fields))
    default: throw CaseError("a line cannot begin with '\(fields.keyword)'")
    }
    // Keys that no part has would otherwise be lost.
    let words = line.split(separator: " ").joined(separator: " ")
    guard self.fields.text == words else { throw CaseError("'\(words)' should be '\(self.fields.text)'") }
  }

  var fields: Fields {
    switch self {
    case .option(let plan): plan.fields
    case .view(let plan): plan.fields
    case .gesture(let plan): plan.fields
    case .requirement(let plan): plan.fields
    case .intervention(let plan): plan.fields
    case .input(let plan): plan.fields
    }
  }
}
