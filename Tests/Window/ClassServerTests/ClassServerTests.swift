import Foundation
import PhoneHarness
import TestSupport
import Testing

@testable import ClassServer

/// The server on the loopback interface.
@Suite(.serialized) struct ClassServerTests {
  private static func room() -> ClassRoom {
    let page = PhonePage(file: PhoneFile(type: "text/html", plain: Array("page".utf8), packed: []), policy: "none")
    return ClassRoom(code: "KTWQXM", page: page)
  }

  private func serving(_ room: ClassRoom = room(), _ body: (ClassServer) throws -> Void) throws {
    let server = try ClassServer(room, at: "127.0.0.1") {}
    defer { server.stop() }
    try body(server)
  }

  @Test func thePageComesWithItsPolicyAndNothingElseDoes() throws {
    try serving { server in
      let page = try Answer.get("/KTWQXM", port: server.port)
      #expect(page.status == 200 && String(decoding: page.body, as: UTF8.self) == "page")
      #expect(page.head.contains("Content-Security-Policy: none") && page.head.contains("Connection: close"))
      for path in ["/", "/KTWQXM/../../etc/passwd", "/etc/passwd", "/KTWQXM/picture/1.en-light/.."] {
        #expect(Answer.status(of: path, port: server.port) == 404, "\(path)")
      }
      #expect(Answer.status(of: "/%2e%2e/%2e%2e/etc/passwd", port: server.port) == 400)
    }
  }

  @Test func twoLessonsHaveTwoPortsAndAPortIsFreeAfterwards() throws {
    var first: UInt16 = 0
    try serving { one in
      try serving { other in
        #expect(one.port != other.port)
        #expect(Answer.status(of: "/KTWQXM", port: one.port) == 200)
        #expect(Answer.status(of: "/KTWQXM", port: other.port) == 200)
      }
      first = one.port
    }
    #expect(throws: (any Error).self) { _ = try TestClient(port: first) }
  }

  @Test func anAddressThatIsNotOfThisMachineIsRefused() {
    for address in ["192.0.2.1", "nowhere", "", "256.0.0.1"] {
      #expect(throws: (any Error).self, "\(address)") { try ClassServer(Self.room(), at: address) {}.stop() }
    }
  }

  @Test func newsWakeTheWindow() throws {
    let room = Self.room(), woken = DispatchSemaphore(value: 0)
    let server = try ClassServer(room, at: "127.0.0.1") { woken.signal() }
    defer { server.stop() }
    #expect(Answer.status(of: "/KTWQXM/state", port: server.port) == 200)
    woken.wait()
    #expect(server.news.present == 1)
  }

  /// Half of the clients are slow, broken or hostile; each vote that was answered with 200 counts once.
  /// `Scripts/test --release` does it for about five minutes.
  @Test func everyVoteThatWasAnsweredCountsOnceAmongHostileClients() throws {
    let room = Self.room()
    try serving(room) { try ServerLoad(room: room, server: $0).run(questions: Exhaustive.cases(3, of: 80).count) }
  }

  @Test func tenThousandConnectionsLeaveNothingBehind() throws {
    try serving { server in
      let before = ProcessUse.now
      for number in 0..<10_000 {
        let client = try TestClient(port: server.port)
        // Every tenth asks for something; the others hang up.
        if number.isMultiple(of: 10) {
          client.send("GET /none HTTP/1.1\r\n\r\n")
          #expect(Answer(client.answer()).status == 404)
        }
      }
      #expect(Answer.status(of: "/KTWQXM", port: server.port) == 200)
      let after = ProcessUse.now
      #expect(after.descriptors <= before.descriptors + 4, "\(before) \(after)")
      #expect(after.kilobytes < before.kilobytes + 8_000, "\(before) \(after)")
    }
  }

  @Test func aClassWhosePlacesAreAllTakenStillAnswers() throws {
    try serving { server in
      let slow = (0..<300).compactMap { _ in try? Slow(port: server.port) }
      #expect(slow.count > 250)
      #expect(Answer.status(of: "/KTWQXM", port: server.port) == 200)
    }
  }

  private final class Slow {
    let client: TestClient
    init(port: UInt16) throws {
      client = try TestClient(port: port)
      client.send("GET /KT")
    }
  }
}
