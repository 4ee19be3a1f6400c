import Foundation
import PNGFiles
import Testing

@testable import Canvas
@testable import VectorPictures

/// Pictures of pixels in vector pictures.
@Suite struct PictureTests {
  private let picture = Picture(width: 2, height: 1, pixels: [0x80FF_0000, 0xFF00_00FF])
  private let place = PicturePlace(
    origin: CGPoint(x: 3, y: 4), across: CGPoint(x: 20, y: 0), down: CGPoint(x: 0, y: 10.5))

  private func drawing(_ style: PictureStyle = PictureStyle()) throws -> Drawing {
    Drawing(element: "view", content: .picture(try #require(picture), place, style))
  }

  @Test func theImageHasThePixels() throws {
    let data = try #require(picture).png(tint: nil)
    #expect(try PNGFile(data, name: "image").pixels() == picture?.pixels)
    let tinted = try #require(picture).png(tint: Color(0x123456))
    #expect(try PNGFile(tinted, name: "image").pixels() == [0x8012_3456, 0xFF12_3456])
  }

  @Test func anImageIsWrittenOnce() throws {
    let drawings = [try drawing(), try drawing(PictureStyle(opacity: 0.5)), try drawing(PictureStyle(tint: .black))]
    let svg = SVGPicture.text(of: drawings, in: CGRect(x: 0, y: 0, width: 40, height: 40), title: "", try Typesetter())
    #expect(svg.components(separatedBy: "<image").count == 3)
    #expect(svg.contains("<use xlink:href=\"#i0\" transform=\"matrix(20 0 0 10.5 3 4)\"/>"))
    #expect(svg.contains("<use xlink:href=\"#i0\" transform=\"matrix(20 0 0 10.5 3 4)\" opacity=\"0.5\"/>"))
    var layers = SharedLayers(try Typesetter())
    let numbers = layers.add(light: drawings, dark: drawings)
    #expect(layers.definitions(of: numbers).components(separatedBy: "<image").count == 3)
    // What a page has is not written again.
    #expect(!layers.definitions(of: numbers, besides: numbers).contains("<image"))
  }
}
