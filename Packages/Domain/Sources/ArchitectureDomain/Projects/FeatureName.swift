/// The spellings of a feature's name in identifiers, commands, paths and prose.
///
/// The name is found where a word of camel case begins and ends, so that `Note` is found in `FetchNote` and in `noteText`, but
/// not in `Notebook`; nor within the name of another feature, such as `NoteList`.
struct FeatureName: Sendable {
    /// The ways in which the name is written.
    enum Spelling: Sendable {
        /// As in the names of types and modules: `ReadingList`.
        case type
        /// As in the names of variables: `readingList`.
        case identifier
        /// As in the names of commands: `reading-list`.
        case command
    }

    let name: ModuleName
    private let spellings: [(spelling: Spelling, bytes: [UInt8])]
    /// The names of other features that contain this one.
    private let others: [[UInt8]]

    /// Creates the spellings of a name, apart from those of the other features of the project.
    init(_ name: ModuleName, among features: [String]) {
        self.name = name
        var spellings: [(spelling: Spelling, bytes: [UInt8])] = [
            (.type, Array(name.text.utf8)), (.identifier, Array(name.identifier.utf8)),
        ]
        if name.command != name.identifier { spellings.append((.command, Array(name.command.utf8))) }
        self.spellings = spellings
        others = features.filter { $0 != name.text && $0.contains(name.text) }.flatMap { other in
            [Array(other.utf8), Array(ModuleName(unchecked: other).identifier.utf8)]
        }
    }

    /// Returns the places of the name in a text, from the first to the last.
    func occurrences(in bytes: [UInt8]) -> [(range: Range<Int>, spelling: Spelling)] {
        var found: [(range: Range<Int>, spelling: Spelling)] = []
        var index = 0
        let count = bytes.count
        while index < count {
            let byte = bytes[index]
            for (spelling, name) in spellings where name[0] == byte {
                let range = index..<index + name.count
                guard range.upperBound <= count, bytes[range].elementsEqual(name),
                    isWhole(range, spelling, in: bytes), !isOfOther(range, in: bytes)
                else { continue }
                found.append((range, spelling))
                index = range.upperBound - 1
                break
            }
            index += 1
        }
        return found
    }

    /// Returns the lines of a text that have the name; the first is 1.
    func lines(in bytes: [UInt8]) -> [Int] {
        var (line, position) = (1, 0)
        var lines: [Int] = []
        for (range, _) in occurrences(in: bytes) {
            line += bytes[position..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            position = range.lowerBound
            if lines.last != line { lines.append(line) }
        }
        return lines
    }

    /// Returns a text with another name in the place of this one.
    func replaced(by other: ModuleName, in text: String) -> String {
        let bytes = Array(text.utf8)
        var (result, end) = ("", 0)
        for (range, spelling) in occurrences(in: bytes) {
            result += String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)
            switch spelling {
            case .type: result += other.text
            case .identifier: result += other.identifier
            case .command: result += other.command
            }
            end = range.upperBound
        }
        return result + String(decoding: bytes[end...], as: UTF8.self)
    }

    private func isWhole(_ range: Range<Int>, _ spelling: Spelling, in bytes: [UInt8]) -> Bool {
        let next = bytes.byte(at: range.upperBound)
        guard !next.isDigit, !next.isLetter || next < UInt8(ascii: "a") else { return false }
        let previous = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
        switch spelling {
        case .type: return true
        case .identifier: return !previous.isLetter && !previous.isDigit
        case .command: return !previous.isLetter && !previous.isDigit && !next.isLetter
        }
    }

    private func isOfOther(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        others.contains { other in
            let first = max(0, range.upperBound - other.count)
            guard first <= range.lowerBound else { return false }
            return (first...range.lowerBound).contains { start in
                start + other.count <= bytes.count && bytes[start..<start + other.count].elementsEqual(other)
            }
        }
    }
}
