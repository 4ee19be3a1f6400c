extension CGPath {
  /// The path run through backwards: its parts in reverse order, each from its end to its start. A
  /// point inside by the winding rule stays inside, with the opposite winding.
  package var reversed: CGMutablePath {
    let path = CGMutablePath()
    for part in parts.reversed() {
      path.move(to: part.pieces.last?.end ?? part.start)
      for (index, piece) in part.pieces.enumerated().reversed() {
        let start = index > 0 ? part.pieces[index - 1].end ?? part.start : part.start
        switch piece {
        case .line: path.addLine(to: start)
        case .quadCurve(_, let control): path.addQuadCurve(to: start, control: control)
        case .curve(_, let control1, let control2): path.addCurve(to: start, control1: control2, control2: control1)
        case .move, .close: break
        }
      }
      if part.isClosed { path.closeSubpath() }
    }
    return path
  }

  private struct Part {
    var start: CGPoint
    /// Lines and curves.
    var pieces: [Element] = []
    var isClosed = false
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .move(let start): parts.append(Part(start: start))
      case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line, .quadCurve, .curve:
        // A piece after a closed part starts at the beginning of that part.
        if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
        if parts.isEmpty { parts.append(Part(start: .zero)) }
        parts[parts.count - 1].pieces.append(element)
      }
    }
    return parts
  }
}
