/// The regions of the window that are panels, in the order in which Tab moves the keyboard focus through them.
package enum Region: String, CaseIterable, Sendable {
  case topBar, start, sidebar, palette, sideNames, sideResults, narration, timeline, panel, prediction, status
  case presenter, code
}
