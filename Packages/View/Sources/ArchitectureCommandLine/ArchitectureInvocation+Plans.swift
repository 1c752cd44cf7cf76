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
            Example("App --format markdown > plan.md", Phrase(en: "For an issue", ja: "イシュー向け")),
        ],
        takes: .argument(
            "TARGET",
            .text(),
            help: Phrase(en: "The target, or a folder of one", ja: "ターゲット、またはその中のフォルダー")
        ),
        .option(
            "format",
            ValueKind<ArchitectureQuestion.PlanFormat>.choice("FORMAT"),
            default: .text,
            help: Phrase(en: "The format of the plan", ja: "出力形式")
        ),
        indexStore,
        root
    ) { target, format, index, root in
        ArchitectureInvocation(root: root, indexStore: index, question: .plan(format, target: target))
    }
}
