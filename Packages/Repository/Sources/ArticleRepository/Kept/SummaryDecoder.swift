import ArticleDomain
import Foundation
import RepositoryKit

/// A decoder of summaries that ``SummaryCoding`` has encoded.
///
/// Every length is checked: whatever the bytes are, nothing beyond them is read, and no more memory is reserved than
/// they can fill.
struct SummaryDecoder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var isWhole = true

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Decodes the summary, or returns nil if the bytes are invalid.
    mutating func summary(of id: ArticleID) -> KeptArticleSummary? {
        let keptAt = date()
        let title = text()
        let author = has() ? text() : nil
        let name = has() ? text() : nil
        let address = has() ? text() : nil
        let createdAt = has() ? date() : nil
        let updatedAt = has() ? date() : nil
        let (likes, stocks, comments) = (count(), count(), count())
        let tags = tags()
        guard isWhole, place == bytes.count,
            let counts = try? ArticleCounts(likes: likes, stocks: stocks, comments: comments)
        else { return nil }
        var writer: ArticleAuthor?
        if let author {
            guard let made = try? ArticleAuthor(id: author, name: name) else { return nil }
            writer = made
        }
        return try? KeptArticleSummary(
            id: id,
            title: title,
            author: writer,
            tags: tags,
            address: address,
            createdAt: createdAt,
            updatedAt: updatedAt,
            counts: counts,
            keptAt: keptAt
        )
    }

    /// Decodes the title, or returns nil if the bytes up to it are invalid.
    mutating func titleAlone() -> String? {
        skip(8)
        let title = text()
        return isWhole ? title : nil
    }

    /// Decodes the names of the tags, or returns nil if the bytes up to them are invalid.
    mutating func tagNames() -> [String]? {
        skip(8)
        skipText()
        for _ in 0..<3 where has() { skipText() }
        for _ in 0..<2 where has() { skip(8) }
        skip(3 * 8)
        var names: [String] = []
        for _ in 0..<length() {
            names.append(text())
            for _ in 0..<length() { skipText() }
            guard isWhole else { return nil }
        }
        return isWhole ? names : nil
    }

    private mutating func skip(_ count: Int) {
        guard isWhole, count <= bytes.count - place else {
            isWhole = false
            return
        }
        place += count
    }

    private mutating func skipText() {
        skip(length())
    }

    private mutating func tags() -> [ArticleTag] {
        let number = length()
        var tags: [ArticleTag] = []
        tags.reserveCapacity(number)
        for _ in 0..<number {
            let name = text()
            var versions: [String] = []
            for _ in 0..<length() { versions.append(text()) }
            guard isWhole, let tag = try? ArticleTag(name, versions: versions) else {
                isWhole = false
                return []
            }
            tags.append(tag)
        }
        return tags
    }

    private mutating func number() -> UInt64 {
        guard isWhole, bytes.count - place >= 8 else {
            isWhole = false
            return 0
        }
        let number = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
        place += 8
        return UInt64(littleEndian: number)
    }

    private mutating func count() -> Int {
        guard let count = Int(exactly: number()) else {
            isWhole = false
            return 0
        }
        return count
    }

    /// Reads the number of following items, each of which takes at least one byte.
    private mutating func length() -> Int {
        let count = count()
        guard count <= bytes.count - place else {
            isWhole = false
            return 0
        }
        return count
    }

    private mutating func date() -> Date {
        Date(timeIntervalSinceReferenceDate: Double(bitPattern: number()))
    }

    private mutating func text() -> String {
        let count = length()
        let end = place + count
        guard isWhole,
            let text = String(wellFormed: UnsafeBufferPointer(rebasing: bytes[place..<end]))
        else {
            isWhole = false
            return ""
        }
        place = end
        return text
    }

    /// Reads whether an optional value follows.
    private mutating func has() -> Bool {
        guard isWhole, place < bytes.count, bytes[place] <= 1 else {
            isWhole = false
            return false
        }
        place += 1
        return bytes[place - 1] == 1
    }
}
