import CoreGraphics
import Foundation
import PNGFiles
import Testing
import UIKit

@testable import AppFiles

/// A folder of an app with pictures and colours. It goes with this object.
private final class App {
  let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a picture of one colour.
  func draw(_ color: UInt32, _ width: Int, _ height: Int, to names: String...) throws {
    let writer = try PNGWriter(width: width, height: height, level: 1), row = Array(repeating: color, count: width)
    for _ in 0..<height { try writer.write(pixels: row) }
    let data = try writer.end()
    for name in names { try write(data, to: name) }
  }

  var resources: FolderResources { FolderResources(folder.path) }

  func color(of name: String) -> UInt32? {
    guard case .pixels(let pixels, _) = resources.picture(named: name)?.value else { return nil }
    return pixels.pixels.first
  }
}

@Suite struct AppFolderTests {
  private let app = App()

  @Test func aPictureIsFoundByItsNameInAnyFolder() throws {
    try app.draw(0x112233, 6, 4, to: "Images/Deep/knob@2x.png")
    try app.draw(0x445566, 3, 2, to: "Images/Deep/knob.png")
    for name in ["knob", "knob.png", "Images/knob"] {
      let picture = try #require(app.resources.picture(named: name))
      #expect(picture.size == CGSize(width: 3, height: 2) && picture.scale == 2 && picture.isTemplate == nil)
      #expect(app.color(of: name) == 0xFF11_2233)
    }
    #expect(app.resources.picture(named: "kno") == nil)
  }

  @Test func aFileIsFoundByItsName() throws {
    for name in ["Data/list.json", "Kit.bundle/Texts.plist", "Main.swift", "Assets.xcassets/a.dataset/a.json"] {
      try app.write("{}", to: name)
    }
    let resources = app.resources
    #expect(resources.path(ofFile: "list.json") == app.folder.path + "/Data/list.json")
    #expect(resources.path(ofFile: "Texts.plist") == app.folder.path + "/Kit.bundle/Texts.plist")
    for name in ["Main.swift", "a.json", "other.json"] { #expect(resources.path(ofFile: name) == nil) }
  }

  @Test func theFileWithTheMostPixelsIsTakenWithoutOneForTwo() throws {
    try app.draw(0x000001, 9, 9, to: "a@3x.png")
    try app.draw(0x000002, 3, 3, to: "a.png")
    try app.draw(0x000003, 9, 9, to: "b~ipad.png")
    try app.draw(0x000004, 9, 9, to: "b~iphone.png")
    #expect(app.color(of: "a") == 0xFF00_0001 && app.color(of: "b") == 0xFF00_0004)
    #expect(app.resources.picture(named: "a")?.size == CGSize(width: 3, height: 3))
  }

  @Test func aSetOfACatalogueComesFirst() throws {
    try app.draw(0x000001, 2, 2, to: "knob.png")
    try app.draw(
      0x000002, 4, 4, to: "Assets.xcassets/knob.imageset/dark.png", "Assets.xcassets/knob.imageset/ipad.png")
    try app.draw(0x000003, 4, 4, to: "Assets.xcassets/knob.imageset/two.png")
    try app.write(
      """
      { "images": [
        { "idiom": "universal", "scale": "2x", "filename": "dark.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "idiom": "ipad", "scale": "2x", "filename": "ipad.png" },
        { "idiom": "universal", "scale": "2x", "filename": "two.png" },
        { "idiom": "universal", "scale": "3x" } ],
        "properties": { "template-rendering-intent": "template" } }
      """, to: "Assets.xcassets/knob.imageset/Contents.json")
    let picture = try #require(app.resources.picture(named: "knob"))
    #expect(picture.size == CGSize(width: 2, height: 2) && picture.isTemplate == true)
    #expect(app.color(of: "knob") == 0xFF00_0003)
    // The files of a set have no names of their own.
    #expect(app.resources.picture(named: "two") == nil)
  }

  @Test func aFolderOfACatalogueMayGiveANamespace() throws {
    let set = #"{ "images": [{ "idiom": "universal", "filename": "a.png" }] }"#
    for folder in ["Plain", "Named"] {
      try app.draw(folder == "Plain" ? 1 : 2, 1, 1, to: "A.xcassets/\(folder)/a\(folder).imageset/a.png")
      try app.write(set, to: "A.xcassets/\(folder)/a\(folder).imageset/Contents.json")
    }
    try app.write(#"{ "properties": { "provides-namespace": true } }"#, to: "A.xcassets/Named/Contents.json")
    #expect(app.color(of: "aPlain") == 0xFF00_0001 && app.color(of: "Named/aNamed") == 0xFF00_0002)
    #expect(app.resources.picture(named: "aNamed") == nil)
  }

  @Test func coloursAreReadAsXcodeWritesThem() throws {
    try app.write(
      """
      { "colors": [
        { "idiom": "universal", "appearances": [{}], "color": { "components": { "white": "0.0" } } },
        { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0xFF", "green": "51", "blue": "0.25", "alpha": "0.500" } } } ] }
      """, to: "Assets.xcassets/brand.colorset/Contents.json")
    try app.write(
      #"{ "colors": [{ "color": { "platform": "ios", "reference": "systemRedColor" } }] }"#,
      to: "Assets.xcassets/system.colorset/Contents.json")
    #expect(app.resources.color(named: "brand") == ColorValue(red: 1, green: 0.2, blue: 0.25, opacity: 0.5))
    #expect(app.resources.color(named: "system") == nil && app.resources.color(named: "none") == nil)
  }

  @Test func whatCannotBeDrawnIsASignThatSaysWhy() throws {
    try app.write("no picture", to: "broken.png")
    try app.write("no picture", to: "photo.jpg")
    func sign(_ name: String) -> PictureValue? { app.resources.picture(named: name)?.value }
    #expect(sign("photo") == .named("photo.jpg: only PNG is drawn", isSymbol: false, tint: nil))
    #expect(sign("broken") == .named("broken.png: cannot be read", isSymbol: false, tint: nil))
    #expect(app.resources.picture(of: Data("x".utf8), scale: 1) == nil)
  }

  @Test func hiddenFoldersBuildsAndLinksAreLeftOut() throws {
    try app.draw(1, 1, 1, to: ".hidden/a.png", "build/b.png", "AppTests/c.png")
    let other = App()
    try other.draw(1, 1, 1, to: "d.png")
    try FileManager.default.createSymbolicLink(at: app.folder.appending(path: "link"), withDestinationURL: other.folder)
    for name in ["a", "b", "c", "d"] { #expect(app.resources.picture(named: name) == nil, "\(name)") }
  }

  /// The stage shows at most a million pixels of a picture.
  @Test func aLargePictureKeepsItsSizeAndHalfOfItsPixels() throws {
    try app.draw(0x123456, 1_401, 900, to: "large.png")
    let picture = try #require(app.resources.picture(named: "large"))
    #expect(picture.size == CGSize(width: 1_401, height: 900))
    guard case .pixels(let pixels, _) = picture.value else { return #expect(Bool(false), "no pixels") }
    #expect(pixels.width == 701 && pixels.height == 450 && pixels.pixels.allSatisfy { $0 == 0xFF12_3456 })
  }

  @Test func halvingWeighsByOpacity() {
    let block = PixelBlock(width: 3, height: 1, pixels: [0xFFFF_0000, 0x0000_FF00, 0x80FF_FFFF])
    #expect(block.halved == PixelBlock(width: 2, height: 1, pixels: [0x80FF_0000, 0x80FF_FFFF]))
  }
}
