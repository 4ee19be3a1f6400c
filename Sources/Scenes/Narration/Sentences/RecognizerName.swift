import Scenes
import TouchTrace
import UIKit

/// A recognizer in the narration: its name, its view and its gesture.
struct RecognizerName: Equatable {
  var name: String
  /// The view that it is attached to; nil if unknown.
  var view: String?
  var gesture: Gesture

  init(name: String, view: String?, gesture: Gesture) {
    (self.name, self.view, self.gesture) = (name, view, gesture)
  }

  /// Finds the recognizer with this name in a tree.
  init(_ name: String, in tree: TreeSnapshot) {
    let recognizer = tree.recognizer(name)
    self.name = name
    view = recognizer?.view
    gesture = Gesture(recognizer)
  }

  /// The name as a chip in the colour of recognizers.
  var chip: Sentence { "\(name, .recognizer)" }
}

extension RecognizerName {
  /// The gesture that it recognizes.
  enum Gesture: Equatable {
    case tap(Int)
    case longPress, pan, swipe, pinch, rotation, edgePan, other

    init(_ recognizer: TreeSnapshot.Recognizer?) {
      self =
        switch recognizer?.className {
        case "UITapGestureRecognizer": .tap(recognizer?.taps ?? 1)
        case "UILongPressGestureRecognizer": .longPress
        case "UIPanGestureRecognizer": .pan
        case "UISwipeGestureRecognizer": .swipe
        case "UIPinchGestureRecognizer": .pinch
        case "UIRotationGestureRecognizer": .rotation
        case "UIScreenEdgePanGestureRecognizer": .edgePan
        default: .other
        }
    }

    /// Whether it goes on for a time, and sends its action again and again.
    var isContinuous: Bool {
      switch self {
      case .longPress, .pan, .pinch, .rotation, .edgePan: true
      case .tap, .swipe, .other: false
      }
    }

    var text: LocalizedText {
      switch self {
      case .tap(1): LocalizedText(english: "tap", simplifiedChinese: "单击")
      case .tap(2): LocalizedText(english: "double tap", simplifiedChinese: "双击")
      case .tap(let count): LocalizedText(english: "\(count)-fold tap", simplifiedChinese: "\(count) 连击")
      case .longPress: LocalizedText(english: "long press", simplifiedChinese: "长按")
      case .pan: LocalizedText(english: "pan", simplifiedChinese: "拖动")
      case .swipe: LocalizedText(english: "swipe", simplifiedChinese: "轻扫")
      case .pinch: LocalizedText(english: "pinch", simplifiedChinese: "捏合")
      case .rotation: LocalizedText(english: "rotation", simplifiedChinese: "旋转")
      case .edgePan: LocalizedText(english: "edge pan", simplifiedChinese: "边缘拖动")
      case .other: LocalizedText(english: "gesture", simplifiedChinese: "手势")
      }
    }
  }
}

extension RecognizerName {
  /// `tap recognizer on view0`.
  var english: Sentence {
    view.map { "\(gesture.text.english) recognizer on \($0, .recognizer)" } ?? "recognizer \(chip)"
  }

  /// `view0 的单击手势`.
  var simplifiedChinese: Sentence {
    let kind = gesture == .other ? "" : gesture.text.simplifiedChinese
    return view.map { "\($0, .recognizer) 的\(kind)手势" } ?? "手势 \(chip) "
  }
}
