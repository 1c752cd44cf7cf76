import PresentationKit

@testable import CommandLineKit

/// A program that uses everything the kit offers.
enum Shelf {
    enum Invocation: Hashable {
        case open(mode: Mode?)
        case find(query: [String], limit: Int, isExact: Bool, labels: [String])
        case list(Source, color: Bool?)
        case read(id: String, format: Format)
        case move(by: Int)
        case save(name: String)
        case remove(names: [String])
    }

    enum Mode: String, CaseIterable {
        case light
        case dark
    }

    enum Format: String, CaseIterable {
        case text
        case md
        case html
    }

    enum Source: Hashable {
        case newest
        case label(String)
        case mine
    }

    static let labels = CandidateSource(rawValue: "labels")

    static let program = Program<StandardOptions, Invocation>(
        "shelf",
        version: "1.2.0",
        abstract: Phrase(en: "Keep articles", ja: "記事を保管する"),
        examples: [
            Example("find swift", Phrase(en: "Find articles about Swift", ja: "Swift の記事を探す"))
        ],
        globals: StandardOptions.parameter,
        commands: [find, list, read, move, saved],
        alone: Parameter(
            .option("mode", .choice("MODE"), help: Phrase(en: "How it looks", ja: "外観"))
        ) { .open(mode: $0) },
        environment: [Entry("NO_COLOR", Phrase(en: "Switches colours off", ja: "色を使わない"))],
        files: [Entry("~/.config/shelf", Phrase(en: "Settings", ja: "設定"))]
    )

    static let find = Command(
        "find",
        abstract: Phrase(en: "Find articles", ja: "記事を探す"),
        discussion: Phrase(
            en: "All words have to occur.\n\nJapanese needs no spaces.",
            ja: "すべての語を含む記事を探す。"
        ),
        examples: [
            Example("--limit 3 swift", Phrase(en: "Show three articles at most", ja: "最大 3 件を表示する"))
        ],
        takes: .arguments(
            "QUERY",
            .text(),
            isRequired: true,
            help: Phrase(en: "What to look for", ja: "探す語")
        ),
        .option(
            "limit",
            short: "n",
            .integer(1...100),
            default: 20,
            help: Phrase(en: "How many at most", ja: "最大件数")
        ),
        .flag("exact", short: "x", help: Phrase(en: "Take the query as one phrase", ja: "語句として探す")),
        .options(
            "label",
            short: "l",
            .text("LABEL", completion: .source(labels)),
            help: Phrase(en: "Only with this label", ja: "このラベルが付いたものだけ")
        )
    ) { query, limit, isExact, labels in
        Invocation.find(query: query, limit: limit, isExact: isExact, labels: labels)
    }

    static let list = Command(
        "list",
        abstract: Phrase(en: "List articles", ja: "記事を一覧する"),
        takes: .oneOf(
            .option(
                "label",
                .text("LABEL", completion: .source(labels)),
                as: Source.label,
                help: Phrase(en: "With a label", ja: "このラベルの記事")
            ),
            .flag("mine", as: Source.mine, help: Phrase(en: "Written by you", ja: "自分の記事")),
            otherwise: .newest
        ),
        .toggle(
            "color",
            help: Phrase(en: "Use colours", ja: "色を使う"),
            environment: "SHELF_COLOR",
            configuration: "color"
        )
    ) { source, color in
        Invocation.list(source, color: color)
    }

    static let read = Command(
        "read",
        abstract: Phrase(en: "Read an article", ja: "記事を読む"),
        takes: .argument("ID", .text("ID", completion: .files), help: Phrase(en: "Which one", ja: "記事")),
        .option("format", short: "f", .choice("FORMAT"), default: .text, help: Phrase(en: "The format", ja: "形式"))
    ) { id, format in
        Invocation.read(id: id, format: format)
    }

    static let move = Command(
        "move",
        abstract: Phrase(en: "Move along the shelf", ja: "棚を移動する"),
        isHidden: true,
        takes: .optionalArgument("STEPS", .integer(), help: Phrase(en: "How far", ja: "移動量"))
    ) { steps in
        Invocation.move(by: steps ?? 1)
    }

    static let saved = Command(
        "saved",
        abstract: Phrase(en: "Saved searches", ja: "保存した検索"),
        commands: [
            Command(
                "save",
                abstract: Phrase(en: "Save a search", ja: "検索を保存する"),
                takes: .argument("NAME", .text(), help: Phrase(en: "Its name", ja: "名前"))
            ) { Invocation.save(name: $0) },
            Command(
                "remove",
                abstract: Phrase(en: "Remove searches", ja: "検索を削除する"),
                takes: .arguments("NAME", .text(), isRequired: true, help: Phrase(en: "Their names", ja: "名前"))
            ) { Invocation.remove(names: $0) },
        ]
    )
}
