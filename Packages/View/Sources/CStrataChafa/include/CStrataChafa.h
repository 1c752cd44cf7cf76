// Pictures encoded by libchafa, for Swift.
//
// The library is loaded with the first picture, and a program runs without it. Its declarations are repeated in the
// implementation: its headers need those of GLib, which nothing here uses otherwise.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A character and the colours of a cell as 0xRRGGBB; a colour is -1 where the background of the terminal shows.
struct strata_symbol {
    uint32_t scalar;
    int32_t foreground;
    int32_t background;
};

// Loads the library; returns whether it is there. It has to be called once, before anything else.
bool strata_chafa_load(void);

// Encodes a picture of four bytes a pixel (red, green, blue, opacity) as sixels. The caller frees the result, which is null
// if there is no memory; `count` is its length.
uint8_t *strata_chafa_sixels(const uint8_t *rgba, int width, int height, size_t *count);

// Chooses the symbols that resemble a picture, row by row, for `columns` times `rows` cells.
void strata_chafa_symbols(
    const uint8_t *rgba, int width, int height, int columns, int rows, struct strata_symbol *symbols
);
