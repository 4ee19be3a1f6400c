import Canvas
import Foundation
import PanelModels
import ScenePicture
import Scenes
import TouchTrace

/// The source of the innermost call at a step, as a page outside of the window shows it.
package struct CodeExcerpt: Equatable {
  package struct Line: Equatable {
    /// The parts of the line. The kind is the name of a class: `plain`, `keyword`, `function`, `type`, `number`, `comment`.
    package var tokens: [(kind: String, text: String)]
    package var state: LineState

    package static func == (one: Line, other: Line) -> Bool {
      one.state == other.state && one.tokens.elementsEqual(other.tokens) { $0 == $1 }
    }
  }

  /// Whether a line runs now, or has run and let the function go on or not.
  package enum LineState: String, CaseIterable, Equatable {
    case idle = "."
    case current = "c"
    case passed = "p"
    case failed = "f"
  }

  /// A name and its value at the current line.
  package struct Value: Equatable {
    package var name: String
    package var value: String
  }

  /// The function as it is called: `yellow.hitTest(_:with:)`.
  package var title: String
  package var lines: [Line]
  package var values: [Value]
}

extension CodeExcerpt {
  /// The call that runs at the cursor, else the last one of the touch; before the first, the hit test of the view in the
  /// inspector. Nil if there is none.
  package init?(_ display: DisplayState) {
    if let own = display.sources.flatMap({ CodeExcerpt(ofOwnCodeIn: display, $0) }) {
      self = own
    } else if let frame = display.shownCall {
      self.init(ProjectedCode(frame, display, .swift))
    } else if let view = display.inspectedView {
      self.init(ProjectedCode(hitTestOf: [view], display, .swift))
    } else {
      return nil
    }
  }

  /// The colours of the parts of a line, by the names of their kinds.
  package static func colors(_ theme: Theme) -> [(String, Color)] {
    CodeTokenKind.allCases.map { ($0.rawValue, theme.color($0)) }
  }

  /// The function that the scene is about, at its last call, as a projected window shows it. Nil if there is nothing to show.
  package init?(ofSubjectIn display: DisplayState) {
    guard let code = ProjectedCode(display, .swift) else { return nil }
    self.init(code)
  }

  /// The function of a person's own code that runs at the cursor, or was called last.
  private init?(ofOwnCodeIn display: DisplayState, _ sources: OwnSources) {
    let calls = OwnCall.calls(in: display, sources)
    let past = calls.filter { $0.exchange.step < display.cursor && $0.function != nil }
    let last = past.max { $0.exchange.step < $1.exchange.step }
    guard let call = OwnCall.running(in: display, calls) ?? last, let function = call.function else { return nil }
    title = call.receiver + "." + call.name
    let source = sources.files[function.file].lines
    let end = min(function.lines.upperBound, source.count, function.lines.lowerBound + 39)
    let indent = source[function.lines.lowerBound - 1].prefix { $0 == " " }.count
    lines = source[(function.lines.lowerBound - 1)..<end].map { line in
      let text = String(line.dropFirst(min(indent, line.prefix { $0 == " " }.count)))
      return Line(tokens: CodeToken.tokens(of: text).map { (kind: $0.kind.rawValue, text: $0.text) }, state: .idle)
    }
    let argument = call.exchange.argumentText(.english).map { Value(name: "", value: $0) }
    let answer = call.exchange.answer == nil ? nil : Value(name: "return", value: call.exchange.answerText)
    values = [argument, answer].compactMap { $0 } + call.printed.suffix(3).map { Value(name: "print", value: $0.text) }
  }

  private init(_ code: ProjectedCode) {
    title = code.title
    lines = code.lines.map { line in
      let tokens = CodeToken.tokens(of: line.text).map { (kind: $0.kind.rawValue, text: $0.text) }
      return Line(tokens: tokens, state: LineState(line.role, code.state))
    }
    values = code.values.map { Value(name: $0.name, value: $0.value) }
  }
}

extension CodeExcerpt.LineState {
  fileprivate init(_ role: CodeRole, _ state: CodeState?) {
    if role != .none, role == state?.current {
      self = .current
    } else {
      self =
        switch state?.mark(of: role) {
        case .passed: .passed
        case .failed: .failed
        case nil: .idle
        }
    }
  }
}
