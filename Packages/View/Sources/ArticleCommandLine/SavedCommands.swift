public import ArticleContract
public import CommandLineKit
import PresentationKit

/// The invocations of the commands of saved searches.
public enum SavedInvocation: Codable, Hashable, Sendable {
    /// Print the list.
    case list
    /// Save a search under a name.
    case save(String, ArticleSearch)
    /// Run the search with a name.
    case run(String, SearchMode)
    /// Remove the search with a name.
    case remove(String)
}

extension SavedInvocation {
    /// The commands of the feature as a group.
    public static let group = Command<FieldSelection<SavedInvocation>>(
        "saved",
        abstract: Phrase(en: "Save searches and run them again", ja: "検索を保存し、あとで実行する"),
        discussion: Phrase(
            en: """
                A saved search is a query with a name. It is kept on this machine, and can be run on any host. \
                'sync --saved NAME' keeps everything that it finds.
                """,
            ja: """
                検索の語と条件に名前を付けて手元に保存します。どのホストでも実行できます。\
                'sync --saved NAME' で検索結果をまるごと保存します。
                """
        ),
        examples: [Example("", Phrase(en: "List the saved searches", ja: "一覧する"))],
        commands: [
            listing.selectingFields(SavedField.allCases), saving.selectingFields(SavedField.allCases),
            running.selectingFields(ArticleField.listed),
            removing.withoutFields,
        ],
        alone: Parameter { SavedInvocation.list }.selectingFields(SavedField.allCases)
    )

    private static let listing = Command<SavedInvocation>(
        "list",
        abstract: Phrase(en: "List the saved searches", ja: "保存した検索を一覧する"),
        examples: [Example("--json", Phrase(en: "As JSON", ja: "プログラム用に JSON で"))]
    ) { .list }

    private static let saving = Command<SavedInvocation>(
        "save",
        abstract: Phrase(en: "Save a search under a name", ja: "検索に名前を付けて保存する"),
        discussion: Phrase(
            en: """
                Takes the same words and options as 'search'. If the name is taken, it asks whether to replace that search; \
                '--yes' replaces it without asking.
                """,
            ja: """
                検索の語と条件は 'search' と同じです。同じ名前の検索があるときは確認します。'--yes' を付けると置き換えます。
                """
        ),
        examples: [
            Example("morning tag:Swift --created '>=2026'", Phrase(en: "Words and a condition", ja: "語と条件")),
            Example("'よく読まれた設計' 設計 --stocks 100", Phrase(en: "A name with spaces needs quotes", ja: "空白を含む名前は引用符で囲む")),
        ],
        takes: .argument("NAME", .savedSearch, help: Phrase(en: "The name of the search", ja: "検索の名前")),
        .search
    ) { .save($0, $1) }

    private static let running = Command<SavedInvocation>(
        "run",
        abstract: Phrase(en: "Run a saved search", ja: "保存した検索を実行する"),
        examples: [
            Example("morning", Phrase(en: "Run it as 'search' does", ja: "'search' と同じように実行する")),
            Example("morning --all --json", Phrase(en: "All pages, as JSON", ja: "すべてを JSON で")),
            Example("morning --offline", Phrase(en: "Search kept articles", ja: "手元に保存した記事から探す")),
        ],
        takes: .argument("NAME", .savedSearch, help: Phrase(en: "The name of the search", ja: "検索の名前")),
        SearchMode.parameter
    ) { .run($0, $1) }

    private static let removing = Command<SavedInvocation>(
        "remove",
        abstract: Phrase(en: "Remove a saved search", ja: "保存した検索を削除する"),
        examples: [
            Example("morning", Phrase(en: "Remove the search; the articles that it found stay", ja: "見つけた記事の保存はそのまま"))
        ],
        takes: .argument("NAME", .savedSearch, help: Phrase(en: "The name of the search", ja: "検索の名前"))
    ) { .remove($0) }
}
