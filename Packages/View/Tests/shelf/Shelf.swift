import CommandLineKit
import PresentationKit
import ReportKit

/// A program that uses everything the kit offers.
enum Shelf {
    enum Invocation: Hashable {
        case open(mode: Mode?)
        case find(query: [String], limit: Int, isExact: Bool, labels: [String], since: Month?)
        case list(Source, fields: [Field])
        case read(file: String, format: Format, into: String?)
        case move(by: Int)
        case save(name: String, query: [String])
        case remove(names: [String])
    }

    struct Options: Hashable {
        var standard = StandardOptions()
        var host: String?
    }

    enum Mode: String, CaseIterable {
        case light
        case dark
    }

    enum Format: Hashable {
        case text
        case markdown
        case html
    }

    enum Field: String, CaseIterable {
        case id
        case title
        case labels
    }

    enum Source: Hashable {
        case newest
        case label(String)
        case mine
    }

    struct Month: Hashable {
        let year: Int
        let month: Int
    }

    static let labels = CandidateSource(rawValue: "labels")
    static let candidates = [
        Candidate("swift", remark: "12 articles"), Candidate("swift-testing"), Candidate("東京"),
        Candidate("two words"), Candidate("with:colon"), Candidate("red\u{1B}[31m"),
        Candidate("it's \"50%\" & $(touch ~/evaluated) `touch ~/evaluated` c:\\end"), Candidate("Capital"),
        Candidate("-minus"),
    ]

    static let program = Program<Options, Invocation>(
        "shelf",
        version: "1.2.0",
        released: "2026-03-04",
        abstract: Phrase(en: "Keep articles on a shelf", ja: "記事を棚に保管する"),
        discussion: Phrase(
            en: "Without a command it opens the shelf.",
            ja: "コマンドを省略すると棚を開く。"
        ),
        examples: [
            Example("", Phrase(en: "Open the shelf", ja: "棚を開く")),
            Example("find swift | head", Phrase(en: "Find articles about Swift", ja: "Swift の記事を探す")),
        ],
        globals: Parameter(
            StandardOptions.parameter(),
            .option(
                "host",
                .text("HOST"),
                help: Phrase(en: "Where the articles are", ja: "記事のあるホスト"),
                environment: "SHELF_HOST",
                configuration: "host",
                fallback: "shelf.example"
            )
        ) { standard, host in
            Options(standard: standard, host: host)
        },
        commands: [find, list, read, move, saved],
        alone: Parameter(
            .option("mode", .choice("MODE"), help: Phrase(en: "How it looks", ja: "外観"))
        ) { .open(mode: $0) },
        environment: [Entry("NO_COLOR", Phrase(en: "Switches colours off", ja: "色を使わない"))],
        files: [Entry("~/.config/shelf", Phrase(en: "Settings", ja: "設定"))],
        exits: [.done, .failed, .wrongUsage, .notFound]
    )

    static let find = Command(
        "find",
        abstract: Phrase(en: "Find articles", ja: "記事を探す"),
        discussion: Phrase(
            en: "All words have to occur.\n\nJapanese needs no spaces.",
            ja: "すべての語を含む記事を探す。\n\n日本語では語の間に空白がなくてもよい。"
        ),
        examples: [
            Example("--limit 3 'swift testing'", Phrase(en: "Show three articles at most", ja: "最大 3 件を表示する"))
        ],
        takes: .arguments(
            "QUERY",
            .text(),
            isRequired: true,
            allowsHyphens: true,
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
        ),
        .option("since", month, help: Phrase(en: "Only since this month", ja: "この月以降のものだけ"))
    ) { query, limit, isExact, labels, since throws(UsageError) in
        if isExact, !labels.isEmpty { throw .conflicting("--exact", "--label") }
        return Invocation.find(query: query, limit: limit, isExact: isExact, labels: labels, since: since)
    }

    static let month = ValueKind<Month>(
        "MONTH",
        rule: Phrase(en: "a month such as 2026-11", ja: "2026-11 のような月")
    ) { word in
        let parts = word.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2, (1...12).contains(parts[1]) else { return nil }
        return Month(year: parts[0], month: parts[1])
    } print: {
        "\($0.year)-\($0.month)"
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
        .option(
            "fields",
            .list(of: .choice("FIELD")),
            default: [.id, .title],
            help: Phrase(en: "What to show", ja: "表示する項目")
        )
    ) { source, fields in
        Invocation.list(source, fields: fields)
    }

    static let read = Command(
        "read",
        abstract: Phrase(en: "Read an article", ja: "記事を読む"),
        examples: [
            Example("- --format md", Phrase(en: "Read what a pipe brings", ja: "パイプから読む"), before: "cat a.md |")
        ],
        takes: .argument("FILE", .text(completion: .files), help: Phrase(en: "Which one", ja: "記事")),
        .option(
            "format",
            short: "f",
            .choice(
                "FORMAT",
                [
                    Choice("text", Format.text, help: Phrase(en: "For reading", ja: "読むための形式")),
                    Choice("md", Format.markdown), Choice("html", Format.html),
                ]
            ),
            default: .text,
            help: Phrase(en: "The format", ja: "形式")
        ),
        .option(
            "into",
            .text("DIR", completion: .directories),
            help: Phrase(en: "Copy it into a folder", ja: "フォルダーにコピーする")
        )
    ) { file, format, folder in
        Invocation.read(file: file, format: format, into: folder)
    }

    static let move = Command(
        "move",
        abstract: Phrase(en: "Move along the shelf", ja: "棚を移動する"),
        isHidden: true,
        takes: .argument("STEPS", .integer(), help: Phrase(en: "How far", ja: "移動量"))
    ) { steps in
        Invocation.move(by: steps)
    }

    static let saved = Command(
        "saved",
        abstract: Phrase(en: "Saved searches", ja: "保存した検索"),
        commands: [
            Command(
                "save",
                abstract: Phrase(en: "Save a search", ja: "検索を保存する"),
                takes: .argument("NAME", .text(), help: Phrase(en: "Its name", ja: "名前")),
                .arguments("QUERY", .text(), help: Phrase(en: "What to look for", ja: "探す語"))
            ) { Invocation.save(name: $0, query: $1) },
            Command(
                "remove",
                abstract: Phrase(en: "Remove searches", ja: "検索を削除する"),
                takes: .arguments("NAME", .text(), isRequired: true, help: Phrase(en: "Their names", ja: "名前"))
            ) { Invocation.remove(names: $0) },
        ]
    )
}
