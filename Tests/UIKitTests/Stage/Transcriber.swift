import Foundation

@testable import UIKit

/// Turns what the pipeline reports into lines.
final class Transcriber: UIPipelineObserver {
  enum Kind { case search, delivery }

  enum Selection { case search, transcript, everything }

  private var names: [ObjectIdentifier: String] = [:]
  private var lines: [(kind: Kind, text: String)] = []
  private var search: String?

  func name(_ object: AnyObject, _ name: String) { names[ObjectIdentifier(object)] = name }

  func name(of object: AnyObject) -> String {
    names[ObjectIdentifier(object)] ?? (object as? UIView)?.accessibilityIdentifier ?? "\(type(of: object))"
  }

  func write(_ text: String) { lines.append((.delivery, text)) }

  func take(_ selection: Selection) -> String {
    defer { lines = [] }
    let chosen = lines.filter { line in
      switch selection {
      case .search: line.kind == .search
      case .transcript: line.kind == .delivery
      case .everything: true
      }
    }
    return chosen.map(\.text).joined(separator: "\n")
  }

  // MARK: Observing

  func pipelineWillPerform(_ step: UIPipelineStep) {
    switch step {
    case .hitTestPass(let number, _): search = "\(number):"
    case .sendEvent(let responder, _): lines.append((.search, "\(name(of: responder)).sendEvent"))
    case .touches(let responder, let phase, let touches):
      write("\(name(of: responder)).\(phase)\(touches.count > 1 ? "×\(touches.count)" : "")")
    case .action(let action): write(line(for: action))
    case .event, .hitTest, .pointInside: break
    }
  }

  func pipelineDidPerform(_ step: UIPipelineStep, answer: UIPipelineAnswer) {
    switch (step, answer) {
    case (.pointInside(let view, _), .flag(let isInside)): search? += " \(name(of: view))\(isInside ? "+" : "-")"
    case (.hitTestPass, _):
      if let search { lines.append((.search, search)) }
      search = nil
    default: break
    }
  }

  func pipelineDidNote(_ note: UIPipelineNote) {
    switch note {
    case .refused(let view, let refusal): search? += " \(name(of: view))/\(refusal)"
    case .bound(_, let view): lines.append((.search, "→ " + (view.map(name(of:)) ?? "nobody")))
    case .forwarded(_, _, let next): if next == nil { write("dropped") }
    case .dropped(_, let view): write("\(name(of: view)) ignores the touch")
    }
  }

  private func line(for action: UIPipelineAction) -> String {
    let what = action.controlEvent.isEmpty ? "action" : action.controlEvent.name
    let target = action.target.map { " → " + name(of: $0) } ?? ""
    return "\(name(of: action.sender)).\(what)\(target)"
  }
}
