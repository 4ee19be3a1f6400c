/// The places that a flow layout gives to items, headers and footers, in points of the content.
struct FlowPlan {
  struct Element {
    /// The kind of a header or footer; nil for an item.
    let kind: String?
    let path: IndexPath
    var frame: CGRect
  }

  private(set) var elements: [Element] = []
  /// Each section with its header and footer.
  private(set) var areas: [Int: CGRect] = [:]
  private(set) var size = CGSize.zero

  init() {}

  /// In the following, `main` is the direction of scrolling and `cross` the direction of a line.
  @MainActor init(of layout: UICollectionViewFlowLayout, in view: UICollectionView, preferred: [IndexPath: CGSize]) {
    let isVertical = layout.scrollDirection == .vertical
    let inset = view.adjustedContentInset
    let length =
      isVertical ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    var main: CGFloat = 0
    // Not asked any more once it has changed the data in one of these questions.
    var delegate: (any UICollectionViewDelegateFlowLayout)? {
      view.contents.isLoaded ? view.keptDelegate as? any UICollectionViewDelegateFlowLayout : nil
    }

    func rect(_ main: CGFloat, _ cross: CGFloat, _ mainLength: CGFloat, _ crossLength: CGFloat) -> CGRect {
      isVertical
        ? CGRect(x: cross, y: main, width: crossLength, height: mainLength)
        : CGRect(x: main, y: cross, width: mainLength, height: crossLength)
    }
    func addView(_ kind: String, _ size: CGSize, _ section: Int) {
      let length1 = isVertical ? size.height : size.width
      guard length1 > 0 else { return }
      elements.append(
        Element(kind: kind, path: IndexPath(item: 0, section: section), frame: rect(main, 0, length1, length)))
      main += length1
    }

    for section in 0..<view.numberOfSections {
      let start = main
      let header = delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      addView(UICollectionView.elementKindSectionHeader, header ?? layout.headerReferenceSize, section)
      let margin =
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
      let lineGap =
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing
      let gap =
        delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing
      let first = isVertical ? margin.left : margin.top
      let room = length - (isVertical ? margin.left + margin.right : margin.top + margin.bottom)
      main += isVertical ? margin.top : margin.left

      let sizes = (0..<view.numberOfItems(inSection: section)).map { item -> FlowLine.Size in
        let path = IndexPath(item: item, section: section)
        var size = delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
        if layout.estimatedItemSize != .zero {
          let isAutomatic = layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
          size = preferred[path] ?? (isAutomatic ? size : layout.estimatedItemSize)
        }
        return isVertical
          ? FlowLine.Size(main: size.height, cross: size.width) : FlowLine.Size(main: size.width, cross: size.height)
      }
      for line in FlowLine.lines(of: sizes, in: room, gap: gap) {
        for (item, cross) in zip(line.items, line.places(in: room, gap: gap, of: sizes)) {
          let size = sizes[item]
          elements.append(
            Element(
              kind: nil, path: IndexPath(item: item, section: section),
              frame: rect(main + (line.main - size.main) / 2, first + cross, size.main, size.cross)))
        }
        main += line.main + (line.isLast ? 0 : lineGap)
      }
      main += isVertical ? margin.bottom : margin.right
      let footer = delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      addView(UICollectionView.elementKindSectionFooter, footer ?? layout.footerReferenceSize, section)
      areas[section] = rect(start, 0, main - start, length)
    }
    size = isVertical ? CGSize(width: length, height: main) : CGSize(width: main, height: length)
  }
}

/// A line of a flow layout.
struct FlowLine {
  /// The size of an item across and along its line.
  struct Size { let main, cross: CGFloat }

  let items: Range<Int>
  let main: CGFloat
  let isLast: Bool

  /// Breaks items into lines that are no longer than `room`, with `gap` between items.
  static func lines(of sizes: [Size], in room: CGFloat, gap: CGFloat) -> [FlowLine] {
    var lines: [FlowLine] = [], start = 0
    while start < sizes.count {
      var end = start + 1, length = sizes[start].cross, main = sizes[start].main
      while end < sizes.count, length + gap + sizes[end].cross <= room {
        length += gap + sizes[end].cross
        main = max(main, sizes[end].main)
        end += 1
      }
      lines.append(FlowLine(items: start..<end, main: main, isLast: end == sizes.count))
      start = end
    }
    return lines
  }

  /// The beginning of each item along the line.
  func places(in room: CGFloat, gap: CGFloat, of sizes: [Size]) -> [CGFloat] {
    let lengths = items.map { sizes[$0].cross }
    guard let length = lengths.first else { return [] }
    let free = room - lengths.reduce(0, +)
    var distance = gap, begin: CGFloat = 0
    if !isLast {
      if lengths.count > 1 { distance = free / CGFloat(lengths.count - 1) } else { begin = free / 2 }
    } else if lengths.allSatisfy({ $0 == length }), sizes.allSatisfy({ $0.cross == length }), length > 0 {
      // As many as would fill a line.
      let most = ((room + gap) / (length + gap)).rounded(.down)
      if most > 1 { distance = (room - most * length) / (most - 1) } else { begin = (room - length) / 2 }
    }
    var place = begin
    return lengths.map { length in
      defer { place += length + distance }
      return place
    }
  }
}
