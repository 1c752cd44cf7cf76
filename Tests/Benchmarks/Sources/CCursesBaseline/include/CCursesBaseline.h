// A screen of ncursesw, repainted as any C program would.
#pragma once

// Starts a screen of a size on an xterm with 256 colours, which is written to a descriptor. Returns whether it started.
int curses_baseline_start(int descriptor, int rows, int columns);

// Shows lines of UTF-8: the first of each pair bold, the second dim.
void curses_baseline_paint(const char *const *lines, int count);
