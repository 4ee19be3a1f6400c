import Foundation
import Testing

@testable import UIKitCore

/// Frames that constraints decide about.
@Suite struct ConstraintTests {
  let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200")
  var root: UIView { fixture["root"] }

  /// A view in `root` about which constraints decide.
  func added(_ name: String, to superview: UIView? = nil, _ view: UIView = UIView()) -> UIView {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func layOut() { fixture["window"].layoutIfNeeded() }

  @Test("a label without text has no size of its own")
  func emptyLabel() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero && label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    label.text = " "
    #expect(label.intrinsicContentSize.height > 0)
  }

  @Test("a layout of a view at once moves it to where a changed constraint says", .statements("LC-15"))
  func ownLayout() {
    let button = added("button"), left = button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, button.topAnchor.constraint(equalTo: root.topAnchor), button.widthAnchor.constraint(equalToConstant: 40),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
    layOut()
    left.constant = 70
    button.layoutIfNeeded()
    #expect(button.frame.minX == 70)
  }

  @Test("a view is where its constraints say, before the next touch", .statements("LC-08"))
  func beforeTouch() {
    let button = added("button")
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    #expect(button.frame == .zero)
    fixture.down(160, 180)
    #expect(fixture.searches.contains("→ button"))
    #expect(button.frame == CGRect(x: 20, y: 146, width: 280, height: 44))
  }

