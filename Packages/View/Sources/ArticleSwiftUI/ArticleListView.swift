#if canImport(SwiftUI)
    import ArticleContract
    import AttemptKit
    import Foundation
    import PresentationKit
    public import SwiftUI
    import SwiftUIHost

    /// A list of articles, or of the library, with a search field and a menu of the tabs.
    public struct ArticleListView: SwiftUI.View {
        private let store: ArticleListStore

        /// Creates the view of a store.
        public init(store: ArticleListStore) {
            self.store = store
        }

        private var wording: Wording { store.wording }

        public var body: some SwiftUI.View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    status
                    searchable
                }
                .onChange(of: store.scrollTarget) { _, row in
                    guard let row else { return }
                    proxy.scrollTo(row, anchor: .top)
                    store.didScroll()
                }
            }
            .navigationTitle(wording(store.content.heading))
            .toolbar {
                ToolbarItem(placement: .navigation) {
                    if let tab = store.content.tab { tabs(selected: tab) }
                }
                ToolbarItem(placement: .primaryAction) {
                    if store.content.actions.contains(.clear) { button(.clear, for: []) }
                }
            }
        }

        // MARK: - Rows

        private var list: some SwiftUI.View {
            List {
                ForEach(store.content.rows) { row in
                    Button {
                        store.send(.didOpen(row.id))
                    } label: {
                        ArticleRowView(row: row, wording: wording)
                    }
                    .foregroundStyle(.primary)
                    .contextMenu { ForEach(store.content.rowActions, id: \.self) { button($0, for: [row.id]) } }
                    .onAppear { store.willShow(row.id) }
                    .onDisappear { store.didHide(row.id) }
                }
                if let footer = store.content.footer {
                    Text(verbatim: wording(footer))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
            .refreshable { @MainActor in store.send(.didAskForRefresh) }
        }

        private func button(_ action: ArticleListAction, for rows: [String]) -> some SwiftUI.View {
            Button(wording.title(action.phrase)) { store.send(.didAskFor(action, of: rows)) }
        }

        // MARK: - Search

        @ViewBuilder
        private var searchable: some SwiftUI.View {
            if store.content.actions.contains(.search) {
                list
                    .searchable(
                        text: query,
                        isPresented: isSearching,
                        prompt: Text(verbatim: wording.title(ArticleListAction.search.phrase))
                    )
                    .onSubmit(of: .search) { store.submitQuery() }
            } else {
                list
            }
        }

        private var query: Binding<String> {
            let store = store
            return Binding(
                get: { @MainActor in store.query },
                set: { @MainActor query in store.setQuery(query) }
            )
        }

        private var isSearching: Binding<Bool> {
            let store = store
            return Binding(
                get: { @MainActor in store.isSearching },
                set: { @MainActor isSearching in store.setSearching(isSearching) }
            )
        }

        // MARK: - Tabs

        private func tabs(selected: ArticleTab) -> some SwiftUI.View {
            Menu(wording(selected.title)) {
                ForEach(ArticleTab.allCases, id: \.self) { Toggle(wording($0.title), isOn: isSelected($0)) }
                Button(wording.title(ArticleMenuText.settings.phrase)) { store.send(.didAskForSettings) }
            }
        }

        private func isSelected(_ tab: ArticleTab) -> Binding<Bool> {
            let store = store
            return Binding(
                get: { @MainActor in store.content.tab == tab },
                set: { @MainActor _ in store.send(.didSelectTab(tab)) }
            )
        }

        // MARK: - Status

        /// The progress, with a button that ends a wait, or else the last message.
        @ViewBuilder
        private var status: some SwiftUI.View {
            switch store.progress {
            case .activity(let text): ProgressView(wording(text))
            case .wait(let seconds):
                VStack {
                    ProgressView(wording(PauseText.progressBesideButton(secondsLeft: seconds)))
                    Button(wording.title(PauseText.cancel)) { store.send(.didCancelWait) }
                }
            case nil:
                if let message = store.message { Text(verbatim: wording(message)).font(.footnote) }
            }
        }
    }
#endif
