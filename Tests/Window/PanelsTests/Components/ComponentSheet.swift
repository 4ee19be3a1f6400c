@testable import Canvas
import Foundation
@testable import ElementMaps
@testable import ScenePicture
@testable import UIKitCore

/// All components in their states, on one page: the program's own controls, and its own drawings.
final class ComponentSheet {
  static let size = CGSize(width: 1280, height: 800)

  let appearance: Appearance
  let bench = Bench(size: ComponentSheet.size)
  /// The drawings under the controls.
  private(set) var list = DrawingList(element: "sheet")

  init(_ theme: Theme.Name) throws {
    appearance = Appearance(
      theme: .named(theme), languages: .english, layout: WindowLayout(size: ComponentSheet.size),
      typesetter: try Typesetter())
    list.fill(CGRect(origin: .zero, size: ComponentSheet.size), appearance.theme.panel)
    draw { list, appearance in
      list.text("Components and their states", .sans(18, .semibold), at: CGPoint(x: 32, y: 40), appearance.theme.text)
    }
    addControls()
    addSigns()
    try addCards()
    addTimeline()
    try addLog()
    addType()
    addColors()
  }

  /// The page, with the map of the component that drew each pixel.
  var picture: Bitmap {
    let bitmap = Bitmap(width: Int(ComponentSheet.size.width), height: Int(ComponentSheet.size.height))
    bitmap.elements = ElementMap(width: bitmap.width, height: bitmap.height)
    bitmap.render(list.drawings + bench.paint(appearance).drawings, scale: 1, typesetter: appearance.typesetter)
    return bitmap
  }

  /// The anatomy of each component.
  var parts: [String: Anatomy] {
    Dictionary(grouping: list.drawings + bench.paint(appearance).drawings, by: \.element).mapValues(Anatomy.init)
  }

  // MARK: Parts of the page

  func heading(_ text: String, _ x: CGFloat, _ middle: CGFloat) {
    draw { list, appearance in
      list.text(text, .name, at: CGPoint(x: x, y: Font.name.baseline(centeredOn: middle)), appearance.theme.text)
    }
  }

  func caption(_ text: String, _ x: CGFloat, _ middle: CGFloat) {
    draw { list, appearance in
      list.text(
        text, .caption, at: CGPoint(x: x, y: Font.caption.baseline(centeredOn: middle)), appearance.theme.faintText)
    }
  }

  func words(_ text: String, _ font: Font, _ x: CGFloat, _ middle: CGFloat) {
    draw { list, appearance in
      list.text(text, font, at: CGPoint(x: x, y: font.baseline(centeredOn: middle)), appearance.theme.text)
    }
  }

  /// Draws a component that is not a control.
  func draw(_ name: String = "sheet", _ body: (inout DrawingList, Appearance) -> Void) {
    list.element(name) { body(&$0, appearance) }
  }

  /// Draws a part of a larger drawing, with the corner of the part at `corner`.
  func draw(_ name: String, _ part: CGRect, of whole: DrawingList, at corner: CGPoint) {
    let offset = CGPoint(x: corner.x - part.minX, y: corner.y - part.minY)
    let seen = whole.drawings.filter { $0.isClip || $0.bounds(appearance.typesetter).intersects(part) }
    list.clip(part.offsetBy(dx: offset.x, dy: offset.y)) { list in
      for drawing in seen {
        var moved = drawing.moved(by: offset)
        moved.element = name
        list.append(contentsOf: [moved])
      }
    }
  }
}
