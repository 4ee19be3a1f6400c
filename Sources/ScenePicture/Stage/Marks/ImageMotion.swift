import Foundation
import TouchTrace
import UIKit

/// The transform that recognizers have given the picture in their view: the sum of what their actions report, as an app
/// would apply it.
struct ImageMotion: Equatable {
  /// A factor.
  var scale: CGFloat = 1
  /// Radians, clockwise on the screen.
  var rotation: CGFloat = 0
  /// Points of the screen.
  var translation = CGPoint.zero

  /// Adds up the actions of all touches up to the cursor.
  init(of view: String, in display: DisplayState) {
    let names = Set(display.tree.recognizers.filter { $0.view == view }.map(\.name))
    var underWay: [String: GestureMeasure] = [:]
    for index in 0..<display.cursor {
      switch display.trace.steps[index].kind {
      // A recognizer that begins again measures from zero.
      case .gesture(.changes(let name, from: _, to: .began, _)): add(underWay.removeValue(forKey: name))
      case .action(from: let name, name: _, to: _, event: _, let measure) where names.contains(name):
        underWay[name] = measure
      default: continue
      }
    }
    for name in names.sorted() { add(underWay[name]) }
  }

  private mutating func add(_ measure: GestureMeasure?) {
    switch measure {
    case .scale(let factor): scale *= factor
    case .rotation(let angle): rotation += angle
    case .translation(let way): translation = CGPoint(x: translation.x + way.x, y: translation.y + way.y)
    case nil: break
    }
  }
}
