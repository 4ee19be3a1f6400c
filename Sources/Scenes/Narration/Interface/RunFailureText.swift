import Foundation
import Scenes
import TouchTrace

/// The end of a run of a person's own code.
package enum RunFailureText {
  /// `Knob.swift:12: the code stopped itself: the angle is wrong.`
  package static func sentence(_ failure: RunFailure, _ language: Language) -> String { sentence(failure)[language] }

  /// The same in every language.
  package static func sentence(_ failure: RunFailure) -> LocalizedText {
    let reason = reason(failure.reason)
    guard let file = failure.file else { return reason }
    let place = [file, failure.line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return LocalizedText(
      english: "\(place): \(reason[.english])", simplifiedChinese: "\(place)：\(reason[.simplifiedChinese])")
  }

  private static func reason(_ reason: RunFailure.Reason) -> LocalizedText {
    switch reason {
    case .trapped(let message):
      LocalizedText(english: "the code stopped itself: \(message)", simplifiedChinese: "代码自行终止：\(message)")
    case .badValue:
      LocalizedText(
        english:
          "the code stopped itself: a number became too large or too small, or a value was not what the code expects",
        simplifiedChinese: "代码自行终止：某个数太大或太小，或者某个值不是代码所预期的")
    case .signal(let number) where number != SIGSEGV && number != SIGBUS:
      LocalizedText(
        english: "the code ended by signal \(number)", simplifiedChinese: "代码因信号 \(number) 而结束")
    case .signal(let number):
      LocalizedText(
        english: "the code crashed (signal \(number)): a wrong pointer, or calls without end",
        simplifiedChinese: "代码崩溃了（信号 \(number)）：指针有误，或调用没有尽头")
    case .exited(let status):
      LocalizedText(
        english: "the code ended the program: exit(\(status))", simplifiedChinese: "代码结束了程序：exit(\(status))")
    case .late(let seconds):
      LocalizedText(
        english:
          "the code does not return from its methods: no answer in \(number(seconds)) s. While code runs no time "
          + "passes, so a loop cannot wait for the clock",
        simplifiedChinese: "代码的方法一直不返回：\(number(seconds)) 秒没有回应。代码运行时时间是静止的，循环里等不到时钟走动")
    case .memory:
      LocalizedText(
        english: "the code used more memory than it may: 1 GB", simplifiedChinese: "代码用的内存超出上限：1 GB")
    case .outlet:
      LocalizedText(
        english: "an outlet is nil: its view is in a storyboard, and storyboards are not read. Make the view in code",
        simplifiedChinese: "某个 outlet 是 nil：它的视图在 storyboard 里，而 storyboard 不会被读取。请用代码创建这个视图")
    case .nothing(let classes) where classes.isEmpty:
      LocalizedText(
        english: "there is nothing to show: no view, no controller, and no application that makes a window in code",
        simplifiedChinese: "没有可显示的内容：没有视图、没有控制器，也没有用代码创建窗口的应用")
    case .nothing(let classes):
      LocalizedText(
        english:
          "nothing can be shown: the initializers of \(classes.joined(separator: ", ")) need arguments or are private. Add a "
          + "controller that makes it, or an initializer without arguments",
        simplifiedChinese: "没有可显示的内容：\(classes.joined(separator: "、")) 的初始化方法需要参数，或者是私有的。"
          + "请添加一个创建它的控制器，或一个不带参数的初始化方法")
    case .notAllowed:
      LocalizedText(
        english: "the scene brings code, which runs only after a yes: open it in the window, or add --allow-code",
        simplifiedChinese: "场景带有代码，要得到同意才会运行：请在窗口中打开，或加上 --allow-code")
    case .notCompiled(let text):
      LocalizedText(
        english: "the code cannot be compiled: \(text[.english])",
        simplifiedChinese: "代码无法编译：\(text[.simplifiedChinese])")
    case .other(let text):
      LocalizedText(
        english: "the code cannot be run: \(text[.english])",
        simplifiedChinese: "代码无法运行：\(text[.simplifiedChinese])")
    }
  }

  private static func number(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
