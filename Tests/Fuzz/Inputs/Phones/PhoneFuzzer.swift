import ClassServer
import Foundation
import FuzzSupport
import SeededRandom

/// Random changes of what phones ask the server of a class. No request votes but one with a token, and no vote counts twice.
package struct PhoneFuzzer: Fuzzer {
  package static let name = "requests"
  package static let fileExtension = "txt"

  private let seed: UInt64
  private let bytes: ByteMutator
  private let text: TextMutator
  private let samples: [[UInt8]]

  private static let page = PhonePage(file: PhoneFile(type: "text/html", plain: [1], packed: [2]), policy: "none")

  package init(seed: UInt64) {
    self.seed = seed
    let head = "Host: 10.0.0.7:8642\r\nAccept-Encoding: gzip, deflate\r\nUser-Agent: a (b; c)\r\n"
    let vote = "t=TOKEN&q=7&c=1"
    samples = [
      "GET /KTWQXM HTTP/1.1\r\n\(head)\r\n", "GET /ktwqxm/state HTTP/1.1\r\n\(head)\r\n",
      "GET /KTWQXM/state?t=TOKEN&p=zh-Hans-dark&r=3 HTTP/1.1\r\n\(head)\r\n",
      "GET /KTWQXM/picture/1.en-light HTTP/1.1\r\n\(head)\r\n",
      "POST /KTWQXM/vote HTTP/1.1\r\n\(head)Content-Length: \(vote.utf8.count)\r\n\r\n\(vote)",
    ].map { Array($0.utf8) }
    // The server never holds more of a request.
    bytes = ByteMutator(samples: samples, longest: 10_000)
    let words = [
      "GET", "POST", "HTTP/1.1", "HTTP/1.0", "\r\n", "\r\n\r\n", "Content-Length: 15", "Transfer-Encoding: chunked",
      "/../", "%2e%2e", "/etc/passwd", "?", "&", "=", "t=TOKEN", "q=7", "c=0", "c=4", "r=99999999999999999999",
      "KTWQXM",
      "vote", "state", "picture", "\u{0}",
    ]
    text = TextMutator(samples: samples, words: words, longest: 10_000)
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var input = random.pick(samples)
    if !random.once(in: 6) { text.mutate(&input, &random) }
    if random.once(in: 3) { bytes.mutate(&input, &random) }
    return input
  }

  package func check(_ input: [UInt8]) -> Violation? {
    let room = ClassRoom(code: "KTWQXM", page: Self.page)
    var stage = PhoneStage()
    (stage.phase, stage.question) = (.asking, 7)
    stage.choices = Array(repeating: ["en": "a", "zh-Hans": "a"], count: 3)
    room.show(stage)
    guard let token = Self.token(of: room) else { return Violation("no token", "") }
    let request = Array(String(decoding: input, as: UTF8.self).replacing("TOKEN", with: token).utf8)
    if let violation = beginnings(of: request) { return violation }
    guard case .complete(let read) = HTTPRequest.read(request) else { return nil }
    let statuses = (0..<2).map { room.answer(read, at: Double($0)).status }
    let known = [200, 204, 400, 403, 404, 409, 429, 503]
    guard statuses.allSatisfy(known.contains) else { return Violation("status", "\(statuses)") }
    let votes = room.close(7).reduce(0, +), isVote = read.method == .post && statuses[0] == 200
    return votes == (isVote ? 1 : 0) ? nil : Violation("votes", "\(votes) after \(statuses)")
  }

  /// A request is answered when it has arrived, and what was refused stays refused.
  private func beginnings(of request: [UInt8]) -> Violation? {
    let whole = HTTPRequest.read(request)
    for end in stride(from: 0, to: request.count, by: max(request.count / 40, 1)) {
      switch HTTPRequest.read(Array(request[..<end])) {
      case .incomplete: break
      case .complete(let early): if whole != .complete(early) { return Violation("two requests", "\(early) \(whole)") }
      case .refused: if case .complete = whole { return Violation("refused, then read", "\(whole)") }
      }
    }
    return nil
  }

  private static func token(of room: ClassRoom) -> String? {
    guard case .complete(let request) = HTTPRequest.read(Array("GET /KTWQXM/state HTTP/1.1\r\n\r\n".utf8)) else {
      return nil
    }
    let answer = String(decoding: room.answer(request, at: 0).bytes, as: UTF8.self)
    return answer.firstMatch(of: /"token":"([0-9a-f]+)"/).map { String($0.1) }
  }
}
