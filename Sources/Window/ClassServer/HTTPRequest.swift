/// A request of a phone: the little of HTTP/1.1 that the page needs. Everything else is refused.
package struct HTTPRequest: Equatable, Sendable {
  package enum Method: Equatable, Sendable { case get, post }

  /// The state of a request that is being received.
  package enum Reading: Equatable, Sendable {
    case incomplete
    case complete(HTTPRequest)
    /// The status to answer with.
    case refused(Int)
  }

  /// Sizes in bytes.
  package static let largestHead = 8_192, largestTarget = 256, largestBody = 256

  package var method: Method
  /// The parts of the path between slashes. Nothing in it is decoded.
  package var path: [String]
  /// The fields of the query, or of the body of a POST.
  package var fields: [String: String]
  package var acceptsPacked: Bool

  /// Reads a request from the bytes that have arrived.
  package static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = headEnd(in: bytes) else {
      return bytes.count > largestHead ? .refused(431) : .incomplete
    }
    guard end <= largestHead else { return .refused(431) }
    let head = bytes[..<end]
    guard head.allSatisfy({ (0x20...0x7E).contains($0) || [0x09, 0x0A, 0x0D].contains($0) || $0 >= 0x80 }) else {
      return .refused(400)
    }
    let lines = head.split(separator: 0x0A).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    do throws(Refused) {
      var request = try requestLine(lines.first ?? "")
      let headers = try Self.headers(lines.dropFirst())
      request.acceptsPacked = headers["accept-encoding"]?.contains("deflate") == true
      if headers["transfer-encoding"] != nil { throw Refused(status: 501) }
      let length = try bodyLength(headers["content-length"], request.method)
      guard bytes.count >= end + 4 + length else { return .incomplete }
      if request.method == .post {
        request.fields = try Self.fields(String(decoding: bytes[(end + 4)..<(end + 4 + length)], as: UTF8.self))
      }
      return .complete(request)
    } catch {
      return .refused(error.status)
    }
  }

  private struct Refused: Error { var status: Int }

  /// The index of the empty line that ends the head.
  private static func headEnd(in bytes: [UInt8]) -> Int? {
    var index = 0
    while let found = bytes[index...].firstIndex(of: 0x0D), found <= largestHead {
      if bytes.count >= found + 4, bytes[found + 1] == 0x0A, bytes[found + 2] == 0x0D, bytes[found + 3] == 0x0A {
        return found
      }
      index = found + 1
    }
    return nil
  }

  private static func requestLine(_ line: String) throws(Refused) -> HTTPRequest {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/") else { throw Refused(status: 400) }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw Refused(status: 505) }
    guard words[0] == "GET" || words[0] == "POST" else { throw Refused(status: 405) }
    guard words[1].utf8.count <= largestTarget else { throw Refused(status: 414) }
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].hasPrefix("/"), parts[0].utf8.allSatisfy({ $0.isWord || $0 == UInt8(ascii: "/") }) else {
      throw Refused(status: 400)
    }
    return HTTPRequest(
      method: words[0] == "GET" ? .get : .post, path: parts[0].split(separator: "/").map(String.init),
      fields: parts.count > 1 ? try fields(String(parts[1])) : [:], acceptsPacked: false)
  }

  private static func headers(_ lines: ArraySlice<String>) throws(Refused) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, line.first != " ", line.first != "\t" else {
        throw Refused(status: 400)
      }
      let name = line[..<colon].lowercased(), value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      // Two lengths could make two readers see two bodies.
      if name == "content-length", headers[name] != nil { throw Refused(status: 400) }
      headers[name] = String(value)
    }
    return headers
  }

  private static func bodyLength(_ text: String?, _ method: Method) throws(Refused) -> Int {
    guard let text else {
      if method == .post { throw Refused(status: 411) }
      return 0
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw Refused(status: 400) }
    guard let length = Int(text), length <= largestBody else { throw Refused(status: 413) }
    if method == .get, length > 0 { throw Refused(status: 400) }
    return length
  }

  private static func fields(_ text: String) throws(Refused) -> [String: String] {
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, pair.utf8.allSatisfy({ $0.isWord || $0 == UInt8(ascii: "=") }) else {
        throw Refused(status: 400)
      }
      fields[String(parts[0])] = String(parts[1])
    }
    return fields
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit, or one of `-._`.
  fileprivate var isWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }
}
