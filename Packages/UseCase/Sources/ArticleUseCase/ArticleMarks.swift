public import ArticleDomain
import UseCaseKit

/// The facts about articles that commands have changed since their lists were fetched; every list shows them.
public struct ArticleMarks: Hashable, Sendable {
    /// The articles that were kept on this machine, or whose copies were removed.
    public internal(set) var kept: [ArticleID: Bool]
    /// The articles that are known to be in the stocks of the signed-in user, or not any more.
    public internal(set) var stocked: [ArticleID: Bool]

    /// Creates marks.
    public init(kept: [ArticleID: Bool] = [:], stocked: [ArticleID: Bool] = [:]) {
        self.kept = kept
        self.stocked = stocked
    }

    /// Adopts what the new articles of a list say: they are kept as the list has them, and those of the user's stocks are
    /// stocked.
    ///
    /// - Parameters:
    ///   - known: the number of articles that the list had before.
    ///   - old: the marks from before the request; what has changed since is newer than the list.
    mutating func adopt(_ list: ArticleList, after known: Int, since old: ArticleMarks) {
        switch list.phase {
        case .idle, .complete: break
        case .loading, .refreshing, .failed: return
        }
        for id in list.items.dropFirst(known).map(\.id) {
            if kept[id] == old.kept[id] { kept[id] = nil }
            if list.query == .stocks(of: nil), stocked[id] == old.stocked[id] { stocked[id] = true }
        }
    }
}
