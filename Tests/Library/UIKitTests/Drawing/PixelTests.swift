import Foundation
import Testing

@testable import CoreGraphics
@testable import UIKitCore

/// Pictures of bytes that a program has made.
@Suite struct PixelTests {
  private func pixels(_ image: CGImage?) -> [UInt32]? {
    guard case .pixels(let pixels, _) = image?.value else { return nil }
    return pixels.pixels
  }

  @Test func aContextShowsWhatWasWrittenIntoItsMemory() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let memory = try #require(context.data)
    for (index, byte) in [255, 0, 0, 255, 0, 0, 128, 128].enumerated() {
      memory.storeBytes(of: UInt8(byte), toByteOffset: index, as: UInt8.self)
    }
    let image = context.makeImage()
    #expect(pixels(image) == [0xFFFF_0000, 0x8000_00FF])
    #expect(image?.dataProvider?.data.map { Data(referencing: $0) } == Data([255, 0, 0, 255, 0, 0, 128, 128]))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixels(context.makeImage()) == nil)
  }

  @Test func theMemoryHasWhatWasDrawnBeforeItWasAskedFor() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let memory = try #require(context.data)
    #expect((0..<4).map { memory.load(fromByteOffset: $0, as: UInt8.self) } == [255, 0, 0, 255])
  }

  @Test(
    "each layout of bytes has its colours",
    arguments: [
      (3, 32, CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [3, 2, 1, 255]),
      (3, 32, CGImageAlphaInfo.first.rawValue, [255, 1, 2, 3]), (3, 32, 0, [1, 2, 3, 0]), (3, 24, 0, [1, 2, 3]),
      (3, 32, CGImageAlphaInfo.noneSkipFirst.rawValue, [0, 1, 2, 3]),
    ] as [(Int, Int, UInt32, [UInt8])])
  func layouts(_ components: Int, _ bits: Int, _ info: UInt32, _ bytes: [UInt8]) throws {
    let provider = try #require(CGDataProvider(data: NSData(bytes: bytes, length: bytes.count)))
    func image(width: Int) -> CGImage? {
      CGImage(
        width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8 * width,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
    #expect(pixels(image(width: 1)) == [0xFF01_0203])
    // Fewer bytes than pixels need.
    #expect(pixels(image(width: 2)) == nil)
  }
}
