import Testing

@testable import ProgramWindow

struct PictureSizeTests {
  @Test func aSizeIsTwoNumbersWithAnXBetweenThem() {
    #expect(PictureSize(argument: "1920x1080") == PictureSize(width: 1920, height: 1080))
  }

  @Test(arguments: [
    "", "x", "1280", "1280x", "x800", "1280x800x2", "1280X800", "1280 x 800", "-1280x800", "1280.5x800",
  ])
  func otherTextsAreNotSizes(_ text: String) {
    #expect(PictureSize(argument: text) == nil)
  }

  @Test(arguments: ["1023x640", "1024x639", "7681x4320", "7680x4321", "99999999999999999999x800"])
  func sizesOutsideTheLimitsAreNotSizes(_ text: String) {
    #expect(PictureSize(argument: text) == nil)
  }

  @Test(arguments: ["1024x640", "7680x4320"])
  func theLimitsThemselvesAreSizes(_ text: String) {
    #expect(PictureSize(argument: text) != nil)
  }

  @Test func theLargestSizeAtAScaleFitsABitmap() {
    #expect(PictureSize.largest(at: 1) == PictureSize.largest)
    #expect(PictureSize.largest(at: 2) == PictureSize.largest)
    #expect(PictureSize.largest(at: 3) == PictureSize(width: 5461, height: 4320))
  }
}
