import Scenes

/// The effect of a key, in a few words, for the status line and the list of all keys.
package enum KeyText: InterfaceText, CaseIterable {
  case stepsOrMilliseconds, shownPaths, finger, systemEvents, step, chapter, play, theme, language
  case allKeys, preset, reset, search, fullScreen, savePicture, export, quit, startAndEnd, speed
  case projector, projectorCode, textSize, nextRegion, back, undo, copy, copyScene, open, secondFinger
  case pivot, fingerByKeys, pinch
  case loadChangedFile
  case rotate, moreFingers, force, editMode, pick, blank, loupe, ghost, exploded, redo, replay, cutTouch
  case cutRest, moveFinger, save, saveRecording, captureExpectations, bookmark, nextBookmark
  case hitMap, whyNotMe, wipe, moveWipe
  case loopChapter, loopEdges, endLoop, resultAndHandler, recognizerChange, selectedView, order, toFront, startPage
  case planNotes, countdown
  case drawings, compileAgain
  case compare, swapSides, leaveCompare
  case predictMode, answer, revealAndNext, nextQuestion, hint, phones, countVotes, votesOfNextChoice, moreAndFewerVotes
  case leavePredictMode
  case moveView, resizeView, newView, moveTool, duplicateView, deleteView, renameView, nextView, leaveEditMode,
    contextMenu,
    newScene

  package var text: LocalizedText {
    switch self {
    case .stepsOrMilliseconds: localized("steps or milliseconds", "步骤或毫秒")
    case .shownPaths: localized("paths shown", "显示的路径")
    case .finger: localized("finger in focus", "关注的手指")
    case .systemEvents: localized("phone call, shake, remote control, press", "打断、摇动、遥控、按键")
    case .step: localized("step", "单步")
    case .chapter: localized("chapter", "章节")
    case .play: localized("play", "播放")
    case .theme: localized("theme", "主题")
    case .language: localized("language", "语言")
    case .allKeys: localized("all keys", "全部按键")
    case .preset: localized("preset", "预设")
    case .reset: localized("reset", "重置")
    case .search: localized("search", "搜索")
    case .fullScreen: localized("full screen", "全屏")
    case .export: localized("export a hand-out or a picture", "导出讲义或图片")
    case .savePicture: localized("save picture", "保存图片")
    case .quit: localized("quit", "退出")
    case .startAndEnd: localized("start, end", "开头、结尾")
    case .speed: localized("speed", "速度")
    case .projector: localized("projector", "投影")
    case .planNotes: localized("lesson plan: notes, hands as CSV", "教案：备注、举手结果存为 CSV")
    case .countdown: localized("lesson plan: count down", "教案：倒计时")
    case .drawings: localized("own code: drawing or rectangles", "自己的代码：绘制或矩形")
    case .compileAgain: localized("compile own code again", "重新编译自己的代码")
    case .compare: localized("compare two scenes, swap the sides", "对比两个场景、左右互换")
    case .swapSides: localized("swap sides", "左右互换")
    case .leaveCompare: localized("leave compare", "结束对比")
    case .projectorCode: localized("code on the projector", "投影时的代码")
    case .textSize: localized("larger, smaller, normal text", "文字放大、缩小、复原")
    case .nextRegion: localized("next region", "下一区域")
    case .back: localized("back", "返回")
    case .undo: localized("undo", "撤销")
    case .copy: localized("copy", "复制")
    case .copyScene: localized("copy as Swift (own code: as a test), as a question", "复制为 Swift（自己的代码：测试）、提问")
    case .open: localized("open", "打开")
    case .secondFinger: localized("second finger", "第二根手指")
    case .pivot: localized("place the pivot", "双指的中心")
    case .fingerByKeys: localized("move a finger", "用键盘触摸")
    case .pinch: localized("pinch", "捏合")
    case .rotate: localized("rotate", "旋转")
    case .moreFingers: localized("choose or count fingers", "第几根、几根手指")
    case .force: localized("force", "力度")
    case .editMode: localized("edit mode", "编辑模式")
    case .predictMode: localized("predict mode", "预测模式")
    case .answer: localized("answer; hands while counting", "作答；数举手时输入人数")
    case .revealAndNext: localized("reveal, next question", "揭晓、下一题")
    case .nextQuestion: localized("next question", "下一题")
    case .hint: localized("hint", "提示")
    case .phones: localized("answer with phones", "用手机回答")
    case .countVotes: localized("count hands", "数举手")
    case .votesOfNextChoice: localized("other choice while counting", "数举手时换选项")
    case .moreAndFewerVotes: localized("one hand more, fewer", "多一人、少一人")
    case .leavePredictMode: localized("leave predict mode", "退出预测")
    case .moveView: localized("move by 1 pt (Shift: 10)", "移动 1 点（Shift：10）")
    case .resizeView: localized("resize by 1 pt (Shift: 10)", "缩放 1 点（Shift：10）")
    case .newView: localized("draw a view", "画一个视图")
    case .moveTool: localized("move with drags", "拖动即移动")
    case .duplicateView: localized("duplicate", "复制一份")
    case .deleteView: localized("delete", "删除")
    case .renameView: localized("rename", "改名")
    case .leaveEditMode: localized("leave edit mode", "退出编辑模式")
    case .contextMenu: localized("what can be done here", "此处可做的事")
    case .whyNotMe: localized("why not me?", "为何不是我？")
    case .newScene: localized("new scene, copy of the open one", "新建场景、复制当前场景")
    case .nextView: localized("next view", "下一个视图")
    case .pick: localized("select the view under the pointer", "选中指针下的视图")
    case .blank: localized("blank screen", "白屏")
    case .loupe: localized("loupe", "放大镜")
    case .order: localized("back or forward among its siblings", "在同级中后移、前移")
    case .ghost: localized("previous result", "上次结果的残影")
    case .exploded: localized("exploded view", "分层视图")
    case .hitMap: localized("hit map", "命中图")
    case .wipe: localized("compare two maps", "对比两张图")
    case .moveWipe: localized("move the line between them", "移动分界线")
    case .redo: localized("redo", "重做")
    case .replay: localized("replay the recording", "重放操作")
    case .cutTouch: localized("delete this touch or the loop", "剪掉这次触摸或循环段")
    case .cutRest: localized("delete everything after, before", "剪掉之后、之前的全部")
    case .moveFinger: localized("move the finger (Shift: 1 pt)", "移动手指（Shift：1 pt）")
    case .save: localized("save the scene, save as", "保存场景、另存为")
    case .loadChangedFile: localized("load the file that changed", "读入改动后的文件")
    case .saveRecording: localized("save as script", "存为脚本")
    case .captureExpectations: localized("save as expectations", "存为预期")
    case .bookmark: localized("bookmark", "书签")
    case .nextBookmark: localized("next, previous bookmark", "下一、上一书签")
    case .loopChapter: localized("loop chapter", "循环本章")
    case .loopEdges: localized("set loop start, loop end", "循环起点、终点")
    case .startPage: localized("start page", "起始页")
    case .endLoop: localized("end loop", "结束循环")
    case .resultAndHandler: localized("to the result, the handler", "到结果、处理者")
    case .recognizerChange: localized("to the next recognizer change", "到识别器的下一变化")
    case .toFront: localized("bring the view to the front", "把视图移到最前面")
    case .selectedView: localized("to the selected view", "到选中的视图")
    }
  }
}
