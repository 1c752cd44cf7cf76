import ArticleContract
import ArticleDomain
import DomainKit
import Foundation
import PresenterKit
import ReportKit

extension CommentDetail {
    /// Creates the display value of a comment, whose links are numbered from the given number on.
    init(
        _ readable: ParsedComment,
        on article: ArticleID,
        _ freshness: Freshness,
        from host: ArticleHost,
        firstLink: Int
    ) {
        let comment = readable.source
        let calendar = CalendarText(.offset(Day.timeZone.secondsFromGMT()))
        let created = comment.createdAt.map(calendar.minute)
        let updated = comment.updatedAt.map(calendar.minute)
        self.init(
            id: comment.id.rawValue,
            author: comment.author?.id,
            created: created,
            updated: updated == created ? nil : updated,
            text: ArticleTextComposer.text(of: readable.markup, from: host, firstLink: firstLink),
            record: Record(document: Self.document(of: comment)) { (field: CommentField) in
                switch field {
                case .id: .text(comment.id.rawValue)
                case .article: .text(article.rawValue)
                case .author: .text(comment.author?.id)
                case .createdAt: .date(comment.createdAt)
                case .updatedAt: .date(comment.updatedAt)
                case .keptAt: .date(freshness.keptAt)
                case .body: .text(comment.body)
                }
            }
        )
    }

    /// Returns the text in Markdown below a heading with author, date and identifier.
    private static func document(of comment: ArticleComment) -> String {
        let head = [comment.author.map { "@\($0.id)" }, comment.createdAt?.formatted(.iso8601), comment.id.rawValue]
        let end = comment.body.hasSuffix("\n") ? "" : "\n"
        return "## \(head.compactMap { $0 }.joined(separator: " "))\n\n\(comment.body)\(end)\n"
    }
}
