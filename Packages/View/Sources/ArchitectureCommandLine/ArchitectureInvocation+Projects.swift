import ArchitectureContract
import CommandLineKit
import PresentationKit

extension ArchitectureInvocation {
    /// The commands that create something.
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
            Example("Notes ../Strata --kits vendored", Phrase(en: "With a copy of them", ja: "キットをコピーする")),
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
                en: "Whether the kits are fetched, used where they are, or copied",
                ja: "キットを取得するか、その場所で使うか、コピーするか"
            )
        ),
        .option(
            "in",
            .text("FOLDER", completion: .directories),
            default: ".",
            help: Phrase(en: "The folder in which it is created", ja: "作成する場所")
        )
    ) { name, kits, kind, folder in
        ArchitectureInvocation(root: folder, question: .newProject(name: name, kind, from: kits))
    }

    /// The command that brings a project to later templates.
    static let upgrade = Command<ArchitectureInvocation>(
        "upgrade",
        abstract: Phrase(en: "Bring a project to the templates of this version", ja: "プロジェクトをこの版のテンプレートに合わせる"),
        discussion: Phrase(
            en: """
                Compares each file that 'new project' created with its template, as it was then and as it is now, and applies the \
                changes of the template; every manifest names the kits of this version then. What you have edited is not \
                overwritten: a file that was edited in the same lines stays as it is, is listed as a conflict, and the command \
                exits with 1. Kits in 'Vendor' are not changed. If something fails, nothing is changed.
                """,
            ja: """
                new project が作成した各ファイルを、当時と今のテンプレートと比べ、テンプレートの変更を取り入れます。どのマニフェストも、この版の\
                キットを使うようになります。編集した内容は上書きしません。同じ行が編集されているファイルはそのまま残し、競合として表示して、終了コード 1 で終わります。Vendor のキットは\
                変更しません。失敗した場合は何も変更しません。
                """
        ),
        examples: [
            Example("--dry-run", Phrase(en: "Show the files that would be changed", ja: "変更されるファイルを表示する")),
            Example("", Phrase(en: "Change them", ja: "変更する")),
        ],
        takes: dryRun,
        root
    ) { plansOnly, root in ArchitectureInvocation(root: root, question: .upgrade(plansOnly: plansOnly)) }
}
