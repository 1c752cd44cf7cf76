#include "CStrataImages.h"

#include <stdlib.h>

// The sums of the pixels of a rectangle; the colours count as much as they are opaque.
struct sums {
    uint64_t red, green, blue, opacity;
};

struct strata_canvas {
    int width, height, columns, rows;
    struct sums sums[];
};

// The first column, or row, of a part of `count` of a length.
static int start(int part, int count, int length) { return (int)((int64_t)part * length / count); }

// The part that a column, or a row, is in.
static int part(int place, int count, int length) { return (int)((((int64_t)place + 1) * count - 1) / length); }

struct strata_canvas *strata_canvas_new(int width, int height, int columns, int rows) {
    if (width < 1 || height < 1 || columns < 1 || rows < 1) return NULL;
    if (columns > width) columns = width;
    if (rows > height) rows = height;
    size_t count = (size_t)columns * (size_t)rows;
    struct strata_canvas *canvas = calloc(1, sizeof *canvas + count * sizeof(struct sums));
    if (!canvas) return NULL;
    canvas->width = width;
    canvas->height = height;
    canvas->columns = columns;
    canvas->rows = rows;
    return canvas;
}

void strata_canvas_free(struct strata_canvas *canvas) { free(canvas); }

void strata_canvas_add(struct strata_canvas *canvas, const uint8_t *rgba, int count, int x, int step, int y) {
    if (x < 0 || y < 0 || y >= canvas->height || step < 1) return;
    struct sums *row = canvas->sums + (size_t)part(y, canvas->rows, canvas->height) * (size_t)canvas->columns;
    int column = x < canvas->width ? part(x, canvas->columns, canvas->width) : 0;
    int end = start(column + 1, canvas->columns, canvas->width);
    for (int i = 0; i < count && x < canvas->width; i++, x += step, rgba += 4) {
        while (x >= end) end = start(++column + 1, canvas->columns, canvas->width);
        uint64_t weight = rgba[3];
        row[column].red += weight * rgba[0];
        row[column].green += weight * rgba[1];
        row[column].blue += weight * rgba[2];
        row[column].opacity += weight;
        if (canvas->width - x <= step) break;
    }
}

// The place in the upright picture of a pixel of the stored one (Exif 2.32, tag 274).
static size_t upright(int x, int y, int width, int height, int orientation) {
    int right = width - 1 - x, below = height - 1 - y;
    switch (orientation) {
    case 2: return (size_t)y * width + right;
    case 3: return (size_t)below * width + right;
    case 4: return (size_t)below * width + x;
    case 5: return (size_t)x * height + y;
    case 6: return (size_t)x * height + below;
    case 7: return (size_t)right * height + below;
    case 8: return (size_t)right * height + y;
    default: return (size_t)y * width + x;
    }
}

struct images_result strata_canvas_picture(const struct strata_canvas *canvas, int orientation) {
    struct images_result result = {0};
    int columns = canvas->columns, rows = canvas->rows;
    uint8_t *rgba = calloc((size_t)columns * (size_t)rows, 4);
    if (!rgba) return result;
    for (int y = 0; y < rows; y++) {
        uint64_t height = (uint64_t)(start(y + 1, rows, canvas->height) - start(y, rows, canvas->height));
        for (int x = 0; x < columns; x++) {
            const struct sums *sums = canvas->sums + (size_t)y * columns + x;
            uint64_t width = (uint64_t)(start(x + 1, columns, canvas->width) - start(x, columns, canvas->width));
            uint64_t opacity = sums->opacity;
            if (opacity == 0) continue;
            uint8_t *pixel = rgba + 4 * upright(x, y, columns, rows, orientation);
            pixel[0] = (uint8_t)((sums->red + opacity / 2) / opacity);
            pixel[1] = (uint8_t)((sums->green + opacity / 2) / opacity);
            pixel[2] = (uint8_t)((sums->blue + opacity / 2) / opacity);
            // A file may give a pixel twice.
            uint64_t mean = opacity / (width * height);
            pixel[3] = mean > 255 ? 255 : (uint8_t)mean;
        }
    }
    result.width = orientation >= 5 ? rows : columns;
    result.height = orientation >= 5 ? columns : rows;
    result.rgba = rgba;
    return result;
}
