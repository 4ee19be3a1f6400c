#pragma once
#include <stdint.h>

// Huffman codes of deflate (RFC 1951).

enum { huffman_most_symbols = 286, huffman_most_bits = 15 };

typedef struct {
  /// In bits; 0 for a symbol that does not occur.
  uint8_t lengths[huffman_most_symbols];
  /// As they are written: the first bit of the code is the lowest one.
  uint16_t codes[huffman_most_symbols];
} huffman_code;

/// Makes the code of symbols that occur `counts` times, of at most `most_bits` bits each. Changes the counts.
void huffman_make(uint32_t *counts, int symbol_count, int most_bits, huffman_code *code);
