#include "CPNG.h"

#include <string.h>

// XXH64, as https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md describes it, for a little-endian machine.

static const uint64_t primes[] = {
    0, 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5,
};

static uint64_t rotated(uint64_t value, int bits) { return value << bits | value >> (64 - bits); }

static uint64_t mixed(uint64_t lane, uint64_t word) { return rotated(lane + word * primes[2], 31) * primes[1]; }

static uint64_t word(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

// Four lanes of 8 bytes each, which a processor works off at the same time. Returns the first byte that is left.
static const uint8_t *add_stripes(const uint8_t *bytes, const uint8_t *end, uint64_t lanes[4]) {
  for (; end - bytes >= 32; bytes += 32)
    for (int lane = 0; lane < 4; lane++) lanes[lane] = mixed(lanes[lane], word(bytes + 8 * lane));
  return bytes;
}

static uint64_t sum_of_rest(const uint8_t *bytes, const uint8_t *end, uint64_t sum) {
  for (; end - bytes >= 8; bytes += 8) sum = rotated(sum ^ mixed(0, word(bytes)), 27) * primes[1] + primes[4];
  if (end - bytes >= 4) {
    uint32_t half;
    memcpy(&half, bytes, sizeof half);
    sum = rotated(sum ^ half * primes[1], 23) * primes[2] + primes[3];
    bytes += 4;
  }
  for (; bytes < end; bytes++) sum = rotated(sum ^ *bytes * primes[5], 11) * primes[1];
  sum = (sum ^ sum >> 33) * primes[2];
  sum = (sum ^ sum >> 29) * primes[3];
  return sum ^ sum >> 32;
}

uint64_t cpng_checksum(const void *start, size_t count, uint64_t seed) {
  const uint8_t *bytes = start, *end = bytes + count;
  uint64_t sum = seed + primes[5];
  if (count >= 32) {
    uint64_t lanes[] = {seed + primes[1] + primes[2], seed + primes[2], seed, seed - primes[1]};
    bytes = add_stripes(bytes, end, lanes);
    sum = rotated(lanes[0], 1) + rotated(lanes[1], 7) + rotated(lanes[2], 12) + rotated(lanes[3], 18);
    for (int lane = 0; lane < 4; lane++) sum = (sum ^ mixed(0, lanes[lane])) * primes[1] + primes[4];
  }
  return sum_of_rest(bytes, end, sum + count);
}
