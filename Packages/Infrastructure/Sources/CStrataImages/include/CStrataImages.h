// Pictures decoded by libjpeg, libpng and libwebp, scaled down while they are read, for Swift.
//
// On Linux the libraries are loaded with the first picture: most runs of a program decode none. None of them writes a message:
// each gets functions of ours in place of those that print.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum images_format { IMAGES_JPEG, IMAGES_PNG, IMAGES_WEBP };

// Loads the libraries; returns whether they are there. It has to be called once, before any decoding.
bool strata_images_load(void);

// A canvas of the size of a picture, of which the means of rectangles are kept: the pixels of the result.
struct strata_canvas;

// Creates a canvas, or returns null if there is no memory. `columns` and `rows` are the size of the result, which is not larger.
struct strata_canvas *strata_canvas_new(int width, int height, int columns, int rows);

// Adds pixels of a row, each of four bytes, from column `x` on and `step` columns apart; those outside of the canvas are left out.
void strata_canvas_add(struct strata_canvas *canvas, const uint8_t *rgba, int count, int x, int step, int y);

void strata_canvas_free(struct strata_canvas *canvas);

// A decoded picture; the caller frees `rgba`. It is null if decoding failed.
struct images_result {
    int width;
    int height;
    uint8_t *rgba;
    // True if decoding would take more memory than a picture may.
    bool is_too_large;
};

// Returns the picture of a canvas, turned upright from an orientation of Exif. What nobody has added is transparent.
struct images_result strata_canvas_picture(const struct strata_canvas *canvas, int orientation);

// The bytes of a file, and whether the decoding may go on, which is asked at least once for each row.
struct images_source {
    const uint8_t *bytes;
    size_t size;
    bool (*may_go_on)(void *context);
    void *context;
};

// The size of a picture as it is stored, before its orientation is applied, and that of the result before that.
struct images_request {
    int width;
    int height;
    int columns;
    int rows;
    int orientation;
    // The first column and row of the source within the picture, of which it may be a part.
    int x;
    int y;
};

// Decodes a picture; one that turns out larger than the request says is an error.
struct images_result strata_images_decode(
    enum images_format format, struct images_source source, struct images_request request
);
