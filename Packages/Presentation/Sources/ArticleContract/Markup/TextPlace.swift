/// A place of a text that a view can go to: a block of the text, or code within one.
public enum TextPlace: Hashable, Sendable {
    /// A block that is neither a heading nor code.
    case block
    /// A heading of a level from 1 to 6.
    case heading(level: Int, TextLine)
    /// Code.
    case code(TextCode)
}

/// A heading of a text, with its place.
public struct TextHeading: Hashable, Sendable, Identifiable {
    /// The number of its place in the text, from 0.
    public let place: Int
    /// The level, from 1 to 6.
    public let level: Int
    /// The title.
    public let title: TextLine

    public var id: Int { place }

    /// Creates a heading.
    ///
    /// - Parameters:
    ///   - place: the number of its place in the text, from 0.
    ///   - level: the level, from 1 to 6.
    ///   - title: the title.
    public init(place: Int, level: Int, title: TextLine) {
        self.place = place
        self.level = level
        self.title = title
    }
}

extension ArticleText {
    /// The places of the text from top to bottom: each block, code in any depth within blocks, and code in footnotes.
    ///
    /// They do not depend on a layout, so the number of a place is a stable anchor.
    ///
    /// - Complexity: O(n) in the number of blocks.
    public var places: [TextPlace] {
        blocks.flatMap { block -> [TextPlace] in
            switch block {
            case .heading(let level, let title): [.heading(level: level, title)]
            case .code: block.codes
            default: [.block] + block.codes
            }
        } + footnotes.joined().flatMap(\.codes)
    }

    /// The headings, without those within notes, quotations and lists.
    ///
    /// - Complexity: O(n) in the number of blocks.
    public var headings: [TextHeading] {
        places.enumerated().compactMap { place, content in
            guard case .heading(let level, let title) = content else { return nil }
            return TextHeading(place: place, level: level, title: title)
        }
    }

    /// The places of the headings by their names in links, as Qiita makes them: the title in lower case without punctuation, with
    /// hyphens for spaces, and with a number behind a title that was there before.
    ///
    /// - Complexity: O(n) in the number of blocks.
    public var fragments: [String: Int] {
        var places: [String: Int] = [:]
        var counts: [String: Int] = [:]
        for heading in headings {
            let title = heading.title.map { if case .text(let text) = $0.content { text } else { "" } }.joined()
            let name = title.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                .replacing(" ", with: "-")
            let count = counts[name, default: 0]
            counts[name] = count + 1
            places[count == 0 ? name : "\(name)-\(count)"] = heading.place
        }
        return places
    }

    /// The blocks of code with the numbers of their places, from top to bottom; the first is number 1 for the reader.
    ///
    /// - Complexity: O(n) in the number of blocks.
    public var codes: [(place: Int, code: TextCode)] {
        places.enumerated().compactMap { place, content in
            guard case .code(let code) = content else { return nil }
            return (place, code)
        }
    }
}

extension TextBlock {
    /// The code in the block, in any depth.
    fileprivate var codes: [TextPlace] {
        switch self {
        case .code(let code): [.code(code)]
        case .list(let items, _): items.flatMap(\.blocks).flatMap(\.codes)
        case .note(_, _, let blocks), .quote(let blocks), .details(_, let blocks): blocks.flatMap(\.codes)
        case .definitions(let definitions): definitions.flatMap(\.blocks).flatMap(\.codes)
        case .heading, .paragraph, .table, .linkCard, .rule: []
        }
    }
}
