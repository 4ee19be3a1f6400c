import Foundation

// Prints the tables of the README and, if a path is given, writes the same figures there as JSON.
//
//     swift run -c release --package-path Tests/Benchmarks Benchmarks [--pictures] [figures.json]
//
// With --pictures nothing else is measured.

let arguments = CommandLine.arguments.dropFirst()
var report = Report()
if !arguments.contains("--pictures") {
  for tree in Tree.all() { report.hitTest.append(measureHitTest(tree)) }
  report.routing = measureRouting()
}
report.pictures = try measurePictures()
print(report.markdown)
if let path = arguments.first(where: { $0 != "--pictures" }) { try report.write(to: path) }
