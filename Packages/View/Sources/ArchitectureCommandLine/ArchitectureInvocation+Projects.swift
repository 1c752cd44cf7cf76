import ArchitectureContract
import CommandLineKit
import PresentationKit

extension ArchitectureInvocation {
    static let new = Command<ArchitectureInvocation>(
        "new",
        abstract: Phrase(en: "Create a project, or add to one", ja: "プロジェクトを作成する、または加える"),
        commands: [project, feature, scene, useCase, alert, gateway, application]
    )

    private static let project = Command<ArchitectureInvocation>(
        "project",
        abstract: Phrase(
            en: "Create a project with the layers, one feature and one app",
            ja: "レイヤーと、機能とアプリを 1 つずつ備えたプロジェクトを作成する"
        ),
        discussion: Phrase(
            en: """
                Creates a folder with a package for each layer, tests, rules, a Makefile and a workflow for continuous \
                integration. 'make run' opens the app, and 'make test' checks the architecture and runs the tests. Nothing is \
                overwritten, and if something fails, nothing is created.
                """,
            ja: """
                レイヤーごとのパッケージ、テスト、規則、Makefile、継続的インテグレーションのワークフローを含むフォルダーを作成します。\
                make run でアプリを開き、make test でアーキテクチャを調べてテストを実行します。上書きはせず、失敗した場合は何も作成しません。
                """
        ),
        examples: [
            Example(
                "Notes https://example.org/Strata.git",
                Phrase(en: "With the kits of a repository", ja: "リポジトリのキットを使う")
            ),
            Example("Notes ../Strata --kits path", Phrase(en: "With the kits of a folder", ja: "フォルダーのキットを使う")),
            Example(
                "Notes https://example.org/Strata.git --language en",
                Phrase(en: "With texts in English alone", ja: "文言を英語だけで書く")
            ),
        ],
        takes: .argument(
            "NAME",
            .text(),
            help: Phrase(en: "The name: a capital letter, then letters and digits", ja: "名前。大文字で始まる英数字")
        ),
        .argument(
            "KITS",
            .text(completion: .directories),
            help: Phrase(en: "The address or the folder of the kits", ja: "キットのアドレスまたはフォルダー")
        ),
        .option(
            "kits",
            ValueKind<ArchitectureQuestion.KitsKind>.choice("KIND"),
            default: .url,
            help: Phrase(
                en: "Whether the kits are fetched, or used where they are",
                ja: "キットを取得するか、その場所で使うか"
            )
        ),
        .option(
            "in",
            .text("FOLDER", completion: .directories),
            default: ".",
            help: Phrase(en: "The folder in which it is created", ja: "作成する場所")
        ),
        .option(
            "language",
            ValueKind<ArchitectureQuestion.ProjectLanguage>.choice("LANGUAGE"),
            default: .both,
            help: Phrase(en: "Texts in English and Japanese, or in English alone", ja: "文言を英語と日本語で書くか、英語だけか")
        )
    ) { name, kits, kind, folder, language in
        ArchitectureInvocation(.newProject(name: name, kind, from: kits, language), root: folder)
    }
}
