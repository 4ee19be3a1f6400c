import Scenes

/// What a key does, in a word or two: the status line and the help overlay.
package enum KeyText: InterfaceText, CaseIterable {
  case step, chapter, play, hitMap, compare, whyNotMe, quiz, theme, language, allKeys
  case preset, reset, select, search, fullScreen, savePicture, quit, result, handler
  case stepsOrMilliseconds, shownPaths, finger, systemEvents
  case startAndEnd, speed, projector, nextRegion, back, undo, copy, open, liveOrStep
  case secondFinger, pivot, fingerByKeys, pinch, rotate, moreFingers, force
  case bookmark, nextBookmark, loopChapter, loopEdges, endLoop
  case resultAndHandler, recognizerChange, selectedView
  case pick, blank, redo, ghost, loupe, apart
  case replay, cutTouch, saveRecording, captureExpectations

  package var text: LocalizedText {
    switch self {
    case .stepsOrMilliseconds: say("steps or milliseconds", "步骤或毫秒")
    case .shownPaths: say("paths shown", "显示的路径")
    case .finger: say("finger in focus", "关注的手指")
    case .systemEvents: say("interrupt, shake, remote, press", "打断、摇动、遥控、按键")
    case .step: say("step", "单步")
    case .chapter: say("chapter", "章节")
    case .play: say("play", "播放")
    case .hitMap: say("hit map", "命中图")
    case .compare: say("compare", "对比")
    case .whyNotMe: say("why not me?", "为何不是我？")
    case .quiz: say("quiz", "测验")
    case .theme: say("theme", "主题")
    case .language: say("language", "语言")
    case .allKeys: say("all keys", "全部按键")
    case .preset: say("preset", "预设")
    case .reset: say("reset", "重置")
    case .select: say("select", "选中")
    case .search: say("search", "搜索")
    case .fullScreen: say("full screen", "全屏")
    case .savePicture: say("save picture", "保存图片")
    case .quit: say("quit", "退出")
    case .result: say("to the result", "到结果")
    case .handler: say("to the handler", "到处理者")
    case .startAndEnd: say("start, end", "开头、结尾")
    case .speed: say("speed", "速度")
    case .projector: say("projector", "投影")
    case .nextRegion: say("next region", "下一区域")
    case .back: say("back", "返回")
    case .undo: say("undo", "撤销")
    case .copy: say("copy", "复制")
    case .open: say("open", "打开")
    case .secondFinger: say("a second finger", "第二根手指")
    case .pivot: say("pivot of two fingers", "双指的中心")
    case .fingerByKeys: say("finger by keys", "用键盘触摸")
    case .pinch: say("pinch", "捏合")
    case .rotate: say("rotate", "旋转")
    case .moreFingers: say("which finger, how many", "第几根、几根手指")
    case .force: say("force", "力度")
    case .pick: say("select what is under the pointer", "选中指针下的视图")
    case .blank: say("blank screen", "白屏")
    case .loupe: say("loupe", "放大镜")
    case .ghost: say("ghost of the last result", "上次结果的残影")
    case .apart: say("pull levels apart", "把层级拉开")
    case .redo: say("redo", "重做")
    case .replay: say("replay what was done", "重放操作")
    case .cutTouch: say("cut this touch, or the loop", "剪掉这次触摸或循环段")
    case .saveRecording: say("save as script", "存为脚本")
    case .captureExpectations: say("save what came of it", "存为预期")
    case .bookmark: say("bookmark", "书签")
    case .nextBookmark: say("next bookmark", "下一书签")
    case .loopChapter: say("loop chapter", "循环本章")
    case .loopEdges: say("loop from here, to here", "循环起点、终点")
    case .endLoop: say("end loop", "结束循环")
    case .resultAndHandler: say("to the result, the handler", "到结果、处理者")
    case .recognizerChange: say("next change of a recognizer", "到识别器的下一变化")
    case .selectedView: say("to the selected view", "到选中的视图")
    case .liveOrStep: say("live or step", "实时或单步")
    }
  }
}
