/// The regions that are built from views, in the order in which the keyboard walks through them.
package enum Region: String, CaseIterable, Sendable {
  case topBar, sidebar, narration, timeline, panel, status
}
