import Foundation
import Scenes
import TouchTrace

// The file format of a recording: readable, and complete after each line, so that it can be written as it grows.
//
//     scene: P01
//     variant: default
//     edited: "…"
//     script:
//       - down 200,170
//       - wait 90
//       - up

nonisolated extension Recording {
  /// The content of the file.
  package var text: String { head + RecordedLines.lines(of: InputList(inputs)[...], after: 0) }

  /// The lines before the first input.
  private var head: String {
    """
    # Inputs made by hand. They are restored at the next start if the program ended unexpectedly.
    scene: \(YAMLText.scalar(scene))
    variant: \(YAMLText.scalar(variant))\(edited.map { "\nedited: " + YAMLText.scalar($0) } ?? "")
    script:

    """
  }

  /// Reads the format that `text` writes. An incomplete last line is left out.
  /// - Throws: `TextError`. Its message names the line; its offset is within that line.
  package init(text: String) throws(TextError) {
    var values: [String: String] = [:]
    var script = ScriptPerformance()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
      do throws(TextError) {
        if line.hasPrefix("  - ") {
          try script.perform(ScriptLine.parse(YAMLText.plain(String(line.dropFirst(4)))))
        } else if let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") {
          let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
          values[String(line[..<colon])] = YAMLText.plain(value).withoutByteOrderMarks
        }
      } catch {
        throw TextError("line \(index + 1): \(error.text)", offset: error.offset)
      }
    }
    guard let scene = values["scene"], let variant = values["variant"], values["script"] != nil else {
      throw TextError("this is not a recording: `scene:`, `variant:` and `script:` are expected")
    }
    self.init(scene: scene, variant: variant, inputs: script.inputs, edited: values["edited"])
  }
}

extension String {
  /// A reader of YAML leaves out a byte order mark at the start of a text, even if it is written as an escape.
  nonisolated fileprivate var withoutByteOrderMarks: String {
    String(UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FEFF}" }))
  }
}

/// Inputs as lines of a script, one line for each event, so that more lines can be appended.
nonisolated enum RecordedLines {
  /// - Parameter time: the time of the input before these, in virtual milliseconds.
  static func lines(of inputs: Slice<InputList>, after time: Int) -> String {
    var text = "", time = time, rest = inputs
    while let first = rest.first {
      text += ScriptLine.waits(from: time, until: first.time).map(item).joined()
      time = max(time, first.time)
      let together = rest.sharingOneLine()
      text += item(ScriptLine(together))
      rest = rest.dropFirst(together.count)
    }
    return text
  }

  private static func item(_ line: ScriptLine) -> String { "  - \(YAMLText.listItem(line.description))\n" }
}

extension Slice<InputList> {
  /// Returns the first inputs that fit on one line: those of different fingers at the same time.
  nonisolated fileprivate func sharingOneLine() -> [Input] {
    guard let first, case .touch(_, let phase, _, _) = first.input else { return prefix(1).map(\.input) }
    var fingers: Set<Int> = []
    return prefix { timed in
      guard timed.time == first.time, case .touch(let finger, phase, _, _) = timed.input else { return false }
      return fingers.insert(finger).inserted
    }
    .map(\.input)
  }
}

extension ScriptLine {
  /// Makes a line of inputs with the same phase and time.
  /// - Parameter inputs: not empty. A line `up` has no points: fingers go up at their last ones.
  nonisolated fileprivate init(_ inputs: [Input]) {
    let contacts = inputs.compactMap { input -> Contact? in
      guard case .touch(let finger, _, let point, let force) = input else { return nil }
      return Contact(finger: finger, point: point, force: force)
    }
    switch inputs[0] {
    case .touch(_, .began, _, _): self = .down(contacts)
    case .touch(_, .moved, _, _): self = .move(contacts, over: 0)
    case .touch(_, .ended, _, _): self = .up(contacts.map(\.finger))
    case .touch(_, .cancelled, _, _): self = .cancel(contacts.map(\.finger))
    case .set(let edit): self = .set(edit)
    case .front(let name): self = .front(name)
    case .mark(let name): self = .mark(name)
    case .interrupt: self = .interrupt
    case .shake: self = .shake
    case .remote: self = .remote
    case .press: self = .press
    }
  }
}
