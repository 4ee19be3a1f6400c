import Foundation
import Testing
import UIKit

@testable import Canvas
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// The page "Why not me?" in the window.
@Suite struct WhyNotPageTests {
  private let workbench: Workbench

  init() throws {
    workbench = try Workbench(preset: "P16")
    workbench.arrange()
    // On the half of the button that sticks out of its superview.
    click(place(180, 226))
    workbench.arrange()
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    workbench.geometry.windowPoint(CGPoint(x: x, y: y), layer: 0)
  }

  private func click(_ point: CGPoint, _ button: InputEvent.Button = .left) {
    workbench.handle(.pointerMoved(point), at: workbench.time)
    workbench.handle(.pointerDown(point, button), at: workbench.time)
    workbench.handle(.pointerUp(point, button), at: workbench.time)
  }

  private func element(_ name: String, in workbench: Workbench? = nil) -> UIView? {
    (workbench ?? self.workbench).panels.window.withDescendants.first { $0.accessibilityIdentifier == name }
  }

  @Test func theTabAsksAboutTheViewThatIsSeenAndDoesNotWin() throws {
    workbench.perform(.select(nil))
    workbench.updatePanels()
    let tab = try #require(element("panel.tabs.3") as? Tab)
    #expect(tab.title == "Why?" && tab.isMarked)
    click(tab.frameInWindow.center)
    workbench.updatePanels()
    #expect(workbench.display.whyNot?.object == "button" && tab.isSelected)
    #expect(element("whyNot")?.isHidden == false)
    // On the half inside of its superview.
    workbench.key(.character("w"))
    click(place(180, 270))
    workbench.updatePanels()
    #expect(!tab.isMarked && !tab.isSelected)
  }

  @Test func thePageOfAViewThatAnotherSceneLacksIsClosed() {
    workbench.perform(.askWhyNot("button", at: nil))
    #expect(workbench.whyNot.isOpen)
    workbench.perform(.openScene(id: "P01"))
    #expect(!workbench.whyNot.isOpen && workbench.display.whyNot == nil)
  }

  /// The page once all changes were tried.
  private var answer: WhyNotState? {
    workbench.whyNot.finishSearch(workbench.context)
    return workbench.display.whyNot
  }

