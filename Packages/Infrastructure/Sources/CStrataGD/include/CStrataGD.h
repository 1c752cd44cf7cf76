// Pictures decoded by libgd, scaled down and turned upright, for Swift.
#pragma once

#include <stddef.h>
#include <stdint.h>

enum cgd_format { CGD_JPEG, CGD_PNG, CGD_WEBP, CGD_GIF };

// A decoded picture; the caller frees `rgba`. It is null if decoding failed.
struct cgd_image {
    int width;
    int height;
    uint8_t *rgba;
};

// Silences the library, which otherwise writes to standard error. It has to be called once, before anything else.
void strata_gd_silence(void);

// Decodes a picture. `width` and `height` are the stored size, before the orientation is applied, that the header claims;
// a picture that turns out larger is refused. `most_width` and `most_height` are the size of the result before that.
struct cgd_image strata_gd_decode(
    enum cgd_format format, const uint8_t *file, int size, int width, int height, int most_width, int most_height,
    int orientation
);
