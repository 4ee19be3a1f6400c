import Scenes

/// The texts of a class that answers with its phones, in the window.
package enum ClassText: InterfaceText, Equatable {
  case answerWithPhones, showAddress, end, close
  /// The sheet with the address.
  case title, advice
  case present(Int)
  /// The number of phones that have answered, of all phones that are there.
  case answered(Int, of: Int)
  case otherAddress
  case notAllowed
  case cannotStart(String)

  package var text: LocalizedText {
    switch self {
    case .answerWithPhones: localized("Answer with phones", "用手机回答")
    case .showAddress: localized("Show the address", "显示网址")
    case .end: localized("End", "结束")
    case .close: localized("Close", "关闭")
    case .title: localized("Answer with your phone", "用手机回答")
    case .advice:
      localized(
        "Point the camera at the code, or type the address. No names: only counts are kept.", "用相机扫码，或输入网址。不留姓名，只统计人数。")
    case .present(let count): localized(count == 1 ? "1 phone is here" : "\(count) phones are here", "已有 \(count) 部手机")
    case .answered(let count, let all): localized("\(count) of \(all) phones have answered", "\(all) 部手机，\(count) 部已回答")
    case .otherAddress: localized("Another network", "换一个网络")
    case .notAllowed: localized("Phones are turned off on this machine", "这台电脑已关闭手机回答")
    case .cannotStart(let reason): localized("Phones cannot be reached: \(reason)", "无法连接手机：\(reason)")
    }
  }
}

/// The texts of the page on a phone, besides those of the question.
package enum PhoneText: InterfaceText, CaseIterable {
  case title, waiting, lookUp, chosen, changeable, right, yourAnswer, noAnswer, gone, full, lateVote, stage

  package var text: LocalizedText {
    switch self {
    case .title: localized("Touchstone: answer", "Touchstone：回答")
    case .waiting: localized("The next question comes soon.", "下一题马上就来。")
    case .lookUp: localized("This page changes by itself.", "本页会自动更新。")
    case .chosen: localized("Your answer is counted.", "你的回答已计入。")
    case .changeable: localized("You may change it until the answer is shown.", "公布答案前可以改。")
    case .right: localized("right", "正确")
    case .yourAnswer: localized("your answer", "你的回答")
    case .noAnswer: localized("You did not answer.", "你没有作答。")
    case .gone: localized("No connection. Trying again…", "连接中断，正在重试……")
    case .full: localized("The class is full.", "这个班已经满了。")
    case .lateVote: localized("Too late: the answer was shown.", "晚了一步：答案已经公布。")
    case .stage: localized("The stage", "舞台")
    }
  }
}
