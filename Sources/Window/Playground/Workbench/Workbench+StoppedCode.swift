import Foundation
import Narration
import Panels
import ScenePicture
import TouchTrace

// Code that stops. Its last picture stays; R begins again.

extension Workbench {
  /// How the code has ended, of each side whose code has.
  package var failures: [RunFailure] {
    [playback.failure, session.comparison?.run.playback.failure].compactMap(\.self)
  }

  /// Shows how the code has stopped, on each side over its own picture.
  func noteStop() {
    if showsCode {
      fileNotice = following(playback.failure, fileNotice, &sceneCode.stop, of: code?.lastPathComponent ?? "")
    }
    guard session.comparison != nil else { return }
    session.followTrace()
    guard let comparison = session.comparison, let partner = comparison.codePartner else { return }
    let failure = comparison.run.playback.failure
    comparison.notice = following(
      failure, comparison.notice, &comparison.stop, of: partner.root.lastPathComponent)
  }

  /// Returns the notice after code may have stopped or begun again.
  /// - Parameter said: the end of the run that the notice has said; it may be closed then.
  private func following(
    _ failure: RunFailure?, _ notice: FileNotice?, _ said: inout RunFailure?, of name: String
  ) -> FileNotice? {
    guard failure != said else { return notice }
    said = failure
    if let failure { return stop(failure, of: name, isStarted: true) }
    if case .stopped = notice?.kind { return nil }
    return notice
  }

  /// Makes the notice about code that has stopped.
  /// - Parameter isStarted: whether it had shown something before.
  func stop(_ failure: RunFailure, of name: String, isStarted: Bool) -> FileNotice {
    let printed = failure.output.split(whereSeparator: \.isNewline).suffix(3)
    let lines = printed.map { FileNotice.Problem(place: "", message: String($0)) }
    let problems = [problem(failure)] + lines
    return FileNotice(isStarted ? .stopped(problems) : .notStarted(problems), of: name)
  }

  func problem(_ failure: RunFailure) -> FileNotice.Problem {
    let file = failure.file.map { ($0 as NSString).lastPathComponent }
    let place = [file, failure.line.map(String.init)].compactMap(\.self).joined(separator: ":")
    var reason = failure
    (reason.file, reason.line) = (nil, nil)
    return FileNotice.Problem(place: place, message: RunFailureText.sentence(reason))
  }
}
