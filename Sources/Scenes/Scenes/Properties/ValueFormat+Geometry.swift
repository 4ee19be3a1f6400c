import Foundation

extension ValueFormat where Value == CGRect {
  static var frame: ValueFormat {
    ValueFormat(.numbers([.place("x"), .place("y"), .size("w"), .size("h")])) { words throws(TextError) in
      let start = words.peek?.offset ?? 0
      let numbers = try words.numbers("a frame of four numbers: x y width height")
      guard numbers.count == 4 else {
        throw TextError("a frame has four numbers: x y width height; this one has \(numbers.count)", offset: start)
      }
      guard numbers[2] >= 0, numbers[3] >= 0 else {
        throw TextError("width and height of a frame cannot be negative", offset: start)
      }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

extension ValueFormat where Value == CGPoint {
  static var point: ValueFormat {
    ValueFormat(.numbers([.place("x"), .place("y")])) { words throws(TextError) in
      let start = words.peek?.offset ?? 0
      let numbers = try words.numbers("a point of two numbers: x y")
      guard numbers.count == 2 else {
        throw TextError("a point has two numbers: x y; this one has \(numbers.count)", offset: start)
      }
      return CGPoint(x: numbers[0], y: numbers[1])
    }
  }
}

extension ValueFormat where Value == CGSize {
  static var size: ValueFormat {
    ValueFormat(.numbers([.size("w"), .size("h")])) { words throws(TextError) in
      let start = words.peek?.offset ?? 0
      let numbers = try words.numbers("a size of two numbers: width height")
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
        throw TextError("a size has two numbers that are not negative: width height", offset: start)
      }
      return CGSize(width: numbers[0], height: numbers[1])
    }
  }
}

extension ValueFormat where Value == HitOutsets {
  static var hitOutsets: ValueFormat {
    ValueFormat(.numbers(["t", "l", "b", "r"].map { .outset($0) })) { words throws(TextError) in
      let start = words.peek?.offset ?? 0
      let numbers = try words.numbers("one number, or four: top left bottom right")
      switch numbers.count {
      case 1: return HitOutsets(numbers[0])
      case 4: return HitOutsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      default:
        throw TextError(
          "enlargedBy has one number, or four: top left bottom right; this one has \(numbers.count)", offset: start)
      }
    }
  }
}

extension ValueFormat where Value == ViewTransform {
  static var transform: ValueFormat {
    ValueFormat(.numbers([.degrees, .factor])) { words throws(TextError) in
      var transform = ViewTransform()
      repeat {
        let word = try words.next("`rotate DEGREES`, `scale FACTOR` or both")
        switch word.text {
        case "rotate": transform.degrees = try words.number("an angle in degrees")
        case "scale": transform.scale = try words.number("a factor")
        default: throw word.error("expected `rotate DEGREES`, `scale FACTOR` or both, not `\(word.text)`")
        }
      } while words.peek != nil
      return transform
    }
  }
}
