import ArticleDomain
import DomainKit
import Foundation

/// The form in which an index holds what a list shows of an article, version 1.
///
/// A list reads ten thousand of them, so they are read byte by byte: texts with their length before them, numbers of 64
/// bits, and one byte that says whether there is something.
enum SummaryBytes {
    static func bytes(of article: Article, keptAt: Date) -> [UInt8] {
        var writer = Writer()
        writer.write(keptAt)
        writer.write(article.title)
        writer.write(article.author?.id)
        writer.write(article.author?.name)
        writer.write(article.url?.absoluteString)
        writer.write(article.createdAt)
        writer.write(article.updatedAt)
        for count in [article.counts.likes, article.counts.stocks, article.counts.comments, article.tags.count] {
            writer.write(UInt64(count))
        }
        for tag in article.tags {
            writer.write(tag.name)
            writer.write(UInt64(tag.versions.count))
            for version in tag.versions { writer.write(version) }
        }
        return writer.bytes
    }

    /// The summary, or nil if the bytes are none.
    static func summary(of id: ArticleID, _ bytes: [UInt8]) -> KeptArticleSummary? {
        var reader = Reader(bytes)
        guard let keptAt = reader.date(), let title = reader.text() else { return nil }
        let (author, name, url) = (
            reader.optional { $0.text() }, reader.optional { $0.text() }, reader.optional { $0.text() }
        )
        let (createdAt, updatedAt) = (reader.optional { $0.date() }, reader.optional { $0.date() })
        guard let author, let name, let url, let createdAt, let updatedAt,
            let likes = reader.count(), let stocks = reader.count(), let comments = reader.count(),
            let tags = reader.list({ reader in
                reader.text().flatMap { name in
                    reader.list { $0.text() }.flatMap { try? ArticleTag(name, versions: $0) }
                }
            }),
            reader.isAtEnd,
            let counts = try? ArticleCounts(likes: likes, stocks: stocks, comments: comments),
            let writer = author.map({ try? ArticleAuthor(id: $0, name: name) }) ?? .some(nil),
            let article = try? Article(
                id: id,
                title: title,
                body: "",
                author: writer,
                tags: tags,
                url: url.flatMap { URL(string: $0) },
                createdAt: createdAt,
                updatedAt: updatedAt,
                counts: counts
            )
        else { return nil }
        return KeptArticleSummary(article, keptAt: keptAt)
    }

    /// The title alone, or nil if the bytes are none.
    static func title(in bytes: [UInt8]) -> String? {
        var reader = Reader(bytes)
        return reader.skip(8) ? reader.text() : nil
    }

    /// The names of the tags alone, or nil if the bytes are none; it makes no other text of them.
    static func tags(in bytes: [UInt8]) -> [String]? {
        var reader = Reader(bytes)
        guard reader.skip(8), reader.skipText(),
            (0..<3).allSatisfy({ _ in reader.skipOptional { $0.skipText() } }),
            (0..<2).allSatisfy({ _ in reader.skipOptional { $0.skip(8) } }),
            reader.skip(3 * 8)
        else { return nil }
        return reader.list { reader in
            guard let name = reader.text(), let count = reader.count() else { return nil }
            return (0..<max(0, min(count, bytes.count))).allSatisfy { _ in reader.skipText() } ? name : nil
        }
    }

    private struct Writer {
        var bytes: [UInt8] = []

        mutating func write(_ number: UInt64) {
            for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
        }

        mutating func write(_ date: Date) {
            write(date.timeIntervalSinceReferenceDate.bitPattern)
        }

        mutating func write(_ text: String) {
            write(UInt64(text.utf8.count))
            bytes += text.utf8
        }

        mutating func write(_ text: String?) {
            bytes.append(text == nil ? 0 : 1)
            if let text { write(text) }
        }

        mutating func write(_ date: Date?) {
            bytes.append(date == nil ? 0 : 1)
            if let date { write(date) }
        }
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var place = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        var isAtEnd: Bool { place == bytes.count }

        mutating func number() -> UInt64? {
            guard bytes.count - place >= 8 else { return nil }
            var number: UInt64 = 0
            for index in 0..<8 { number |= UInt64(bytes[place + index]) << (8 * index) }
            place += 8
            return number
        }

        mutating func count() -> Int? {
            number().flatMap { Int(exactly: $0) }
        }

        mutating func date() -> Date? {
            number().map { Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0)) }
        }

        mutating func text() -> String? {
            guard let count = count(), count >= 0, count <= bytes.count - place else { return nil }
            defer { place += count }
            return String(validating: bytes[place..<place + count], as: UTF8.self)
        }

        /// What may be there; the outer nil says that the bytes are none.
        mutating func optional<Value>(_ read: (inout Reader) -> Value?) -> Value?? {
            guard place < bytes.count else { return nil }
            place += 1
            switch bytes[place - 1] {
            case 0: return .some(nil)
            case 1: return read(&self).map { .some($0) }
            default: return nil
            }
        }

        /// Passes over bytes; false if there are not as many.
        mutating func skip(_ count: Int) -> Bool {
            guard count >= 0, count <= bytes.count - place else { return false }
            place += count
            return true
        }

        mutating func skipText() -> Bool {
            count().map { skip($0) } ?? false
        }

        mutating func skipOptional(_ body: (inout Reader) -> Bool) -> Bool {
            optional { body(&$0) ? true : nil } != nil
        }

        mutating func list<Value>(_ read: (inout Reader) -> Value?) -> [Value]? {
            guard let count = count(), count <= bytes.count - place else { return nil }
            var values: [Value] = []
            for _ in 0..<count {
                guard let value = read(&self) else { return nil }
                values.append(value)
            }
            return values
        }
    }
}
