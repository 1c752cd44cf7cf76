import ArticleDomain
import Foundation

/// The binary encoding of article summaries in an index, version 1.
///
/// A list decodes ten thousand of them, so the encoding is simple: texts after their length, numbers of 64 bits, and
/// one byte that indicates whether an optional value follows.
enum SummaryCoding {
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

    /// Decodes a summary, or a part of one, or returns nil if the bytes are invalid.
    static func decode<Value>(
        _ bytes: ArraySlice<UInt8>,
        _ read: (inout SummaryDecoder) throws -> Value
    ) -> Value? {
        bytes.withUnsafeBufferPointer { bytes in
            var decoder = SummaryDecoder(bytes)
            return try? read(&decoder)
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
}
