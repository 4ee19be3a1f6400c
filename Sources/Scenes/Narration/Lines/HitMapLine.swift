import TouchTrace

/// The narration while the hit map is shown: what it is, or why the view that is seen at a point does not win there.
package enum HitMapLine: NarrationLine {
  case map
  case dead(HitAreas.DeadZone)

  package var english: [Sentence] {
    switch self {
    case .map:
      [
        "Each point has the colour of the view that wins there. Hatched: you see one, another wins.",
        "Each point has its winner’s colour. Hatched: you see one, another wins.",
      ]
    case .dead(let zone):
      ["You see \(zone.view, .neutral), \(zone.english): \(zone.reason.english(zone.view))."]
    }
  }

  package var simplifiedChinese: [Sentence] {
    switch self {
    case .map:
      ["每一点的颜色，就是会在那里胜出的视图；斜线：看见的是一个，胜出的是另一个。", "颜色：谁会在这里胜出；斜线：看见的不是它。"]
    case .dead(let zone):
      ["看见的是 \(zone.view, .neutral)，\(zone.simplifiedChinese)：\(zone.reason.simplifiedChinese)。"]
    }
  }
}

extension HitAreas.DeadZone {
  fileprivate var english: Sentence {
    winner.map { "\($0, .result) wins" } ?? "no view wins"
  }

  fileprivate var simplifiedChinese: Sentence {
    winner.map { "胜出的却是 \($0, .result)" } ?? "却没有视图胜出"
  }
}

extension DeadZoneReason {
  fileprivate func english(_ view: String) -> Sentence {
    switch self {
    case .cut(let name): "\(name, .outside), around it, ends here"
    case .skipped(let name, .hidden): "\(name, .skipped), around it, is hidden"
    case .skipped(let name, .interactionDisabled): "\(name, .skipped), around it, has its interaction off"
    case .skipped(let name, .animated): "\(name, .skipped), around it, is being animated"
    case .skipped(let name, .alpha(let alpha)): "\(name, .skipped), around it, has alpha \(number(alpha))"
    case .override(let name) where name == view: "its own hitTest does not return it"
    case .override(let name): "the hitTest of \(name, .now) answers otherwise"
    case .outsideOwnArea: "its own point(inside:) says NO here"
    case .covered(let name, true): "\(name, .result) is asked first and says YES"
    case .covered(let name, false): "\(name, .result) lies over it and cannot be seen"
    }
  }

  fileprivate var simplifiedChinese: Sentence {
    switch self {
    case .cut(let name): "外层的 \(name, .outside) 到此为止"
    case .skipped(let name, .hidden): "外层的 \(name, .skipped) 已隐藏"
    case .skipped(let name, .interactionDisabled): "外层的 \(name, .skipped) 关闭了交互"
    case .skipped(let name, .animated): "外层的 \(name, .skipped) 正在做动画"
    case .skipped(let name, .alpha(let alpha)): "外层的 \(name, .skipped) alpha 为 \(number(alpha))"
    case .override(let name): "\(name, .now) 的 hitTest 给了别的答案"
    case .outsideOwnArea: "它自己的 point(inside:) 在这里返回 NO"
    case .covered(let name, true): "\(name, .result) 先被问到，并且返回 YES"
    case .covered(let name, false): "看不见的 \(name, .result) 盖在上面"
    }
  }
}
