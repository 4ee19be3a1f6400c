#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Compresses rows of flat colours as a zlib stream, in half the time of zlib's fastest level, and a little smaller: it looks for
// repetitions only beside a pixel and above it.

typedef struct row_coder row_coder;

/// Returns a coder, or NULL if there is no memory for one.
/// - row_count: the bytes of a row.
/// - step: the bytes of a pixel.
row_coder *row_coder_create(size_t row_count, size_t step);

void row_coder_add(row_coder *coder, const uint8_t *row);

/// Returns the stream, which is valid until the coder is destroyed; NULL if there was no memory for it. Called after the last row.
const uint8_t *row_coder_end(row_coder *coder, size_t *count);

void row_coder_destroy(row_coder *coder);
