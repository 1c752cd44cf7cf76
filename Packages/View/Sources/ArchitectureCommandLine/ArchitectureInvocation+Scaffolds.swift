import ArchitectureContract
import CommandLineKit
import PresentationKit

extension ArchitectureInvocation {
    static let feature = Command<ArchitectureInvocation>(
        "feature",
        abstract: Phrase(en: "Add a feature to a project", ja: "プロジェクトに機能を加える"),
        discussion: Phrase(
            en: """
                Creates an entity, a gateway, use cases, presenters, screens, commands and their tests, and adds them to the \
                manifests, the rules and the app. A list is named as a whole, as in 'ReadingList', because its type gets the name; \
                an item is a 'ReadingList.Item'. Nothing is overwritten, and if something fails, nothing is changed. Templates \
                in the folder '.\(Phrase.programName)/templates/feature' of the project replace those of the program.
                """,
            ja: """
                エンティティ、ゲートウェイ、ユースケース、プレゼンター、画面、コマンドとそのテストを作成し、マニフェスト、規則、\
                アプリに加えます。名前はリストの型の名前になるので、'ReadingList' のように全体を表すものにします（項目は \
                'ReadingList.Item' です）。上書きはせず、失敗した場合は何も変更しません。プロジェクトの .\(Phrase.programName)/templates/feature に\
                テンプレートを置くと、組み込みのものの代わりに使います。
                """
        ),
        examples: [
            Example("ReadingList", Phrase(en: "Add a list", ja: "リストを加える")),
            Example("Visits --shape counter", Phrase(en: "Add a number that grows", ja: "増えていく数を加える")),
            Example("ReadingList --dry-run", Phrase(en: "Show the files that would be changed", ja: "変更されるファイルを表示する")),
            Example(
                "Loan --area Lending",
                Phrase(en: "Add Loan to the packages of the area Lending", ja: "機能 Loan を領域 Lending のパッケージに加える")
            ),
        ],
        takes: name,
        shape,
        area,
        app,
        dryRun,
        root
    ) { name, shape, area, app, plansOnly, root in
        let kind =
            shape == ArchitectureQuestion.FeatureShape.list ? ArchitectureQuestion.ScaffoldKind.feature : .counter
        return ArchitectureInvocation(
            .scaffold(kind, name: name, area: area, app: app, plansOnly: plansOnly),
            root: root
        )
    }

    static let scene = Command<ArchitectureInvocation>(
        "scene",
        abstract: Phrase(en: "Add a screen to a feature", ja: "機能に画面を加える"),
        discussion: Phrase(
            en: "Creates the contract, the parts, the screen and their tests, and a command of the app that opens it.",
            ja: "コントラクト、各部、画面とそのテスト、画面を開くアプリのコマンドを作成します。"
        ),
        examples: [
            Example("History --feature Counter", Phrase(en: "With a presenter", ja: "プレゼンターを使う")),
            Example(
                "History --feature Counter --style viewmodel",
                Phrase(en: "With a view model", ja: "ビューモデルを使う")
            ),
        ],
        takes: name,
        ofFeature,
        style,
        app,
        dryRun,
        root
    ) { name, feature, style, app, plansOnly, root in
        ArchitectureInvocation(
            .scaffold(
                style == ArchitectureQuestion.SceneStyle.viper ? .scene : .viewModelScene,
                name: name,
                feature: feature,
                app: app,
                plansOnly: plansOnly
            ),
            root: root
        )
    }

    static let useCase = Command<ArchitectureInvocation>(
        "usecase",
        abstract: Phrase(en: "Add a use case to a feature", ja: "機能にユースケースを加える"),
        discussion: Phrase(
            en: """
                A query returns something, and a command changes something. Without '--kind', a name that begins with Count, \
                Fetch, Find, Get, List, Peek, Read or Search is that of a query, and any other that of a command.
                """,
            ja: """
                クエリーは何かを返し、コマンドは何かを変えます。'--kind' がなければ、Count、Fetch、Find、Get、List、Peek、Read、Search で\
                始まる名前はクエリー、ほかの名前はコマンドになります。
                """
        ),
        examples: [
            Example("ResetCounter --feature Counter", Phrase(en: "A command", ja: "コマンド")),
            Example("TopCounters --feature Counter --kind query", Phrase(en: "A query", ja: "クエリー")),
        ],
        takes: name,
        ofFeature,
        .option(
            "kind",
            ValueKind<ArchitectureQuestion.UseCaseKind>.choice("KIND"),
            help: Phrase(en: "A query or a command, whatever its name", ja: "クエリーかコマンドか（名前によらず）")
        ),
        dryRun,
        root
    ) { name, feature, kind, plansOnly, root in
        ArchitectureInvocation(
            .scaffold(.useCase(kind), name: name, feature: feature, plansOnly: plansOnly),
            root: root
        )
    }