  private func chooseFromMenu() throws {
    let titles = workbench.panels.contextMenu?.rows.map(\.item.title) ?? []
    let row = try #require(titles.firstIndex(of: "Why not me?"), "\(titles)")
    click(try #require(workbench.panels.frame(of: "context.\(row)")).center)
  }

  // MARK: Opening

  @Test func theKeyAsksAboutTheSelectedViewAndCloses() throws {
    workbench.perform(.select("button"))
    workbench.key(.character("w"))
    let state = try #require(answer)
    #expect(state.object == "button" && state.isComplete)
    #expect(state.answer?.point == workbench.playback.shownTouchPoint)
    guard case .outside("yellow", _, cutsArea: false)? = state.answer?.causes.first?.obstacle else {
      Issue.record("\(state)")
      return
    }
    workbench.arrange()
    #expect(element("whyNot")?.isHidden == false)
    workbench.key(.character("w"))
    #expect(workbench.display.whyNot == nil)
    workbench.arrange()
    #expect(element("whyNot")?.isHidden == true)
    #expect(workbench.panels.window.withDescendants.contains { $0 is Inspector && !$0.isHidden })
  }

  @Test func theKeyAsksAboutTheViewUnderThePointer() throws {
    workbench.perform(.reset)
    workbench.point(180, 290)
    workbench.key(.character("w"))
    #expect(answer?.object == "button" && answer?.answer?.point == CGPoint(x: 180, y: 290))
    #expect(answer?.answer?.causes.isEmpty == true && answer?.answer?.isCured == true)
    #expect(workbench.pointer.selected == "button")
  }

  /// A view that cannot be seen lies over the button: the question is about what is seen.
  @Test func theKeyAsksAboutWhatIsSeen() throws {
    let workbench = try faulty()
    workbench.perform(.toggleWhyNot)
    workbench.perform(.select(nil))
    workbench.point(140, 150)
    #expect(workbench.pointer.hovered == "veil")
    workbench.key(.character("w"))
    #expect(workbench.display.whyNot?.object == "b")
  }

  @Test func thePageFollowsTheSelection() {
    workbench.perform(.askWhyNot("button", at: nil))
    workbench.perform(.select("behind"))
    #expect(answer?.object == "behind")
    #expect(answer?.answer?.causes.isEmpty == true)
  }

  @Test func theMenuOfTheTreeOpensIt() throws {
    click(try #require(workbench.panels.frame(of: "tree.yellow")).center, .right)
    try chooseFromMenu()
    #expect(answer?.object == "yellow")
  }

  @Test func theMenuOfTheStageAsksAboutItsPoint() throws {
    workbench.key(.character("d"))
    click(place(180, 290), .right)
    try chooseFromMenu()
    #expect(answer?.object == "button" && answer?.answer?.point == CGPoint(x: 180, y: 290))
  }

  @Test func theMenuOfTheColumnOpensIt() throws {
    let plan = try #require(workbench.screen.stageCache.plan)
    let card = try #require(plan.column.cards.first { $0.name == "root" })
    click(card.frame.center, .right)
    try chooseFromMenu()
    #expect(answer?.object == "root")
  }

  @Test func theMenuOfALogRowAsksAboutTheViewOfTheStep() throws {
    let step = try #require(
      workbench.playback.trace.steps.firstIndex {
        if case .inside("yellow", false, _) = $0.kind { true } else { false }
      })
    let content = try #require(ContextMenuContent(of: .step(step), in: workbench.display.stage, .english))
    #expect(content.items.contains { $0.content == .command(.askWhyNot("yellow", at: nil)) })
  }

  @Test func predictModeAndACompareHaveNoPage() {
    workbench.perform(.select("button"))
    workbench.key(.character("c"))
    workbench.key(.character("w"))
    #expect(!workbench.whyNot.isOpen)
    workbench.key(.character("c"))
    workbench.perform(.togglePredictMode)
    workbench.key(.character("w"))
    #expect(!workbench.whyNot.isOpen)
  }

  @Test func aProjectedWindowSaysThatItHasNoPage() {
    workbench.perform(.select("button"))
    workbench.perform(.toggleProjector)
    workbench.key(.character("w"))
    #expect(!workbench.whyNot.isOpen && workbench.statusMessage != nil)
  }

  @Test func whileAFingerIsDownThePageWaits() {
    workbench.perform(.askWhyNot("button", at: nil))
    workbench.handle(.pointerDown(place(180, 290), .left), at: workbench.time)
    #expect(workbench.display.whyNot != nil && workbench.display.whyNot?.answer == nil)
    #expect(!workbench.whyNot.isSearching(workbench.context))
    workbench.handle(.pointerUp(place(180, 290), .left), at: workbench.time)
    #expect(workbench.display.whyNot?.answer != nil)
  }

  // MARK: Cures

  /// A scene of so many views that each try is a slice of its own: the window stays alive between them.
  @Test func aLargeSceneIsSearchedOneChangeAtATime() throws {
    let views = (0..<400).map { "  - { name: v\($0), frame: \($0 % 20 * 18) \($0 / 20 * 28) 16 26 }" }
    let text = (["views:"] + views + ["  - { name: veil, frame: 0 0 360 560, alpha: 0.02 }"]).joined(separator: "\n")
    let workbench = try Workbench(
      showing: Scene.parse(text, file: "large.yaml"), among: [], of: SceneLibrary.bundled(),
      options: WorkbenchOptions(), typesetter: Typesetter())
    workbench.perform(.askWhyNot("v5", at: nil))
    #expect(workbench.nextDeadline == workbench.time && workbench.whyNot.isSearching(workbench.context))
    var rounds = 0, cures = 0
    while workbench.whyNot.isSearching(workbench.context) && rounds < 100 {
      workbench.advance(to: workbench.time)
      let found = workbench.display.whyNot?.answer?.causes.map(\.cures.count).reduce(0, +) ?? 0
      #expect(found - cures <= 1)
      (rounds, cures) = (rounds + 1, found)
    }
    #expect(rounds > 3 && cures == 3 && workbench.display.whyNot?.isComplete == true)
  }

  @Test func aSmallSceneIsAnsweredAtOnce() {
    workbench.perform(.askWhyNot("button", at: nil))
    workbench.advance(to: workbench.time)
    #expect(!workbench.whyNot.isSearching(workbench.context) && workbench.display.whyNot?.answer?.isCured == true)
  }

  @Test func theButtonAppliesACureAsOneChange() throws {
    workbench.perform(.askWhyNot("button", at: nil))
    workbench.arrange()
    let cures = try #require(answer?.answer?.causes.first?.cures)
    for index in cures.indices {
      click(try #require(element("whyNot.apply.1.\(index + 1)") as? any PanelControl).frameInWindow.center)
      #expect(workbench.playback.stories.last?.result?.view == "button", "\(cures[index].change)")
      #expect(answer?.answer?.causes.isEmpty == true && answer?.answer?.isCured == true)
      workbench.key(.character("z"), .control)
      #expect(workbench.playback.stories.last?.result?.view == "behind")
      workbench.arrange()
    }
    #expect(cures.count > 1)
  }

  /// A button with four faults: in its superview, in front of it, its own, and in its action.
  private func faulty() throws -> Workbench {
    let scene = try Scene.parse(
      """
      views:
        - name: root
          frame: 0 0 360 560
          controller: { name: vc }
          views:
            - name: panel
              frame: 40 100 280 30
              views:
                - name: b
                  class: UIButton
                  frame: 20 20 160 60
                  isEnabled: false
                  isUserInteractionEnabled: false
            - { name: veil, frame: 0 0 360 560, alpha: 0.02 }
      script:
        - tap 140,150
      """, file: "faulty.yaml")
    let workbench = try Workbench(
      showing: scene, among: [], of: SceneLibrary.bundled(), options: WorkbenchOptions(), typesetter: Typesetter())
    workbench.perform(.playScript)
    workbench.perform(.askWhyNot("b", at: nil))
    workbench.arrange()
    return workbench
  }

  @Test func allCuresInOrderMakeTheViewWinAndAct() throws {
    let workbench = try faulty()
    var rounds = 0
    while let cause = workbench.display.whyNot?.answer?.causes.first, rounds < 9 {
      #expect(!cause.cures.isEmpty, "\(cause)")
      (element("whyNot.apply.1.1", in: workbench) as? any PanelControl)?.press()
      workbench.arrange()
      rounds += 1
    }
    #expect(rounds >= 4)
    #expect(workbench.playback.stories.last?.result?.view == "b")
    #expect(workbench.playback.stories.last?.actions.contains { $0.sender == "b" } == true)
  }

  @Test func theButtonOfTheLastCardAppliesAllAsOneChange() throws {
    let workbench = try faulty()
    let count = try #require(workbench.display.whyNot?.answer?.causes.count)
    (element("whyNot.apply.\(count).1", in: workbench) as? any PanelControl)?.press()
    #expect(workbench.playback.stories.last?.actions.contains { $0.sender == "b" } == true)
    workbench.key(.character("z"), .control)
    #expect(workbench.playback.stories.last?.result?.view == "veil")
    workbench.whyNot.finishSearch(workbench.context)
    #expect(workbench.display.whyNot?.answer?.causes.count == count)
  }

  @Test func theKeyboardReachesTheButtons() throws {
    workbench.perform(.askWhyNot("button", at: nil))
    workbench.arrange()
    let button = try #require(element("whyNot.apply.1.1") as? any PanelControl)
    workbench.panels.focus = button
    workbench.key(.enter)
    #expect(workbench.playback.stories.last?.result?.view == "button")
  }

  // MARK: Recognizers and responders

  /// A button that refuses the tap of its superview, after a press on it.
  private func pressedButton() throws -> Workbench {
    let workbench = try Workbench(preset: "P40")
    workbench.perform(.playScript)
    workbench.playback.cursor = 0
    workbench.arrange()
    return workbench
  }

  @Test func theKeyAsksWhyASelectedRecognizerDidNotAct() throws {
    let workbench = try pressedButton()
    workbench.perform(.select("tap"))
    workbench.key(.character("w"))
    workbench.whyNot.finishSearch(workbench.context)
    let state = try #require(workbench.display.whyNot)
    #expect(state.object == "tap" && state.answer?.kind == .recognizer)
    #expect(state.answer?.causes.map(\.obstacle) == [.refusedToBegin(.view("button"))])
    workbench.arrange()
    (element("whyNot.apply.1.1", in: workbench) as? any PanelControl)?.press()
    workbench.whyNot.finishSearch(workbench.context)
    #expect(workbench.display.whyNot?.answer?.causes.isEmpty == true)
    workbench.key(.character("w"))
    #expect(workbench.display.whyNot == nil)
  }

  @Test func theKeyAsksWhyASelectedResponderDidNotGetIt() throws {
    let workbench = try pressedButton()
    for (name, obstacle) in [
      ("ViewController", Obstacle.handledBefore(by: "button")), ("W", .handledBefore(by: "button")),
    ] {
      workbench.perform(.select(name))
      if !workbench.whyNot.isOpen { workbench.key(.character("w")) }
      workbench.whyNot.finishSearch(workbench.context)
      let state = try #require(workbench.display.whyNot)
      #expect(state.object == name && state.answer?.kind == .responder)
      #expect(state.answer?.causes.first?.obstacle == obstacle)
    }
  }

  @Test func theMenusOfRecognizersAndRespondersOpenIt() throws {
    let workbench = try pressedButton()
    for name in ["tap", "ViewController", "AppDelegate", "UIApplication", "W"] {
      let content = try #require(ContextMenuContent(of: .object(name), in: workbench.display.stage, .english))
      #expect(content.items.contains { $0.content == .command(.askWhyNot(name, at: nil)) }, "\(name)")
    }
    let steps = workbench.playback.trace.steps
    let step = try #require(
      steps.firstIndex { if case .gesture(.changes("tap", _, _, _)) = $0.kind { true } else { false } })
    let content = try #require(ContextMenuContent(of: .step(step), in: workbench.display.stage, .english))
    #expect(content.items.contains { $0.content == .command(.askWhyNot("tap", at: nil)) })
  }

  /// A shake has no point; the question is about the shake that is shown.
  @Test func aShakeAsksTheChainOfTheFirstResponder() throws {
    let workbench = try Workbench(preset: "P30")
    workbench.perform(.shake)
    workbench.perform(.askWhyNot("label", at: nil))
    workbench.whyNot.finishSearch(workbench.context)
    let answer = try #require(workbench.display.whyNot?.answer)
    #expect(answer.point == nil && answer.causes.map(\.obstacle) == [.notFirstResponder(first: "field")])
    workbench.arrange()
    (element("whyNot.apply.1.1", in: workbench) as? any PanelControl)?.press()
    #expect(workbench.playback.scene.firstResponder == "label")
    workbench.whyNot.finishSearch(workbench.context)
    #expect(workbench.display.whyNot?.answer?.causes.isEmpty == true)
    workbench.key(.character("z"), .control)
    #expect(workbench.playback.scene.firstResponder == "field")
  }

  @Test func aDroppedEventIsSaidAndAsked() throws {
    workbench.perform(.edit(Edit("UIApplication", Change(.isIgnoringInteractionEvents, true))))
    #expect(workbench.playback.trace.steps.isEmpty, "the touch that was shown is dropped")
    workbench.perform(.reset)
    workbench.perform(.edit(Edit("UIApplication", Change(.isIgnoringInteractionEvents, true))))
    click(place(180, 290))
    #expect(workbench.statusMessage?.text.contains("ignores interaction") == true)
    #expect(workbench.playback.trace.steps.isEmpty)
    workbench.key(.character("w"))
    #expect(answer?.object == "button" && answer?.answer?.causes.map(\.obstacle) == [.ignoringInteraction])
    workbench.arrange()
    (element("whyNot.apply.1.1") as? any PanelControl)?.press()
    click(place(180, 290))
    #expect(workbench.playback.stories.last?.result?.view == "button")
  }

  /// The button on the page of a recognizer that did not recognize asks why; the first cure lets it recognize, and is undone.
  @Test(arguments: [("P36", "tap"), ("P38", "rotation"), ("P39", "double")])
  func thePageOfARecognizerAsksWhyNot(_ preset: String, _ recognizer: String) throws {
    let workbench = try Workbench(preset: preset)
    workbench.perform(.playScript)
    workbench.perform(.select(recognizer))
    workbench.arrange()
    let ask = workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == "inspector.whyNot" }
    (ask as? any PanelControl)?.press()
    workbench.whyNot.finishSearch(workbench.context)
    let answer = try #require(workbench.display.whyNot?.answer)
    #expect(answer.object == recognizer && answer.isCured)
    workbench.perform(.applyCure(answer.causes.flatMap { $0.cures.first?.edits ?? [] }))
    #expect(RecognizerLife(of: recognizer, in: workbench.display.stage).hasRecognized)
    workbench.perform(.undo)
    #expect(!RecognizerLife(of: recognizer, in: workbench.display.stage).hasRecognized)
  }

  @Test func thePageOfARecognizerThatRecognizedAsksNothing() throws {
    let workbench = try Workbench(preset: "P38")
    workbench.perform(.playScript)
    workbench.perform(.select("pinch"))
    workbench.arrange()
    let ask = workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == "inspector.whyNot" }
    #expect(ask?.isShown == false)
  }
}
