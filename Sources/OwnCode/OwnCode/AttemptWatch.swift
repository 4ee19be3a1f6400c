import CSandbox
import Files
import Foundation
import Glibc
import Synchronization
import TouchTrace

/// The refused calls of a program of a person's code. The kernel reports each to a thread of its own, which refuses it.
final class AttemptWatch: Sendable {
  private let found = Mutex(Found())

  private struct Found {
    var known: Set<CodeAttempt> = []
    var new: [CodeAttempt] = []
  }

  /// The most attempts that are told.
  private static let most = 32

  /// - Parameters:
  ///   - listener: a descriptor of `csandbox_start`, which is closed when the process ends; -1 for none.
  ///   - folders: what the process may read, beside the files of the system.
  init(_ listener: Int32, folders: [String]) {
    guard listener >= 0 else { return }
    Thread.detachNewThread { [self] in
      let folders = CTexts(folders.map { URL(filePath: $0).resolvingSymlinksInPath().path })
      var attempt = csandbox_attempt()
      while csandbox_next_attempt(listener, folders.plainList, folders.count, &attempt) {
        // It is known before the process goes on, and so before its next answer.
        if let tried = CodeAttempt(attempt) { note(tried) }
        csandbox_refuse(listener, &attempt)
      }
      close(listener)
    }
  }

  private func note(_ attempt: CodeAttempt) {
    found.withLock { found in
      guard found.known.count < Self.most, found.known.insert(attempt).inserted else { return }
      found.new.append(attempt)
    }
  }

  /// Returns what was tried since the last call, each once in the life of the process.
  func takeNew() -> [CodeAttempt] {
    found.withLock { found in
      defer { found.new = [] }
      return found.new
    }
  }
}

extension CodeAttempt {
  /// Nil for what is not worth a sentence.
  fileprivate init?(_ attempt: csandbox_attempt) {
    switch attempt.kind {
    case csandbox_connection: self = .connection
    case csandbox_process: self = .process
    case csandbox_other_process: self = .otherProcess
    case csandbox_changing: self = .changing
    case csandbox_kernel: self = .kernel
    case csandbox_reading: self = .reading(Self.path(of: attempt))
    case csandbox_writing: self = .writing(Self.path(of: attempt))
    default: return nil
    }
  }

  private static func path(of attempt: csandbox_attempt) -> String {
    let path = withUnsafeBytes(of: attempt.path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return path.escapingControlCharacters
  }
}
