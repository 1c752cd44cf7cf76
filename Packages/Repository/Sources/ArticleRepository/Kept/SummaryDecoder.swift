import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

/// A decoder of summaries that ``SummaryCoding`` has encoded.
///
/// Every length is checked: whatever the bytes are, nothing beyond them is read, and no more memory is reserved than
/// they can fill.
struct SummaryDecoder {
    private struct Damage: Error {}

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func summary(of id: ArticleID) throws -> KeptArticleSummary {
        let (keptAt, title) = (try date(), try text())
        let author = try has() ? text() : nil
        let name = try has() ? text() : nil
        let address = try has() ? text() : nil
        let createdAt = try has() ? date() : nil
        let updatedAt = try has() ? date() : nil
        let (likes, stocks, comments) = (try count(), try count(), try count())
        let tags = try tags()
        guard place == bytes.count else { throw Damage() }
        return try KeptArticleSummary(
            id: id,
            title: title,
            author: author.map { author throws(ValidationError) in try ArticleAuthor(id: author, name: name) },
            tags: tags,
            address: address,
            createdAt: createdAt,
            updatedAt: updatedAt,
            counts: ArticleCounts(likes: likes, stocks: stocks, comments: comments),
            keptAt: keptAt
        )
    }

    /// Decodes the title alone.
    mutating func title() throws -> String {
        try skip(8)
        return try text()
    }

    /// Decodes the names of the tags alone, without creating other texts.
    mutating func tagNames() throws -> [String] {
        try skip(8)
        try skip(length())
        for _ in 0..<3 { if try has() { try skip(length()) } }
        for _ in 0..<2 { if try has() { try skip(8) } }
        try skip(3 * 8)
        var names: [String] = []
        for _ in 0..<(try length()) {
            names.append(try text())
            for _ in 0..<(try length()) { try skip(length()) }
        }
        return names
    }

    private mutating func tags() throws -> [ArticleTag] {
        let number = try length()
        var tags: [ArticleTag] = []
        tags.reserveCapacity(number)
        for _ in 0..<number {
            let name = try text()
            var versions: [String] = []
            for _ in 0..<(try length()) { versions.append(try text()) }
            tags.append(try ArticleTag(name, versions: versions))
        }
        return tags
    }

    private mutating func skip(_ count: Int) throws(Damage) {
        guard count <= bytes.count - place else { throw Damage() }
        place += count
    }

    private mutating func number() throws(Damage) -> UInt64 {
        let start = place
        try skip(8)
        return UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }

    private mutating func count() throws(Damage) -> Int {
        guard let count = Int(exactly: try number()) else { throw Damage() }
        return count
    }

    /// Reads the number of following items, each of which takes at least one byte.
    private mutating func length() throws(Damage) -> Int {
        let count = try count()
        guard count <= bytes.count - place else { throw Damage() }
        return count
    }

    private mutating func date() throws(Damage) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(bitPattern: try number()))
    }

    private mutating func text() throws(Damage) -> String {
        let count = try length()
        defer { place += count }
        guard let text = String(wellFormed: UnsafeBufferPointer(rebasing: bytes[place..<(place + count)])) else {
            throw Damage()
        }
        return text
    }

    /// Reads whether an optional value follows.
    private mutating func has() throws(Damage) -> Bool {
        guard place < bytes.count, bytes[place] <= 1 else { throw Damage() }
        place += 1
        return bytes[place - 1] == 1
    }
}
