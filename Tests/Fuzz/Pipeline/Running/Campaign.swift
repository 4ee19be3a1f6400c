/// A run of many cases of one seed.
package struct Campaign {
  /// A case that violates an invariant.
  package struct Failure {
    package let number: Int
    package let finding: Finding
    package let plan: Case
  }

  let generator: CaseGenerator
  /// The number of inputs after which no further case begins.
  let events: Int

  package init(_ generator: CaseGenerator, events: Int) { (self.generator, self.events) = (generator, events) }

  /// What a run has done.
  package struct Figures {
    package var cases = 0
    package var events = 0

    package init() {}
  }

  /// Runs cases from `first` on, and returns the first failure. `willRun` is called before each case with its number.
  package func run(
    from first: Int = 0, into figures: inout Figures, willRun: (Int, Case) -> Void = { _, _ in }
  ) -> Failure? {
    while figures.events < events {
      let number = first + figures.cases, plan = generator.makeCase(number: number)
      willRun(number, plan)
      if let finding = CaseRun(plan).finding() { return Failure(number: number, finding: finding, plan: plan) }
      figures.cases += 1
      figures.events += plan.eventCount
    }
    return nil
  }
}

extension Campaign.Failure {
  /// The smallest case found that violates the same invariant.
  package var shrunk: Case {
    Shrinker { CaseRun($0).finding()?.invariant == finding.invariant }.shrink(plan)
  }
}
