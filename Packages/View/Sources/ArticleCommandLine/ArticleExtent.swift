import ArticleContract
import CommandLineKit
import PresentationKit

/// The part of a list that a command fetches.
enum ArticleExtent: Sendable {
    case page(ArticlePaging)
    /// All pages, from the first one or from where the last run stopped.
    case all(continues: Bool)

    static let parameter = Parameter<ArticleExtent>(
        .option("page", .integer(1...100), help: Phrase(en: "The page number", ja: "ページ番号"), fallback: "1"),
        .option(
            "per-page",
            .integer(1...100),
            help: Phrase(en: "Articles per page", ja: "1 ページの件数"),
            configuration: "per-page",
            fallback: "20"
        ),
        .flag("all", help: Phrase(en: "All pages", ja: "すべてのページ")),
        .flag("continue", help: Phrase(en: "With --all: resume where it stopped", ja: "--all を中断したところから再開する"))
    ) { page, size, isAll, continues throws(UsageError) in
        guard isAll else {
            if continues { throw .missingCompanion("--continue", "--all") }
            return .page(ArticlePaging(page: page ?? 1, size: size))
        }
        if page != nil { throw .conflicting("--all", "--page") }
        if size != nil { throw .conflicting("--all", "--per-page") }
        return .all(continues: continues)
    }
}

extension ArticleInvocation {
    init(_ listing: ArticleListing, _ extent: ArticleExtent) {
        self =
            switch extent {
            case .page(let paging): .list(listing, paging)
            case .all(let continues): .all(listing, continues: continues)
            }
    }
}
