// The functions of SDL2 and SDL2_ttf that the program calls: result, name, parameters, arguments.
#ifndef TEXT_FUNCTION
#define TEXT_FUNCTION FUNCTION
#endif
// A function that is missing here is an undefined symbol when the program is linked.
FUNCTION(int, SDL_ConvertPixels, (int width, int height, Uint32 src_format, const void *src, int src_pitch,
  Uint32 dst_format, void *dst, int dst_pitch),
  (width, height, src_format, src, src_pitch, dst_format, dst, dst_pitch))
FUNCTION(SDL_Surface *, SDL_CreateRGBSurfaceWithFormatFrom, (void *pixels, int width, int height, int depth,
  int pitch, Uint32 format),
  (pixels, width, height, depth, pitch, format))
FUNCTION(SDL_Cursor *, SDL_CreateSystemCursor, (SDL_SystemCursor id), (id))
FUNCTION(SDL_Window *, SDL_CreateWindow, (const char *title, int x, int y, int w, int h, Uint32 flags),
  (title, x, y, w, h, flags))
FUNCTION(void, SDL_DestroyWindow, (SDL_Window *window), (window))
FUNCTION(void, SDL_FreeSurface, (SDL_Surface *surface), (surface))
FUNCTION(char *, SDL_GetClipboardText, (void), ())
FUNCTION(const char *, SDL_GetCurrentVideoDriver, (void), ())
FUNCTION(int, SDL_GetDesktopDisplayMode, (int displayIndex, SDL_DisplayMode *mode), (displayIndex, mode))
FUNCTION(int, SDL_GetDisplayBounds, (int displayIndex, SDL_Rect *rect), (displayIndex, rect))
FUNCTION(int, SDL_GetDisplayUsableBounds, (int displayIndex, SDL_Rect *rect), (displayIndex, rect))
FUNCTION(const char *, SDL_GetError, (void), ())
FUNCTION(int, SDL_GetNumTouchDevices, (void), ())
FUNCTION(int, SDL_GetNumVideoDisplays, (void), ())
FUNCTION(char *, SDL_GetPrimarySelectionText, (void), ())
FUNCTION(const char *, SDL_GetScancodeName, (SDL_Scancode scancode), (scancode))
FUNCTION(Uint32, SDL_GetTicks, (void), ())
FUNCTION(SDL_TouchID, SDL_GetTouchDevice, (int index), (index))
FUNCTION(SDL_TouchDeviceType, SDL_GetTouchDeviceType, (SDL_TouchID touchID), (touchID))
FUNCTION(void, SDL_GetVersion, (SDL_version *ver), (ver))
FUNCTION(int, SDL_GetWindowBordersSize, (SDL_Window *window, int *top, int *left, int *bottom, int *right),
  (window, top, left, bottom, right))
FUNCTION(int, SDL_GetWindowDisplayIndex, (SDL_Window *window), (window))
FUNCTION(Uint32, SDL_GetWindowID, (SDL_Window *window), (window))
FUNCTION(void, SDL_GetWindowPosition, (SDL_Window *window, int *x, int *y), (window, x, y))
FUNCTION(void, SDL_GetWindowSize, (SDL_Window *window, int *w, int *h), (window, w, h))
FUNCTION(SDL_Surface *, SDL_GetWindowSurface, (SDL_Window *window), (window))
FUNCTION(const char *, SDL_GetWindowTitle, (SDL_Window *window), (window))
FUNCTION(int, SDL_Init, (Uint32 flags), (flags))
FUNCTION(int, SDL_PeepEvents, (SDL_Event *events, int numevents, SDL_eventaction action, Uint32 minType,
  Uint32 maxType),
  (events, numevents, action, minType, maxType))
