#include "CSQLiteBaseline.h"
#include <sqlite3.h>

sqlite3 *sqlite_baseline_open(const char *path) {
    sqlite3 *database = NULL;
    if (sqlite3_open(path, &database) != SQLITE_OK) return NULL;
    const char *setup = "PRAGMA journal_mode = WAL; CREATE TABLE article(body TEXT); BEGIN";
    return sqlite3_exec(database, setup, NULL, NULL, NULL) == SQLITE_OK ? database : NULL;
}

/// Runs a statement with one text, and returns the number in the first row, 1 without a row, -1 for a failure.
static long run(sqlite3 *database, const char *sql, const char *text, size_t count) {
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) return -1;
    sqlite3_bind_text64(statement, 1, text, count, SQLITE_STATIC, SQLITE_UTF8);
    int code = sqlite3_step(statement);
    long result = code == SQLITE_ROW ? (long)sqlite3_column_int64(statement, 0) : code == SQLITE_DONE ? 1 : -1;
    sqlite3_finalize(statement);
    return result;
}

int sqlite_baseline_add(sqlite3 *database, const char *body, size_t count) {
    return run(database, "INSERT INTO article VALUES (?)", body, count) == 1;
}

int sqlite_baseline_finish(sqlite3 *database) {
    return sqlite3_exec(database, "COMMIT; PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL, NULL) == SQLITE_OK;
}

long sqlite_baseline_scan(sqlite3 *database, const char *word, size_t count) {
    return run(database, "SELECT count(*) FROM article WHERE instr(body, ?) > 0", word, count);
}
