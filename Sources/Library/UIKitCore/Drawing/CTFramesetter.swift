/// Measures a text. As Core Text's, except: it measures as `boundingRect(with:options:context:)` does.
public nonisolated final class CTFramesetter {
  fileprivate let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) { self.text = text }
}

/// A framesetter of a text.
public nonisolated func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size that the text takes in the width of `constraints`. The range that fits is not reported.
public nonisolated func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize { framesetter.text.boundingRect(with: constraints).size }
