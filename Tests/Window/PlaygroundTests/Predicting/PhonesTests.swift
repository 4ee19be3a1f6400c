import Foundation
import Testing

@testable import ClassServer
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace

/// A class that answers with its phones, in the window. No server is needed: phones ask the room.
@Suite struct PhonesTests {
  private let room = ClassRoom(
    code: "KTWQXM", page: PhonePage(file: PhoneFile(type: "text/html", plain: [], packed: []), policy: ""))

  private func workbench(_ preset: String = "P16") throws -> Workbench {
    let workbench = try Workbench(preset: preset)
    workbench.phonesStarted(
      PhoneSession(room, link: "HTTP://10.0.0.7:8642/KTWQXM", code: [], otherAddresses: ["192.168.1.9"]))
    return workbench
  }

  private func ask(_ path: [String], _ fields: [String: String] = [:], post: Bool = false) -> HTTPResponse {
    room.answer(
      HTTPRequest(method: post ? .post : .get, path: ["KTWQXM"] + path, fields: fields, acceptsPacked: false), at: 0)
  }

  private func state(_ token: String? = nil) throws -> [String: Any] {
    let answer = ask(["state"], token.map { ["t": $0] } ?? [:])
    return try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
  }

  private func stage(_ token: String? = nil) throws -> [String: Any] {
    try #require(try state(token)["stage"] as? [String: Any])
  }

  /// New phones vote, each for one choice.
  private func vote(_ choices: [Int]) throws -> [String] {
    try choices.map { choice in
      let message = try state(), token = try #require(message["token"] as? String)
      let question = try #require((message["stage"] as? [String: Any])?["question"] as? Int)
      #expect(ask(["vote"], ["t": token, "q": "\(question)", "c": "\(choice)"], post: true).status == 200)
      return token
    }
  }

  // MARK: Starting

