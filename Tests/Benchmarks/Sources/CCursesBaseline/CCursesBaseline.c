#include "CCursesBaseline.h"

#include <locale.h>
#include <stdio.h>
#if defined(__APPLE__)
#include <curses.h>
#else
#include <ncursesw/curses.h>
#endif

int curses_baseline_start(int descriptor, int rows, int columns) {
    // ncursesw measures characters by the locale.
    if (!setlocale(LC_CTYPE, "C.UTF-8") && !setlocale(LC_CTYPE, "en_US.UTF-8")) return 0;
    FILE *output = fdopen(descriptor, "w");
    if (!output) return 0;
    use_env(FALSE);
    SCREEN *screen = newterm("xterm-256color", output, stdin);
    if (!screen) return 0;
    set_term(screen);
    resizeterm(rows, columns);
    return 1;
}

void curses_baseline_paint(const char *const *lines, int count) {
    erase();
    for (int row = 0; row < count; row++) {
        attrset(row % 2 == 0 ? A_BOLD : A_DIM);
        mvaddstr(row, 0, lines[row]);
    }
    refresh();
}
