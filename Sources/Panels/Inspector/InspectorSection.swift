import Canvas
import Foundation
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// A part of the inspector below a rule and a heading. Its kinds put rows into it.
class InspectorSection: UIView, Painted {
  private(set) var title = ""
  /// A few words at the right of the heading.
  private(set) var status = ""
  /// How high the part is, with its rule and what keeps it from the next.
  var wantedHeight: CGFloat { 0 }

  func head(_ title: String, status: String = "") {
    self.title = title
    self.status = status
  }

  /// Takes over what is to be shown of a view.
  func show(_ subject: Inspected, _ appearance: Appearance) {}

  /// The middle of the first row.
  static let firstRow: CGFloat = 47

  /// Gives a row of the usual height its place; `middle` is from the top of the section.
  func place(_ row: UIView, middle: CGFloat, height: CGFloat = PropertyRow.height) {
    row.frame = CGRect(x: 0, y: (middle - height / 2).rounded(), width: bounds.width, height: height)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: 0, appearance.theme.line)
    let space = CGRect(x: 0, y: 7, width: bounds.width, height: 24)
    let end = list.line(title, .selectedRow, appearance.theme.ink, in: space, appearance)
    let rest = CGRect(x: end + 12, y: 7, width: max(bounds.width - end - 12, 0), height: 24)
    list.line(status, .caption, appearance.theme.ink3, in: rest, appearance, .right)
  }
}

/// The view that the inspector shows, as it is and as the scene wrote it.
struct Inspected: Equatable {
  var node: TreeSnapshot.Node
  /// Nil where the scene has no such view.
  var original: TreeSnapshot.Node?
  var handling: TouchHandling
  var originalHandling: TouchHandling?
  var verdict: ViewVerdict
  /// Why it was passed over.
  var refusal: TouchRefusal?
  var recognizers: [RecognizerLine]

  init?(in display: DisplayState) {
    guard let name = display.inspected, let node = display.tree.node(name) else { return nil }
    self.node = node
    original = display.untouchedTree.node(name)
    handling = display.tree.responder(name)?.touches ?? .ignores
    originalHandling = display.untouchedTree.responder(name)?.touches
    verdict = ViewVerdict(of: name, in: display)
    refusal = node.refusal
    recognizers = RecognizerLine.lines(of: name, in: display)
  }

  /// Whether a property is not as the scene wrote it.
  func differs<Value: Equatable>(_ property: KeyPath<TreeSnapshot.Node, Value>) -> Bool {
    original.map { $0[keyPath: property] != node[keyPath: property] } ?? false
  }
}
