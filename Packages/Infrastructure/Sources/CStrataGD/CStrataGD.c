#include "CStrataGD.h"

#include <gd.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The functions that are called, without their prefix.
#define CGD_FUNCTIONS(F) \
    F(SetErrorMethod) \
    F(ImageCreateFromJpegCtxEx) \
    F(ImageCreateFromPngCtx) \
    F(ImageCreateFromWebpCtx) \
    F(ImageCreateFromGifCtx) \
    F(ImageDestroy) \
    F(ImageGetTrueColorPixel)

#define CGD_MEMBER(name) __typeof__(gd##name) *name;
static struct {
    CGD_FUNCTIONS(CGD_MEMBER)
} gd;

#ifdef __APPLE__

static bool look_up(void) {
#define CGD_LINK(name) gd.name = gd##name;
    CGD_FUNCTIONS(CGD_LINK)
    return true;
}

#else

#include <dlfcn.h>

static bool look_up(void) {
    // Its ABI has had this number since 2013.
    void *library = dlopen("libgd.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
#define CGD_LOOK_UP(name) \
    if (!(gd.name = (__typeof__(gd##name) *)dlsym(library, "gd" #name))) return false;
    CGD_FUNCTIONS(CGD_LOOK_UP)
    return true;
}

#endif

static void ignore(int priority, const char *format, va_list arguments) {
    (void)priority;
    (void)format;
    (void)arguments;
}

bool strata_gd_load(void) {
    if (!look_up()) return false;
    gd.SetErrorMethod(ignore);
    return true;
}

// A file that libgd reads.
struct input {
    gdIOCtx context;
    struct cgd_source source;
    int position;
    bool is_ended;
    // True if the next read is empty: libgd fills its buffer for a JPEG, in which dozens of scans fit, until one is.
    bool ends_part;
};

static struct input *input(gdIOCtx *context) { return (struct input *)context; }

static int read_part(gdIOCtx *context, void *buffer, int count) {
    struct input *in = input(context);
    if (!in->is_ended && !in->source.may_read(in->source.context)) in->is_ended = true;
    int rest = in->is_ended ? 0 : in->source.size - in->position;
    if (count > rest) count = rest;
    if (count > 0) memcpy(buffer, in->source.bytes + in->position, (size_t)count);
    in->position += count;
    return count;
}

static int read_small_part(gdIOCtx *context, void *buffer, int count) {
    enum { limit = 128 };
    struct input *in = input(context);
    in->ends_part = !in->ends_part;
    return in->ends_part ? read_part(context, buffer, count < limit ? count : limit) : 0;
}

static int read_byte(gdIOCtx *context) {
    uint8_t byte;
    return read_part(context, &byte, 1) == 1 ? byte : EOF;
}

static int seek(gdIOCtx *context, const int position) {
    if (position < 0 || position > input(context)->source.size) return 0;
    input(context)->position = position;
    return 1;
}

static long tell(gdIOCtx *context) { return input(context)->position; }

static gdImagePtr decode(enum cgd_format format, struct cgd_source source) {
    struct input in = {.context = {.getC = read_byte, .getBuf = read_part, .seek = seek, .tell = tell}, .source = source};
    gdImagePtr image = NULL;
    switch (format) {
    case CGD_JPEG:
        in.context.getBuf = read_small_part;
        // Warnings, such as stray bytes between markers, are common in photos; truncation is found before.
        image = gd.ImageCreateFromJpegCtxEx(&in.context, 1);
        break;
    case CGD_PNG: image = gd.ImageCreateFromPngCtx(&in.context); break;
    case CGD_WEBP: image = gd.ImageCreateFromWebpCtx(&in.context); break;
    case CGD_GIF: image = gd.ImageCreateFromGifCtx(&in.context); break;
    }
    if (!in.is_ended || !image) return image;
    gd.ImageDestroy(image);
    return NULL;
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

// Writes the mean of the pixels of a rectangle; the colours count as much as they are opaque.
static void average(gdImagePtr image, int left, int right, int top, int bottom, uint8_t *pixel) {
    uint64_t red = 0, green = 0, blue = 0, opacity = 0, count = 0;
    for (int y = top; y < bottom; y++) {
        for (int x = left; x < right; x++) {
            // Most pictures have their colours in rows, where a function for each pixel takes longer than its sum.
            int color = gdImageTrueColor(image) ? gdImageTrueColorPixel(image, x, y)
                                                : gd.ImageGetTrueColorPixel(image, x, y);
            uint64_t weight = (uint64_t)(gdAlphaTransparent - gdTrueColorGetAlpha(color));
            red += weight * (uint64_t)gdTrueColorGetRed(color);
            green += weight * (uint64_t)gdTrueColorGetGreen(color);
            blue += weight * (uint64_t)gdTrueColorGetBlue(color);
            opacity += weight;
            count++;
        }
    }
    if (opacity > 0) {
        pixel[0] = (uint8_t)((red + opacity / 2) / opacity);
        pixel[1] = (uint8_t)((green + opacity / 2) / opacity);
        pixel[2] = (uint8_t)((blue + opacity / 2) / opacity);
    }
    pixel[3] = (uint8_t)(opacity * 255 / (count * gdAlphaTransparent));
}

struct cgd_image strata_gd_decode(
    enum cgd_format format, struct cgd_source source, int width, int height, int most_width, int most_height,
    int orientation
) {
    struct cgd_image result = {0, 0, NULL};
    gdImagePtr image = decode(format, source);
    if (!image) return result;
    int actual_width = gdImageSX(image), actual_height = gdImageSY(image);
    if (actual_width > width || actual_height > height || actual_width < 1 || actual_height < 1) {
        gd.ImageDestroy(image);
        return result;
    }
    int columns = most_width < actual_width ? most_width : actual_width;
    int rows = most_height < actual_height ? most_height : actual_height;
    uint8_t *rgba = calloc((size_t)columns * (size_t)rows, 4);
    if (rgba) {
        for (int y = 0; y < rows; y++) {
            int top = (int)((int64_t)y * actual_height / rows), bottom = (int)((int64_t)(y + 1) * actual_height / rows);
            for (int x = 0; x < columns; x++) {
                int left = (int)((int64_t)x * actual_width / columns);
                int right = (int)((int64_t)(x + 1) * actual_width / columns);
                average(image, left, right, top, bottom, rgba + 4 * upright(x, y, columns, rows, orientation));
            }
        }
        result.width = orientation >= 5 ? rows : columns;
        result.height = orientation >= 5 ? columns : rows;
        result.rgba = rgba;
    }
    gd.ImageDestroy(image);
    return result;
}
