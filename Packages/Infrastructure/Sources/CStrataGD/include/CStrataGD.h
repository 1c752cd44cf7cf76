// Pictures decoded by libgd, scaled down and turned upright, for Swift.
//
// On Linux the library is loaded with the first picture: with the libraries of all its formats it takes longer to load than
// the rest of a program to start, and most runs of a program decode no picture.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum cgd_format { CGD_JPEG, CGD_PNG, CGD_WEBP, CGD_GIF };

// A decoded picture; the caller frees `rgba`. It is null if decoding failed.
struct cgd_image {
    int width;
    int height;
    uint8_t *rgba;
};

// Loads the library and silences it, as it writes to standard error otherwise; returns whether it is there. It has to be
// called once, before anything else.
bool strata_gd_load(void);

// The bytes of a file, as long as they may be read.
struct cgd_source {
    const uint8_t *bytes;
    int size;
    // Returns whether the next part may be read; if not, the decoding ends.
    bool (*may_read)(void *context);
    void *context;
};

// Decodes a picture. `width` and `height` are the stored size, before the orientation is applied, that the header claims;
// a picture that turns out larger is refused. `most_width` and `most_height` are the size of the result before that.
struct cgd_image strata_gd_decode(
    enum cgd_format format, struct cgd_source source, int width, int height, int most_width, int most_height,
    int orientation
);