    static let alert = Command<ArchitectureInvocation>(
        "alert",
        abstract: Phrase(en: "Add an alert to a feature", ja: "機能にアラートを加える"),
        discussion: Phrase(
            en: "Creates the answers, in the contract, and the texts with a test, in the layer Presentation.",
            ja: "選択肢をコントラクトに、文言とそのテストを Presentation レイヤーに作成します。"
        ),
        examples: [
            Example("ConfirmReset --feature Counter", Phrase(en: "A question", ja: "質問")),
            Example(
                "DeleteCounter --feature Counter --style destructive",
                Phrase(en: "A confirmation", ja: "確認")
            ),
            Example("EnterTitle --feature Counter --field Title", Phrase(en: "With a text field", ja: "テキスト欄を付ける")),
        ],
        takes: name,
        ofFeature,
        .option(
            "style",
            ValueKind<ArchitectureQuestion.AlertForm>.choice("STYLE"),
            default: .question,
            help: Phrase(
                en: "A question, one before something that cannot be undone, or a menu",
                ja: "質問、元に戻せない操作の前の確認、メニューのどれか"
            )
        ),
        .option(
            "field",
            .text("LABEL"),
            help: Phrase(en: "Ask for a text; the label of its field", ja: "文字列を尋ねる。その入力欄の名前")
        ),
        dryRun,
        root
    ) { name, feature, form, label, plansOnly, root throws(UsageError) in
        if label != nil, form != ArchitectureQuestion.AlertForm.question {
            throw .conflicting("--field", "--style \(form.rawValue)")
        }
        return ArchitectureInvocation(
            .scaffold(
                label.map { .textAlert(label: $0) } ?? .alert(form),
                name: name,
                feature: feature,
                plansOnly: plansOnly
            ),
            root: root
        )
    }

    static let gateway = Command<ArchitectureInvocation>(
        "gateway",
        abstract: Phrase(en: "Add an entity with a gateway to a feature", ja: "機能にエンティティとゲートウェイを加える"),
        examples: [
            Example(
                "Nickname --feature Counter",
                Phrase(en: "In the layers Domain and Repository", ja: "Domain と Repository レイヤーに")
            )
        ],
        takes: name,
        ofFeature,
        dryRun,
        root
    ) { name, feature, plansOnly, root in
        ArchitectureInvocation(.scaffold(.gateway, name: name, feature: feature, plansOnly: plansOnly), root: root)
    }

    static let application = Command<ArchitectureInvocation>(
        "app",
        abstract: Phrase(en: "Add an app to a project", ja: "プロジェクトにアプリを加える"),
        discussion: Phrase(
            en: """
                The app has the screens and the commands of every feature that the templates fit, and stores its own data.
                """,
            ja: "テンプレートに合うすべての機能の画面とコマンドを備え、データはアプリごとに保存します。"
        ),
        examples: [Example("Desk", Phrase(en: "In the folder 'Apps/desk'", ja: "フォルダー Apps/desk に"))],
        takes: name,
        dryRun,
        root
    ) { name, plansOnly, root in
        ArchitectureInvocation(.scaffold(.app, name: name, plansOnly: plansOnly), root: root)
    }

    private static let name = Parameter<String>.argument(
        "NAME",
        .text(),
        help: Phrase(en: "The name: a capital letter, then letters and digits", ja: "名前。大文字で始まる英数字")
    )

    private static let ofFeature = Parameter<String?>.option(
        "feature",
        .text("FEATURE"),
        help: Phrase(en: "The feature that it belongs to; required", ja: "加える先の機能。必須")
    )

    private static let shape = Parameter<ArchitectureQuestion.FeatureShape>.option(
        "shape",
        .choice("SHAPE"),
        default: .list,
        help: Phrase(
            en: "A list with the screen of an item, or a number that grows",
            ja: "項目の画面があるリストか、増えていく数か"
        )
    )

    private static let area = Parameter<String?>.option(
        "area",
        .text("AREA"),
        help: Phrase(
            en: "Put it into packages of this area, such as 'Packages/LendingDomain'",
            ja: "この領域のパッケージ（例: Packages/LendingDomain）に置く"
        )
    )

    private static let style = Parameter<ArchitectureQuestion.SceneStyle>.option(
        "style",
        .choice("STYLE"),
        default: .viper,
        help: Phrase(en: "With a presenter or with a view model", ja: "プレゼンターかビューモデルか")
    )

    private static let app = Parameter<String?>.option(
        "app",
        .text("APP"),
        help: Phrase(en: "The app that shows it, if there are several", ja: "表示するアプリ（複数ある場合）")
    )

    static let dryRun = Parameter<Bool>.flag(
        "dry-run",
        help: Phrase(en: "Only show the files that would be changed", ja: "変更されるファイルを表示するだけ")
    )
}
