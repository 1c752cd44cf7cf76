import ArticleContract
import DomainKit

/// A row of the library with the scene that it leads to.
struct LibraryItem: Equatable {
    let row: LibraryRow
    let route: ArticleRoute
}

/// The state of a list of the library, which is loaded page by page.
///
/// A list that is loaded again is shown when as many rows are loaded as were shown before, so that the user stays where
/// they were.
struct LibraryPages {
    /// The step that follows a page.
    enum Step: Equatable {
        /// A further page is loaded before anything is shown.
        case load(PageRequest)
        /// The rows are shown in place of the last ones.
        case show([LibraryItem])
        /// The rows are appended.
        case append([LibraryItem])
    }

    private enum Phase {
        case idle
        case loadingNext
        case reloading([LibraryItem])
    }

    private let first: PageRequest
    private var phase = Phase.idle
    private var next: PageRequest?
    /// The rows that are shown.
    private(set) var items: [LibraryItem] = []

    /// Creates the state of an empty list.
    ///
    /// - Parameter first: the first page.
    init(first: PageRequest) {
        self.first = first
    }

    /// Starts to load the list again.
    ///
    /// - Parameter keepsExtent: a Boolean value that indicates whether as many rows are loaded as are shown.
    mutating func reload(keepsExtent: Bool) -> PageRequest {
        if !keepsExtent { items = [] }
        phase = .reloading([])
        return first
    }

    /// Starts to load the next page; nil at the end of the list, and while a page is being loaded.
    mutating func loadNext() -> PageRequest? {
        guard case .idle = phase, let next else { return nil }
        phase = .loadingNext
        return next
    }

    /// Takes a page.
    mutating func receive(_ added: [LibraryItem], next: PageRequest?) -> Step {
        self.next = next
        switch phase {
        case .idle, .loadingNext:
            phase = .idle
            items += added
            return .append(added)
        case .reloading(let loaded):
            let loaded = loaded + added
            if let next, loaded.count < items.count {
                phase = .reloading(loaded)
                return .load(next)
            }
            phase = .idle
            items = loaded
            return .show(loaded)
        }
    }

    /// Ends the loading of the next page, which can then be asked for again; a list that is loaded again can be retried.
    mutating func fail() {
        if case .loadingNext = phase { phase = .idle }
    }
}
