// A plain table of bodies, the baseline of the searches.
#pragma once

#include <stddef.h>

struct sqlite3;

/// Creates a file with an empty table; NULL for a failure.
struct sqlite3 *sqlite_baseline_open(const char *path);

/// Adds a body; 1 if it was added.
int sqlite_baseline_add(struct sqlite3 *database, const char *body, size_t count);

/// Commits the added bodies; 1 for success.
int sqlite_baseline_finish(struct sqlite3 *database);

/// Returns the number of bodies that contain a word, by `instr`; -1 for a failure.
long sqlite_baseline_scan(struct sqlite3 *database, const char *word, size_t count);
