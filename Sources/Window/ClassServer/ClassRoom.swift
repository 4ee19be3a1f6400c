import Foundation
import Synchronization

/// A class that answers with its phones: what these are shown, and their votes. The window and the server share it.
package final class ClassRoom: Sendable {
  /// The last part of the address, in six letters.
  package let code: String
  private let page: PhonePage
  private let state = Mutex(State())

  private struct State {
    var votes = ClassVotes()
    var stage = PhoneStage()
    /// Counts the changes of what phones show.
    var revision = 1
    /// Counts the changes of the pictures.
    var pictureNumber = 0
    var pictures: [PictureVariant: PhoneFile] = [:]
    /// The pictures that phones have asked for.
    var wanted: Set<PictureVariant> = []
    var meters: [String: RequestMeter] = [:]
    var meter = RequestMeter(limit: ClassRoom.mostRequests)
  }

  /// The number of requests that are answered in a second: of all phones, and of one.
  package static let mostRequests = 600, mostRequestsOfPhone = 30

  /// - Parameter code: six letters; others do not open the page.
  package init(code: String = ClassRoom.randomCode(), page: PhonePage) { (self.code, self.page) = (code, page) }

  /// Six letters that cannot be mistaken for others.
  package static func randomCode() -> String {
    String((0..<6).map { _ in "ABCDEFGHJKMNPQRSTUVWXYZ".randomElement() ?? "A" })
  }

  // MARK: The window

  /// The part of the class that the window shows.
  package struct News: Equatable, Sendable {
    package var present = 0
    package var answered = 0
    /// The pictures that phones have asked for, in order.
    package var wanted: [PictureVariant] = []

    package init() {}
  }

  /// - Parameter time: in seconds of the server's clock.
  package func news(at time: Double) -> News {
    state.withLock { state in
      var news = News()
      (news.present, news.answered) = (state.votes.present(at: time), state.votes.answered)
      news.wanted = state.wanted.sorted()
      return news
    }
  }

  /// Shows something else on the phones. A question that was not asked before has no votes.
  package func show(_ stage: PhoneStage) {
    state.withLock { state in
      guard stage != state.stage else { return }
      (state.stage, state.revision) = (stage, state.revision + 1)
      (state.pictures, state.pictureNumber) = ([:], state.pictureNumber + 1)
      if stage.phase != .asking {
        state.votes.close()
      } else if let question = stage.question, question != state.votes.question {
        state.votes.ask(question, choices: stage.choices.count)
      }
    }
  }

  /// Closes the question.
  /// - Returns: the number of votes for each choice; empty if another question is open, or none.
  package func close(_ question: Int) -> [Int] {
    state.withLock { $0.votes.question == question ? $0.votes.close() : [] }
  }

  /// The pictures of the stage that phones have asked for and that are not there, in order.
  package var missingPictures: [PictureVariant] {
    state.withLock { state in
      state.stage.question == nil ? [] : state.wanted.filter { state.pictures[$0] == nil }.sorted()
    }
  }

  /// Adds a picture of the stage.
  package func add(_ picture: PhoneFile, for variant: PictureVariant) {
    state.withLock { state in
      state.pictures[variant] = picture
      state.revision += 1
    }
  }

  // MARK: The server

  /// Answers a request.
  package func answer(_ request: HTTPRequest, at time: Double) -> HTTPResponse {
    state.withLock { state in
      // A request without the code takes nothing from the requests of the class.
      guard let first = request.path.first, first.uppercased() == code else { return HTTPResponse(404) }
      guard state.meter.allows(at: time) else { return HTTPResponse(503) }
      switch (request.method, request.path.count, request.path.dropFirst().first) {
      case (.get, 1, _):
        var response = HTTPResponse(page.file, packed: request.acceptsPacked)
        response.policy = page.policy
        return response
      case (.get, 2, "state"): return stateMessage(for: request, &state, at: time)
      case (.get, 3, "picture"): return picture(request.path[2], of: state, packed: request.acceptsPacked)
      case (.post, 2, "vote"): return vote(request, &state, at: time)
      default: return HTTPResponse(404)
      }
    }
  }

  private func stateMessage(for request: HTTPRequest, _ state: inout State, at time: Double) -> HTTPResponse {
    let known = request.fields["t"].flatMap { state.votes.knows($0) ? $0 : nil }
    let token = known ?? Self.randomToken()
    guard state.votes.join(token, at: time) else { return HTTPResponse(503, text: "The class is full.") }
    guard allows(token, &state, at: time) else { return HTTPResponse(429) }
    let variant = PictureVariant.all.first { $0.name == request.fields["p"] } ?? PictureVariant.all[0]
    state.wanted.insert(variant)
    if known != nil, request.fields["r"] == "\(state.revision)" { return HTTPResponse(204) }
    let picture = state.pictures[variant] == nil ? nil : "\(state.pictureNumber).\(variant.name)"
    let message = PhoneMessage(
      stage: state.stage, revision: state.revision, picture: picture, yours: state.votes.choice(of: token),
      token: known == nil ? token : nil)
    return HTTPResponse(json: message.json)
  }

  private func picture(_ name: String, of state: State, packed: Bool) -> HTTPResponse {
    let variant = PictureVariant.all.first { "\(state.pictureNumber).\($0.name)" == name }
    guard let file = variant.flatMap({ state.pictures[$0] }) else { return HTTPResponse(404) }
    return HTTPResponse(file, packed: packed, lifetime: 3_600)
  }

  private func vote(_ request: HTTPRequest, _ state: inout State, at time: Double) -> HTTPResponse {
    guard let token = request.fields["t"], let question = request.fields["q"].flatMap({ Int($0) }),
      let choice = request.fields["c"].flatMap({ Int($0) })
    else { return HTTPResponse(400) }
    guard state.votes.knows(token) else { return HTTPResponse(403) }
    guard allows(token, &state, at: time) else { return HTTPResponse(429) }
    _ = state.votes.join(token, at: time)
    switch state.votes.vote(choice, for: question, by: token) {
    case .counted: return HTTPResponse(200)
    case .closed: return HTTPResponse(409)
    case .stranger: return HTTPResponse(403)
    case .noSuchChoice: return HTTPResponse(400)
    }
  }

  private func allows(_ token: String, _ state: inout State, at time: Double) -> Bool {
    // Phones whose place others have taken are forgotten here, too.
    if state.meters.count > 2 * ClassVotes.mostPhones {
      state.meters = state.meters.filter { state.votes.knows($0.key) }
    }
    return state.meters[token, default: RequestMeter(limit: Self.mostRequestsOfPhone)].allows(at: time)
  }

  /// 128 random bits.
  private static func randomToken() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// The message that a phone reads.
private struct PhoneMessage: Encodable {
  var stage: PhoneStage
  var revision: Int
  /// The name of the picture; nil while there is none.
  var picture: String?
  var yours: Int?
  /// The token of a new phone.
  var token: String?

  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map(Array.init) ?? Array("{}".utf8)
  }
}
