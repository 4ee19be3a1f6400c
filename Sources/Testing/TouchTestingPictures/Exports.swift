// `#_sourceLocation` is a default argument, also in files that import only XCTest; tests name `ComparisonRules`.
@_exported import SceneTesting
@_exported import TouchTesting
