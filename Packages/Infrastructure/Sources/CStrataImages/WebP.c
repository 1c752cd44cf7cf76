#include "Formats.h"
#include "Libraries.h"

#include <stdlib.h>

// The number of bytes after which it is asked whether the decoding may go on.
enum { part_size = 16 << 10 };

// The bytes for each pixel of what is stored without loss, colours or opacity, and kept whole until its end.
enum { bytes_of_pixel = 5 };

// Decodes into a buffer of the size in the configuration; returns whether all pixels were there.
static bool decode(struct images_source source, WebPDecoderConfig *config) {
    WebPIDecoder *decoder = images_libraries.WebPIDecode(NULL, 0, config);
    if (!decoder) return false;
    VP8StatusCode status = VP8_STATUS_SUSPENDED;
    for (size_t size = 0; status == VP8_STATUS_SUSPENDED && size < source.size && images_may_go_on(&source);) {
        size = source.size - size < part_size ? source.size : size + part_size;
        status = images_libraries.WebPIUpdate(decoder, source.bytes, size);
    }
    images_libraries.WebPIDelete(decoder);
    return status == VP8_STATUS_OK;
}

// The number of columns, or rows, of the result for a number of those of the picture.
static int scaled(int count, int whole, int result) {
    int scaled = (int)((int64_t)count * result / whole);
    return scaled > 0 ? scaled : 1;
}

struct images_result images_decode_webp(struct images_source source, struct images_request request) {
    struct images_result result = {0};
    WebPDecoderConfig config;
    if (!images_libraries.WebPInitDecoderConfigInternal(&config, WEBP_DECODER_ABI_VERSION)) return result;
    VP8StatusCode status = images_libraries.WebPGetFeaturesInternal(
        source.bytes, source.size, &config.input, WEBP_DECODER_ABI_VERSION
    );
    int width = config.input.width, height = config.input.height;
    if (status != VP8_STATUS_OK || width < 1 || height < 1 || width > request.width || height > request.height) return result;
    enum { lossy = 1 };
    if ((config.input.format != lossy || config.input.has_alpha)
        && (int64_t)width * height * bytes_of_pixel > images_memory_limit) {
        result.is_too_large = true;
        return result;
    }
    int columns = scaled(width, request.width, request.columns), rows = scaled(height, request.height, request.rows);
    size_t size = (size_t)columns * (size_t)rows * 4;
    uint8_t *rgba = malloc(size);
    struct strata_canvas *canvas =
        strata_canvas_new(request.columns, request.rows, request.columns, request.rows);
    config.output.colorspace = MODE_RGBA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA = (WebPRGBABuffer){.rgba = rgba, .stride = 4 * columns, .size = size};
    config.options.use_scaling = columns != width || rows != height;
    config.options.scaled_width = columns;
    config.options.scaled_height = rows;
    if (rgba && canvas && decode(source, &config)) {
        int left = (int)((int64_t)request.x * request.columns / request.width);
        int top = (int)((int64_t)request.y * request.rows / request.height);
        for (int y = 0; y < rows; y++) {
            strata_canvas_add(canvas, rgba + (size_t)y * columns * 4, columns, left, 1, top + y);
        }
        result = strata_canvas_picture(canvas, request.orientation);
    }
    strata_canvas_free(canvas);
    free(rgba);
    return result;
}
