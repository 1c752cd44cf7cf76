public import ArchitectureContract
public import CommandLineKit
import PresentationKit
import ReportKit

/// The question that a command line asks about a repository.
public struct ArchitectureInvocation: Hashable, Sendable {
    /// The path of the repository's folder.
    public let root: String
    /// The folder of the compiler's index; nil for those in the usual places.
    public let indexStore: String?
    /// The question.
    public let question: ArchitectureQuestion

    init(_ question: ArchitectureQuestion, root: String, indexStore: String? = nil) {
        self.root = root
        self.indexStore = indexStore
        self.question = question
    }

    /// Returns the invocation with JSON as the format, unless another one was given.
    public func inJSON() -> ArchitectureInvocation {
        let question: ArchitectureQuestion =
            switch question {
            case .check(.text, let base, let dependenciesOnly):
                .check(.json, since: base, dependenciesOnly: dependenciesOnly)
            case .fix(.text, let base, let dependenciesOnly, let plansOnly):
                .fix(.json, since: base, dependenciesOnly: dependenciesOnly, plansOnly: plansOnly)
            case .map(.text, let inside, let focus, let omitted, let packages, let tests):
                .map(
                    .json,
                    inside: inside,
                    focus: focus,
                    omitted: omitted,
                    showsPackages: packages,
                    showsTests: tests
                )
            case .plan(.text, let target): .plan(.json, target: target)
            case .why(let from, let to, _): .why(from: from, to: to, asJSON: true)
            case .whatIf(let from, let to, _): .whatIf(from: from, to: to, asJSON: true)
            case .baseline(_, let addsNew): .baseline(.json, addsNew: addsNew)
            case .metrics: .metrics(asJSON: true)
            case .difference(.text, let base, let head): .difference(.json, base: base, head: head)
            case .history(.text, let span): .history(.json, span)
            case .check, .fix, .map, .plan, .difference, .history, .proposal, .newProject, .scaffold, .removeFeature,
                .renameFeature, .extract, .move:
                question
            }
        return ArchitectureInvocation(question, root: root, indexStore: indexStore)
    }

    /// The commands of the feature.
    public static let commands: [Command<ArchitectureInvocation>] = [
        check, initialize, baseline, graph, plan, move, why, whatIf, metrics, diff, history, new, remove, rename,
        extract,
    ]

    static let root = Parameter<String>.option(
        "root",
        .text("FOLDER", completion: .directories),
        default: ".",
        help: Phrase(en: "The folder of the repository", ja: "リポジトリのフォルダー")
    )

    static func format<Format: CaseIterable & Hashable & Sendable & RawRepresentable<String>>(
        _ usual: Format,
        of answer: String
    ) -> Parameter<Format> {
        .option(
            "format",
            .choice("FORMAT"),
            default: usual,
            help: Phrase(en: "The format of the \(answer)", ja: "出力形式")
        )
    }

    static let indexStore = Parameter<String?>.option(
        "index-store",
        .text("FOLDER", completion: .directories),
        help: Phrase(en: "The compiler's index, for rules about folders", ja: "フォルダーの規則に使うコンパイラーの索引")
    )

    private static let check = Command<ArchitectureInvocation>(
        "check",
        abstract: Phrase(en: "Check the repository against its rules", ja: "規則に反していないか調べる"),
        discussion: Phrase(
            en: """
                Reads the targets of Swift packages, Xcode projects and 'architecture.toml', which has the rules. Without \
                rules, only what holds for every target is checked.
                """,
            ja: """
                Swift パッケージ、Xcode プロジェクト、architecture.toml のターゲットを調べます。規則は architecture.toml に書きます。\
                ない場合は、すべてのターゲットに当てはまることだけを調べます。
                """
        ),
        examples: [
            Example("", Phrase(en: "List violations and their reasons", ja: "違反とその理由を表示する")),
            Example("--format sarif > findings.sarif", Phrase(en: "For code hosts", ja: "コードホスト向け")),
            Example("--format xcode", Phrase(en: "In a build phase of Xcode", ja: "Xcode のビルドフェーズで")),
            Example(
                "--affected main",
                Phrase(en: "Only what changes since 'main' may have broken", ja: "main 以降の変更で生じうる違反だけ")
            ),
            Example("--dependencies", Phrase(en: "Before a build", ja: "ビルドの前に")),
            Example("--fix --dry-run", Phrase(en: "What it could fix, as a diff", ja: "直せる箇所を差分で")),
        ],
        takes: format(ArchitectureQuestion.ReportFormat.text, of: "report"),
        .option(
            "affected",
            .text("REVISION"),
            help: Phrase(en: "Only what changes since then may have broken", ja: "この版以降の変更で生じうる違反だけ")
        ),
        .flag(
            "dependencies",
            help: Phrase(en: "Only dependencies: imports, manifests, cycles", ja: "依存（import、マニフェスト、循環）だけ")
        ),
        .flag(
            "fix",
            help: Phrase(en: "Make the fixes that are certain, then check", ja: "確実なものを直してから調べる")
        ),
        .flag(
            "dry-run",
            help: Phrase(en: "Only show what '--fix' would change", ja: "'--fix' で変わる箇所を表示するだけ")
        ),
        indexStore,
        root
    ) { format, base, dependenciesOnly, fixes, plansOnly, index, root throws(UsageError) in
        // The other formats have places, not changes.
        if plansOnly, ![.text, .json].contains(format) {
            throw .conflicting("--dry-run", "--format \(format.rawValue)")
        }
        return ArchitectureInvocation(
            fixes || plansOnly
                ? .fix(format, since: base, dependenciesOnly: dependenciesOnly, plansOnly: plansOnly)
                : .check(format, since: base, dependenciesOnly: dependenciesOnly),
            root: root,
            indexStore: index
        )
    }

