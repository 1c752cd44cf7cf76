#include "CStrataChafa.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The values of libchafa's enumerations that are used (chafa-canvas-config.h, chafa-common.h and chafa-symbol-map.h of 1.8 and
// later, whose ABI has had the number 0 since 2018).
enum { pixel_mode_symbols = 0, pixel_mode_sixels = 1 };
enum { pixel_rgba8_unassociated = 4 };
enum { symbol_tag_space = 1 << 0, symbol_tag_block = 1 << 3 };

// The beginning of a GString of GLib.
struct string {
    char *bytes;
    size_t count;
};

// The functions that are called, without their prefix: result, name, parameters.
#define CHAFA_FUNCTIONS(F) \
    F(void, chafa_, set_n_threads, (int)) \
    F(void *, chafa_, canvas_config_new, (void)) \
    F(void, chafa_, canvas_config_unref, (void *)) \
    F(void, chafa_, canvas_config_set_geometry, (void *, int, int)) \
    F(void, chafa_, canvas_config_set_cell_geometry, (void *, int, int)) \
    F(void, chafa_, canvas_config_set_pixel_mode, (void *, int)) \
    F(void, chafa_, canvas_config_set_symbol_map, (void *, const void *)) \
    F(void *, chafa_, symbol_map_new, (void)) \
    F(void, chafa_, symbol_map_unref, (void *)) \
    F(void, chafa_, symbol_map_add_by_tags, (void *, int)) \
    F(void *, chafa_, canvas_new, (const void *)) \
    F(void, chafa_, canvas_unref, (void *)) \
    F(void, chafa_, canvas_draw_all_pixels, (void *, int, const uint8_t *, int, int, int)) \
    F(struct string *, chafa_, canvas_print, (void *, void *)) \
    F(uint32_t, chafa_, canvas_get_char_at, (void *, int, int)) \
    F(void, chafa_, canvas_get_raw_colors_at, (void *, int, int, int *, int *)) \
    F(void *, chafa_, term_db_get_default, (void)) \
    F(void *, chafa_, term_db_get_fallback_info, (void *)) \
    F(void, chafa_, term_info_unref, (void *)) \
    F(char *, g_, string_free, (struct string *, int))

#define CHAFA_MEMBER(result, prefix, name, parameters) result(*name) parameters;
static struct {
    CHAFA_FUNCTIONS(CHAFA_MEMBER)
} chafa;

static void *open_library(void) {
#ifdef __APPLE__
    // Homebrew installs outside of the folders that are searched.
    const char *paths[] = {
        "libchafa.0.dylib", "/opt/homebrew/lib/libchafa.0.dylib", "/usr/local/lib/libchafa.0.dylib",
    };
#else
    const char *paths[] = {"libchafa.so.0"};
#endif
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        void *library = dlopen(paths[i], RTLD_NOW | RTLD_LOCAL);
        if (library) return library;
    }
    return NULL;
}

bool strata_chafa_load(void) {
    void *library = open_library();
    if (!library) return false;
// The function of GLib is found because libchafa is linked with it.
#define CHAFA_LOOK_UP(result, prefix, name, parameters) \
    if (!(chafa.name = (result(*) parameters)dlsym(library, #prefix #name))) return false;
    CHAFA_FUNCTIONS(CHAFA_LOOK_UP)
    // A thumbnail is not worth the threads.
    chafa.set_n_threads(1);
    return true;
}

// Draws a picture on a canvas, which the caller gives back.
static void *draw(void *config, const uint8_t *rgba, int width, int height) {
    void *canvas = chafa.canvas_new(config);
    chafa.canvas_draw_all_pixels(canvas, pixel_rgba8_unassociated, rgba, width, height, 4 * width);
    return canvas;
}

uint8_t *strata_chafa_sixels(const uint8_t *rgba, int width, int height, size_t *count) {
    void *config = chafa.canvas_config_new();
    // One cell that is as large as the picture, so that no pixel is scaled.
    chafa.canvas_config_set_geometry(config, 1, 1);
    chafa.canvas_config_set_cell_geometry(config, width, height);
    chafa.canvas_config_set_pixel_mode(config, pixel_mode_sixels);
    void *canvas = draw(config, rgba, width, height);
    void *info = chafa.term_db_get_fallback_info(chafa.term_db_get_default());
    struct string *text = chafa.canvas_print(canvas, info);
    uint8_t *sixels = malloc(text->count + 1);
    *count = text->count;
    if (sixels) memcpy(sixels, text->bytes, text->count);
    chafa.string_free(text, 1);
    chafa.term_info_unref(info);
    chafa.canvas_unref(canvas);
    chafa.canvas_config_unref(config);
    return sixels;
}

void strata_chafa_symbols(
    const uint8_t *rgba, int width, int height, int columns, int rows, struct strata_symbol *symbols
) {
    void *map = chafa.symbol_map_new();
    chafa.symbol_map_add_by_tags(map, symbol_tag_space | symbol_tag_block);
    void *config = chafa.canvas_config_new();
    chafa.canvas_config_set_geometry(config, columns, rows);
    chafa.canvas_config_set_pixel_mode(config, pixel_mode_symbols);
    chafa.canvas_config_set_symbol_map(config, map);
    void *canvas = draw(config, rgba, width, height);
    for (int y = 0; y < rows; y++) {
        for (int x = 0; x < columns; x++) {
            int foreground = -1, background = -1;
            chafa.canvas_get_raw_colors_at(canvas, x, y, &foreground, &background);
            symbols[y * columns + x] =
                (struct strata_symbol){chafa.canvas_get_char_at(canvas, x, y), foreground, background};
        }
    }
    chafa.canvas_unref(canvas);
    chafa.canvas_config_unref(config);
    chafa.symbol_map_unref(map);
}
