import Scenes

/// Texts about exporting a scene.
package enum ExportText: InterfaceText, Equatable {
  case title, advice, page, picture, animation, sheet, export, unknownEnding
  // While the file is written, and afterwards
  case writing(String, folder: String)
  case saved(String, folder: String)
  case cancelled(String)

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
    case .writing(let file, let folder):
      localized("\(file) is written in \(folder). Esc cancels it.", "正在写入 \(folder) 里的 \(file)。按 Esc 取消。")
    case .saved(let file, let folder): localized("Saved \(file) in \(folder).", "已保存 \(file)，在 \(folder) 里。")
    case .cancelled(let file): localized("Cancelled: \(file) was not written.", "已取消：没有写入 \(file)。")
    case .unknownEnding:
      localized("The ending says what is written: .html, .svg, .gif or .png.", "扩展名决定导出的内容：.html、.svg、.gif 或 .png。")
    }
  }
}
