import ArticleDomain
import DomainKit
import RepositoryKit

/// The keys of lists of articles in a store.
///
/// The lists of the account that is signed in have keys of its token: those of another account are never returned in
/// their place. Without a token they have no keys.
struct ArticleListKeys: Sendable {
    /// Returns the token that requests carry now.
    let token: @Sendable () -> HostToken?

    /// Returns the key of a page: the list and the page in words.
    func key(_ request: PageRequest, of selection: ArticleSelection) -> String? {
        key(of: selection, "page \(request.number) of \(request.size)")
    }

    /// Returns the key of a whole list, in words.
    func key(of selection: ArticleSelection) -> String? {
        key(of: selection, nil)
    }

    private func key(of selection: ArticleSelection, _ page: String?) -> String? {
        let (kind, value): (String, String?)
        switch selection {
        case .newest: (kind, value) = ("newest", nil)
        case .search(let query): (kind, value) = ("search", query.text)
        case .tag(let tag): (kind, value) = ("tag", tag.name)
        case .author(let author): (kind, value) = ("author", author.id)
        case .stocks(let owner?): (kind, value) = ("stocks", owner.id)
        case .stocks(nil), .mine:
            guard let token = token() else { return nil }
            (kind, value) = (selection == .mine ? "mine" : "stocks, mine", token.fingerprint)
        }
        return Self.fitting([kind, page, value].compactMap(\.self).joined(separator: ", "))
    }

    /// Returns a key that stores accept: a long one, of a search with many conditions, is cut and gets a hash of the
    /// whole.
    private static func fitting(_ name: String) -> String {
        guard name.utf8.count > DocumentKey.lengthLimit else { return name }
        let hash = ", " + StableHash(name).digits
        var beginning = name
        while beginning.utf8.count + hash.utf8.count > DocumentKey.lengthLimit { beginning.removeLast() }
        return beginning + hash
    }
}
