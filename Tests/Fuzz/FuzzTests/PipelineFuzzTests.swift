import Foundation
import Testing

@testable import PipelineFuzz

/// A short run of the fuzzer, and cases that it must find something in.
@Suite struct PipelineFuzzTests {
  @Test("no invariant is violated in the first cases of a seed", arguments: [1, 2, 3, 4] as [UInt64])
  func shortRun(seed: UInt64) {
    var figures = Campaign.Figures()
    let failure = Campaign(CaseGenerator(seed: seed), events: 5000).run(into: &figures)
    #expect(failure == nil, "\(failure?.test ?? "")")
    #expect(figures.events >= 5000)
  }

  // MARK: Cases as text

  @Test("a case is read as it was written")
  func text() throws {
    for number in 0..<50 {
      let plan = CaseGenerator(seed: 5).makeCase(number: number)
      #expect(try Case(text: plan.text) == plan)
    }
  }

  @Test(
    "a line that is no part of a case is refused with its number",
    arguments: ["veiw id=1", "view id=one kind=view", "view id=1 kind=veiw", "input do=down fnger=1", "view id"])
  func wrongLines(line: String) {
    #expect { try Case(text: "view id=1 kind=window\n" + line) } throws: { "\($0)".hasPrefix("line 2: ") }
  }

  @Test("the same seed and number make the same case, others another")
  func sameCase() {
    let generator = CaseGenerator(seed: 6)
    #expect(generator.makeCase(number: 3) == generator.makeCase(number: 3))
    #expect(generator.makeCase(number: 3) != generator.makeCase(number: 4))
    #expect(generator.makeCase(number: 3) != CaseGenerator(seed: 7).makeCase(number: 3))
  }

  // MARK: The fuzzer can fail

  @Test("a case whose code breaks the order of phases in a view is reported")
  func touchLedger() {
    var ledger = TouchLedger()
    #expect(ledger.note(.moved, touch: 1, view: 1) != nil)
    #expect(ledger.note(.began, touch: 2, view: 1) == nil)
    #expect(ledger.note(.began, touch: 2, view: 1) != nil)
    #expect(ledger.note(.ended, touch: 2, view: 2) != nil)
    #expect(ledger.remainder == "view 1: touch 2 began and never ended")
    #expect(ledger.note(.ended, touch: 2, view: 1) == nil && ledger.remainder == nil)
    #expect(ledger.note(.cancelled, touch: 2, view: 1) != nil)
  }

  @Test("actions in another order than a recognizer's are reported")
  func actionLedger() {
    var ledger = ActionLedger()
    #expect(ledger.note(.changed, gesture: 1, isDiscrete: false) != nil)
    #expect(ledger.note(.began, gesture: 1, isDiscrete: false) == nil)
    #expect(ledger.note(.began, gesture: 1, isDiscrete: false) != nil)
    #expect(ledger.remainder == "gesture 1: action began and never ended")
    #expect(ledger.note(.cancelled, gesture: 1, isDiscrete: false) == nil)
    #expect(ledger.note(.cancelled, gesture: 1, isDiscrete: false) != nil)
    #expect(ledger.note(.began, gesture: 2, isDiscrete: true) != nil)
  }

  @Test("a control's touch-down that is never closed is reported")
  func trackingLedger() {
    var ledger = TrackingLedger()
    #expect(ledger.note(.touchUpInside, control: 1) != nil)
    #expect(ledger.note(.touchDown, control: 1) == nil)
    #expect(ledger.note(.touchDown, control: 1) != nil)
    #expect(ledger.remainder == "control 1: touch-down and never an end")
    ledger.refuse(1)
    #expect(ledger.remainder == nil)
  }

  @Test("an object that outlives its case is reported")
  func census() {
    let census = Census()
    var one: NSObject? = NSObject(), other: NSObject? = NSObject()
    if let one, let other {
      census.add(one, "one")
      census.add(other, "other")
    }
    one = nil
    #expect(census.survivors == ["other"])
    other = nil
    #expect(census.survivors == [] && one == nil && other == nil)
  }

  /// A finger that goes down in a view with two subviews and moves twice.
  private let dragged = """
    view id=1 kind=window w=400 h=400
    view id=3 in=1 kind=view w=400 h=200 answers=5 flags=multi
    view id=4 in=1 kind=view y=200 w=400 h=200
    input do=wait wait=100
    input do=down finger=1 x=30 y=30
    input do=move finger=1 x=40 y=30 wait=16
    input do=move finger=1 x=50 y=30 wait=16
    input do=up finger=1 x=50 y=30 wait=16
    """

  @Test("a shrunk case keeps what makes it fail, and nothing else")
  func shrinking() throws {
    let plan = try Case(text: dragged)
    let shrunk = Shrinker { CaseRun($0).callbacks().contains { $0.hasPrefix("viewMoved 3") } }.shrink(plan)
    #expect(
      shrunk.text == """
        view id=1 kind=window w=400 h=400
        view id=3 in=1 kind=view w=400 h=200
        input do=down finger=1 x=30 y=30
        input do=move finger=1 x=40 y=30

        """)
  }

  @Test("what fingers do reaches the views, and an intervention is made in its turn")
  func callbacks() throws {
    let plan = try Case(text: dragged + "\nwhen callback=viewMoved turn=2 do=removeView")
    let calls = CaseRun(plan).callbacks().filter { $0.hasPrefix("view") || $0.hasPrefix(" ") }
    #expect(
      calls == [
        "viewBegan 3 1", "viewMoved 3 1", "viewMoved 3 1", "  when callback=viewMoved turn=2 do=removeView",
        "viewCancelled 3 1",
      ])
  }
}
