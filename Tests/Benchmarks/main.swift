import Foundation

// Prints the tables of Guides/Benchmarks.md and, if a path is given, writes the same figures there as JSON.
//
//     swift run -c release Benchmarks [OPTION] [figures.json]
//
// OPTION is --hitmaps, --why-not, --routing, --pictures, --sessions, --editing, --window or --suites: only that part is
// measured.

let arguments = CommandLine.arguments.dropFirst()
let only = arguments.first { $0.hasPrefix("--") }
var report = Report()
if only == nil { for tree in Tree.all() { report.hitTest.append(measureHitTest(tree)) } }
if only == nil || only == "--hitmaps" { report.hitMaps = try measureHitMaps() }
if only == nil || only == "--why-not" { report.whyNots = try measureWhyNots() }
if only == nil || only == "--routing" { report.routing = measureRouting() }
if only == nil || only == "--pictures" { report.pictures = try measurePictures() }
if only == nil || only == "--sessions" { report.sessions = try measureSessions() }
if only == nil || only == "--editing" { report.editing = try measureEditing() }
if only == nil || only == "--window" { report.window = try measureWindow() }
if only == nil || only == "--suites" {
  report.comparing = try measureComparing()
  report.suites = try measureSuites()
}
print(report.markdown)
if let path = arguments.first(where: { !$0.hasPrefix("--") }) { try report.write(to: path) }
