#include "Formats.h"
#include "Libraries.h"

#include <stdlib.h>
#include <string.h>

// What has to be freed after an error.
struct png_decoding {
    png_structp png;
    png_infop info;
    jmp_buf place;
    struct images_source source;
    size_t position;
    struct strata_canvas *canvas;
    uint8_t *row;
    struct images_result result;
};

// Ends the decoding. The library would print the message if this returned.
static void end(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(((struct png_decoding *)images_libraries.png_get_error_ptr(png))->place, 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void read_part(png_structp png, png_bytep buffer, size_t count) {
    struct png_decoding *decoding = images_libraries.png_get_io_ptr(png);
    bool is_there = count <= decoding->source.size - decoding->position;
    if (!is_there || !images_may_go_on(&decoding->source)) images_libraries.png_error(png, "");
    memcpy(buffer, decoding->source.bytes + decoding->position, count);
    decoding->position += count;
}

static void decode(struct png_decoding *decoding, struct images_request request) {
    struct images_libraries *library = &images_libraries;
    png_structp png = decoding->png;
    png_infop info = decoding->info;
    // Only what the pixels need is read: no profiles, no texts.
    library->png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    library->png_set_read_fn(png, decoding, read_part);
    library->png_read_info(png, info);
    png_uint_32 width = library->png_get_image_width(png, info), height = library->png_get_image_height(png, info);
    if (width > (png_uint_32)request.width || height > (png_uint_32)request.height) return;
    library->png_set_expand(png);
    library->png_set_scale_16(png);
    library->png_set_gray_to_rgb(png);
    library->png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    library->png_read_update_info(png, info);
    if (library->png_get_rowbytes(png, info) != (size_t)width * 4) return;
    decoding->canvas = strata_canvas_new((int)width, (int)height, request.columns, request.rows);
    decoding->row = malloc((size_t)width * 4);
    if (!decoding->canvas || !decoding->row) return;
    // The passes of an interlaced picture go to the canvas as they come, so that it takes no more memory.
    bool is_interlaced = library->png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    for (int pass = 0; pass < (is_interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1); pass++) {
        int count = is_interlaced ? (int)PNG_PASS_COLS(width, pass) : (int)width;
        int rows = is_interlaced ? (int)PNG_PASS_ROWS(height, pass) : (int)height;
        if (count == 0) continue;
        int left = is_interlaced ? PNG_PASS_START_COL(pass) : 0, step = is_interlaced ? PNG_PASS_COL_OFFSET(pass) : 1;
        for (int row = 0; row < rows; row++) {
            if (!images_may_go_on(&decoding->source)) return;
            library->png_read_row(png, decoding->row, NULL);
            int y = is_interlaced ? (int)PNG_ROW_FROM_PASS_ROW(row, pass) : row;
            strata_canvas_add(decoding->canvas, decoding->row, count, left, step, y);
        }
    }
    library->png_read_end(png, NULL);
    decoding->result = strata_canvas_picture(decoding->canvas, request.orientation);
}

struct images_result images_decode_png(struct images_source source, struct images_request request) {
    struct png_decoding *decoding = calloc(1, sizeof *decoding);
    if (!decoding) return (struct images_result){0};
    decoding->source = source;
    if (!setjmp(decoding->place)) {
        decoding->png = images_libraries.png_create_read_struct(PNG_LIBPNG_VER_STRING, decoding, end, ignore);
        if (decoding->png) decoding->info = images_libraries.png_create_info_struct(decoding->png);
        if (decoding->info) decode(decoding, request);
    }
    if (decoding->png) images_libraries.png_destroy_read_struct(&decoding->png, &decoding->info, NULL);
    strata_canvas_free(decoding->canvas);
    free(decoding->row);
    struct images_result result = decoding->result;
    free(decoding);
    return result;
}
