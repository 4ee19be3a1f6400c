// A window of 1280 × 800 in the middle of the display. Each press paints all of it in another colour.
#include <SDL2/SDL.h>

static void paint(SDL_Window *window, Uint32 color) {
  SDL_FillRect(SDL_GetWindowSurface(window), NULL, color);
  SDL_UpdateWindowSurface(window);
}

int main(void) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) return 1;
  SDL_Window *window = SDL_CreateWindow("floor", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800, 0);
  Uint32 color = 0xd01090;
  paint(window, color);
  for (SDL_Event event; SDL_WaitEvent(&event);) {
    if (event.type == SDL_QUIT) break;
    if (event.type == SDL_MOUSEBUTTONDOWN) paint(window, color ^= 0x00ff00);
    if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED) paint(window, color);
  }
  SDL_Quit();
  return 0;
}
