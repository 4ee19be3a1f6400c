internal import AppFiles
internal import CSandbox
internal import CodeClasses
internal import CodeMessages
internal import Foundation
internal import Glibc
internal import UIKit

/// Prepares the process once. Its argument is the folder that the code may read.
@_cdecl("touchstone_prepare_code")
func touchstonePrepareCode() {
  guard !CodeHost.isPrepared else { return }
  CodeHost.isPrepared = true
  // The process was confined before it began: see `csandbox_start`.
  csandbox_keep_output()
  csandbox_report_crashes { MainActor.assumeIsolated { CodeHost.tellUnfinishedEvent() } }
  if let folder = CommandLine.arguments.dropFirst().first {
    ResourceHost.ofThisProcess.resources = FolderResources(folder)
  }
  HostTime.begin()
}

/// Answers requests until the other process closes the pipe.
@_cdecl("touchstone_run_code")
func touchstoneRunCode(_ list: UnsafeMutableRawPointer) -> Never {
  touchstonePrepareCode()
  let code = Unmanaged<CodeClassList>.fromOpaque(list).takeRetainedValue()
  let session = HostSession(HostedCode(code))
  CodeHost.session = session
  do throws(MessagePipe.Failure) {
    while true { try CodeHost.pipe.send(session.answer(to: try CodeHost.pipe.receive(CodeRequest.self))) }
  } catch {
    // The other process has gone, or this program was not started by it.
    CodeHost.session = nil
    exit(error == .ended ? 0 : 70)
  }
}

private enum CodeHost {
  /// File descriptors that the other process has opened for this one. Its output and its errors are the person's.
  static let pipe = MessagePipe(input: 3, output: 4)
  static var session: HostSession?
  static var isPrepared = false

  /// Sends what happened in the event in which the code crashes or exits.
  static func tellUnfinishedEvent() {
    guard let answer = session?.unfinishedAnswer else { return }
    try? pipe.send(answer)
  }
}
