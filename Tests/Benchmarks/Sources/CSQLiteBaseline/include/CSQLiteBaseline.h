// A table of bodies and nothing else, as anybody would make it, to compare searches with.
#pragma once

#include <stddef.h>

struct sqlite3;

/// Makes a file with an empty table; NULL if that fails.
struct sqlite3 *sqlite_baseline_open(const char *path);

/// Adds a body; 1 if it was added.
int sqlite_baseline_add(struct sqlite3 *database, const char *body, size_t count);

/// Ends the transaction that adding began; 1 if that worked.
int sqlite_baseline_settle(struct sqlite3 *database);

/// Counts the bodies in which a word is, by `instr`; -1 if that fails.
long sqlite_baseline_scan(struct sqlite3 *database, const char *word, size_t count);
