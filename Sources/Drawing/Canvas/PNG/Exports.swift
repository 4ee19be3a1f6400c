// `PictureError` is what reading and writing pictures throws.
@_exported import PNGFiles
