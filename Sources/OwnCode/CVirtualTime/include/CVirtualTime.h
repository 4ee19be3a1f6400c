#pragma once

/// The clocks of this process show virtual time, and its random numbers are the same in every run: `Date()`, the C library's
/// clocks and generators. Only the kernel knows the real time.
///
/// The clocks begin on 1 January 2024, 09:41 UTC; those that count from the start of a system begin at 0.
/// - Parameter now: returns the virtual time in seconds; it is called on any thread.
void cvirtualtime_begin(double (*_Nonnull now)(void));
