import Testing

@testable import ClassServer

struct HTTPRequestTests {
  private func read(_ text: String) -> HTTPRequest.Reading { HTTPRequest.read(Array(text.utf8)) }

  private func status(_ text: String) -> Int? {
    if case .refused(let status) = read(text) { status } else { nil }
  }

  @Test func aPhonesRequestsAreRead() {
    let head = "Host: 10.0.0.1:8642\r\nAccept-Encoding: gzip, deflate\r\n"
    #expect(
      read("GET /ABCDEF/state?t=0a1b&p=zh-Hans-dark&r=7 HTTP/1.1\r\n\(head)\r\n")
        == .complete(
          HTTPRequest(
            method: .get, path: ["ABCDEF", "state"], fields: ["t": "0a1b", "p": "zh-Hans-dark", "r": "7"],
            acceptsPacked: true)))
    #expect(
      read("POST /ABCDEF/vote HTTP/1.1\r\nContent-Length: 12\r\n\r\nt=0a&q=1&c=2")
        == .complete(
          HTTPRequest(
            method: .post, path: ["ABCDEF", "vote"], fields: ["t": "0a", "q": "1", "c": "2"], acceptsPacked: false)))
  }

  @Test func everyBeginningOfARequestIsWaitedFor() {
    let text = "POST /ABCDEF/vote HTTP/1.1\r\nContent-Length: 12\r\n\r\nt=0a&q=1&c=2"
    for length in 0..<text.count { #expect(read(String(text.prefix(length))) == .incomplete) }
  }

  private static let refused: [(request: String, status: Int?)] = [
    ("GET /../../etc/passwd HTTP/1.1\r\n\r\n", nil), ("GET /%2e%2e/etc HTTP/1.1\r\n\r\n", 400),
    ("GET http://a/ HTTP/1.1\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400), ("GET /\r\n\r\n", 400),
    ("GET / HTTP/2.0\r\n\r\n", 505), ("GET / SMTP/1.1\r\n\r\n", 400), ("PUT / HTTP/1.1\r\n\r\n", 405),
    ("HEAD / HTTP/1.1\r\n\r\n", 405), ("GET / HTTP/1.1\r\n folded: 1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nnothing\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", 400),
    ("GET /?a HTTP/1.1\r\n\r\n", 400), ("GET /?a=<b> HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc", 400), ("POST / HTTP/1.1\r\n\r\n", 411),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: 257\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\na", 501),
  ]

  @Test(arguments: refused)
  func everythingElseIsRefused(_ request: String, _ status: Int?) { #expect(self.status(request) == status) }

  @Test func nothingLargeIsRead() {
    let long = String(repeating: "a", count: 8_200)
    #expect(status("GET /" + long.prefix(256) + " HTTP/1.1\r\n\r\n") == 414)
    #expect(status("GET / HTTP/1.1\r\nA: " + long) == 431)
    #expect(status("GET / HTTP/1.1\r\nA: " + long.prefix(8_190) + "\r\n\r\n") == 431)
    #expect(status(long) == 431)
  }

  @Test func aPathUpwardsIsOnlyAName() {
    guard case .complete(let request) = read("GET /../../etc/passwd HTTP/1.1\r\n\r\n") else {
      Issue.record("not read")
      return
    }
    #expect(request.path == ["..", "..", "etc", "passwd"])
  }
}
