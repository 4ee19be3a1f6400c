import Foundation
import Testing

@testable import ClassServer

struct ClassRoomTests {
  private let room = ClassRoom(
    code: "KTWQXM", page: PhonePage(file: PhoneFile(type: "text/html", plain: [1], packed: [2]), policy: "none"))

  private func get(_ path: String, _ fields: [String: String] = [:], at time: Double = 0, packed: Bool = false)
    -> HTTPResponse
  {
    room.answer(
      HTTPRequest(
        method: .get, path: path.split(separator: "/").map(String.init), fields: fields, acceptsPacked: packed),
      at: time)
  }

  private func vote(_ token: String, _ choice: String, for question: Int, at time: Double = 0) -> Int {
    room.answer(
      HTTPRequest(
        method: .post, path: ["KTWQXM", "vote"], fields: ["t": token, "q": "\(question)", "c": choice],
        acceptsPacked: false), at: time
    ).status
  }

  private func state(_ token: String? = nil, at time: Double = 0) throws -> [String: Any] {
    let fields = token.map { ["t": $0] } ?? [:]
    let response = get("KTWQXM/state", fields, at: time)
    return try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
  }

  private func ask(_ question: Int, _ choices: Int = 2) {
    var stage = PhoneStage()
    (stage.phase, stage.question) = (.asking, question)
    stage.choices = (0..<choices).map { ["en": "\($0)", "zh-Hans": "\($0)"] }
    room.show(stage)
  }

  @Test func onlyTheCodeOpensThePage() {
    #expect(get("KTWQXM").body == [1] && get("ktwqxm", packed: true).body == [2])
    for path in ["", "KTWQX", "KTWQXA", "index.html", "KTWQXM/..", "KTWQXM/picture/../..", "etc/passwd"] {
      #expect(get(path).status == 404, "\(path)")
    }
  }

  @Test func aPhoneGetsATokenOnceAndVotesWithIt() throws {
    ask(1)
    let token = try #require(try state()["token"] as? String)
    #expect(token.count == 32)
    let known = try state(token)
    #expect(known["token"] == nil && known["yours"] == nil)
    #expect(vote(token, "1", for: 1) == 200 && vote(token, "0", for: 1) == 200)
    #expect(try state(token)["yours"] as? Int == 0)
    #expect(room.close(1) == [1, 0])
    #expect(vote(token, "1", for: 1) == 409)
  }

  @Test func theCountsReachNoPhone() throws {
    ask(1)
    let token = try #require(try state()["token"] as? String)
    #expect(vote(token, "1", for: 1) == 200)
    let other = try state()
    #expect(Set(other.keys) == ["stage", "revision", "token"])
    #expect(other["stage"] as? [String: Any] != nil)
  }

  @Test func aPhoneThatJoinsLateSeesThePresentQuestion() throws {
    ask(1)
    ask(2, 3)
    let stage = try #require(try state()["stage"] as? [String: Any])
    #expect(stage["question"] as? Int == 2 && (stage["choices"] as? [Any])?.count == 3)
  }

  @Test func wrongTokensAndFieldsDoNotVote() throws {
    ask(1)
    _ = try state()
    #expect(vote("0000", "0", for: 1) == 403)
    let token = try #require(try state()["token"] as? String)
    for choice in ["", "2", "-1", "x", "99999999999999999999"] {
      #expect(vote(token, choice, for: 1) == 400, "\(choice)")
    }
    #expect(vote(token, "0", for: 2) == 409)
    #expect(room.close(1) == [0, 0])
  }

  @Test func theStageIsSentOnceForEachChange() throws {
    ask(1)
    let token = try #require(try state()["token"] as? String),
      revision = try #require(try state(token)["revision"] as? Int)
    #expect(get("KTWQXM/state", ["t": token, "r": "\(revision)"]).status == 204)
    ask(1)
    #expect(get("KTWQXM/state", ["t": token, "r": "\(revision)"]).status == 204)
    ask(2)
    #expect(get("KTWQXM/state", ["t": token, "r": "\(revision)"]).status == 200)
  }

  @Test func aPictureIsMadeForTheLanguageAndThemeThatPhonesHave() throws {
    ask(1)
    let response = get("KTWQXM/state", ["p": "zh-Hans-dark"])
    #expect(response.status == 200)
    let variant = PictureVariant(language: "zh-Hans", isDark: true)
    #expect(room.news(at: 0).wanted == [variant])
    let file = PhoneFile(type: "image/svg+xml", plain: [3], packed: [4])
    #expect(room.missingPictures == [variant])
    room.add(file, for: variant)
    #expect(room.missingPictures == [])
    #expect(try state()["picture"] == nil)
    let message = try JSONSerialization.jsonObject(with: Data(get("KTWQXM/state", ["p": "zh-Hans-dark"]).body))
    let name = try #require((message as? [String: Any])?["picture"] as? String)
    #expect(get("KTWQXM/picture/\(name)", packed: true).body == [4])
    // Another language keeps the address; another stage does not.
    room.add(file, for: PictureVariant(language: "en", isDark: false))
    #expect(get("KTWQXM/picture/\(name)").status == 200)
    ask(2)
    #expect(get("KTWQXM/picture/\(name)").status == 404)
  }

  @Test func aPhoneAndTheClassHaveOnlySoManyRequestsASecond() throws {
    let token = try #require(try state()["token"] as? String)
    let answers = (0..<32).map { _ in get("KTWQXM/state", ["t": token], at: 1).status }
    #expect(answers.count { $0 == 200 } == ClassRoom.mostRequestsOfPhone && answers.last == 429)
    #expect(get("KTWQXM/state", ["t": token], at: 2).status == 200)
    let pages = (0..<700).map { _ in get("KTWQXM", at: 3).status }
    #expect(pages.count { $0 == 200 } == ClassRoom.mostRequests && pages.last == 503)
    #expect(get("KTWQXM", at: 4).status == 200)
  }

  @Test func aFullClassSaysSo() {
    let answers = (0..<201).map { _ in get("KTWQXM/state").status }
    #expect(answers.count { $0 == 200 } == 200 && answers.last == 503)
  }
}
