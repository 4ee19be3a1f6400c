import Foundation

/// The IPv4 addresses of this machine that phones may reach.
package enum NetworkAddresses {
  package static let loopback = "127.0.0.1"

  /// The addresses in all networks, first the address of the default route; without a network the address of the machine itself.
  package static var all: [String] {
    let addresses = ofInterfaces, first = ofDefaultRoute.map { [$0] } ?? []
    let all = first + addresses.filter { !first.contains($0) }
    return all.isEmpty ? [loopback] : all
  }

  /// The address from which the default route would send. Connecting a datagram socket sends nothing.
  private static var ofDefaultRoute: String? {
    let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    defer { close(socket) }
    var place = sockaddr_in()
    (place.sin_family, place.sin_port) = (sa_family_t(AF_INET), UInt16(9).bigEndian)
    // An address for documentation, which no machine has.
    inet_pton(AF_INET, "192.0.2.1", &place.sin_addr)
    let isRouted = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    return isRouted ? Socket.place(of: socket)?.address : nil
  }

  private static var ofInterfaces: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    guard let first = list else { return [] }
    return sequence(first: first, next: \.pointee.ifa_next).compactMap { entry in
      let flags = entry.pointee.ifa_flags
      guard let address = entry.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
        flags & UInt32(IFF_UP) != 0, flags & UInt32(IFF_LOOPBACK) == 0
      else { return nil }
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Socket.text($0.pointee.sin_addr) }
    }.sorted()
  }
}
