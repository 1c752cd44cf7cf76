public import ArticleContract
import CommandLineKit
import PresentationKit

/// The mode of a search.
public enum SearchMode: Codable, Hashable, Sendable {
    /// One page of the results of the host.
    case page(ArticlePaging)
    /// All results of the host, from the first one or from where the last run stopped.
    case all(continues: Bool)
    /// One page of the matching articles that are kept on this machine.
    case offline(page: Int, size: Int)

    static let parameter = Parameter<SearchMode>(
        ArticleExtent.parameter,
        .flag("offline", help: Phrase(en: "Search only the articles kept on this machine", ja: "手元に保存した記事だけを探す"))
    ) { extent, isOffline throws(UsageError) in
        switch extent {
        case .page(let paging): isOffline ? .offline(page: paging.page, size: paging.size ?? 20) : .page(paging)
        case .all(let continues):
            if isOffline { throw .conflicting("--offline", "--all") } else { .all(continues: continues) }
        }
    }
}

extension ArticleInvocation {
    /// Creates the invocation that carries out a search.
    public init(_ search: ArticleSearch, _ mode: SearchMode) {
        self =
            switch mode {
            case .page(let paging): .list(.search(search), paging)
            case .all(let continues): .all(.search(search), continues: continues)
            case .offline(let page, let size): .kept(.search(search, page: page, size: size))
            }
    }
}
