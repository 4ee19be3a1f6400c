import Scenes
import TouchTrace
import UIKit

/// The texts of the hit map.
package enum HitMapText: InterfaceText {
  /// The heading of the legend.
  case whoWins
  case deadZone, askedArea
  /// In a callout: who wins at the point.
  case winsHere(String), nobodyWins
  /// At a view of which no point can be hit, and at one of which a part cannot.
  case dead(DeadZoneReason), partlyDead(DeadZoneReason)
  /// At the view that is seen in a callout.
  case youSee(String, DeadZoneReason)
  /// A view that ignores touches, an invisible view that wins, and a view with a closed gate.
  case fallsThrough, invisibleWins(CGFloat), skipped(GateText)
  /// The two sides of the wipe, if no variant names them.
  case asInFile, now
  case nothingToCompare
  /// A number of views for which the legend has no room.
  case more(Int)

  package var text: LocalizedText {
    switch self {
    case .whoWins: localized("Who wins where", "哪里由谁胜出")
    case .deadZone: localized("dead zone", "死区")
    case .askedArea: localized("asked hit area", "实际命中区")
    case .winsHere(let view): localized("\(view) wins here", "这里 \(view) 胜出")
    case .nobodyWins: localized("no view wins here", "这里没有视图胜出")
    case .dead(let reason): localized("dead: \(reason.short.english)", "点不到：\(reason.short.simplifiedChinese)")
    case .partlyDead(let reason):
      localized("partly dead: \(reason.short.english)", "部分点不到：\(reason.short.simplifiedChinese)")
    case .youSee(let view, let reason):
      localized("you see \(view), but \(reason.short.english)", "看见的是 \(view)，但\(reason.short.simplifiedChinese)")
    case .fallsThrough: localized("off: falls through", "交互关闭：穿透")
    case .invisibleWins(let alpha):
      localized("alpha \(number(alpha)), invisible, wins", "alpha \(number(alpha))，看不见却胜出")
    case .skipped(let gate): localized("\(gate[.english]): skipped", "\(gate[.simplifiedChinese])：跳过")
    case .asInFile: localized("in the file", "文件中")
    case .now: localized("now", "现在")
    case .nothingToCompare:
      localized("Nothing to compare with: edit the scene, or open one with variants", "没有可比较的：先修改场景，或打开有变体的场景")
    case .more(let count): localized("\(count) more", "还有 \(count) 个")
    }
  }
}

extension DeadZoneReason {
  /// Without the view that is seen: `bar ends here`.
  fileprivate var short: LocalizedText {
    switch self {
    case .cut(let name): LocalizedText(english: "\(name) ends here", simplifiedChinese: "\(name) 到此为止")
    case .skipped(let name, let refusal):
      LocalizedText(
        english: "\(name) is \(GateText(refusal).state)",
        simplifiedChinese: "\(name) \(GateText(refusal)[.simplifiedChinese])")
    case .override(let name):
      LocalizedText(english: "\(name)’s hitTest says so", simplifiedChinese: "\(name) 的 hitTest 另有答案")
    case .outsideOwnArea: LocalizedText(english: "its hit area is smaller", simplifiedChinese: "它的命中区更小")
    case .covered(let name, true): LocalizedText(english: "\(name) takes it first", simplifiedChinese: "\(name) 抢先拿走")
    case .covered(let name, false):
      LocalizedText(english: "\(name) lies over it, unseen", simplifiedChinese: "看不见的 \(name) 盖在上面")
    }
  }
}

extension GateText {
  /// After `is`: `bar is off`.
  fileprivate var state: String {
    switch self {
    case .hidden: "hidden"
    case .interactionOff: "off"
    case .animated: "being animated"
    case .alpha(let alpha): "at alpha \(number(alpha))"
    }
  }
}
