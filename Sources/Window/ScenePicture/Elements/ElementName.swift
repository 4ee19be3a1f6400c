import Canvas
import Foundation

/// The name of a part of the picture. Every drawing carries the name of the part that it belongs to.
///
/// Names are paths: `column.card.1` lies in `column.card`, which lies in `column`. The motion between two steps, masks
/// of screenshot tests and element maps refer to parts of the picture by name.
package struct ElementName: Hashable, Sendable, CustomStringConvertible {
  /// The name as drawings and element maps write it, such as `column.card.1`.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The name of a part of this element.
  package subscript(part: some CustomStringConvertible) -> ElementName { ElementName("\(text).\(part)") }

  package var description: String { text }

  /// Returns whether a drawing with the name `element` belongs to this element or to a part of it.
  func contains(_ element: String) -> Bool {
    guard element.utf8.starts(with: text.utf8) else { return false }
    let rest = element.utf8.dropFirst(text.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: ".")
  }
}

extension DrawingList {
  /// An empty list whose drawings belong to `element`.
  package init(element: ElementName) { self.init(element: element.text) }

  /// Gives what `body` appends the name `name`.
  package mutating func element(_ name: ElementName, _ body: (inout DrawingList) throws -> Void) rethrows {
    try element(name.text, body)
  }
}

extension FrameRegion {
  /// A region whose name is that of an element.
  package init(_ element: ElementName, area: CGRect, drawings: [Drawing]) {
    self.init(name: element.text, area: area, drawings: drawings)
  }
}
