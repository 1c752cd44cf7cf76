// The templates of projects and of what is added to them, compiled into the program by the preprocessor (#embed, C23).
#pragma once

#include <stddef.h>

/// A template, valid as long as the program runs.
struct StrataTemplate {
    /// The name of its set, a slash, and the path relative to the folder of the project, with placeholders.
    const char *_Nonnull path;
    const unsigned char *_Nonnull bytes;
    size_t count;
};

/// The templates in the order of their paths.
const struct StrataTemplate *_Nonnull strata_templates(void);

/// The number of templates.
size_t strata_template_count(void);
