/// An answer to a phone. The connection ends with it.
package struct HTTPResponse: Equatable, Sendable {
  package var status: Int
  var type = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  var isPacked = false
  var policy = "default-src 'none'"
  /// The time for which a browser may keep it, in seconds; nil for not at all.
  var lifetime: Int?

  init(_ status: Int, text: String = "") { (self.status, body) = (status, Array(text.utf8)) }

  init(_ file: PhoneFile, packed: Bool, lifetime: Int? = nil) {
    (status, type, isPacked, self.lifetime) = (200, file.type, packed, lifetime)
    body = packed ? file.packed : file.plain
  }

  init(json: [UInt8]) { (status, type, body) = (200, "application/json", json) }

  /// The head and the body as they are sent.
  package var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Refused")", "Content-Type: \(type)",
      "Content-Length: \(body.count)", "Content-Security-Policy: \(policy)", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Cache-Control: \(lifetime.map { "private, max-age=\($0), immutable" } ?? "no-store")", "Connection: close",
    ]
    if isPacked { lines.append("Content-Encoding: deflate") }
    if status == 405 { lines.append("Allow: GET, POST") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  private static let reasons = [
    200: "OK", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    409: "Conflict", 411: "Length Required", 413: "Content Too Large", 414: "URI Too Long", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 501: "Not Implemented", 503: "Service Unavailable",
    505: "HTTP Version Not Supported",
  ]
}
