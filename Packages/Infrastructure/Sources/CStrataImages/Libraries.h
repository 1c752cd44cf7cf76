// The functions of the libraries that are called.
#pragma once

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>
#include <png.h>
#include <webp/decode.h>

#define JPEG_FUNCTIONS(F) \
    F(jpeg_std_error) \
    F(jpeg_CreateDecompress) \
    F(jpeg_destroy_decompress) \
    F(jpeg_has_multiple_scans) \
    F(jpeg_read_header) \
    F(jpeg_read_scanlines) \
    F(jpeg_resync_to_restart) \
    F(jpeg_start_decompress)

#define PNG_FUNCTIONS(F) \
    F(png_create_info_struct) \
    F(png_create_read_struct) \
    F(png_destroy_read_struct) \
    F(png_error) \
    F(png_get_error_ptr) \
    F(png_get_image_height) \
    F(png_get_image_width) \
    F(png_get_interlace_type) \
    F(png_get_io_ptr) \
    F(png_get_rowbytes) \
    F(png_read_end) \
    F(png_read_info) \
    F(png_read_row) \
    F(png_read_update_info) \
    F(png_set_add_alpha) \
    F(png_set_expand) \
    F(png_set_gray_to_rgb) \
    F(png_set_keep_unknown_chunks) \
    F(png_set_read_fn) \
    F(png_set_scale_16)

#define WEBP_FUNCTIONS(F) \
    F(WebPGetFeaturesInternal) \
    F(WebPIDecode) \
    F(WebPIDelete) \
    F(WebPInitDecoderConfigInternal) \
    F(WebPIUpdate)

#define LIBRARY_MEMBER(name) __typeof__(name) *name;
struct images_libraries {
    JPEG_FUNCTIONS(LIBRARY_MEMBER)
    PNG_FUNCTIONS(LIBRARY_MEMBER)
    WEBP_FUNCTIONS(LIBRARY_MEMBER)
};

extern struct images_libraries images_libraries;

// The most memory that decoding a picture takes beside its file, as far as it depends on the number of pixels.
enum { images_memory_limit = 400 << 20 };
