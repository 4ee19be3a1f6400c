import Foundation
import Testing

@testable import UIKitCore

/// What a stack view does with its arranged subviews.
@Suite struct StackViewTests {
  /// A view with a natural size.
  final class Block: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError() }
  }

  let blocks = [Block(20, 10), Block(40, 30), Block(60, 20)]
  let stack: UIStackView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() {
    stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stack.spacing = 10
    window.addSubview(stack)
  }

  /// The frames after layout, as `x,y width x height`.
  var frames: [String] {
    stack.layoutIfNeeded()
    return blocks.map {
      "\(Int($0.frame.minX)),\(Int($0.frame.minY)) \(Int($0.frame.width))x\(Int($0.frame.height))"
    }
  }

  @Test("what has a size of its own keeps it beside a label")
  func fixedSizes() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
      view.isHidden = false
      let label = UILabel()
      label.text = "Wi-Fi"
      let row = UIStackView(arrangedSubviews: [label, view])
      row.frame = CGRect(x: 0, y: 0, width: 342, height: 44)
      window.addSubview(row)
      row.layoutIfNeeded()
      #expect(view.frame.maxX == 342 && view.frame.width == view.intrinsicContentSize.width && label.frame.minX == 0)
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      view.setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    }
  }

  @Test("fill: the view that hugs least takes what is left")
  func fill() {
    blocks[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    #expect(frames == ["0,0 20x100", "30,0 100x100", "140,0 60x100"])
  }

  @Test("equally, proportionally, and with equal spaces between edges or middles")
  func distributions() {
    stack.distribution = .fillEqually
    #expect(frames == ["0,0 60x100", "70,0 60x100", "140,0 60x100"])
    stack.distribution = .fillProportionally
    #expect(frames == ["0,0 30x100", "40,0 60x100", "110,0 90x100"])
    stack.distribution = .equalSpacing
    #expect(frames == ["0,0 20x100", "60,0 40x100", "140,0 60x100"])
    stack.distribution = .equalCentering
    // The middles are at 10, 90 and 170.
    #expect(frames == ["0,0 20x100", "70,0 40x100", "140,0 60x100"])
  }

  @Test("alignments across the axis")
  func alignments() {
    stack.distribution = .equalSpacing
    stack.alignment = .top
    #expect(frames == ["0,0 20x10", "60,0 40x30", "140,0 60x20"])
    stack.alignment = .center
    #expect(frames == ["0,45 20x10", "60,35 40x30", "140,40 60x20"])
    stack.alignment = .bottom
    #expect(frames == ["0,90 20x10", "60,70 40x30", "140,80 60x20"])
  }

  @Test("a column; custom spacing; margins")
  func column() {
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .leading
    #expect(frames == ["0,0 20x10", "0,30 40x30", "0,80 60x20"])
    stack.distribution = .fill
    stack.setCustomSpacing(30, after: blocks[0])
    #expect(frames[1] == "0,40 40x30" && frames[2].hasPrefix("0,80"))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 5, right: 6)
    stack.frame.size.height = 120
    blocks[2].setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
    // The safe area of the window, which is 20 points high, is added.
    #expect(frames == ["6,25 20x10", "6,65 40x30", "6,105 60x10"])
    stack.insetsLayoutMarginsFromSafeArea = false
    #expect(frames == ["6,5 20x10", "6,45 40x30", "6,85 60x30"])
  }

  @Test("hidden views take no room; views that come, leave or change their size are followed")
  func changes() {
    stack.distribution = .equalSpacing
    _ = frames
    blocks[1].isHidden = true
    #expect(frames[0] == "0,0 20x100" && frames[2] == "140,0 60x100")
    blocks[1].isHidden = false
    #expect(frames[1] == "60,0 40x100")
    blocks[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [blocks[1], blocks[2]] && frames[1] == "0,0 40x100")
    stack.insertArrangedSubview(blocks[0], at: 99)
    #expect(frames == ["180,0 20x100", "0,0 40x100", "80,0 60x100"])
    blocks[2].size.width = 80
    #expect(frames == ["180,0 20x100", "0,0 40x100", "70,0 80x100"])
    stack.removeArrangedSubview(blocks[0])
    #expect(blocks[0].superview === stack && frames[2] == "120,0 80x100")
  }

  @Test("a stack is as large as its content, also inside another one")
  func size() {
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 30))
    let outer = UIStackView(arrangedSubviews: [stack, Block(50, 50)])
    (outer.axis, outer.alignment, outer.spacing) = (.vertical, .leading, 4)
    outer.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      outer.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    window.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 10, width: 140, height: 84))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 140, height: 30))
  }

  @Test("in an endless size a view has its own")
  func endlessSize() {
    let label = UILabel(), endless = CGFloat.greatestFiniteMagnitude
    label.text = "Name"
    for length in [endless, .infinity, .nan] {
      #expect(
        label.systemLayoutSizeFitting(CGSize(width: length, height: length)) == label.intrinsicContentSize,
        "\(length)")
    }
  }

  @Test("baselines of labels stand on one line")
  func baselines() {
    let large = UILabel(), small = UILabel()
    (large.text, small.text) = ("A", "B")
    large.font = .systemFont(ofSize: 40)
    let row = UIStackView(arrangedSubviews: [large, small])
    row.alignment = .firstBaseline
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    window.addSubview(row)
    row.layoutIfNeeded()
    let lines = [large, small].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(lines[0] - lines[1]) < 0.001)
  }
}
