@testable import Canvas
import Foundation
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import UIKitCore

/// The shapes and texts of a drawing, for comparison with the numbers of the design.
struct Anatomy: Equatable {
  struct Fill: Equatable {
    var box: CGRect
    var color: Color
  }

  struct Line: Equatable {
    /// The bounds of the middle of the line.
    var box: CGRect
    var width: CGFloat
    var dash: [CGFloat] = []
    var color: Color
  }

  struct Words: Equatable {
    var text: String
    var font: Font
    var color: Color
  }

  var fills: [Fill] = []
  var lines: [Line] = []
  var words: [Words] = []

  init(_ drawings: [Drawing]) {
    for drawing in drawings {
      switch drawing.content {
      case .fill(let path, let color): fills.append(Fill(box: path.box, color: color))
      case .stroke(let path, let stroke, let color):
        lines.append(Line(box: path.box, width: stroke.width, dash: stroke.dash, color: color))
      case .hatch(let path, _, let color): fills.append(Fill(box: path.box, color: color))
      case .text(let text, let font, _, let color): words.append(Words(text: text, font: font, color: color))
      case .picture, .pushClip, .pushPathClip, .popClip: break
      }
    }
  }

  init(_ body: (inout DrawingList) -> Void) {
    var list = DrawingList(element: "anatomy")
    body(&list)
    self.init(list.drawings)
  }

  /// The anatomy of a control of this size in a state of interaction.
  init(_ control: any PanelControl, _ handling: Handling = .rest, size: CGSize, _ appearance: Appearance) {
    let bench = Bench(size: CGSize(width: 400, height: 200))
    bench.add(control, "control", at: CGRect(origin: .zero, size: size), handling)
    self.init(bench.paint(appearance).drawings)
  }
}

extension Path {
  /// The bounds, rounded to a hundredth of a pixel.
  fileprivate var box: CGRect {
    let box = bounds ?? .null
    let round = { (value: CGFloat) in (value * 100).rounded() / 100 }
    return CGRect(x: round(box.minX), y: round(box.minY), width: round(box.width), height: round(box.height))
  }
}

extension Appearance {
  /// The appearance of a window of the usual size.
  static func sample(_ theme: Theme.Name = .light) throws -> Appearance {
    Appearance(
      theme: .named(theme), languages: .english, layout: WindowLayout(size: ComponentSheet.size),
      typesetter: try Typesetter())
  }
}