    private static let initialize = Command<ArchitectureInvocation>(
        "init",
        abstract: Phrase(en: "Write rules that the repository already meets", ja: "現状から規則を書き出す"),
        discussion: Phrase(
            en: """
                Writes 'architecture.toml' with a layer for each package. A package with most of the targets is split: into \
                its targets or, if there are many, by the last words of their names, such as Feature or Client.
                """,
            ja: """
                architecture.toml を書きます。レイヤーはパッケージごとです。大半のターゲットを含むパッケージはターゲットごとに、多い場合は\
                名前の最後の語（Feature、Client など）ごとに分けます。
                """
        ),
        examples: [Example("", Phrase(en: "Write a first version, to make stricter by hand", ja: "出発点。手で厳しくしていく"))],
        takes: .flag("force", help: Phrase(en: "Replace existing rules", ja: "すでにある規則を置き換える")),
        root
    ) { replaces, root in ArchitectureInvocation(.proposal(replaces: replaces), root: root) }

    private static let baseline = Command<ArchitectureInvocation>(
        "baseline",
        abstract: Phrase(en: "Accept the existing violations for now", ja: "今ある違反を当面認める"),
        discussion: Phrase(
            en: """
                Writes each violation to a line of 'architecture.baseline', to which you can add the reason; the check then \
                fails only on other violations. If there is a baseline, fixed violations are removed and none is added.
                """,
            ja: """
                違反を 1 件ずつ architecture.baseline の行に書き、理由を添えられるようにします。check はそれ以外の違反だけを\
                エラーにします。すでにある場合は、直された違反を取り除くだけで、追加はしません。
                """
        ),
        examples: [
            Example("", Phrase(en: "Create or shrink it", ja: "作成または縮小する")),
            Example("--add", Phrase(en: "After making a rule stricter", ja: "規則を厳しくした後に")),
        ],
        takes: .flag("add", help: Phrase(en: "Add new violations too", ja: "まだない違反も加える")),
        indexStore,
        root
    ) { add, index, root in
        ArchitectureInvocation(.baseline(.text, addsNew: add), root: root, indexStore: index)
    }

    private static let graph = Command<ArchitectureInvocation>(
        "graph",
        abstract: Phrase(en: "Draw the modules and their dependencies", ja: "モジュールと依存を図にする"),
        examples: [
            Example("--format svg > modules.svg", Phrase(en: "Draw a picture", ja: "画像")),
            Example("--format html > map.html", Phrase(en: "A page to explore in a browser", ja: "ブラウザーで見る地図")),
            Example(
                "--without 'Tests,*Testing'",
                Phrase(en: "Without a layer and some modules", ja: "一部のレイヤーとモジュールを省く")
            ),
            Example("--inside ViewKit", Phrase(en: "The folders of a target", ja: "あるターゲットのフォルダー")),
            Example("--focus DomainKit", Phrase(en: "One module, its dependencies and dependents", ja: "あるモジュールとその周辺")),
        ],
        takes: format(ArchitectureQuestion.MapFormat.text, of: "graph"),
        .option(
            "inside",
            .text("TARGET"),
            help: Phrase(
                en: "The folders of a target, or of a folder, instead of targets",
                ja: "ターゲット、またはフォルダーの中のフォルダーを表示する"
            )
        ),
        .option(
            "focus",
            .text("MODULE"),
            help: Phrase(
                en: "Only its dependencies and dependents; with --packages, of a package",
                ja: "関係するものだけ。--packages ではパッケージ名"
            )
        ),
        .option(
            "without",
            .list(of: .text("NAME")),
            default: [],
            help: Phrase(
                en: "Layers and modules to leave out; '*' stands for any text",
                ja: "省くレイヤーとモジュール。'*' は任意の文字列"
            )
        ),
        .flag("packages", help: Phrase(en: "Packages instead of targets", ja: "パッケージ単位で表示する")),
        .flag("tests", help: Phrase(en: "Include test targets", ja: "テストターゲットも含める")),
        indexStore,
        root
    ) { format, inside, focus, omitted, packages, tests, index, root in
        ArchitectureInvocation(
            .map(format, inside: inside, focus: focus, omitted: omitted, showsPackages: packages, showsTests: tests),
            root: root,
            indexStore: index
        )
    }

