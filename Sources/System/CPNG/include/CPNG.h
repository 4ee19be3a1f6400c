#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Encodes a PNG into memory with libpng, row by row; and a checksum for its content.
//
// libpng reports an error with longjmp, which must not cross a Swift frame. Each function here catches it and returns
// false; `cpng_error` then returns libpng's text. After an error only `cpng_error` and `cpng_destroy` may be called.

typedef struct cpng_encoder cpng_encoder;

/// The properties of a picture, which precede its first row of pixels.
typedef struct {
  /// Pixels.
  uint32_t width, height;
  /// The compression level of zlib, 1 to 9.
  int level;
  /// Colours 0xRRGGBB for the bytes of a row, at most 256; the file has 4 bits for each pixel if there are at most 16.
  /// Without any, a row is 3 bytes (RGB) for each pixel.
  const uint32_t *_Nullable palette;
  size_t palette_count;
  /// A chunk of four letters to write after the header, or NULL.
  const char *_Nullable chunk_name;
  const uint8_t *_Nullable chunk;
  size_t chunk_count;
} cpng_header;

/// Returns the version of libpng, such as 1.6.39.
const char *_Nonnull cpng_library_version(void);

/// Returns an encoder, or NULL if there is no memory for one.
cpng_encoder *_Nullable cpng_create(void);

bool cpng_write_header(cpng_encoder *_Nonnull encoder, const cpng_header *_Nonnull header);

bool cpng_write_row(cpng_encoder *_Nonnull encoder, const uint8_t *_Nonnull row);

/// Writes a chunk of four letters. Called after the last row.
bool cpng_write_chunk(
    cpng_encoder *_Nonnull encoder, const char *_Nonnull name, const uint8_t *_Nonnull bytes, size_t count);

/// Called after the last row.
bool cpng_end(cpng_encoder *_Nonnull encoder);

/// Returns libpng's text of the last error; empty without one.
const char *_Nonnull cpng_error(const cpng_encoder *_Nonnull encoder);

/// Returns the bytes that are encoded so far, until the next call; all rows are among them after the last one.
const uint8_t *_Nonnull cpng_bytes(const cpng_encoder *_Nonnull encoder, size_t *_Nonnull count);

/// Returns the encoded bytes, which the caller releases with `free`; NULL if there are none.
uint8_t *_Nullable cpng_take_bytes(cpng_encoder *_Nonnull encoder, size_t *_Nonnull count);

void cpng_destroy(cpng_encoder *_Nonnull encoder);

/// Decodes a PNG of any kind into pixels 0xAARRGGBB, row by row.
///
/// `pixels` has room for the size in the header. On an error it returns false, and `reason` holds libpng's text.
bool cpng_decode(
    const void *_Nullable bytes, size_t count, uint32_t *_Nonnull pixels, char *_Nonnull reason, size_t reason_size);

/// Returns XXH64 of the bytes: it takes as long as reading them, and finds accidents, not intentions.
uint64_t cpng_checksum(const void *_Nullable bytes, size_t count, uint64_t seed);
