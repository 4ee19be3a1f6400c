#include "RowCoder.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "HuffmanCode.h"

enum {
  literal_symbols = 286, distance_symbols = 30, length_symbols = 19,
  end_of_block = 256, most_tokens = 1 << 15,
  shortest_length = 3, longest_length = 258, farthest = 32768,
  // A repetition of the row above needs more bits than one of the pixel before.
  shortest_above = 4,
};

/// A byte; or, with a length, bytes that are those above or those of the pixel before.
typedef struct {
  uint16_t length;
  uint8_t byte;
  bool is_above;
} token;

/// A symbol, and the bits that follow it.
typedef struct {
  uint16_t symbol, extra;
  uint8_t extra_count;
} symbol;

struct row_coder {
  size_t row_count, step;
  uint8_t *above;
  bool has_above, is_failed;
  uint32_t checksum;
  uint8_t *bytes;
  size_t count, capacity;
  /// Bits that are no whole byte yet.
  uint64_t bits;
  int bit_count;
  symbol lengths[longest_length + 1], before_distance, above_distance;
  /// The block.
  size_t token_count;
  token tokens[most_tokens];
  uint32_t literal_counts[literal_symbols], distance_counts[distance_symbols];
};

// MARK: Symbols (RFC 1951, 3.2.5)

static symbol length_symbol(int length) {
  if (length == longest_length) return (symbol){285, 0, 0};
  int rest = length - shortest_length, bits = rest < 8 ? 0 : 29 - __builtin_clz(rest);
  return (symbol){257 + 4 * bits + (rest >> bits), rest & ((1 << bits) - 1), bits};
}

static symbol distance_symbol(size_t distance) {
  unsigned rest = (unsigned)distance - 1, bits = rest < 4 ? 0 : 30 - __builtin_clz(rest);
  return (symbol){2 * bits + (rest >> bits), rest & ((1u << bits) - 1), bits};
}

row_coder *row_coder_create(size_t row_count, size_t step) {
  row_coder *coder = calloc(1, sizeof *coder);
  if (!coder) return NULL;
  coder->row_count = row_count;
  coder->step = step;
  coder->capacity = 1 << 16;
  coder->above = malloc(row_count);
  coder->bytes = malloc(coder->capacity);
  if (!coder->above || !coder->bytes) {
    row_coder_destroy(coder);
    return NULL;
  }
  coder->checksum = adler32(0, NULL, 0);
  for (int length = shortest_length; length <= longest_length; length++) coder->lengths[length] = length_symbol(length);
  coder->before_distance = distance_symbol(step);
  coder->above_distance = distance_symbol(row_count);
  // The header of zlib: deflate with a window of 32 KB, fastest.
  coder->bytes[0] = 0x78;
  coder->bytes[1] = 0x01;
  coder->count = 2;
  return coder;
}

void row_coder_destroy(row_coder *coder) {
  if (!coder) return;
  free(coder->above);
  free(coder->bytes);
  free(coder);
}

// MARK: Bits

static bool reserve(row_coder *coder, size_t count) {
  if (coder->count + count <= coder->capacity) return true;
  size_t capacity = 2 * coder->capacity + count;
  uint8_t *bytes = realloc(coder->bytes, capacity);
  if (!bytes) return false;
  coder->bytes = bytes;
  coder->capacity = capacity;
  return true;
}

static void put(row_coder *coder, uint32_t bits, int count) {
  coder->bits |= (uint64_t)bits << coder->bit_count;
  for (coder->bit_count += count; coder->bit_count >= 8; coder->bit_count -= 8) {
    coder->bytes[coder->count++] = (uint8_t)coder->bits;
    coder->bits >>= 8;
  }
}

static void put_code(row_coder *coder, const huffman_code *code, int symbol) {
  put(coder, code->codes[symbol], code->lengths[symbol]);
}

static void put_symbol(row_coder *coder, const huffman_code *code, symbol symbol) {
  put_code(coder, code, symbol.symbol);
  put(coder, symbol.extra, symbol.extra_count);
}

// MARK: Blocks