    private static let why = Command<ArchitectureInvocation>(
        "why",
        abstract: Phrase(en: "Explain how one module depends on another", ja: "依存の経路を表示する"),
        discussion: Phrase(
            en:
                "Prints the shortest path with the file and line of each step, or the rule that forbids the dependency.",
            ja: "最短の経路を、各段階のファイルと行とともに表示します。経路がなければ、それを禁じる規則を示します。"
        ),
        examples: [
            Example("ViewKit DomainKit", Phrase(en: "Print the path, or the rule that forbids it", ja: "経路、または禁じる規則"))
        ],
        takes: start,
        end,
        indexStore,
        root
    ) { from, to, index, root in
        ArchitectureInvocation(.why(from: from, to: to, asJSON: false), root: root, indexStore: index)
    }

    private static let whatIf = Command<ArchitectureInvocation>(
        "what-if",
        abstract: Phrase(en: "Show the effects of a new dependency", ja: "依存を加えた場合の影響を調べる"),
        examples: [
            Example("ViewKit DomainKit", Phrase(en: "Violations, cycles and rebuilds", ja: "違反、循環、再ビルド"))
        ],
        takes: start,
        end,
        indexStore,
        root
    ) { from, to, index, root in
        ArchitectureInvocation(.whatIf(from: from, to: to, asJSON: false), root: root, indexStore: index)
    }

    private static let metrics = Command<ArchitectureInvocation>(
        "metrics",
        abstract: Phrase(en: "Measure the coupling of modules", ja: "モジュールの結合を測る"),
        discussion: Phrase(
            en: """
                Ca: modules that use it. Ce: modules that it uses. I: Ce divided by both. A: protocols among its types. D: \
                distance from the balance of A and I. The last column counts the modules that a change rebuilds.
                """,
            ja: "Ca: 利用元の数。Ce: 利用先の数。I: 不安定度。A: 抽象度。D: 均衡からの距離。最後は変更時に再ビルドされる数です。"
        ),
        examples: [Example("--json", Phrase(en: "As JSON", ja: "プログラム向け"))],
        takes: indexStore,
        root
    ) { index, root in ArchitectureInvocation(.metrics(asJSON: false), root: root, indexStore: index) }

    private static let start = Parameter<String>.argument(
        "FROM",
        .text(),
        help: Phrase(en: "The module that depends on the other", ja: "利用する側のモジュール")
    )

    private static let end = Parameter<String>.argument(
        "TO",
        .text(),
        help: Phrase(en: "The other module", ja: "利用される側のモジュール")
    )
}

extension Program<StandardOptions, ArchitectureInvocation> {
    /// Returns the program of an app that checks architectures, with its version and the day of the release.
    public static func architecture(_ name: String, version: String, released: String = "") -> Program {
        Program(
            name,
            version: version,
            released: released,
            abstract: Phrase(
                en: "Check, draw and explain the architecture of Swift packages and Xcode projects",
                ja: "Swift パッケージと Xcode プロジェクトのアーキテクチャを調べ、図にし、説明する"
            ),
            examples: [
                Example("check", Phrase(en: "Check the repository in this folder", ja: "このフォルダーのリポジトリを調べる")),
                Example("why ViewKit DomainKit", Phrase(en: "Explain a dependency", ja: "依存の理由を説明する")),
            ],
            globals: StandardOptions.parameter(),
            commands: ArchitectureInvocation.commands,
            conventions: [
                Entry(
                    "XDG_CACHE_HOME",
                    Phrase(
                        en: "Instead of ~/.cache (macOS: ~/Library/Caches)",
                        ja: "~/.cache の代わり（macOS では ~/Library/Caches）"
                    )
                )
            ],
            files: [
                Entry("architecture.toml", Phrase(en: "The rules, at the root of the repository", ja: "規則")),
                Entry("architecture.baseline", Phrase(en: "The violations that are accepted for now", ja: "当面認める違反")),
                Entry(
                    "$XDG_CACHE_HOME/\(name)",
                    Phrase(en: "Cached manifests and checks of commits", ja: "マニフェストとコミットの検査結果のキャッシュ")
                ),
            ],
            exits: [.done, .failed, .wrongUsage, .notFound, .storage, .interrupted]
        )
    }
}
