import Foundation
import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// What a person's program may do, and what it may not. A program asks for each right, and stops with what it was given.
@Suite(.slow) struct RightTests {
  /// Calls that must fail, by their names: each is an expression that is true if the call succeeded.
  private static let refused = [
    ("write outside", "open(\"TARGET\", O_WRONLY | O_CREAT, 0o600) >= 0"),
    ("write beside the code", "open(own + \"/new\", O_WRONLY | O_CREAT, 0o600) >= 0"),
    ("change its code", "truncate(own + \"/Asking.swift\", 0) == 0"),
    ("change modes", "chmod(own + \"/Asking.swift\", 0o777) == 0"),
    ("change times", "utimes(own + \"/Asking.swift\", nil) == 0"),
    ("rename", "rename(own + \"/Asking.swift\", own + \"/Other.swift\") == 0"),
    ("remove", "unlink(own + \"/Asking.swift\") == 0"),
    ("make a folder", "mkdir(own + \"/folder\", 0o700) == 0"),
    ("make a link", "symlink(\"/etc\", own + \"/link\") == 0"),
    ("read a file of others", "open(\"/etc/passwd\", O_RDONLY) >= 0"),
    ("read the root folder", "opendir(\"/\") != nil"),
    ("read other processes", "open(\"/proc/\\(getppid())/status\", O_RDONLY) >= 0"),
    ("write its own memory by a file", "open(\"/proc/self/mem\", O_RDWR) >= 0"),
    ("connect", "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0"),
    ("connect to processes", "socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0"),
    ("make a pair of sockets", "{ var ends: [Int32] = [0, 0]; return socketpair(AF_UNIX, 1, 0, &ends) == 0 }()"),
    (
      "start a program",
      "{ var child = pid_t(0); var list: [UnsafeMutablePointer<CChar>?] = [strdup(\"true\"), nil]; return posix_spawn(&child, \"/bin/true\", nil, nil, &list, nil) == 0 }()"
    ),
    ("become a program", "call(59, text(\"/bin/true\"), 0, 0) == 0"),
    ("become a program by a descriptor", "call(322, 300, text(\"\"), 0, 0, 0x1000) == 0"),
    ("become itself again", "call(59, text(\"/proc/self/exe\"), 0, 0) == 0"),
    ("signal its parent", "kill(getppid(), 0) == 0"),
    ("signal its group", "kill(0, 0) == 0"),
    ("trace its parent", "call(101, 16, Int(getppid()), 0) == 0"),
    ("read the memory of its parent", "call(310, Int(getppid()), 0, 0, 0) >= 0"),
    ("make memory a file", "call(319, text(\"a\"), 0, 0) >= 0"),
    ("execute what it wrote", "mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, 0x22, -1, 0) != MAP_FAILED"),
    (
      "execute what it has written",
      "mprotect(mmap(nil, 4096, PROT_READ | PROT_WRITE, 0x22, -1, 0), 4096, PROT_READ | PROT_EXEC) == 0"
    ),
    ("use a ring", "call(425, 1, text(\"\"), 0) >= 0"), ("use the kernel's programs", "call(321, 0, 0, 0) >= 0"),
    ("use faults of memory", "call(323, 1, 0, 0) >= 0"), ("use keys", "call(250, 0, -3, 1) >= 0"),
    ("use another call interface", "call(0x4000_0000 + 39, 0, 0, 0) >= 0"),
    ("use a namespace", "call(272, 0x1000_0000, 0, 0) == 0"),
    ("live on after its parent", "call(157, 1, 0, 0) == 0"),
    (
      "change its limits",
      "{ var most = rlimit(rlim_cur: 1, rlim_max: 1); return setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &most) == 0 }()"
    ),
    ("use descriptors of its parent", "(5..<1024).contains { fcntl($0, F_GETFD) >= 0 }"),
    ("have high descriptors", "dup2(1, 300) >= 0"),
  ]

  /// Calls that must succeed.
  private static let granted = [
    ("read its code", "open(own + \"/Asking.swift\", O_RDONLY) >= 0"),
    ("list its folder", "opendir(own) != nil"),
    ("read a library", "open(\"/lib64/ld-linux-x86-64.so.2\", O_RDONLY) >= 0"),
    ("write nothing", "open(\"/dev/null\", O_WRONLY) >= 0"),
    ("have random numbers", "open(\"/dev/urandom\", O_RDONLY) >= 0"),
    ("see itself", "open(\"/proc/self/status\", O_RDONLY) >= 0"),
    ("signal itself", "kill(getpid(), 0) == 0"),
    (
      "have a thread",
      "{ var thread = pthread_t(); return pthread_create(&thread, nil, { _ in nil }, nil) == 0 && pthread_join(thread, nil) == 0 }()"
    ),
  ]

  /// Code that makes calls after a tap, and stops with the names of those that succeeded.
  private func asking(_ calls: [(String, String)]) throws -> HostileCode {
    let lines = calls.map { "    if (\($1)) { done.append(\($0.debugDescription)) }" }
    return try HostileCode([
      "Asking.swift": """
      import UIKit
      import Glibc
      func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int = 0, _ e: Int = 0) -> Int {
        typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
        return unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)(number, a, b, c, d, e)
      }
      func text(_ text: String) -> Int { Int(bitPattern: strdup(text)) }
      class Asking: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let own = CommandLine.arguments[1]
          var done: [String] = []
      \(lines.joined(separator: "\n"))
          fatalError(done.joined(separator: ", ") + ".")
        }
      }
      """
    ])
  }

  #if arch(x86_64)
  @Test(arguments: HostileCode.Person.allCases) func whatItMayNotDoFails(person: HostileCode.Person) throws {
    let hostile = try asking(Self.refused)
    #expect(try hostile.message(for: person) == ".")
    #expect(!hostile.hasEscaped)
  }

  @Test(arguments: HostileCode.Person.allCases) func whatItMayDoSucceeds(person: HostileCode.Person) throws {
    let all = Self.granted.map(\.0).joined(separator: ", ") + "."
    #expect(try asking(Self.granted).message(for: person) == all)
  }

  /// The same calls succeed where a part of the confinement is left out: each part is the reason why they fail.
  @Test(
    .exhaustive,
    arguments: [
      ([Confinement.Part.landlock], "write outside, read a file of others."),
      ([.seccomp], "connect to processes, make memory a file."),
      ([.landlock, .seccomp], "write outside, read a file of others, connect to processes, make memory a file."),
    ])
  func withoutAPartOfTheConfinementSomeSucceed(missing: [Confinement.Part], done: String) throws {
    let names = ["write outside", "read a file of others", "connect to processes", "make memory a file"]
    let hostile = try asking(Self.refused.filter { names.contains($0.0) })
    let confinement = Confinement(missing: missing, isRequired: false)
    #expect(try hostile.message(for: .thisUser, confinement) == done)
  }
  #endif
}
