import Foundation

/// A phone that is a script, or a client that means harm: bytes go out, bytes come in.
package struct TestClient: ~Copyable {
  let socket: Int32

  package init(port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    (place.sin_family, place.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
    inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
    let isConnected = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if !isConnected { throw CocoaError(.fileReadUnknown) }
  }

  deinit { close(socket) }

  /// - Returns: false once the server has closed the connection.
  @discardableResult package func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  @discardableResult package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Reads until the server closes the connection.
  package func answer() -> [UInt8] {
    var answer: [UInt8] = [], space = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &space, space.count, 0)
      if count <= 0 { return answer }
      answer += space[..<count]
    }
  }
}

/// The answer of a server.
package struct Answer {
  package let status: Int
  package let head: String
  package let body: Data

  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    status = Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
    let end = Data(bytes).firstRange(of: Data("\r\n\r\n".utf8))
    head = String(decoding: Data(bytes)[..<(end?.lowerBound ?? 0)], as: UTF8.self)
    body = end.map { Data(bytes)[$0.upperBound...] } ?? Data()
  }

  package var json: [String: Any] { (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:] }
}

extension Answer {
  /// The status of the answer to a request; 0 without one.
  package static func status(of path: String, port: UInt16) -> Int { (try? get(path, port: port).status) ?? 0 }

  package static func get(_ path: String, port: UInt16) throws -> Answer {
    let client = try TestClient(port: port)
    client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
    return Answer(client.answer())
  }

  package static func vote(_ path: String, _ token: String, question: Int, choice: Int, port: UInt16) throws -> Answer {
    let client = try TestClient(port: port), body = "t=\(token)&q=\(question)&c=\(choice)"
    client.send("POST \(path)/vote HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return Answer(client.answer())
  }
}
