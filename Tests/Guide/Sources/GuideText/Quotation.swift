/// A block of code that quotes a file of this repository.
public struct Quotation: Sendable {
    /// The line that stands for omitted code.
    public static let gap = "// …"

    private let pieces: [[String]]

    /// Creates a quotation from a block, divided at the lines that stand for omitted code.
    public init(_ fence: Fence) {
        pieces = fence.code.split { $0.trimmed == Self.gap }.map(Array.init)
    }

    /// Returns a Boolean value that indicates whether the file contains each piece word for word, in order.
    ///
    /// A piece may be indented less than in the file, all lines by the same amount.
    public func matches(in file: String) -> Bool {
        guard !pieces.isEmpty else { return false }
        var rest = file.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }[...]
        for piece in pieces.map({ $0.strippingEmptyEnds }) {
            guard let end = Self.end(of: piece, in: rest) else { return false }
            rest = rest[end...]
        }
        return true
    }

    private static func end(of piece: [String], in lines: ArraySlice<String>) -> Int? {
        guard !piece.isEmpty else { return nil }
        return lines.indices.lazy.compactMap { start -> Int? in
            let end = start + piece.count
            guard end <= lines.endIndex else { return nil }
            let indent = lines[start].indentation - piece[0].indentation
            guard indent >= 0 else { return nil }
            let margin = String(repeating: " ", count: indent)
            let isThere = zip(piece, lines[start..<end]).allSatisfy { $0.isEmpty ? $1.isEmpty : margin + $0 == $1 }
            return isThere ? end : nil
        }.first
    }
}

extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }

    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

extension [String] {
    fileprivate var strippingEmptyEnds: [String] {
        Array(drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
    }
}
