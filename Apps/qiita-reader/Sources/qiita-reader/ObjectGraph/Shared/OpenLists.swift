import ArticleContract
import ArticleUseCase

/// The paginators of the open lists: an article shares that of the list that it was opened from.
@MainActor
final class OpenLists {
    private struct Entry {
        weak let paginator: ArticlePaginator?
    }

    private var entries: [ArticleListing: Entry] = [:]

    /// Returns the paginator of a list, which its first screen creates and all screens keep alive.
    func paginator<Failure>(
        of listing: ArticleListing,
        orMake make: () throws(Failure) -> ArticlePaginator
    ) throws(Failure) -> ArticlePaginator {
        if let open = entries[listing]?.paginator { return open }
        let paginator = try make()
        entries[listing] = Entry(paginator: paginator)
        return paginator
    }
}
