import ArchitectureContract
import CommandLineKit
import PresentationKit

extension ArchitectureInvocation {
    static let proof = Parameter<String?>.option(
        "prove",
        // An empty command would prove everything.
        ValueKind(
            "COMMAND",
            rule: Phrase(en: "a command such as 'swift build'", ja: "'swift build' のようなコマンド"),
            parse: { $0.allSatisfy(\.isWhitespace) ? nil : $0 },
            print: { $0 }
        ),
        help: Phrase(en: "A command that builds everything, such as 'swift build'", ja: "全体をビルドするコマンド")
    )

    static let plansOnly = Parameter<Bool>.flag(
        "dry-run",
        help: Phrase(en: "Only show what would be changed", ja: "変更される箇所を表示するだけ")
    )

    static let extract = Command<ArchitectureInvocation>(
        "extract",
        abstract: Phrase(en: "Make a module of files of a target", ja: "ターゲットのファイルをモジュールに切り出す"),
        discussion: Phrase(
            en: """
                Moves files of a target to a new target of the same Swift package, or of another one with '--to', which targets of \
                Xcode projects need, and makes visible what others use of them. If the files use what stays, or the last commit differs, nothing is written. With '--prove', the \
                command is run, and what the compiler says is missing is added, until it succeeds or everything is restored.
                """,
            ja: """
                ターゲットのファイルを同じ Swift パッケージ（'--to' では別のパッケージ。Xcode プロジェクトでは必須）の新しいターゲットに移し、\
                ほかが使う宣言を公開します。\
                残るものを使っている場合や、\
                コミットしていない変更がある場合は、何も書き込みません。'--prove' ではコマンドを実行し、コンパイラーが足りないと言うものを補って、\
                成功しなければすべて元に戻します。
                """
        ),
        examples: [
            Example(
                "Sources/App/Domain --as Domain --dry-run",
                Phrase(en: "Show the plan and the changes", ja: "計画と差分を表示する")
            ),
            Example(
                "Sources/App/Domain --as Domain --to Packages/Domain",
                Phrase(en: "Make a package of its own", ja: "独立したパッケージにする")
            ),
            Example(
                "Sources/App/Domain --as Domain --prove 'swift build --build-tests'",
                Phrase(en: "Move, and build until nothing is missing", ja: "移して、足りないものがなくなるまでビルドする")
            ),
        ],
        takes: .arguments(
            "FILE",
            .text(completion: .files),
            isRequired: true,
            help: Phrase(en: "Files and folders of one target", ja: "1 つのターゲットのファイルとフォルダー")
        ),
        .option(
            "as",
            .text("NAME"),
            help: Phrase(en: "The name of the module; required", ja: "モジュールの名前。必須")
        ),
        .option(
            "to",
            .text("FOLDER", completion: .directories),
            help: Phrase(
                en: "The folder of the package, new or not; default: the same one",
                ja: "パッケージのフォルダー。新規でもよい。既定は元のパッケージ"
            )
        ),
        proof,
        plansOnly,
        indexStore,
        root
    ) { paths, name, package, proof, plansOnly, index, root in
        ArchitectureInvocation(
            .extract(paths: paths, name: name ?? "", package: package, proof: proof, plansOnly: plansOnly),
            root: root,
            indexStore: index
        )
    }
}
