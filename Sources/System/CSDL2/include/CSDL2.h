#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <stdbool.h>

/// Loads SDL2. The functions of `functions.h` do it on their first call, and those of SDL2_ttf load that, too, so this is for
/// programs that want to know of an error, or to load on another thread before they need it. May be called from any thread and many
/// times.
/// - Returns: NULL, or why it cannot be loaded.
const char *CSDL2_load(void);

/// Begins to load SDL2 on another thread. `CSDL2_load` and the functions wait for it. Until it is done, the process
/// must not change its environment.
void CSDL2_begin_loading(void);

/// Runs a function on another thread. Until it returns, a call of a function of SDL2 or SDL2_ttf from any other thread waits.
/// - Returns: whether the thread was made; if not, the function was not called.
bool CSDL2_run(void (*function)(void));

/// Waits until the function of `CSDL2_run` has returned.
void CSDL2_wait(void);
