// The floors: the same work in plain C and C++, as fast as a careful person writes it. The program `Benchmarks` compiles this
// folder with gcc and g++ -O2 and calls it between its own measurements.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A view of a generated tree: the number of its parent (-1 for the root), and its frame in the parent.
typedef struct {
  int32_t parent, x, y, width, height;
} FloorNode;

/// Makes a tree of C++ objects with virtual `hitTest` and `pointInside`, and returns its root. It is never freed.
/// - overrides: whether each object is of a class that overrides both and calls the base class.
void *floor_make(const FloorNode *nodes, int32_t count, int32_t overrides);
/// Tests all points, as pairs of x and y, and stores the numbers of the views that they hit.
void floor_hit(void *root, const double *points, int32_t count, int32_t *numbers);

/// Sends sequences of a down, some moves and an up through a hit test, three recognizers and ten views.
void floor_route(int32_t sequences, int32_t moves);

/// Fills a picture of 32-bit pixels with one colour.
void floor_fill(uint32_t *pixels, int32_t width, int32_t height, uint32_t color);
/// Writes a picture as PNG with libpng, compression level 1 and one filter. Returns 0 on success.
int32_t floor_write_png(const char *path, const uint32_t *pixels, int32_t width, int32_t height);
/// Reads a PNG with libpng as 32-bit pixels. Returns 0 on success.
int32_t floor_read_png(const char *path, uint32_t *pixels, int32_t width, int32_t height);
/// Returns the number of pixels that differ.
int32_t floor_compare(const uint32_t *one, const uint32_t *other, int32_t count);

#ifdef __cplusplus
}
#endif
