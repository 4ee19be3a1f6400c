// What Swift has had since version 5.5, and what was there before and is rare.
import UIKit

#if os(macOS)
class Page: NSViewController {}
#elseif canImport(UIKit)
#if targetEnvironment(macCatalyst)
class Page: UIViewController { let place = "catalyst" }
#else
#if compiler(>=5.9) && DEBUG
package class Page: UIViewController { package let place = "phone" }
#else
class Page: UIViewController { let place = "old" }
#endif
#endif
#endif

@resultBuilder enum Views {
  static func buildBlock(_ parts: UIView...) -> [UIView] { parts }
}

@propertyWrapper struct Clamped {
  private var value: Double
  private let range: ClosedRange<Double>
  init(wrappedValue: Double, _ range: ClosedRange<Double>) { (value, self.range) = (wrappedValue, range) }
  var wrappedValue: Double {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Bool { value == range.upperBound }
}

infix operator <-> : AdditionPrecedence
func <-> (one: CGPoint, other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

enum Trouble: Error { case tooFar }
enum Game { final class 画板: UIButton {} }
extension Game.画板 {
  @objc fileprivate func `repeat`(_ 手势: UITapGestureRecognizer) { print("recognized") }
}

func texts<each Item>(_ item: repeat each Item) -> Int {
  var count = 0
  func add<One>(_ one: One) { count += "\(one)".count }
  repeat add(each item)
  return count
}

final class TodayPage: Page {
  @Clamped(0...1) var level = 0.5
  let raw = ##"a "# \#(no) \##(1 + 1) #selector(x)"##

  private lazy var button: Game.画板 = {
    let one = Game.画板(
      frame: CGRect(
        x: 95, y: 100, width: 200, height: 80
      )
    )
    one.addTarget(
      self,
      action: #selector(
        TodayPage.press(
          _:event:
        )
      ),
      for: .touchUpInside
    )
    let tap = UITapGestureRecognizer(target: one, action: #selector(Game.画板.`repeat`))
    tap.cancelsTouchesInView = false
    one.addGestureRecognizer(tap)
    return one
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    add {
      UILabel(); button
    }
  }
  private func add(@Views _ views: () -> [UIView]) { views().forEach(view.addSubview) }

  private func far(_ length: CGFloat) throws(Trouble) -> CGFloat {
    if length > 100 { throw .tooFar }
    return length
  }

  @objc
  private
    func press(
      _ sender: UIButton, event: UIEvent
    )
  {
    level = 3
    print(place, view.subviews.count, level, $level, raw)
    do { print(try far(.zero <-> sender.frame.origin)) } catch { print(error) }
    print("knob-12".firstMatch(of: /([a-z]+)-(\d+)/).map { "\($0.2) \($0.1)" } ?? "none", texts(1, "ab", true))
  }
}

@available(iOS 17, *)
#Preview("today", traits: .landscapeLeft) { TodayPage() }
