import Foundation
import Scenes

// A recording as a file: readable, and whole after each of its lines, so that it can be written as it grows.
//
//     scene: P01
//     variant: default
//     script:
//       - down 200,170
//       - wait 90
//       - up

nonisolated extension Recording {
  /// All of it.
  var text: String { head + RecordedLines.lines(of: inputs[...], after: 0) }

  /// All before the first input.
  private var head: String {
    """
    # What was done by hand; found again at the next start if the program could not end in peace.
    scene: \(YAMLText.scalar(scene))
    variant: \(YAMLText.scalar(variant))
    script:

    """
  }

  /// Reads what `text` writes. A last line that was not written to its end is left out.
  /// - Throws: `TextError` that says what is wrong; its offset counts in the line that it names.
  init(text: String) throws(TextError) {
    var values: [String: String] = [:]
    var lines: [ScriptLine] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
      do throws(TextError) {
        if line.hasPrefix("  - ") {
          lines.append(try ScriptLine.parse(YAMLText.plain(String(line.dropFirst(4)))))
        } else if let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") {
          let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
          values[String(line[..<colon])] = YAMLText.plain(value)
        }
      } catch {
        throw TextError("line \(index + 1): \(error.message)", offset: error.offset)
      }
    }
    guard let scene = values["scene"], let variant = values["variant"], values["script"] != nil else {
      throw TextError("this is no recording: `scene:`, `variant:` and `script:` are expected")
    }
    self.init(scene: scene, variant: variant, inputs: try Script(lines: lines).inputs)
  }
}

/// Inputs as lines of a script, each as it came, so that more can follow.
nonisolated enum RecordedLines {
  /// - Parameter time: when the input before them came, in virtual milliseconds.
  static func lines(of inputs: ArraySlice<TimedInput>, after time: Int) -> String {
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

extension ArraySlice<TimedInput> {
  /// The first inputs, as far as one line can say them: what different fingers do at the same time.
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
  /// Says inputs of one phase and time; not empty. Fingers go up where they were reported last.
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
