import Foundation
import Glibc
import TestSupport
import Testing

@testable import OwnCode

/// What a hostile program does, as others see it: a call to a server of the machine, and a process that it leaves behind.
@Suite(.slow) struct OutsideTests {
  /// A server on the loopback interface.
  private final class Listener {
    private let descriptor: Int32
    let port: UInt16

    init() throws {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, length) == 0 && listen(descriptor, 5) == 0 && getsockname(descriptor, $0, &length) == 0
        }
      }
      try #require(isBound)
      (self.descriptor, port) = (descriptor, UInt16(bigEndian: address.sin_port))
    }

    deinit { close(descriptor) }

    /// Whether somebody has called.
    var isCalled: Bool {
      let call = accept(descriptor, nil, nil)
      if call >= 0 { close(call) }
      return call >= 0
    }
  }

  private func calling(_ port: UInt16) throws -> HostileCode {
    try HostileCode([
      "Calling.swift": """
      import UIKit
      import Glibc
      class Calling: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
          var address = sockaddr_in()
          address.sin_family = sa_family_t(AF_INET)
          address.sin_port = UInt16(\(port)).bigEndian
          address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
          let size = socklen_t(MemoryLayout<sockaddr_in>.size)
          let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(line, $0, size) }
          }
          fatalError("called \\(status == 0)")
        }
      }
      """
    ])
  }

  @Test(arguments: HostileCode.Person.allCases) func nobodyIsCalled(person: HostileCode.Person) throws {
    let listener = try Listener(), hostile = try calling(listener.port)
    #expect(try hostile.message(for: person) == "called false")
    #expect(!listener.isCalled)
  }

  @Test func withoutAConfinementSomebodyIsCalled() throws {
    let listener = try Listener(), hostile = try calling(listener.port)
    let nothing = Confinement(missing: [.landlock, .seccomp], isRequired: false)
    #expect(try hostile.message(for: .thisUser, nothing) == "called true")
    #expect(listener.isCalled)
  }

  /// The name of a namespace of a process.
  private static func namespace(_ kind: String, of process: String = "self") -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/ns/\(kind)")
  }

  /// Whether the kernel gives a user a network of its own.
  private static func isGranted(to person: HostileCode.Person) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let isRoot = getuid() == 0
    let user = isRoot && person == .ordinaryUser ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    process.arguments = user + ["unshare", isRoot && person == .thisUser ? "-ni" : "-Uni", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(arguments: HostileCode.Person.allCases) func itsNetworkIsItsOwn(person: HostileCode.Person) throws {
    let hostile = try HostileCode([
      "Looking.swift": """
      import UIKit
      class Looking: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let spaces = ["net", "ipc"].map { try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/\\($0)") }
          fatalError(spaces.joined(separator: " "))
        }
      }
      """
    ])
    let spaces = try hostile.message(for: person).split(separator: " ").map(String.init)
    let ours = ["net", "ipc"].map { Self.namespace($0) ?? "" }
    try #require(spaces.count == 2)
    let isGranted = Self.isGranted(to: person)
    #expect(zip(spaces, ours).allSatisfy { ($0 != $1) == isGranted }, "\(spaces), \(ours)")
  }

  // MARK: Processes

  /// - Parameter mark: an argument by which the process is found.
  private func bearing(_ mark: String) throws -> HostileCode {
    try HostileCode([
      "Bearing.swift": """
      import UIKit
      import Glibc
      class Bearing: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          var child = pid_t(0)
          var list = [strdup("sh"), strdup("-c"), strdup("sleep 600"), strdup("\(mark)"), nil]
          let status = posix_spawn(&child, "/bin/sh", nil, nil, &list, nil)
          fatalError("born \\(status == 0)")
        }
      }
      """
    ])
  }

  /// The processes that have an argument.
  private func processes(with mark: String) -> [pid_t] {
    let numbers = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    return numbers.filter { number in
      let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      return line.split(separator: 0).contains { $0.elementsEqual(mark.utf8) }
    }
  }

  /// The limit of processes holds without the filter of calls, too.
  @Test(arguments: HostileCode.Person.allCases) func noProcessIsBorn(person: HostileCode.Person) throws {
    let mark = UUID().uuidString
    #expect(try bearing(mark).message(for: person) == "born false")
    #expect(processes(with: mark) == [])
  }
}
