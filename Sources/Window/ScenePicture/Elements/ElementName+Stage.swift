// The elements of the stage: the device, its views, and the marks over them.

extension ElementName {
  package static let stage = ElementName("stage")
  /// The stage of the second of two scenes.
  package static let secondStage = ElementName("stage2")
  /// The row of results under one of two scenes.
  package static func result(ofSide number: Int) -> ElementName { ElementName("sideResults")[number] }
  static let device = ElementName("device")

  // MARK: Views

  /// The parts of a view.
  enum ViewPart: String, CustomStringConvertible {
    case lift, area, ground, outline, front

    var description: String { rawValue }
  }

  static let views = ElementName("view")
  static func view(_ view: String, _ part: ViewPart) -> ElementName { views[view][part] }
  static func image(in view: String) -> ElementName { ElementName("image")[view] }
  static func tag(of view: String) -> ElementName { ElementName("tag")[view] }
  static func flag(of view: String) -> ElementName { ElementName("flag")[view] }

  /// The outer line of the ring around the hit-test view, and the star on the ring.
  static let resultRing = ElementName("ring")["result"]
  static let resultStar = ElementName("ring")["star"]

  // MARK: Arrows

  /// The arrows from the application into its windows and from view to view.
  static let descents = ElementName("descent")
  static func descent(from asker: String, to asked: String) -> ElementName { descents["\(asker)-\(asked)"] }
  static func entry(into window: String) -> ElementName { descents["entry"][window] }
  static let entryLabel = ElementName("entry")["label"]
  static let answers = ElementName("answer")
  static func answer(of view: String) -> ElementName { answers[view] }
  /// Whether an element is the answer of the view to which an arrow leads. The answer's arrow stands in the place of that one.
  static func isAnswer(_ element: String, ofViewAt arrow: String) -> Bool {
    guard answers.contains(element) else { return false }
    let view = String(element.dropFirst(answers.text.count + 1))
    return arrow == entry(into: view).text || arrow.hasSuffix("-\(view)")
  }
  static func answerPill(of view: String) -> ElementName { answer(of: view)["pill"] }
  static func ghost(of view: String) -> ElementName { ElementName("ghost")[view] }

  // MARK: Marks

  static func deadZone(of view: String) -> ElementName { ElementName("dead")[view] }
  static func deadArea(of view: String) -> ElementName { deadZone(of: view)["area"] }
  static func liveZone(of view: String) -> ElementName { ElementName("alive")[view] }
  static func cut(of view: String) -> ElementName { ElementName("cut")[view] }
  static func miss(of view: String) -> ElementName { ElementName("miss")[view] }
  static func axes(of view: String) -> ElementName { ElementName("axes")[view] }
  static let callout = ElementName("callout")
  static let title = ElementName("title")
  static func legend(_ row: String) -> ElementName { ElementName("legend")[row] }

  // MARK: The hit map

  static let hitMap = ElementName("hitmap")
  static let hitMapAreas = hitMap["area"]
  static func hitMapArea(of view: String) -> ElementName { hitMapAreas[view] }
  static func hitMapTag(of view: String) -> ElementName { hitMap["tag"][view] }
  static func hitMapLegend(_ row: String) -> ElementName { hitMap["legend"][row] }
  static let wipe = hitMap["wipe"]

  // MARK: Fingers and the pointer

  static let fingers = ElementName("finger")
  static func finger(_ number: Int) -> ElementName { fingers[number] }
  static func needle(of finger: Int) -> ElementName { self.finger(finger)["needle"] }
  static func selection(of cell: String) -> ElementName { ElementName("selected")[cell] }
  static func facts(of finger: Int) -> ElementName { ElementName("facts")[finger] }
  static func boundary(of control: String) -> ElementName { ElementName("boundary")[control] }
  static func controlEvents(of control: String) -> ElementName { ElementName("events")[control] }
  static let fingerPair = ElementName("fingers")["pair"]
  static func phantom(_ finger: Int) -> ElementName { ElementName("phantom")[finger] }
  static let pivot = ElementName("pivot")
  static func invitation(_ number: Int) -> ElementName { ElementName("invitation")[number] }
  static let invitedHand = ElementName("invitation")["hand"]
  static let hover = ElementName("hover")
  static let firstResponder = ElementName("first-responder")
  static let wouldBeHit = ElementName("would-be-hit")
  static let answerNumber = ElementName("answer-number")
  static let stepNumbers = ElementName("step-numbers")
  static let selection = ElementName("selection")
  /// The ring around the view that was chosen as an answer.
  static let chosenAnswer = ElementName("chosen")
  /// The frame of edit mode, with handles and guides.
  static let editMode = stage["edit"]
  /// The frame of a stage that has the keyboard focus.
  static let stageFocus = stage["focus"]
}
