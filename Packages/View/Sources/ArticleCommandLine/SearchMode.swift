import ArticleContract
import CommandLineKit
import PresentationKit

/// How a search is carried out.
public enum SearchMode: Codable, Hashable, Sendable {
    /// One page of what the host finds.
    case page(ArticlePaging)
    /// Everything that the host finds, from its beginning or from where the last time stopped.
    case all(continues: Bool)
    /// One page of what is kept on this machine.
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
    init(_ search: ArticleSearch, _ way: SearchMode) {
        self =
            switch way {
            case .page(let paging): .list(.search(search), paging)
            case .all(let continues): .all(.search(search), continues: continues)
            case .offline(let page, let size): .kept(.search(search, page: page, size: size))
            }
    }
}
