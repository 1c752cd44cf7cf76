import ArchitectureContract
import CommandLineKit
import PresentationKit

extension ArchitectureInvocation {
    static let diff = Command<ArchitectureInvocation>(
        "diff",
        abstract: Phrase(en: "Show what a change does to the architecture", ja: "変更によるアーキテクチャの差分を表示する"),
        discussion: Phrase(
            en: """
                Checks two commits, or a commit and the working tree, each against its own rules, and lists what came and \
                went: targets, dependencies, cycles, findings, rebuilds. It reads git's objects; no file is touched. An \
                error that is new fails.
                """,
            ja: """
                2 つのコミット（またはコミットと作業ツリー）をそれぞれの規則で調べ、増減したターゲット、依存、循環、違反、再ビルド数を\
                示します。git のオブジェクトを読むだけで、ファイルには触れません。新しいエラーがあれば失敗します。
                """
        ),
        examples: [
            Example("main", Phrase(en: "What this branch and the working tree change", ja: "このブランチと作業ツリーの変更")),
            Example("v1.0 v2.0 --format svg > changes.svg", Phrase(en: "A picture of two releases", ja: "2 つの版の図")),
            Example("main --format html > map.html", Phrase(en: "The map with the changes", ja: "変更箇所を示す地図")),
            Example(
                "origin/main --format markdown",
                Phrase(en: "A comment on a pull request", ja: "プルリクエストへのコメント")
            ),
        ],
        takes: .argument("BASE", .text(), help: Phrase(en: "The earlier commit", ja: "前のコミット")),
        .optionalArgument(
            "HEAD",
            .text(),
            help: Phrase(en: "The later commit (default: the working tree)", ja: "後のコミット。なければ作業ツリー")
        ),
        format(ArchitectureQuestion.DifferenceFormat.text, of: "difference"),
        root
    ) { base, head, format, root in
        ArchitectureInvocation(.difference(format, base: base, head: head), root: root)
    }

    static let history = Command<ArchitectureInvocation>(
        "history",
        abstract: Phrase(
            en: "Check the last commits, and find the one that brought each finding",
            ja: "過去のコミットを調べ、各違反の由来を示す"
        ),
        discussion: Phrase(
            en: """
                Checks each commit against its own rules, from git's objects, and stores the results. Of a merge, only the \
                first parent is followed. No file, index or reference is touched.
                """,
            ja: """
                各コミットをそれぞれの規則で調べ、結果を保存します。マージでは最初の親だけをたどります。git のオブジェクトを読むだけで、\
                ファイル、インデックス、参照には触れません。
                """
        ),
        examples: [
            Example("", Phrase(en: "The last commits", ja: "最近のコミット")),
            Example("--weeks 26 --format svg > history.svg", Phrase(en: "Half a year as a picture", ja: "半年分の図")),
            Example("--format html > map.html", Phrase(en: "The map at each commit", ja: "各コミットの地図")),
            Example("--commits 100 --format csv", Phrase(en: "For a spreadsheet", ja: "表計算ソフト向け")),
        ],
        takes: span,
        format(ArchitectureQuestion.HistoryFormat.text, of: "history"),
        root
    ) { span, format, root in
        ArchitectureInvocation(.history(format, span), root: root)
    }
    private static let span: Parameter<ArchitectureQuestion.HistorySpan> = .oneOf(
        .option(
            "commits",
            .integer(1...10_000),
            as: { .commits($0) },
            help: Phrase(en: "The number of commits (default: 20)", ja: "コミットの数。なければ 20")
        ),
        .option(
            "weeks",
            .integer(1...1_000),
            as: { .weeks($0) },
            help: Phrase(en: "The last commit of each week, for this many weeks", ja: "この週数の各週の最後のコミット")
        ),
        otherwise: .commits(20)
    )
}
