import Scenes

/// Says what the touch before an edit came to, and at which step the run after the edit differs from it.
package struct PartingLine {
  /// The hit-test view before the edit; nil if there was none.
  private let view: String?
  /// The first step that differs, counted from 1.
  private let step: Int

  package init(view: String?, step: Int) { (self.view, self.step) = (view, step) }

  package subscript(language: Language) -> Sentence {
    switch (language, view) {
    case (.english, let view?): "Before the edit \(view, .result) won; the two runs part at step \(String(step))."
    case (.english, nil): "Before the edit no view won; the two runs part at step \(String(step))."
    case (.simplifiedChinese, let view?): "修改前 \(view, .result) 命中；两次运行从第 \(String(step)) 步起不同。"
    case (.simplifiedChinese, nil): "修改前没有视图命中；两次运行从第 \(String(step)) 步起不同。"
    }
  }
}