  @Test("a view that code moves stays there until its superview is laid out", .statements("LC-12"))
  func moved() {
    let box = added("box"), other = added("other")
    let width = other.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 40), width,
    ])
    layOut()
    box.center = CGPoint(x: 100, y: 100)
    fixture.down(100, 100)
    #expect(fixture.searches.contains("→ box") && box.center == CGPoint(x: 100, y: 100))
    fixture.up()
    width.constant = 20
    layOut()
    #expect(box.center == CGPoint(x: 20, y: 20))
  }

  @Test("what is in a blur decides about its size", .statements("LC-08"))
  func contentOfBlur() {
    let blur = UIVisualEffectView(), text = UIView()
    _ = added("blur", blur)
    _ = added("text", to: blur.contentView, text)
    NSLayoutConstraint.activate([
      blur.leadingAnchor.constraint(equalTo: root.leadingAnchor), blur.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: blur.contentView.leadingAnchor, constant: 5),
      text.topAnchor.constraint(equalTo: blur.contentView.topAnchor),
      blur.contentView.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 5),
      blur.contentView.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      text.widthAnchor.constraint(equalToConstant: 80), text.heightAnchor.constraint(equalToConstant: 30),
    ])
    layOut()
    #expect(blur.frame.size == CGSize(width: 90, height: 30) && blur.contentView.frame == blur.bounds)
    text.constraints[1].constant = 50
    layOut()
    #expect(blur.frame.size == CGSize(width: 90, height: 50) && blur.contentView.frame == blur.bounds)
  }

  @Test("each attribute is where it says")
  func attributes() {
    let box = added("box")
    func frame(_ pairs: [(NSLayoutConstraint.Attribute, CGFloat)]) -> CGRect {
      NSLayoutConstraint.deactivate(root.constraints + box.constraints)
      for (attribute, value) in pairs {
        let isSize = attribute == .width || attribute == .height
        NSLayoutConstraint(
          item: box, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : root,
          attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: value
        ).isActive = true
      }
      layOut()
      return box.frame
    }
    let expected = CGRect(x: 30, y: 40, width: 100, height: 50)
    #expect(frame([(.left, 30), (.top, 40), (.width, 100), (.height, 50)]) == expected)
    #expect(frame([(.leading, 30), (.trailing, -190), (.top, 40), (.bottom, -110)]) == expected)
    #expect(frame([(.right, -190), (.width, 100), (.centerY, -35), (.height, 50)]) == expected)
    #expect(frame([(.centerX, -80), (.width, 100), (.lastBaseline, -110), (.height, 50)]) == expected)
    #expect(frame([(.leftMargin, 30), (.rightMargin, -190), (.topMargin, 40), (.bottomMargin, -110)]) == expected)
    #expect(
      frame([(.centerXWithinMargins, -80), (.width, 100), (.centerYWithinMargins, -35), (.height, 50)]) == expected)
  }

  @Test("a multiplier, a constraint between cousins, and one that goes up two levels")
  func spaces() {
    let left = added("left"), right = added("right"), inner = added("inner", to: right)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor), left.topAnchor.constraint(equalTo: root.topAnchor),
      left.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      left.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 10),
      right.leadingAnchor.constraint(equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 2),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      right.heightAnchor.constraint(equalTo: left.heightAnchor, multiplier: 0.5),
      // The inner view is 5 points from the root's edges, though its own superview is elsewhere.
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      inner.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    layOut()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 90, height: 200))
    #expect(right.frame == CGRect(x: 106, y: 30, width: 214, height: 100))
    #expect(inner.frame == CGRect(x: -101, y: -25, width: 10, height: 10))
  }

  @Test("a changed constant, priority or activity is in force after the next pass")
  func changes() {
    let box = added("box")
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let narrow = box.widthAnchor.constraint(equalToConstant: 50),
      wide = box.widthAnchor.constraint(equalToConstant: 200)
    narrow.priority = .defaultLow
    wide.priority = .defaultLow - 1
    NSLayoutConstraint.activate([
      left, narrow, wide, box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    layOut()
    #expect(box.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
    left.constant = 35
    #expect(box.frame.minX == 10)
    layOut()
    #expect(box.frame.minX == 35)
    wide.priority = .defaultHigh
    layOut()
    #expect(box.frame.width == 200)
    wide.isActive = false
    layOut()
    #expect(box.frame.width == 50 && !wide.isActive && box.constraints == [narrow, box.constraints[1]])
    left.constant = .nan
    #expect(left.constant == 35)
  }

  @Test("the sizes of contents: hugging and compression resistance")
  func contents() {
    let one = UILabel(), two = UILabel()
    (one.text, two.text) = ("ABCD", "EFGH")
    // 12 points each letter.
    for label in [one, two] { label.font = .monospacedSystemFont(ofSize: 20, weight: .regular) }
    _ = (added("one", one), added("two", two))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor), one.topAnchor.constraint(equalTo: root.topAnchor),
      two.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor),
    ])
    one.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    layOut()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 48, height: 24) && two.frame.width == 272)
    one.text = "ABCDEF"
    layOut()
    #expect(one.frame.width == 72 && two.frame == CGRect(x: 72, y: 0, width: 248, height: 24))
    root.frame.size.width = 60
    two.setContentCompressionResistancePriority(.required, for: .horizontal)
    layOut()
    #expect(one.frame.width == 12 && two.frame.width == 48)
  }

  private func added(_ name: String, _ view: UIView) -> UIView { added(name, to: nil, view) }

  @Test("a text of several lines is as high as its width makes it")
  func lines() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six"  // 27 characters of 10.2 points
    label.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
    _ = added("label", label)
    let width = label.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([
      width, label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    layOut()
    #expect(label.frame.size == CGSize(width: 150, height: 42))
    width.constant = 400
    layOut()
    #expect(label.frame.size == CGSize(width: 400, height: 21))
  }

  @Test("a view with no constraints about it has its natural size at the origin, or keeps its frame if it has none")
  func ambiguity() {
    let label = UILabel()
    label.text = "AB"
    label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
    let empty = added("empty")
    empty.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
    _ = added("label", label)
    label.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
    layOut()
    #expect(label.frame == CGRect(x: 9, y: 9, width: 9, height: 9), "without any constraint, the program sets frames")
    let width = added("other").widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    layOut()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 24, height: 24))
    #expect(empty.frame == CGRect(x: 50, y: 50, width: 50, height: 50) && fixture.hit(70, 70) == "empty")
    empty.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    layOut()
    #expect(empty.frame == CGRect(x: 0, y: 0, width: 320, height: 0))
  }

  @Test("a view that keeps its frame refuses constraints, with a message that says why")
  func forgottenTranslation() {
    let warnings = Warnings(), box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    fixture.application.observer = warnings
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    layOut()
    box.setNeedsUpdateConstraints()
    layOut()
    #expect(box.frame.width == 30)
    #expect(
      warnings.texts == [
        """
        the constraint UIView "box".width == 100 cannot hold together with the frame of UIView "box"; it is left out; \
        set `translatesAutoresizingMaskIntoConstraints` of UIView "box" to false if constraints decide about it
        """
      ])
  }

  @Test("of contradicting constraints the one activated last is left out; it counts again when it can")
  func contradiction() {
    let warnings = Warnings(), box = added("box")
    fixture.application.observer = warnings
    let one = box.widthAnchor.constraint(equalToConstant: 100), two = box.widthAnchor.constraint(equalToConstant: 40)
    two.identifier = "narrow"
    one.isActive = true
    two.isActive = true
    layOut()
    #expect(box.frame.width == 100)
    #expect(
      warnings.texts == [
        """
        the constraint "narrow" UIView "box".width == 40 cannot hold together with UIView "box".width == 100; it is \
        left out
        """
      ])
    one.isActive = false
    layOut()
    #expect(box.frame.width == 40)
  }

  @Test("a constraint between views in no common view is not activated")
  func noCommonView() {
    let loose = UIView(), warning = loose.topAnchor.constraint(equalTo: root.topAnchor)
    warning.isActive = true
    #expect(!warning.isActive && root.constraints.isEmpty)
  }

  @Test("a view that is removed takes the constraints between it and others along; its own stay")
  func removal() {
    let box = added("box"), other = added("other")
    let inner = box.widthAnchor.constraint(equalToConstant: 70)
    let outer = box.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 5)
    let place = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
    let width = other.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([inner, outer, width])
    layOut()
    #expect(box.frame.minX == other.frame.maxX + 5)
    box.removeFromSuperview()
    #expect(inner.isActive && !outer.isActive && width.isActive)
    root.addSubview(box)
    place.isActive = true
    layOut()
    #expect(box.frame.minX == 9 && box.frame.width == 70)
  }

  @Test("constraints do not keep their views alive, and outlive them")
  func lifetime() {
    weak var freed: UIView?
    var kept: NSLayoutConstraint?
    do {
      let box = added("box"), inner = added("inner", to: box)
      freed = inner
      kept = inner.widthAnchor.constraint(equalToConstant: 5)
      kept?.isActive = true
      inner.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      inner.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      layOut()
      box.removeFromSuperview()
    }
    layOut()
    #expect(freed == nil && kept?.firstItem == nil)
    kept?.isActive = false
    kept?.constant = 7
    layOut()
  }
}

/// Keeps the texts of warnings.
final class Warnings: PipelineObserver {
  private(set) var texts: [String] = []

  func pipelineWillPerform(_ step: PipelineStep) {}
  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}
  func pipelineDidNote(_ note: PipelineNote) { if case .warning(let warning) = note { texts.append(warning.text) } }
}
