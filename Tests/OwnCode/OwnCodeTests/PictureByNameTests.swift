import CoreGraphics
import Foundation
import PNGFiles
import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// Pictures and colours of the folder of a person's code reach the stage with their pixels.
@Suite(.slow) struct PictureByNameTests {
  private static let source = """
    import UIKit
    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let knob = UIImageView(image: UIImage(named: "knob"))
        knob.accessibilityIdentifier = "knob"
        knob.isUserInteractionEnabled = true
        view.addSubview(knob)
        view.backgroundColor = UIColor(named: "brand")
        let missing = UIImageView(image: UIImage(named: "missing"))
        missing.accessibilityIdentifier = "missing"
        view.addSubview(missing)
      }
    }
    """

  @Test func aPictureOfTheFolderIsShown() throws {
    let folder = try CodeFolder(["ViewController.swift": Self.source])
    let writer = try PNGWriter(width: 80, height: 60, level: 1), row = Array(repeating: UInt32(0x123456), count: 80)
    for _ in 0..<60 { try writer.write(pixels: row) }
    try writer.end().write(to: folder.folder.appending(path: "knob@2x.png"))
    try folder.write(
      #"{ "colors": [{ "color": { "components": { "red": "0xFF", "green": "0", "blue": "0" } } }] }"#,
      to: "Assets.xcassets/brand.colorset/Contents.json")
    let playback = try folder.playback("tap 20,15")
    #expect(playback.failure == nil)
    let knob = try #require(playback.tree.node("knob"))
    #expect(knob.bounds.size == CGSize(width: 40, height: 30), "80 × 60 pixels, two in a point")
    guard case .picture(.pixels(let pixels, nil), let place, _) = knob.drawing?.commands.first?.kind else {
      Issue.record("no picture: \(String(describing: knob.drawing))")
      return
    }
    #expect(pixels.width == 80 && pixels.height == 60 && pixels.pixels.allSatisfy { $0 == 0xFF12_3456 })
    #expect(place == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(playback.hitTestView(at: CGPoint(x: 20, y: 15)) == "knob")
    guard
      case .picture(.named("missing", false, _), _, _) = playback.tree.node("missing")?.drawing?.commands.first?.kind
    else {
      Issue.record("no sign")
      return
    }
    let red = DrawingCommand.Kind.fill(
      PathValue(CGRect(x: 0, y: 0, width: 390, height: 844)), .winding,
      ColorValue(red: 1, green: 0, blue: 0, opacity: 1))
    #expect(playback.tree.node("view")?.drawing?.commands.first?.kind == red)
  }
}
