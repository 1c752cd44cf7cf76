#include "Formats.h"
#include "Libraries.h"

#include <stdlib.h>

// The library calls these with its own structures, which are the first members here.
struct jpeg_errors {
    struct jpeg_error_mgr manager;
    jmp_buf place;
    // True if a scan had less data than pixels.
    bool is_short;
};

struct jpeg_input {
    struct jpeg_source_mgr manager;
    // True if the library has asked for more than the file has.
    bool is_ended;
};

struct jpeg_progress {
    struct jpeg_progress_mgr manager;
    const struct images_source *source;
};

// What has to be freed after an error.
struct jpeg_decoding {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_errors errors;
    struct jpeg_input input;
    struct jpeg_progress progress;
    struct strata_canvas *canvas;
    uint8_t *row;
    struct images_result result;
};

static void end(j_common_ptr jpeg) { longjmp(((struct jpeg_errors *)jpeg->err)->place, 1); }

static void take_warning(j_common_ptr jpeg, int level) {
    // Other warnings, such as stray bytes between markers, are common in photos.
    if (level < 0 && jpeg->err->msg_code == JWRN_HIT_MARKER) ((struct jpeg_errors *)jpeg->err)->is_short = true;
}

static void print_nothing(j_common_ptr jpeg) { (void)jpeg; }

static void do_nothing(j_decompress_ptr jpeg) { (void)jpeg; }

static boolean end_input(j_decompress_ptr jpeg) {
    static const JOCTET marker[] = {0xFF, JPEG_EOI};
    ((struct jpeg_input *)jpeg->src)->is_ended = true;
    jpeg->src->next_input_byte = marker;
    jpeg->src->bytes_in_buffer = sizeof marker;
    return TRUE;
}

static void skip(j_decompress_ptr jpeg, long count) {
    if (count <= 0) return;
    if ((size_t)count > jpeg->src->bytes_in_buffer) {
        end_input(jpeg);
        return;
    }
    jpeg->src->next_input_byte += count;
    jpeg->src->bytes_in_buffer -= (size_t)count;
}

static void check_progress(j_common_ptr jpeg) {
    if (!images_may_go_on(((struct jpeg_progress *)jpeg->progress)->source)) end(jpeg);
}

// Four bytes for each pixel of a row of three (red, green, blue) or four (the inks of print, by Adobe's programs inverted), in place.
static void make_rgba(uint8_t *row, int count, bool is_print, bool is_inverted) {
    for (int i = count - 1; i >= 0; i--) {
        const uint8_t *in = row + (is_print ? 4 : 3) * i;
        uint8_t first = in[0], second = in[1], third = in[2];
        if (is_print) {
            uint8_t flip = is_inverted ? 0 : 255, black = in[3] ^ flip;
            first = (uint8_t)((first ^ flip) * black / 255);
            second = (uint8_t)((second ^ flip) * black / 255);
            third = (uint8_t)((third ^ flip) * black / 255);
        }
        uint8_t *out = row + 4 * i;
        out[0] = first;
        out[1] = second;
        out[2] = third;
        out[3] = 255;
    }
}

// Returns whether the coefficients of all pixels, which the library keeps for a picture of several scans, fit into the limit.
static bool fits(struct jpeg_decompress_struct *jpeg) {
    if (!images_libraries.jpeg_has_multiple_scans(jpeg)) return true;
    uint64_t count = (uint64_t)jpeg->image_width * jpeg->image_height * (uint64_t)jpeg->num_components;
    return count * sizeof(JCOEF) <= images_memory_limit;
}

static void decode(struct jpeg_decoding *decoding, struct images_request request) {
    struct jpeg_decompress_struct *jpeg = &decoding->jpeg;
    images_libraries.jpeg_read_header(jpeg, TRUE);
    if (jpeg->image_width > (JDIMENSION)request.width || jpeg->image_height > (JDIMENSION)request.height) return;
    bool is_print = jpeg->num_components == 4;
    if (!is_print && jpeg->num_components != 3 && jpeg->num_components != 1) return;
    if (!fits(jpeg)) {
        decoding->result.is_too_large = true;
        return;
    }
    jpeg->out_color_space = is_print ? JCS_CMYK : JCS_RGB;
    // The library scales by leaving out frequencies, to an eighth at most.
    jpeg->scale_denom = 8;
    for (jpeg->scale_num = 1; jpeg->scale_num < 8; jpeg->scale_num *= 2) {
        uint64_t width = (uint64_t)jpeg->image_width * jpeg->scale_num / 8;
        uint64_t height = (uint64_t)jpeg->image_height * jpeg->scale_num / 8;
        if (width >= (uint64_t)request.columns && height >= (uint64_t)request.rows) break;
    }
    images_libraries.jpeg_start_decompress(jpeg);
    int width = (int)jpeg->output_width, height = (int)jpeg->output_height;
    decoding->canvas = strata_canvas_new(width, height, request.columns, request.rows);
    decoding->row = malloc((size_t)width * 4);
    if (!decoding->canvas || !decoding->row) return;
    while (jpeg->output_scanline < jpeg->output_height) {
        int y = (int)jpeg->output_scanline;
        if (images_libraries.jpeg_read_scanlines(jpeg, &decoding->row, 1) != 1) return;
        make_rgba(decoding->row, width, is_print, jpeg->saw_Adobe_marker);
        strata_canvas_add(decoding->canvas, decoding->row, width, 0, 1, y);
    }
    // What follows the pixels does not matter: some cameras write no end, or their own data in its place.
    if (decoding->errors.is_short && decoding->input.is_ended) return;
    decoding->result = strata_canvas_picture(decoding->canvas, request.orientation);
}

struct images_result images_decode_jpeg(struct images_source source, struct images_request request) {
    struct jpeg_decoding *decoding = calloc(1, sizeof *decoding);
    if (!decoding) return (struct images_result){0};
    struct jpeg_decompress_struct *jpeg = &decoding->jpeg;
    jpeg->err = images_libraries.jpeg_std_error(&decoding->errors.manager);
    jpeg->err->error_exit = end;
    jpeg->err->emit_message = take_warning;
    jpeg->err->output_message = print_nothing;
    if (!setjmp(decoding->errors.place)) {
        images_libraries.jpeg_CreateDecompress(jpeg, JPEG_LIB_VERSION, sizeof *jpeg);
        decoding->input.manager = (struct jpeg_source_mgr){
            .next_input_byte = source.bytes,
            .bytes_in_buffer = source.size,
            .init_source = do_nothing,
            .fill_input_buffer = end_input,
            .skip_input_data = skip,
            .resync_to_restart = images_libraries.jpeg_resync_to_restart,
            .term_source = do_nothing,
        };
        jpeg->src = &decoding->input.manager;
        decoding->progress.manager.progress_monitor = check_progress;
        decoding->progress.source = &source;
        jpeg->progress = &decoding->progress.manager;
        check_progress((j_common_ptr)jpeg);
        decode(decoding, request);
    }
    images_libraries.jpeg_destroy_decompress(jpeg);
    strata_canvas_free(decoding->canvas);
    free(decoding->row);
    struct images_result result = decoding->result;
    free(decoding);
    return result;
}
