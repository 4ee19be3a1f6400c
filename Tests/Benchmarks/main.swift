import Foundation

// Prints the tables of the README and, if a path is given, writes the same figures there as JSON.
//
//     swift run -c release Benchmarks [--routing|--pictures|--window|--suites] [figures.json]
//
// With one of the four nothing else is measured.

let arguments = CommandLine.arguments.dropFirst()
let only = arguments.first { $0.hasPrefix("--") }
var report = Report()
if only == nil { for tree in Tree.all() { report.hitTest.append(measureHitTest(tree)) } }
if only == nil || only == "--routing" { report.routing = measureRouting() }
if only == nil || only == "--pictures" { report.pictures = try measurePictures() }
if only == nil || only == "--window" { report.window = try measureWindow() }
if only == nil || only == "--suites" {
  report.comparing = try measureComparing()
  report.suites = try measureSuites()
}
print(report.markdown)
if let path = arguments.first(where: { !$0.hasPrefix("--") }) { try report.write(to: path) }
