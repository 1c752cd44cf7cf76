// The parser of cmark-gfm, called from C.
#pragma once

#include <stddef.h>

// Parses a text with the extensions that the reader uses, and frees the tree. Returns whether there was one.
int cmark_baseline_parse(const char *text, size_t length);