  @Test func theButtonAsksForAServerAndShowsItsAddressAfterwards() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.perform(.showPhones)
    #expect(workbench.advance(to: 0).contains(.startPhones(at: nil)))
    #expect(workbench.display.phones == nil)
    workbench.phonesStarted(PhoneSession(room, link: "HTTP://10.0.0.7:8642/KTWQXM", code: [], otherAddresses: []))
    #expect(workbench.display.phones?.address == "10.0.0.7:8642/KTWQXM")
    #expect(workbench.display.mode == .predict && workbench.panels.joinSheet.superview != nil)
    workbench.panels.hidePhones()
    workbench.perform(.showPhones)
    #expect(workbench.panels.joinSheet.superview != nil)
    #expect(workbench.advance(to: 1).allSatisfy { $0 != .startPhones(at: nil) })
  }

  private func click(_ workbench: Workbench, _ control: String, across: CGFloat = 0.5) throws -> [WorkbenchEffect] {
    workbench.arrange()
    let frame = try #require(workbench.panels.frame(of: control), "\(control) is not shown")
    let place = CGPoint(x: frame.minX + frame.width * across, y: frame.midY)
    let effects =
      workbench.handle(.pointerDown(place, .left), at: workbench.time)
      + workbench.handle(.pointerUp(place, .left), at: workbench.time) + workbench.advance(to: workbench.time)
    workbench.arrange()
    return effects
  }

  private func start(_ workbench: Workbench) {
    workbench.phonesStarted(PhoneSession(room, link: "HTTP://10.0.0.7:8642/KTWQXM", code: [], otherAddresses: []))
    workbench.arrange()
    #expect(workbench.panels.joinSheet.superview != nil)
  }

  @Test(arguments: [Theme.Name.light, .projector]) func theMouseAloneIsEnough(theme: Theme.Name) throws {
    let workbench = try Workbench(preset: "P16")
    let modes = DisplayState.Mode.allCases, predict = try #require(modes.firstIndex(of: .predict))
    _ = try click(workbench, "topBar.mode", across: (CGFloat(predict) + 0.5) / CGFloat(modes.count))
    #expect(workbench.display.mode == .predict)
    workbench.perform(.setTheme(theme))
    #expect(try click(workbench, "prediction.phones").contains(.startPhones(at: nil)))
    start(workbench)
    _ = try click(workbench, "phones.close")
    #expect(workbench.panels.joinSheet.superview == nil && workbench.display.phones != nil)
    _ = try vote([1])
    workbench.phonesChanged(room.news(at: 0))
    _ = try click(workbench, "prediction.second")
    #expect(workbench.display.prediction?.revealed?.votes == [0, 1])
    _ = try click(workbench, "prediction.phones")
    #expect(workbench.panels.joinSheet.superview != nil)
    #expect(try click(workbench, "phones.end").contains(.endPhones))
    #expect(workbench.display.phones == nil && workbench.panels.joinSheet.superview == nil)
  }

  @Test func theKeyboardAloneIsEnough() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.classAddress = "192.168.1.9"
    workbench.arrange()
    workbench.key(.character("q"))
    let started = workbench.key(.character("p")) + workbench.advance(to: workbench.time)
    #expect(started.contains(.startPhones(at: "192.168.1.9")))
    start(workbench)
    workbench.key(.enter)
    #expect(workbench.panels.joinSheet.superview == nil && workbench.display.prediction?.phase == .asking)
    _ = try vote([1])
    workbench.phonesChanged(room.news(at: 0))
    workbench.key(.enter)
    #expect(workbench.display.prediction?.revealed?.votes == [0, 1])
    workbench.key(.character("p"))
    workbench.arrange()
    #expect(workbench.panels.joinSheet.superview != nil)
    // The first button of the sheet ends the class.
    workbench.key(.tab)
    let ended = workbench.key(.space) + workbench.advance(to: workbench.time)
    #expect(ended.contains(.endPhones) && workbench.display.phones == nil)
  }

  @Test func aMachineCanForbidIt() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.refusesPhones = true
    workbench.perform(.showPhones)
    #expect(!workbench.advance(to: 0).contains(.startPhones(at: nil)))
    #expect(workbench.display.statusMessage == ClassText.notAllowed[.english])
  }

  @Test func theButtonAndTheEndOfTheLessonEndIt() throws {
    let workbench = try workbench()
    workbench.perform(.endPhones)
    #expect(workbench.advance(to: 0).contains(.endPhones))
    #expect(workbench.display.phones == nil && workbench.panels.joinSheet.superview == nil)

    let lesson = try self.workbench()
    try lesson.openPlan(try #require(Workbench.planFile(named: "first-hour")))
    lesson.perform(.closePlan)
    #expect(lesson.advance(to: 0).contains(.endPhones))
  }

  @Test func aServerThatCannotStartIsSaid() throws {
    let workbench = try Workbench(preset: "P16")
    workbench.phonesFailed("no route")
    #expect(workbench.display.statusMessage == ClassText.cannotStart("no route")[.english])
  }

  // MARK: Answering

  @Test func phonesShowTheQuestionInBothLanguagesAndNothingOfTheAnswer() throws {
    let workbench = try workbench()
    let stage = try stage(), prompt = try #require(workbench.display.prediction?.prompt)
    #expect(stage["phase"] as? String == "asking")
    #expect(stage["title"] as? [String: String] == ["en": "Is the point inside yellow?", "zh-Hans": "触点在 yellow 里面吗？"])
    #expect((stage["choices"] as? [[String: String]])?.map { $0["en"] } == ["yes, inside", "no, outside"])
    #expect(prompt.choices.count == 2)
    #expect(stage["answer"] == nil && (stage["reason"] as? [String: String])?.isEmpty == true)
    let description = try #require((stage["description"] as? [String: String])?["en"])
    #expect(description.contains("button in yellow (") && description.hasSuffix("; the finger at (180, 226)"))
  }

  @Test func votesOfPhonesStandBesideTypedOnesAfterTheReveal() throws {
    let workbench = try workbench()
    let tokens = try vote([0, 0, 1])
    workbench.phonesChanged(room.news(at: 0))
    #expect(workbench.display.phones?.answered == 3 && workbench.display.phones?.present == 3)
    // How many, never what.
    #expect(workbench.display.prediction?.votes == [0, 0])
    workbench.perform(.predict(.addVotes(2, to: 1)))
    workbench.perform(.predict(.reveal))
    #expect(workbench.display.prediction?.revealed?.votes == [2, 3])
    _ = workbench.advance(to: 1)
    let stage = try stage(tokens[0])
    #expect(stage["phase"] as? String == "revealed" && stage["answer"] as? Int == 1)
    #expect((stage["reason"] as? [String: String])?["en"] == "Only its own bounds count.")
    #expect(try state(tokens[0])["yours"] as? Int == 0)
  }

  @Test func aVoteAfterTheRevealIsTooLate() throws {
    let workbench = try workbench()
    let token = try vote([0])[0], question = try #require(try stage()["question"] as? Int)
    workbench.perform(.predict(.reveal))
    #expect(ask(["vote"], ["t": token, "q": "\(question)", "c": "1"], post: true).status == 409)
    #expect(workbench.display.prediction?.revealed?.votes == [1, 0])
  }

  @Test func theNextQuestionAndASecondVoteBeginWithNone() throws {
    let workbench = try workbench()
    _ = try vote([0, 0])
    workbench.perform(.predict(.reveal))
    workbench.perform(.predict(.next))
    _ = workbench.advance(to: 1)
    #expect(workbench.display.phones?.answered == 0)
    let first = try #require(try stage()["question"] as? Int)
    while workbench.predicting.round?.phase != .finished {
      workbench.perform(.predict(.reveal))
      workbench.perform(.predict(.next))
    }
    _ = workbench.advance(to: 2)
    #expect(try stage()["phase"] as? String == "waiting")
    workbench.perform(.predict(.again))
    _ = workbench.advance(to: 3)
    #expect(try #require(try stage()["question"] as? Int) > first)
    _ = try vote([1, 1, 1])
    workbench.perform(.predict(.reveal))
    #expect(workbench.display.prediction?.revealed?.votes == [0, 3])
    #expect(workbench.display.prediction?.earlierVotes == [2, 0])
  }

  @Test func resultsGoIntoThePlanAndItsTable() throws {
    let workbench = try workbench()
    try workbench.openPlan(try #require(Workbench.planFile(named: "first-hour")))
    let part = try #require(workbench.planState?.plan.parts.firstIndex { !$0.questions.isEmpty })
    workbench.perform(.openPart(part))
    workbench.perform(.setMode(.predict))
    _ = workbench.advance(to: 1)
    _ = try vote([0, 0, 1])
    workbench.perform(.predict(.reveal))
    let plan = try #require(workbench.planState)
    #expect(plan.results[part].first?.votes.prefix(2) == [2, 1])
    #expect(PlanResults.csv(of: plan.plan, plan.results, .english).contains(",2,,"))
  }

  @Test func phonesWaitWhileNothingIsAsked() throws {
    let workbench = try workbench()
    workbench.perform(.setMode(.live))
    _ = workbench.advance(to: 1)
    #expect(try stage()["phase"] as? String == "waiting")
    #expect(room.missingPictures == [])
  }

  // MARK: Looking

  @Test(arguments: [Theme.Name.light, .projector])
  func theAddressAndTheCountStandBesideTheQuestion(theme: Theme.Name) throws {
    let workbench = try workbench()
    workbench.perform(.setTheme(theme))
    _ = try vote([0])
    workbench.phonesChanged(room.news(at: 0))
    let display = workbench.display
    let text = PredictionPanelText(try #require(display.prediction), .english, phones: display.phones)
    #expect(text.captions.first == "1 of 1 phones have answered")
    workbench.arrange()
    let sheet = workbench.panels.joinSheet.area
    #expect(sheet.height > 0.7 * workbench.size.height && CGRect(origin: .zero, size: workbench.size).contains(sheet))
  }
}
