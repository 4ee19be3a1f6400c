// The types of the parameters: `Bitmap` and `ComparisonRules`, `Theme` and `Languages`, `SnapshotAppearance` and `SnapshotLayer`.
@_exported import Canvas
@_exported import ScenePicture
@_exported import Snapshots
