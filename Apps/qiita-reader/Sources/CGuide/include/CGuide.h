// The chapters of docs/guide, compiled into the program by the preprocessor (#embed, C23). All texts are ended by NUL and valid
// as long as the program runs.
#pragma once

#include <stddef.h>

/// The number of chapters.
size_t guide_chapter_count(void);

/// Returns the name of the chapter's file without the number and the extension, for example "the-grid".
///
/// The chapters are numbered from 0, in the order of their files.
const char *_Nonnull guide_slug(size_t number);

/// Returns the text of a chapter, Markdown with front matter in UTF-8: in Japanese for the code "ja", or else in English.
const unsigned char *_Nonnull guide_text(size_t number, const char *_Nonnull language);
