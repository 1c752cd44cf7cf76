import ArchitectureContract
import CommandLineKit
import PresentationKit

extension ArchitectureInvocation {
    /// The command that plans how a target becomes several modules.
    static let plan = Command<ArchitectureInvocation>(
        "plan",
        abstract: Phrase(en: "Plan how a target becomes several modules", ja: "ターゲットを複数のモジュールに分ける計画を立てる"),
        discussion: Phrase(
            en: """
                Lists moves of files that let folders use each other in one direction, then the layers or folders in the \
                order in which they can leave the target, each with what uses it and what stands in its way. Layers are those of 'architecture.toml'. \
                Without folders, groups are proposed. Nothing is written.
                """,
            ja: """
                フォルダー間の参照を一方向にするファイルの移動を挙げ、レイヤーまたはフォルダーを切り出せる順に、利用元と妨げになる参照とともに示します。\
                レイヤーは architecture.toml のものです。フォルダーがなければグループを提案します。何も書き込みません。
                """
        ),
        examples: [
            Example("App", Phrase(en: "The folders of a target", ja: "あるターゲットのフォルダー")),
            Example("Sources/App/Screens", Phrase(en: "What is in one of its folders", ja: "その中の一つのフォルダー")),
            Example("App --format html > plan.html", Phrase(en: "As a page for a browser", ja: "ブラウザーで見るページ")),
            Example("App --format markdown > plan.md", Phrase(en: "For an issue", ja: "イシュー向け")),
        ],
        takes: target,
        format(ArchitectureQuestion.PlanFormat.text, of: "plan"),
        indexStore,
        root
    ) { target, format, index, root in
        ArchitectureInvocation(.plan(format, target: target), root: root, indexStore: index)
    }

    static let move = Command<ArchitectureInvocation>(
        "move",
        abstract: Phrase(en: "Move the files that a plan puts elsewhere", ja: "計画で別の場所に置くとしたファイルを移す"),
        discussion: Phrase(
            en: """
                Does the moves that 'plan' lists first, for a target of a Swift package. The files stay as they are, and in \
                their target. If the last commit differs, nothing is written. With '--prove', the command is run with the files \
                moved; if it fails, everything is restored.
                """,
            ja: """
                'plan' が最初に挙げる移動を、Swift パッケージのターゲットで行います。ファイルの中身も、属するターゲットも変わりません。\
                コミットしていない変更がある場合は、何も書き込みません。'--prove' ではファイルを移した状態でコマンドを実行し、失敗すればすべて元に戻します。
                """
        ),
        examples: [
            Example("App --dry-run", Phrase(en: "Show the moves", ja: "移すファイルを表示する")),
            Example("App --prove 'swift build'", Phrase(en: "Move the files if everything builds", ja: "全体をビルドできれば移す")),
        ],
        takes: target,
        proof,
        plansOnly,
        indexStore,
        root
    ) { target, proof, plansOnly, index, root in
        ArchitectureInvocation(.move(target: target, proof: proof, plansOnly: plansOnly), root: root, indexStore: index)
    }

    private static let target = Parameter<String>.argument(
        "TARGET",
        .text(),
        help: Phrase(en: "The target, or a folder of one", ja: "ターゲット、またはその中のフォルダー")
    )
}
