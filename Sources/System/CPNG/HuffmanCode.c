#include "HuffmanCode.h"

#include <string.h>

typedef struct {
  uint32_t count;
  int parent;
  int depth;
} node;

// Sorts the symbols that occur, the rarest first; of equal ones the smaller first. Returns their number.
static int sort(const uint32_t *counts, int symbol_count, int *order) {
  int used = 0;
  for (int symbol = 0; symbol < symbol_count; symbol++) {
    if (!counts[symbol]) continue;
    int place = used++;
    for (; place > 0 && counts[order[place - 1]] > counts[symbol]; place--) order[place] = order[place - 1];
    order[place] = symbol;
  }
  return used;
}

// Joins the two rarest nodes until one is left. The first nodes are the sorted leaves; pairs arise in the same order.
static void join(node *nodes, int leaf_count) {
  int leaf = 0, pair = leaf_count;
  for (int next = leaf_count; next < 2 * leaf_count - 1; next++) {
    nodes[next].count = 0;
    for (int child = 0; child < 2; child++) {
      int takes_leaf = pair == next || (leaf < leaf_count && nodes[leaf].count <= nodes[pair].count);
      node *rarest = &nodes[takes_leaf ? leaf++ : pair++];
      rarest->parent = next;
      nodes[next].count += rarest->count;
    }
  }
}

// Returns the length of the longest code.
static int find_lengths(const uint32_t *counts, int symbol_count, uint8_t *lengths) {
  int order[huffman_most_symbols], longest = 0;
  node nodes[2 * huffman_most_symbols];
  int used = sort(counts, symbol_count, order);
  memset(lengths, 0, (size_t)symbol_count);
  if (used == 1) lengths[order[0]] = 1;
  if (used < 2) return used;
  for (int i = 0; i < used; i++) nodes[i].count = counts[order[i]];
  join(nodes, used);
  int root = 2 * used - 2;
  nodes[root].depth = 0;
  for (int i = root - 1; i >= 0; i--) nodes[i].depth = nodes[nodes[i].parent].depth + 1;
  for (int i = 0; i < used; i++) {
    lengths[order[i]] = nodes[i].depth;
    if (nodes[i].depth > longest) longest = nodes[i].depth;
  }
  return longest;
}

static uint16_t reversed(unsigned code, int length) {
  unsigned result = 0;
  for (int bit = 0; bit < length; bit++) result |= (code >> bit & 1) << (length - 1 - bit);
  return result;
}

void huffman_make(uint32_t *counts, int symbol_count, int most_bits, huffman_code *code) {
  // Counts that differ less have shorter codes.
  while (find_lengths(counts, symbol_count, code->lengths) > most_bits)
    for (int symbol = 0; symbol < symbol_count; symbol++) counts[symbol] = (counts[symbol] + 1) / 2;
  unsigned next = 0;
  for (int length = 1; length <= most_bits; length++, next <<= 1)
    for (int symbol = 0; symbol < symbol_count; symbol++)
      if (code->lengths[symbol] == length) code->codes[symbol] = reversed(next++, length);
}
