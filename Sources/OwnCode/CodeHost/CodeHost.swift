internal import AppFiles
internal import CSandbox
internal import CodeClasses
internal import CodeMessages
internal import Foundation
internal import Glibc
internal import UIKit

/// Answers requests until the other process closes the pipe. The arguments of the process are the folders that the code may
/// read.
@_cdecl("touchstone_run_code")
func touchstoneRunCode(_ list: UnsafeMutableRawPointer) -> Never {
  let code = Unmanaged<CodeClassList>.fromOpaque(list).takeRetainedValue()
  csandbox_report_crashes()
  let folders = Array(CommandLine.arguments.dropFirst())
  CodeHost.enterSandbox(readingFrom: folders)
  if let folder = folders.first { ResourceHost.ofThisProcess.resources = FolderResources(folder) }
  HostTime.begin()
  let session = HostSession(HostedCode(code.classes, delegate: code.delegate))
  let pipe = MessagePipe(input: CodeHost.requests, output: CodeHost.answers)
  do throws(MessagePipe.Failure) {
    while true { try pipe.send(session.answer(to: try pipe.receive(CodeRequest.self))) }
  } catch {
    // The other process has gone, or this program was not started by it.
    exit(error == .ended ? 0 : 70)
  }
}

private enum CodeHost {
  /// File descriptors that the other process has opened for this one. Its output and its errors are the person's.
  static let requests: Int32 = 3, answers: Int32 = 4
  /// Bytes.
  private static let mostMemory = 1 << 30

  static func enterSandbox(readingFrom folders: [String]) {
    // The files that the Swift runtime and the C library read after the start: tables of time zones, and the state of
    // the process.
    let texts = (folders + ["/usr/share/zoneinfo", "/etc", "/proc/self"]).map { strdup($0) }
    defer { for text in texts { free(text) } }
    let pointers = texts.compactMap { $0.map { UnsafePointer($0) } }
    _ = pointers.withUnsafeBufferPointer { csandbox_enter($0.baseAddress!, $0.count, mostMemory) }
  }
}
