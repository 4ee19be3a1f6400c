import Canvas

/// The drawings of the stage, kept until something else is to be seen: finding places for everything takes longer than
/// drawing it.
struct ShownStage {
  private var shown: (moment: Moment, theme: Theme, languages: Languages, layout: WindowLayout, drawings: [Drawing])?

  mutating func drawings(_ moment: Moment, _ look: Look) -> [Drawing] {
    if let shown, shown.theme == look.theme, shown.languages == look.languages, shown.layout == look.layout,
      shown.moment == moment
    {
      return shown.drawings
    }
    let drawings = StagePicture.draw(moment, look).drawings
    shown = (moment, look.theme, look.languages, look.layout, drawings)
    return drawings
  }
}
