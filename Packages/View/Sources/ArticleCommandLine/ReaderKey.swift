internal import CommandLineKit
package import PresentationKit
package import ViewKit

/// Keys of the full screen, as the manual page explains them.
package struct ReaderKey: Sendable {
    package let keys: [Key]
    package let help: Phrase

    private init(_ keys: Key..., en english: String, ja japanese: String) {
        self.keys = keys
        help = Phrase(en: english, ja: japanese)
    }

    /// The keys, except those that move through a list or a text.
    package static let all = [
        ReaderKey("?", en: "All keys of the current screen", ja: "表示中の画面のすべてのキー"),
        ReaderKey(
            ":",
            en: "A command by its name, such as ':copy-code 2' or ':search tag:swift'; Tab completes it",
            ja: "名前でコマンドを実行。例: :copy-code 2、:search tag:swift。Tab で補完"
        ),
        ReaderKey(
            "]",
            "[",
            en: "In a list the next and the previous tab, in an article the next and the previous one of its list",
            ja: "一覧では次と前のタブ、記事では一覧の次と前の記事"
        ),
        ReaderKey(
            "/",
            en: "Search for articles; in an article, find a term",
            ja: "記事を検索。記事では文中を検索"
        ),
        ReaderKey(" ", "x", en: "Mark the selected article, or remove its mark", ja: "選択中の記事をマーク、または解除"),
        ReaderKey("X", en: "Mark all articles from the last mark on to the selected one", ja: "前回のマークから選択中の記事までマーク"),
        ReaderKey("A", en: "Mark all articles", ja: "すべての記事をマーク"),
        ReaderKey(
            "K",
            "s",
            "o",
            en:
                "Keep, stock or open in the browser: the marked articles, or the selected one; 's' and 'o' in an article",
            ja: "マークした記事、または選択中の記事を保存、ストック、ブラウザーで開く。s と o は記事でも可"
        ),
        ReaderKey(
            "y",
            en: "Copy the links of the marked articles; in an article, its code at the top of the screen",
            ja: "マークした記事のリンクをコピー。記事では画面の上端に最も近いコード"
        ),
        ReaderKey("t", en: "Show or hide the table of contents of an article", ja: "記事の目次を表示、または非表示"),
        ReaderKey("c", en: "Show the comments on an article", ja: "記事のコメントを表示"),
        ReaderKey("d", "D", en: "Remove the selected row of a list, or all rows", ja: "一覧の選択中の項目、またはすべての項目を削除"),
        ReaderKey("r", en: "Reload what is shown", ja: "表示中の内容を取得し直す"),
        ReaderKey(",", en: "Show and change the settings", ja: "設定を確認・変更"),
        ReaderKey(
            .escape,
            en: "Remove the marks, or leave a search, the contents, a wait or the screen",
            ja: "マークを解除。または検索、目次、待機、画面から戻る"
        ),
        ReaderKey("q", en: "Quit", ja: "終了"),
    ]
}

extension Entry {
    init(_ key: ReaderKey) {
        self.init(key.keys.map(\.label).joined(separator: ", "), key.help)
    }
}
