// The templates of new projects, compiled into the program by the preprocessor (#embed, C23).
#pragma once

#include <stddef.h>

/// A template, valid as long as the program runs.
struct ProjectTemplate {
    /// The path relative to the folder of the project, with placeholders.
    const char *_Nonnull path;
    const unsigned char *_Nonnull bytes;
    size_t count;
};

/// The templates in the order of their paths.
const struct ProjectTemplate *_Nonnull strata_project_templates(void);

/// The number of templates.
size_t strata_project_template_count(void);
