import ArchitectureDomain
import RepositoryKit

/// The format of a baseline: a line of TOML for each entry.
///
/// ```toml
/// layer-arrow.Cart.Store."Checkout.swift" = "Checkout moves to the store, in spring."
///
/// unsafe-construct.Cart."try!"."Checkout.swift" = [2, "The numbers are ours."]
/// ```
///
/// The key is the check and the names, the value the reason, with the number of violations if there are several. Version control
/// merges changes of lines that are not neighbours. So an empty line stands between entries, and stays when one of them goes.
enum BaselineFile {
    private static let header = [
        "# Violations that are accepted for now, each with the reason: CHECK.NAMES = \"reason\", or [number, \"reason\"].",
        "# 'strata baseline' removes those that were fixed. Empty lines let branches remove neighbours without a conflict.",
    ]

    private static let notation = "layer-arrow.From.To = \"reason\" | [2, \"reason\"]"

    /// Returns the entries in a file; throws with the line of the first mistake.
    static func entries(from bytes: [UInt8]) throws(RulesFileError) -> [Baseline.Entry] {
        var reader = TOMLReader(bytes)
        var entries: [Baseline.Entry] = []
        for (path, value) in try reader.readLines() {
            let violation = Baseline.Violation(try check(path[0], line: value.line), Array(path.dropFirst()))
            let place = Place(file: Baseline.file, line: value.line)
            guard let (count, reason) = accepted(value) else {
                throw RulesFileError(line: value.line, reason: .wrongType(key: path[0], value, notation))
            }
            entries.append(.init(violation, count: count, reason: reason, at: place))
        }
        return entries
    }

    static func check(_ name: String, line: Int) throws(RulesFileError) -> Check {
        guard let check = Check(rawValue: name) else {
            throw RulesFileError(line: line, reason: .noneOf(key: "check", name, Check.allCases.map(\.rawValue)))
        }
        return check
    }

    /// The largest number of violations in an entry, so that no sum of them overflows.
    private static let largestCount = 1_000_000

    /// Returns the number of violations and the reason that a value states, or nil for any other value.
    private static func accepted(_ value: TOMLValue) -> (count: Int, reason: String)? {
        switch value.content {
        case .text(let reason): return (1, reason)
        case .list(let parts):
            guard parts.count == 2, case .number(let count) = parts[0].content, 1...largestCount ~= count,
                case .text(let reason) = parts[1].content
            else { return nil }
            return (count, reason)
        case .number, .flag: return nil
        }
    }

    private static func line(_ entry: Baseline.Entry) -> [UInt8] {
        let key = ([entry.violation.check.rawValue] + entry.violation.names).map(TOMLText.key).joined(separator: ".")
        let reason = TOMLText.quoted(entry.reason)
        return Array("\(key) = \(entry.count == 1 ? reason : "[\(entry.count), \(reason)]")".utf8)
    }

    /// A line, with the violation of the entry on it.
    private struct Line {
        var bytes: [UInt8] = []
        var violation: Baseline.Violation?

        var isBlank: Bool { bytes.allSatisfy { $0 <= 0x20 } }
    }

    /// Returns the text of a baseline in the place of another or none; throws for a mistake in that.
    ///
    /// Lines that need not change, and comments, stay as they are. An entry that goes leaves its empty line; several in
    /// a row become one when entries are added.
    static func text(of baseline: Baseline, replacing old: [UInt8]) throws(RulesFileError) -> [UInt8] {
        var missing = Dictionary(uniqueKeysWithValues: baseline.entries.map { ($0.violation, $0) })
        var present: [Line?] = old.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            Line(bytes: Array($0))
        }
        for entry in try entries(from: old) {
            let index = (entry.place?.position.line ?? 1) - 1
            guard let kept = missing.removeValue(forKey: entry.violation) else {
                present[index] = nil
                continue
            }
            if kept.count != entry.count { present[index]?.bytes = line(kept) }
            present[index]?.violation = kept.violation
        }
        var lines = present.compactMap(\.self)
        if !missing.isEmpty {
            insert(missing.values.sorted { $0.violation < $1.violation }, into: &lines)
        }
        return Array(lines.map(\.bytes).joined(separator: [0x0A]))
    }

    /// Inserts entries in their order, with one empty line between entries.
    private static func insert(_ entries: [Baseline.Entry], into lines: inout [Line]) {
        while lines.last?.isBlank == true { lines.removeLast() }
        if lines.isEmpty { lines = header.map { Line(bytes: Array($0.utf8)) } }
        var start = 0
        for entry in entries {
            let new = Line(bytes: line(entry), violation: entry.violation)
            var next = lines[start...].firstIndex { $0.violation.map { $0 > entry.violation } ?? false }
            // The comments right above an entry are about it.
            while let line = next, line > start, lines[line - 1].violation == nil, !lines[line - 1].isBlank {
                next = line - 1
            }
            lines.insert(contentsOf: next == nil ? [Line(), new] : [new, Line()], at: next ?? lines.count)
            start = next.map { $0 + 2 } ?? lines.count
        }
        lines = lines.indices.filter { $0 == 0 || !lines[$0].isBlank || !lines[$0 - 1].isBlank }.map { lines[$0] }
        lines.append(Line())
    }
}
