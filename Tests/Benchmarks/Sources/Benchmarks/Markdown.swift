import ArticleDomain
import ArticleMarkdown
import ArticlePresentation
import ArticleTerminal
import BenchmarkRunner
import CMarkBaseline
import CMarkParser
import PresentationKit
import RepositoryKit
import ViewKit

// One article of 1 MB on its way from Markdown to the bytes for a terminal of 80 cells.

/// A section of an article with the usual elements, half of it in Japanese.
private let part = """
    ## 依存関係の向き

    ある程度の規模のアプリでは、**責務の分離**と`疎結合`が大切です。Presenter は View を知らず、View は Presenter を
    知りません。 See [the article](https://qiita.com/sztk1209/items/605ad32ab799530d57aa) for the *whole* story[^n].

    - View はイベントを送る
    - Presenter は判断する
        - Interactor に依頼する

    :::note info
    テストは一つの層だけで書けます。
    :::

    ```swift:Main.swift
    /// Builds the scene.
    func build(view: View, presenter: Presenter) -> Scene {
        let listener = AnyEventListener(presenter) // erased
        return Scene(listener, title: "一覧", retries: 3)
    }
    ```

    | 層 | 役割 | 依存 |
    |:--|:-:|--:|
    | Domain | 業務のルール | なし |
    | Repository | 取得と保存 | Domain |

    > 引用した文章は、左に線を引いて表示します。The quick brown fox jumps over the lazy dog.


    """

private let article = String(repeating: part, count: (1 << 20) / part.utf8.count + 1) + "[^n]: 脚注です。\n"

extension Benchmark {
    @MainActor static let markdown = Benchmark(
        "markdown",
        explanation: """
            One article of 1 MB in Qiita's Markdown, rendered for a terminal of 80 cells: parsed, read into blocks,
            composed, laid out, highlighted, written as bytes. The baseline is cmark-gfm's own parse of the same text.
            """,
        repetitions: 1,
        rounds: 15,
        baseline: Contender("cmark-gfm parses") { repetitions in
            for _ in 0..<repetitions {
                var text = article
                let isParsed = text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) { cmark_baseline_parse($0.baseAddress, $0.count) }
                }
                precondition(isParsed == 1)
            }
        },
        others: [
            Contender("rendered", ratioLimit: 10) { repetitions in
                let layout = ArticleTextLayout(width: 80, wording: Wording(.japanese))
                let gateway = QiitaMarkup(parser: CMarkParser())
                for _ in 0..<repetitions {
                    let text = ArticleTextComposer.text(of: gateway.markup(of: article), from: .qiita)
                    var bytes: [UInt8] = []
                    for line in layout.lines(of: text) {
                        line.write(to: &bytes, for: .fullTerminal)
                        bytes.append(0x0A)
                    }
                    precondition(bytes.count > article.utf8.count / 2)
                }
            },
            Contender("parsed into a tree") { repetitions in
                for _ in 0..<repetitions { precondition(!CMarkParser().parse(article).children.isEmpty) }
            },
            Contender("read into blocks") { repetitions in
                let gateway = QiitaMarkup(parser: CMarkParser())
                for _ in 0..<repetitions { precondition(!gateway.markup(of: article).blocks.isEmpty) }
            },
        ]
    )
}
