@_exported import Canvas
@_exported import ScenePicture
@_exported import Snapshots
