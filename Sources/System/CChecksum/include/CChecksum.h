#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns XXH64 of the bytes.
uint64_t checksum_of(const void *_Nullable bytes, size_t count, uint64_t seed);