FUNCTION(void, SDL_PumpEvents, (void), ())
FUNCTION(int, SDL_PushEvent, (SDL_Event *event), (event))
FUNCTION(void, SDL_Quit, (void), ())
FUNCTION(SDL_RWops *, SDL_RWFromConstMem, (const void *mem, int size), (mem, size))
FUNCTION(void, SDL_RaiseWindow, (SDL_Window *window), (window))
FUNCTION(Uint32, SDL_RegisterEvents, (int numevents), (numevents))
FUNCTION(int, SDL_SetClipboardText, (const char *text), (text))
FUNCTION(void, SDL_SetCursor, (SDL_Cursor *cursor), (cursor))
FUNCTION(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value))
FUNCTION(int, SDL_SetPrimarySelectionText, (const char *text), (text))
FUNCTION(void, SDL_SetTextInputRect, (const SDL_Rect *rect), (rect))
FUNCTION(int, SDL_SetWindowFullscreen, (SDL_Window *window, Uint32 flags), (window, flags))
FUNCTION(void, SDL_SetWindowIcon, (SDL_Window *window, SDL_Surface *icon), (window, icon))
FUNCTION(int, SDL_SetWindowInputFocus, (SDL_Window *window), (window))
FUNCTION(void, SDL_SetWindowMinimumSize, (SDL_Window *window, int min_w, int min_h), (window, min_w, min_h))
FUNCTION(void, SDL_SetWindowSize, (SDL_Window *window, int w, int h), (window, w, h))
FUNCTION(void, SDL_SetWindowTitle, (SDL_Window *window, const char *title), (window, title))
FUNCTION(void, SDL_StartTextInput, (void), ())
FUNCTION(void, SDL_StopTextInput, (void), ())
FUNCTION(int, SDL_UpdateWindowSurfaceRects, (SDL_Window *window, const SDL_Rect *rects, int numrects),
  (window, rects, numrects))
FUNCTION(int, SDL_WaitEvent, (SDL_Event *event), (event))
FUNCTION(int, SDL_WaitEventTimeout, (SDL_Event *event, int timeout), (event, timeout))
FUNCTION(void, SDL_free, (void *mem), (mem))
FUNCTION(char *, SDL_strdup, (const char *str), (str))

// Functions of SDL2_ttf.
TEXT_FUNCTION(void, TTF_CloseFont, (TTF_Font *font), (font))
TEXT_FUNCTION(int, TTF_FontAscent, (const TTF_Font *font), (font))
TEXT_FUNCTION(void, TTF_GetFreeTypeVersion, (int *major, int *minor, int *patch), (major, minor, patch))
TEXT_FUNCTION(void, TTF_GetHarfBuzzVersion, (int *major, int *minor, int *patch), (major, minor, patch))
TEXT_FUNCTION(int, TTF_GlyphIsProvided32, (TTF_Font *font, Uint32 ch), (font, ch))
TEXT_FUNCTION(int, TTF_GlyphMetrics32, (TTF_Font *font, Uint32 ch, int *minx, int *maxx, int *miny, int *maxy,
  int *advance),
  (font, ch, minx, maxx, miny, maxy, advance))
TEXT_FUNCTION(int, TTF_Init, (void), ())
TEXT_FUNCTION(const SDL_version *, TTF_Linked_Version, (void), ())
TEXT_FUNCTION(TTF_Font *, TTF_OpenFontRW, (SDL_RWops *src, int freesrc, int ptsize), (src, freesrc, ptsize))
TEXT_FUNCTION(void, TTF_Quit, (void), ())
TEXT_FUNCTION(SDL_Surface *, TTF_RenderUTF8_Blended, (TTF_Font *font, const char *text, SDL_Color fg), (font, text, fg))
TEXT_FUNCTION(void, TTF_SetFontHinting, (TTF_Font *font, int hinting), (font, hinting))
TEXT_FUNCTION(int, TTF_SizeUTF8, (TTF_Font *font, const char *text, int *w, int *h), (font, text, w, h))

#undef TEXT_FUNCTION
