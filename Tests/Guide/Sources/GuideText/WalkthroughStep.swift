/// A step of a chapter that works on a project of its own.
public enum WalkthroughStep: Equatable, Sendable {
    /// A command that is typed, from a block `console:PROJECT`; a line `…` of its output stands for any lines.
    case run(TranscriptStep)
    /// A file that is written, from a block `swift:PATH` or `toml:PATH`.
    case create(path: String, lines: [String])
    /// A change of a file, from a block `diff:PATH`, whose lines have a space, `-` or `+` in front.
    case edit(path: String, lines: [String])

    /// Returns the steps of a block.
    static func steps(of fence: Fence) -> [WalkthroughStep] {
        guard let name = fence.name else { return [] }
        return switch fence.language {
        case "console": TranscriptStep.steps(of: fence).map(run)
        case "swift", "toml": [.create(path: name, lines: fence.code)]
        case "diff": [.edit(path: name, lines: fence.code)]
        default: []
        }
    }

    /// Returns the lines of a file after an edit, or nil if the lines before it are not there exactly once.
    public static func applying(_ edit: [String], to lines: [String]) -> [String]? {
        let old = edit.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
        let new = edit.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
        let starts = lines.indices.filter { lines[$0...].starts(with: old) }
        guard starts.count == 1, let start = starts.first else { return nil }
        return lines[..<start] + new + lines[(start + old.count)...]
    }

    /// Returns whether an output is the expected one.
    public static func matches(_ output: [String], _ expected: [String]) -> Bool {
        guard let first = expected.first else { return output.isEmpty }
        guard first == "…" else {
            return output.first == first && matches(Array(output.dropFirst()), Array(expected.dropFirst()))
        }
        let rest = Array(expected.dropFirst())
        return (0...output.count).contains { matches(Array(output[$0...]), rest) }
    }
}
