#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A view of a generated tree: the number of its parent (-1 for the root), and its frame in the parent.
typedef struct {
  int32_t parent, x, y, width, height;
} FloorNode;

/// Makes a tree of C++ objects with virtual `hitTest` and `pointInside`: the floor for a hit test with overridable methods.
/// Returns the root. The tree is never freed.
void *floor_make(const FloorNode *nodes, int32_t count);
/// Returns the number of the view that a point of the root hits.
int32_t floor_hit(void *root, double x, double y);

#ifdef __cplusplus
}
#endif