// Writes the lengths of both codes (RFC 1951, 3.2.7), all of them, without the symbols for repeated lengths.
static void put_codes(row_coder *coder, const huffman_code *literals, const huffman_code *distances) {
  static const uint8_t order[length_symbols] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint32_t counts[length_symbols] = {0};
  huffman_code lengths;
  for (int i = 0; i < literal_symbols; i++) counts[literals->lengths[i]]++;
  for (int i = 0; i < distance_symbols; i++) counts[distances->lengths[i]]++;
  huffman_make(counts, length_symbols, 7, &lengths);
  put(coder, literal_symbols - 257, 5);
  put(coder, distance_symbols - 1, 5);
  put(coder, length_symbols - 4, 4);
  for (int i = 0; i < length_symbols; i++) put(coder, lengths.lengths[order[i]], 3);
  for (int i = 0; i < literal_symbols; i++) put_code(coder, &lengths, literals->lengths[i]);
  for (int i = 0; i < distance_symbols; i++) put_code(coder, &lengths, distances->lengths[i]);
}

static void put_tokens(row_coder *coder, const huffman_code *literals, const huffman_code *distances) {
  for (size_t i = 0; i < coder->token_count; i++) {
    token token = coder->tokens[i];
    if (token.length) {
      put_symbol(coder, literals, coder->lengths[token.length]);
      put_symbol(coder, distances, token.is_above ? coder->above_distance : coder->before_distance);
    } else {
      put_code(coder, literals, token.byte);
    }
  }
}

static void put_block(row_coder *coder, bool is_last) {
  // A token has at most 48 bits, the lengths of the codes have 300 bytes.
  if (!reserve(coder, coder->token_count * 6 + 400)) coder->is_failed = true;
  if (coder->is_failed) return;
  huffman_code literals, distances;
  coder->literal_counts[end_of_block] = 1;
  huffman_make(coder->literal_counts, literal_symbols, huffman_most_bits, &literals);
  huffman_make(coder->distance_counts, distance_symbols, huffman_most_bits, &distances);
  put(coder, is_last, 1);
  put(coder, 2, 2);
  put_codes(coder, &literals, &distances);
  put_tokens(coder, &literals, &distances);
  put_code(coder, &literals, end_of_block);
  coder->token_count = 0;
  memset(coder->literal_counts, 0, sizeof coder->literal_counts);
  memset(coder->distance_counts, 0, sizeof coder->distance_counts);
}

// MARK: Rows

static void add(row_coder *coder, token token) {
  if (coder->token_count == most_tokens) put_block(coder, false);
  if (coder->is_failed) return;
  coder->tokens[coder->token_count++] = token;
  if (!token.length) {
    coder->literal_counts[token.byte]++;
    return;
  }
  coder->literal_counts[coder->lengths[token.length].symbol]++;
  coder->distance_counts[(token.is_above ? coder->above_distance : coder->before_distance).symbol]++;
}

static void add_repetition(row_coder *coder, size_t count, bool is_above) {
  while (count) {
    size_t length = count;
    // What is left must not be shorter than a repetition can be.
    if (count > longest_length) length = longest_length - (count - longest_length < shortest_length ? shortest_length : 0);
    add(coder, (token){.length = length, .is_above = is_above});
    count -= length;
  }
}

static size_t equal_bytes(const uint8_t *one, const uint8_t *other, size_t most) {
  size_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t left, right;
    memcpy(&left, one + count, 8);
    memcpy(&right, other + count, 8);
    // On a little-endian machine the lowest byte comes first.
    if (left != right) return count + __builtin_ctzll(left ^ right) / 8;
  }
  while (count < most && one[count] == other[count]) count++;
  return count;
}

void row_coder_add(row_coder *coder, const uint8_t *row) {
  size_t end = coder->row_count, step = coder->step;
  coder->checksum = adler32(coder->checksum, row, end);
  for (size_t x = 0; x < end;) {
    size_t above = coder->has_above ? equal_bytes(row + x, coder->above + x, end - x) : 0;
    size_t before = x >= step && above < end - x ? equal_bytes(row + x, row + x - step, end - x) : 0;
    if (above >= shortest_above && above >= before) {
      add_repetition(coder, above, true);
      x += above;
    } else if (before >= shortest_length) {
      add_repetition(coder, before, false);
      x += before;
    } else {
      add(coder, (token){.byte = row[x++]});
    }
  }
  memcpy(coder->above, row, end);
  coder->has_above = end <= farthest;
}

const uint8_t *row_coder_end(row_coder *coder, size_t *count) {
  put_block(coder, true);
  if (coder->is_failed || !reserve(coder, 8)) return NULL;
  if (coder->bit_count) put(coder, 0, 8 - coder->bit_count);
  for (int shift = 24; shift >= 0; shift -= 8) put(coder, coder->checksum >> shift & 0xFF, 8);
  *count = coder->count;
  return coder->bytes;
}
