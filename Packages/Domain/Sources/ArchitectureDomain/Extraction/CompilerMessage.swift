/// An error of the compiler with its notes, as it prints them.
public struct CompilerMessage: Hashable, Sendable {
    /// A line of a file, or of a declaration that the compiler has added: `Domain.Item.init`.
    public struct Note: Hashable, Sendable {
        /// The file or the declaration.
        public let path: String
        /// The position.
        public let position: Position
        /// The text.
        public let text: String
    }

    /// The error.
    public let error: Note
    /// The notes that belong to it.
    public internal(set) var notes: [Note] = []

    /// The error with its place, in one line.
    public var line: String { "\(error.path):\(error.position.line):\(error.position.column): \(error.text)" }

    /// Reads the errors in the output of a build, each once, in lines or below the lines that they are about.
    public static func errors(in output: String) -> [CompilerMessage] {
        var reader = MessageReader()
        for line in output.split(whereSeparator: \.isNewline) { reader.read(line) }
        var seen: Set<Note> = []
        return reader.messages.filter { seen.insert($0.error).inserted }
    }
}

/// A reader of the lines that a compiler prints.
private struct MessageReader {
    private(set) var messages: [CompilerMessage] = []
    /// The file of the source text that is shown, and the number of its last line.
    private var shown = (path: "", line: 0)
    /// A Boolean value that indicates whether notes belong to the last error.
    private var isError = false

    mutating func read(_ line: Substring) {
        if let message = Self.message(line) {
            shown = (message.note.path, message.note.position.line)
            add(message.note, message.kind)
        } else if let bar = line.firstIndex(of: "|"), line[..<bar].allSatisfy({ $0 == " " || $0.isNumber || $0 == ":" })
        {
            if let number = Int(line[..<bar].filter(\.isNumber)) {
                shown.line = number
            } else {
                readMark(line[line.index(after: bar)...])
            }
        }
    }

    /// Reads what stands below a line of the source text: `     |- note: type declared here`.
    private mutating func readMark(_ text: Substring) {
        guard let dash = text.range(of: "- ", where: ["|", "`"]), isError else { return }
        let rest = text[dash.upperBound...]
        guard rest.hasPrefix("note: ") else { return }
        // The text begins behind a space.
        let column = text.distance(from: text.startIndex, to: dash.lowerBound) - 1
        let position = Position(line: shown.line, column: max(column, 1))
        add(.init(path: shown.path, position: position, text: String(rest.dropFirst(6))), "note")
    }

    private mutating func add(_ note: CompilerMessage.Note, _ kind: Substring) {
        if kind == "note" {
            guard isError, !messages.isEmpty, !messages[messages.count - 1].notes.contains(note) else { return }
            messages[messages.count - 1].notes.append(note)
        } else {
            isError = kind == "error"
            if isError { messages.append(CompilerMessage(error: note)) }
        }
    }

    /// Reads `path:line:column: error: text`.
    private static func message(_ line: Substring) -> (note: CompilerMessage.Note, kind: Substring)? {
        for kind in ["error", "warning", "note"] as [Substring] {
            guard let sign = line.firstRange(of: ": \(kind): ") else { continue }
            let parts = line[..<sign.lowerBound].split(separator: ":")
            guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2])
            else {
                continue
            }
            let position = Position(line: number, column: column)
            let path = parts.dropLast(2).joined(separator: ":")
            return (.init(path: path, position: position, text: String(line[sign.upperBound...])), kind)
        }
        return nil
    }
}

extension Substring {
    /// Returns the first range of a text that follows one of several characters.
    fileprivate func range(of text: String, where before: [Character]) -> Range<Index>? {
        var rest = self
        while let found = rest.firstRange(of: text) {
            if found.lowerBound > startIndex, before.contains(self[index(before: found.lowerBound)]) { return found }
            rest = rest[found.upperBound...]
        }
        return nil
    }
}
