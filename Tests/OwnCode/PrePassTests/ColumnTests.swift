import PrePass
import Testing

/// Columns of a prepared source lead back to those of the person's file.
struct ColumnTests {
  /// A file that the pre-pass changes in many ways. Each word that begins with `x` occurs once.
  nonisolated private static let source = """
    #if os(iOS)
    import struct Foundation.Date; import Dispatch; let x1 = 1
    #else
    let other = 1
    #endif
    /* é😀 */ @objc(D) @objcMembers class Dial: UIView, UITableViewDelegate { @IBOutlet var a2: UIView!; @objc func a3() { let x2 = 1 } }
    extension Dial { @objc dynamic
      open func a4(_ x5: Any) { let s = #selector(a3), x6 = #keyPath(UIView.frame); f(UIViewNoIntrinsicMetric, x7) } }
    #if DEBUG
    let x8 = UIEdgeInsetsInsetRect(x9, x10), x11 = kCALineCapRound; @objc
    #endif
    let x12 = 1 ; #if os(macOS)
    #else
    let x13 = #selector(Dial
      .a4), x15 = 2
    #endif
    class Base: UIViewController, UIScrollViewDelegate {}; let x16 = 1
    class Pages: Base { let x17 = 1; func scrollViewDidEndDecelerating(_ x18: UIScrollView) { delegate?.scrollViewDidScroll?(x19) } }
    """

  @Test(arguments: ["\n", "\r\n", "\r"]) func eachWordIsWhereThePersonWroteIt(lineEnd: String) throws {
    let text = Self.source.replacing("\n", with: lineEnd)
    let module = try PrePassProgram.run([("A.swift", "\u{FEFF}" + text)])
    let first = "line: 1)\n", prepared = module.sources[0].replacing(first, with: "line: 1)" + lineEnd)
    func lines(_ text: some StringProtocol) -> [String] {
      String(text).replacing(lineEnd, with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
    }
    let own = lines("\u{FEFF}" + text), new = Array(lines(prepared).dropFirst())
    #expect(own.count == new.count)
    var found = 0, moved = 0
    for (number, (one, other)) in zip(own, new).enumerated() {
      for word in other.matches(of: /\bx\d+\b/) {
        let place = try #require(one.firstRange(of: "\(word.output)")?.lowerBound, "\(word.output)")
        let column = other[..<word.startIndex].utf8.count + 1, wanted = one[..<place].utf8.count + 1
        #expect(module.columns[0].original(of: column, line: number + 1) == wanted, "\(word.output)")
        (found, moved) = (found + 1, moved + (column == wanted ? 0 : 1))
      }
    }
    #expect(found > 15 && moved > 8)
  }

  /// What the pre-pass wrote is where it wrote it.
  @Test(arguments: [
    ("let a = #selector(tapped), b = 1", "Selector", 9), ("let a = #selector(tapped), b = 1", "pped\")", 9),
    ("@objc class A {}; @objc let a = UIViewNoIntrinsicMetric", "noIntrinsic", 33),
    ("import Foundation", "UIKit", 8), ("import Dispatch; a()", "UIKit", 8),
    ("#if DEBUG\n#endif\nlet a = #keyPath(b)", "\"b\"", 9),
  ]) func whatIsReplacedHasThePlaceOfWhatStoodThere(source: String, part: String, column: Int) throws {
    let module = try PrePassProgram.run([("A.swift", source)])
    let lines = module.sources[0].split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let (line, text) = try #require(Array(zip(1..., lines)).last { $1.contains(part) })
    let place = try #require(text.firstRange(of: part)?.lowerBound)
    #expect(module.columns[0].original(of: text[..<place].utf8.count + 1, line: line) == column)
  }
}
