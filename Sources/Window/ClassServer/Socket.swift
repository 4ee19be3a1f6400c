import Files
import Foundation

/// The calls of the system that the server needs, on sockets that never block.
enum Socket {
  /// Opens a socket that listens at an IPv4 address.
  /// - Parameter port: 0 for any free one.
  static func listening(at address: String, port: UInt16) throws(SystemError) -> Int32 {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw .last }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bound(socket, to: address, port: port), listen(socket, 128) == 0 else {
      let error = SystemError.last
      close(socket)
      throw error
    }
    return socket
  }

  private static func bound(_ socket: Int32, to address: String, port: UInt16) -> Bool {
    var place = sockaddr_in()
    (place.sin_family, place.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
    guard inet_pton(AF_INET, address, &place.sin_addr) == 1 else {
      errno = EADDRNOTAVAIL
      return false
    }
    return withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// Returns the address and the port of a socket's own end.
  static func place(of socket: Int32) -> (address: String, port: UInt16)? {
    var place = sockaddr_in(), size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) == 0 }
    }
    return isKnown ? (text(place.sin_addr), UInt16(bigEndian: place.sin_port)) : nil
  }

  static func text(_ address: in_addr) -> String {
    var address = address
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET_ADDRSTRLEN)) { text in
      inet_ntop(AF_INET, &address, text.baseAddress, socklen_t(text.count)).map { String(cString: $0) } ?? ""
    }
  }

  /// Returns the next client that waits; nil if there is none.
  static func accepted(by socket: Int32) throws(SystemError) -> Int32? {
    let client = accept(socket, nil, nil)
    if client >= 0 {
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      _ = fcntl(client, F_SETFL, O_NONBLOCK)
      return client
    }
    if [EAGAIN, EINTR, ECONNABORTED, EPROTO, ENETDOWN, EHOSTUNREACH, ENETUNREACH].contains(errno) { return nil }
    throw .last
  }
}
