import Console
import Playground
import TouchTrace

extension RunFailure {
  /// The exit status of a command whose run ended like this.
  var status: Refusal.Status { isEndOfCode ? .codeEnded : .unreadable }
}

extension Refusal {
  /// Ends a command because code has ended before its time.
  @MainActor init(_ failure: RunFailure) { self.init(status: failure.status, reason: CodeChoice.text(of: failure)) }
}

extension Playback {
  /// Ends a command if the code has. Called after everything recorded is printed or written.
  /// - Throws: a `Refusal`.
  func checkEnd() throws(Refusal) { if let failure { throw Refusal(failure) } }
}

extension Workbench {
  /// Ends a command if the code of a side has, as `Playback.checkEnd()`.
  /// - Throws: a `Refusal`.
  func checkEnd() throws(Refusal) { if let failure = failures.first { throw Refusal(failure) } }
}
