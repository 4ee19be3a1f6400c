import TouchTrace

extension MeasureSum {
  /// The transform that recognizers have given the picture in their view: the sum of the values that their actions
  /// report up to the cursor, as an app would apply it.
  init(of view: String, in display: DisplayState) {
    self.init()
    let sums = display.trace.measures(upTo: display.cursor)
    let names = Set(display.tree.recognizers.filter { $0.view == view }.map(\.name))
    for name in names.sorted() { sums[name].map { add($0) } }
  }
}
