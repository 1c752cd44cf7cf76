import ArchitectureDomain

/// Changes of files in the unified format, which `git apply` reads if they have no control characters.
enum UnifiedDiff {
    private static let context = 3

    /// Returns the lines about changed files, of which some had other paths before.
    static func lines(_ changes: [ProjectChange], renamed: [String: String] = [:]) -> [String] {
        let gone = Set(renamed.values)
        let texts = Dictionary(changes.map { ($0.path, $0.old) }) { first, _ in first }
        return changes.filter { !gone.contains($0.path) }.flatMap { change -> [String] in
            guard let path = renamed[change.path] else {
                // A file without a head of its own would belong to the renamed one before.
                let mode = change.old == nil ? ["new file mode 100644"] : []
                let head = renamed.isEmpty ? [] : ["diff --git a/\(change.path) b/\(change.path)"] + mode
                let old = change.old == nil ? "/dev/null" : "a/" + change.path
                return head + ["--- " + old, "+++ b/\(change.path)"] + hunks(change.old ?? [], change.new ?? [])
            }
            let head = ["diff --git a/\(path) b/\(change.path)", "rename from \(path)", "rename to \(change.path)"]
            let hunks = hunks((texts[path] ?? nil) ?? [], change.new ?? [])
            return head + (hunks.isEmpty ? [] : ["--- a/\(path)", "+++ b/\(change.path)"] + hunks)
        }
    }

    private static func hunks(_ old: [UInt8], _ new: [UInt8]) -> [String] {
        let (old, new) = (lines(old), lines(new))
        let difference = new.difference(from: old)
        func offset(_ change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
            switch change {
            case .insert(let offset, _, _), .remove(let offset, _, _): offset
            }
        }
        let removed = Set(difference.removals.map(offset))
        let inserted = Set(difference.insertions.map(offset))
        var hunks: [String] = []
        // The lines of a hunk, its beginning in both texts, and how many lines of context it ends with.
        var hunk: [String] = []
        var start = (old: 0, new: 0)
        var unchanged = 0
        var (one, other) = (0, 0)
        func end() {
            guard hunk.contains(where: { $0.first == "+" || $0.first == "-" }) else { return }
            // The mark of a last line without a line break goes with that line.
            let marks = unchanged > context && hunk.last?.first == "\\" ? 1 : 0
            let kept = hunk.dropLast(max(0, unchanged - context) + marks)
            let counts = (
                old: kept.count { $0.first != "+" && $0.first != "\\" },
                new: kept.count { $0.first != "-" && $0.first != "\\" }
            )
            hunks.append("@@ -\(range(start.old, counts.old)) +\(range(start.new, counts.new)) @@")
            hunks += kept
        }
        while one < old.count || other < new.count {
            if hunk.isEmpty { start = (one, other) }
            if removed.contains(one), one < old.count {
                hunk += marked("-", old[one])
                (one, unchanged) = (one + 1, 0)
            } else if inserted.contains(other), other < new.count {
                hunk += marked("+", new[other])
                (other, unchanged) = (other + 1, 0)
            } else {
                hunk += marked(" ", old[one])
                (one, other, unchanged) = (one + 1, other + 1, unchanged + 1)
                let isBefore = unchanged == hunk.count
                if isBefore, unchanged > context {
                    hunk.removeFirst()
                    (start.old, start.new, unchanged) = (start.old + 1, start.new + 1, context)
                } else if !isBefore, unchanged > 2 * context {
                    end()
                    (hunk, unchanged) = (Array(hunk.suffix(context)), context)
                    start = (one - context, other - context)
                }
            }
        }
        end()
        return hunks
    }

    /// Returns the range of a hunk: its first line and the number of lines, which is left out for one line; an empty range
    /// names the line before it.
    private static func range(_ start: Int, _ count: Int) -> String {
        count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }

    /// Returns a line with its sign, and the marker `\ No newline at end of file` if it has no line break.
    private static func marked(_ sign: String, _ line: ArraySlice<UInt8>) -> [String] {
        let hasEnd = line.last == UInt8(ascii: "\n")
        let text = sign + String(decoding: hasEnd ? line.dropLast() : line, as: UTF8.self)
        return hasEnd ? [text] : [text, "\\ No newline at end of file"]
    }

    /// Returns the lines with their line breaks.
    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }
}
