import PhotoContract
import PresentationKit
import ViewKit

/// A screen with tabs, from which the user can search photos.
@MainActor
protocol PhotoSearching: ViewController<PhotoGridRootView> {
    /// Opens a search for words, unless there are none.
    func search(_ words: String)

    func select(_ tab: PhotoTab)
}

extension PhotoSearching {
    /// The command that opens the search field, or with words their photos, and those of the tabs.
    var searchCommands: [KeyCommand] {
        let search = KeyCommand(
            "search",
            PhotoMenuText.search,
            explanation: Phrase(en: "Search for photos.", ja: "写真を検索します。"),
            keys: ["/"],
            completions: { _ in [] },
            withoutText: { [weak self] in self?.rootView.search.open() },
            performWithText: { [weak self] in self?.search($0) }
        )
        return [search] + rootView.tabs.commands
    }

    /// Passes what the user does with the tabs and the search field on.
    func bindSearch() {
        rootView.tabs.selects.observe(for: self) { $0.select($1) }
        rootView.search.submits.observe(for: self) { screen, words in
            screen.rootView.search.close(focusing: screen.rootView.grid)
            screen.search(words)
        }
        rootView.search.cancels.observe(for: self) { screen, _ in
            screen.rootView.search.close(focusing: screen.rootView.grid)
        }
    }
}
