import Foundation
import Testing
@testable import Canvas
@testable import ElementMaps

/// The elements that draw the pixels of a picture, and their files.
struct ElementMapTests {
  private func picture(_ build: (inout DrawingList) -> Void) throws -> ElementMap {
    let bitmap = Bitmap(width: 40, height: 30)
    let map = ElementMap(width: 40, height: 30)
    bitmap.elements = map
    var list = DrawingList()
    build(&list)
    bitmap.render(list.drawings, scale: 1, typesetter: try Typesetter())
    return map
  }

  private let black = Color(0x000000)

  @Test func aPixelBelongsToTheLastElementThatDrewIt() throws {
    let map = try picture { list in
      list.element("ground") { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), black) }
      list.element("ring") { $0.fill(CGRect(x: 5, y: 5, width: 5, height: 5), black) }
    }
    #expect(map.name(x: 0, y: 0) == "ground")
    #expect(map.name(x: 5, y: 5) == "ring")
    #expect(map.name(x: 9, y: 9) == "ring")
    #expect(map.name(x: 10, y: 10) == "ground")
    #expect(map.name(x: 20, y: 0) == ElementMap.nothing)
    #expect(map.names == ["", "ground", "ring"])
  }

  @Test func aLightTintDoesNotOwnAPixel() throws {
    let map = try picture { list in
      list.element("view") { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), black) }
      list.element("tint") { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), black.opacity(0.13)) }
    }
    #expect(map.name(x: 3, y: 3) == "view")
  }

  @Test func clippedPixelsHaveNoElement() throws {
    let map = try picture { list in
      list.element("card") { list in
        list.clip(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 5) {
          $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30), black)
        }
      }
    }
    #expect(map.name(x: 5, y: 5) == "card")
    #expect(map.name(x: 0, y: 0) == ElementMap.nothing)
    #expect(map.name(x: 15, y: 5) == ElementMap.nothing)
  }

  @Test func theTextOfAnElementHasItsOwnName() throws {
    let map = try picture { list in
      list.element("card") {
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30), Color(0xFFFFFF))
        $0.text("HH", .sans(20), at: CGPoint(x: 2, y: 24), black)
      }
    }
    #expect(map.names.contains("card.text"))
    #expect(map.name(x: 39, y: 29) == "card")
    #expect(ElementMap.isText("card.text"))
    #expect(!ElementMap.isText("card"))
  }

  @Test func recordingElementsDoesNotChangeThePicture() throws {
    var list = DrawingList(element: "all")
    list.fill(CGRect(x: 0, y: 0, width: 40, height: 30), Color(0xF4F5F7))
    list.clip(CGRect(x: 2.5, y: 3, width: 30, height: 20), radius: 6) {
      $0.fill(.circle(center: CGPoint(x: 9, y: 9), radius: 9), Color(0x1D3291, alpha: 0.5))
      $0.text("hit 视图", .sans(13), at: CGPoint(x: 1, y: 14), black)
      $0.hatch(.rect(CGRect(x: 4, y: 4, width: 20, height: 15)), Hatch(pitch: 4), Color(0xA63405))
    }
    list.stroke(.line(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 39, y: 25)), Stroke(1.5, dash: [4, 2]), black)
    let (plain, signed) = (Bitmap(width: 40, height: 30), Bitmap(width: 40, height: 30))
    signed.elements = ElementMap(width: 40, height: 30)
    plain.render(list.drawings, scale: 1, typesetter: try Typesetter())
    signed.render(list.drawings, scale: 1, typesetter: try Typesetter())
    #expect(plain == signed)
  }

  // MARK: Files

  private func file(_ data: Data) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString).png")
    try data.write(to: url)
    return url
  }

  @Test func aWrittenMapIsReadBack() throws {
    let map = ElementMap(width: 60, height: 10)
    for number in 0..<600 where number % 7 != 0 {
      map.give(x: number % 60, y: number / 60, to: number % 3 == 0 ? "按钮 \(number)" : "a view with spaces")
    }
    let url = try file(map.pngData())
    defer { try? FileManager.default.removeItem(at: url) }
    let read = try ElementMap(pngAt: url)
    #expect(read == map)
    #expect(read.name(x: 3, y: 0) == "按钮 3")
    #expect(read.name(x: 0, y: 0) == ElementMap.nothing)
  }

  @Test func theOrderOfNamesDoesNotMatterForEquality() {
    let (one, other) = (ElementMap(width: 2, height: 1), ElementMap(width: 2, height: 1))
    one.give(x: 0, y: 0, to: "a")
    one.give(x: 1, y: 0, to: "b")
    other.give(x: 1, y: 0, to: "b")
    #expect(one != other)
    other.give(x: 0, y: 0, to: "a")
    #expect(one == other)
    other.give(x: 0, y: 0, to: "c")
    #expect(one != other)
  }

  @Test func twoThousandElementsHaveDifferentColours() {
    #expect(Set(ElementCodes(count: 2_000).colors).count == 2_000)
  }

  @Test func aNameTakesOneLine() throws {
    let map = ElementMap(width: 1, height: 1)
    map.give(x: 0, y: 0, to: "two\nlines")
    #expect(map.name(x: 0, y: 0) == "two lines")
  }

  @Test func aPictureWithoutNamesIsNotAMap() throws {
    let url = try file(TestPictures.plain().pngData())
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: PictureError.notAMap(path: url.path, reason: "it has no names")) { try ElementMap(pngAt: url) }
  }

  @Test func theErrorForAColourWithoutANameContainsIt() throws {
    let note = PNGNote(keyword: "Elements", text: "#FFFFFF \n#102030 a")
    let url = try file(TestPictures.plain(0x102031).pngData(level: 1, note: note))
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: PictureError.notAMap(path: url.path, reason: "the colour #102031 has no name")) {
      try ElementMap(pngAt: url)
    }
  }
}
