// The chapters of docs/guide, compiled into the program by the preprocessor (#embed, C23).
#pragma once

#include <stddef.h>

/// A chapter in both languages: Markdown with front matter in UTF-8, ended by NUL, valid as long as the program runs.
struct GuideChapter {
    /// The name of its file without the number and the extension, for example "the-grid".
    const char *_Nonnull slug;
    const unsigned char *_Nonnull english;
    const unsigned char *_Nonnull japanese;
};

/// The chapters in the order of their numbers.
const struct GuideChapter *_Nonnull guide_chapters(void);

/// The number of chapters.
size_t guide_chapter_count(void);
