import Scenes

/// Texts about exporting a scene.
package enum ExportText: InterfaceText, CaseIterable {
  case title, advice, page, picture, animation, sheet, export, unknownEnding

  package var text: LocalizedText {
    switch self {
    case .title: localized("Export the scene", "导出场景")
    case .advice:
      localized(
        "Tab completes the path, ↑ ↓ change the field, Enter exports, Esc closes.",
        "Tab 补全路径，↑ ↓ 换到别的项，Enter 导出，Esc 关闭。")
    case .page: localized("Hand-out .html", "讲义 .html")
    case .picture: localized("Vector picture .svg", "矢量图 .svg")
    case .animation: localized("Animation .gif", "动画 .gif")
    case .sheet: localized("Contact sheet .png", "步骤总览 .png")
    case .export: localized("Export", "导出")
    case .unknownEnding:
      localized("The ending says what is written: .html, .svg, .gif or .png.", "扩展名决定导出的内容：.html、.svg、.gif 或 .png。")
    }
  }
}
