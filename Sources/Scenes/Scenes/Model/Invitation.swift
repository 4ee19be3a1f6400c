/// A task for a person with a scene, in words and as inputs that the stage draws.
///
/// A scene file has it as `invite: { en: Tap E., zh-Hans: 点 E。, hand: ["tap 262,424"] }`, or as a plain text.
package struct Invitation: Equatable, Sendable {
  /// The words; nil if they are to be made from the inputs.
  package var text: LocalizedText?
  /// The inputs that the stage draws, without marks; nil if they are those of the script.
  package var script: Script?

  package init(text: LocalizedText? = nil, script: Script? = nil) {
    self.text = text
    self.script = script
  }
}

extension Scene {
  /// The mark of the moment that makes the point: `shownMark`, else the end of the script. A mark at the end of the
  /// script stands for `end`.
  package var shownMoment: String {
    if let shownMark, shownMark != Expectation.end { return shownMark }
    if case .mark(let last) = script.lines.last { return last }
    return Expectation.end
  }

  /// The inputs of a person until the point is seen: those of the invitation, else the lines of the script up to the
  /// shown moment. They have no marks. Each call makes them again.
  package var invitedScript: Script {
    invitation?.script ?? shownScript
  }

  /// The lines of the script up to the shown moment, without marks. Each call makes them again.
  package var shownScript: Script {
    let moment = shownMoment
    return Script(part: script.lines.prefix { $0 != .mark(moment) }.filter { !$0.isMark })
  }
}

extension ScriptLine {
  fileprivate var isMark: Bool { if case .mark = self { true } else { false } }
}
