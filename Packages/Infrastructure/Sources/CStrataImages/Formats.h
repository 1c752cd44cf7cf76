// The decoders of the formats.
#pragma once

#include "CStrataImages.h"

struct images_result images_decode_jpeg(struct images_source source, struct images_request request);
struct images_result images_decode_png(struct images_source source, struct images_request request);
struct images_result images_decode_webp(struct images_source source, struct images_request request);

// Returns whether the decoding may go on.
static inline bool images_may_go_on(const struct images_source *source) { return source->may_go_on(source->context); }
