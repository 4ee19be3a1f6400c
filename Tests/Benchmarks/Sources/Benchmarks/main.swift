import Foundation

// Prints the tables of the README and, if a path is given, writes the same figures there as JSON.
//
//     swift run -c release --package-path Tests/Benchmarks Benchmarks [figures.json]

var report = Report()
for tree in Tree.all() { report.hitTest.append(measureHitTest(tree)) }
report.routing = measureRouting()
report.pictures = try measurePictures()
print(report.markdown)
if let path = CommandLine.arguments.dropFirst().first { try report.write(to: path) }
