import Foundation

/// The attacks of clients that mean harm.
package enum Hostility {
  package static let all: [@Sendable (ClassAddress) -> Void] = [
    hugeHeader, hugeBody, halfRequest, nothing, noise, upwards, floods, doesNotRead,
  ]

  private static func exchange(_ text: String, _ address: ClassAddress, reads: Bool = true) {
    guard let client = try? TestClient(port: address.port) else { return }
    client.send(text)
    if reads { _ = client.answer() }
  }

  @Sendable private static func hugeHeader(_ address: ClassAddress) {
    exchange("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 1_000_000), address)
  }

  @Sendable private static func hugeBody(_ address: ClassAddress) {
    exchange(
      "POST \(address.path)/vote HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n"
        + String(repeating: "a", count: 100_000), address)
  }

  @Sendable private static func halfRequest(_ address: ClassAddress) {
    exchange("GET \(address.path) HT", address, reads: false)
  }

  @Sendable private static func nothing(_ address: ClassAddress) { exchange("", address, reads: false) }

  @Sendable private static func noise(_ address: ClassAddress) {
    guard let client = try? TestClient(port: address.port) else { return }
    var bytes = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }
    bytes += [13, 10, 13, 10]
    client.send(bytes)
    _ = client.answer()
  }

  @Sendable private static func upwards(_ address: ClassAddress) {
    exchange("GET /../../../etc/passwd HTTP/1.1\r\n\r\n", address)
  }

  /// Goes away before the answer.
  @Sendable private static func floods(_ address: ClassAddress) {
    for _ in 0..<20 { exchange("GET \(address.path) HTTP/1.1\r\n\r\n", address, reads: false) }
  }

  /// Sends a request byte after byte, as far as it is let.
  @Sendable private static func doesNotRead(_ address: ClassAddress) {
    guard let client = try? TestClient(port: address.port) else { return }
    for byte in "GET \(address.path)/state HTTP/1.1\r\nX: 1".utf8 where !client.send([byte]) { return }
  }
}

/// Clients that send a request byte after byte, and come again when they are sent away.
package final class SlowClients {
  private final class Slow {
    let client: TestClient
    init?(port: UInt16) {
      guard let client = try? TestClient(port: port) else { return nil }
      self.client = client
    }
  }

  private let port: UInt16
  private var clients: [Slow?]

  package init(_ count: Int, port: UInt16) {
    self.port = port
    clients = (0..<count).map { _ in Slow(port: port) }
  }

  package func sendOneByteEach() {
    for index in clients.indices where clients[index]?.client.send([0x41]) != true { clients[index] = Slow(port: port) }
  }
}
