"""The screen of a terminal, as pyte 0.8 emulates it: see TerminalEmulator.swift for the commands on standard input."""

import json
import re
import sys

import pyte

# The sequences that pyte prints as text or does not know, and that change no cell: the keyboard protocol, queries, and the
# strings of graphics protocols. Nothing else is removed.
REMOVED = re.compile(
    "\x1b\\[<u|\x1b\\[>1u|\x1b\\[\\?u|\x1b\\[\\?2026\\$p|\x1b\\[>0q|\x1b\\[16t|\x1b\\[\\?[0-9;]*S|"
    "\x1b[_P](?:\x1b\x1b|[^\x1b])*\x1b\\\\"
)
# The beginning of a sequence whose end is not there yet.
CUT = re.compile("\x1b(\\[[0-?]*[ -/]*|[\\]_P](?:\x1b\x1b|[^\x1b\x07])*\x1b?)?\\Z")


class Screen(pyte.Screen):
    def __init__(self, columns, lines):
        self.unknown = []
        super().__init__(columns, lines)

    def debug(self, *args, **kwargs):
        self.unknown.append(repr((args, kwargs)))

    # pyte has no SU and SD (ECMA-48).
    def scroll(self, count, step):
        column, row = self.cursor.x, self.cursor.y
        top, bottom = self.margins or (0, self.lines - 1)
        self.cursor.y = bottom if step == self.index else top
        for _ in range(max(1, count)):
            step()
        self.cursor.x, self.cursor.y = column, row

    def scroll_up(self, count=1):
        self.scroll(count, self.index)

    def scroll_down(self, count=1):
        self.scroll(count, self.reverse_index)


class Stream(pyte.Stream):
    csi = dict(pyte.Stream.csi, S="scroll_up", T="scroll_down")
    events = pyte.Stream.events | {"scroll_up", "scroll_down"}


class Emulator:
    def __init__(self, columns, rows):
        self.screen = Screen(columns, rows)
        self.stream = Stream(self.screen)
        self.rest = b""
        self.text = ""

    def write(self, data):
        data = self.rest + data
        # A character that is cut is completed by the next piece.
        end = len(data)
        for back in range(1, min(4, end + 1)):
            byte = data[-back]
            if byte & 0xC0 != 0x80:
                if back < (4 if byte >= 0xF0 else 3 if byte >= 0xE0 else 2 if byte >= 0xC0 else 1):
                    end -= back
                break
        self.rest = data[end:]
        text = REMOVED.sub("", self.text + data[:end].decode())
        cut = CUT.search(text)
        self.text = text[cut.start():] if cut else ""
        self.stream.feed(text[: cut.start()] if cut else text)

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)

    def row(self, y):
        """The cells of a row as runs of one style: the style, and the texts of the cells."""
        runs = []
        line = self.screen.buffer[y]
        last = None
        for x in range(self.screen.columns):
            # Later versions have another field, whether it blinks, which does not count.
            attributes = line[x][1:8]
            if attributes != last:
                last = attributes
                fg, bg, bold, italics, underscore, strikethrough, reverse = attributes
                flags = [bold, italics, underscore, reverse, strikethrough]
                runs.append({"style": " ".join([fg, bg, "".join("01"[flag] for flag in flags)]), "cells": []})
            runs[-1]["cells"].append(line[x].data)
        return runs

    def state(self):
        cursor = self.screen.cursor
        return {
            "rows": [self.row(y) for y in range(self.screen.lines)],
            "cursor": {"column": cursor.x, "row": cursor.y},
            "isCursorHidden": cursor.hidden,
            "unknown": self.screen.unknown,
        }


def main():
    emulator = None
    commands, answers = sys.stdin.buffer, sys.stdout
    for line in iter(commands.readline, b""):
        name, *numbers = line.split()
        numbers = [int(number) for number in numbers]
        if name == b"open":
            emulator = Emulator(*numbers)
        elif name == b"write":
            emulator.write(commands.read(numbers[0]))
        elif name == b"resize":
            emulator.resize(*numbers)
        elif name == b"state":
            answers.write(json.dumps(emulator.state()) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
