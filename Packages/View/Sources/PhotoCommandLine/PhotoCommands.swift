public import CommandLineKit
import PhotoContract
import PresentationKit
import ReportKit

extension PhotoInvocation {
    /// Returns the commands of the feature, in the order in which help lists them.
    public static var commands: [Command<FieldSelection<PhotoInvocation>>] {
        let columns = PhotoField.allCases
        return [search.selectingFields(columns), show.selectingFields(columns)]
            + AlbumInvocation.commands + [settings.map { $0.map(PhotoInvocation.settings) }]
    }

    private static let search = Command<PhotoInvocation>(
        "search",
        abstract: Phrase(en: "Search for photos", ja: "写真を検索する"),
        discussion: Phrase(
            en: """
                Without words, lists the photos that the source proposes. A condition may leave a page with fewer photos \
                than '--per-page'.

                '--licence' takes the most duties that you accept: 'attribution' finds photos in the public domain, too.
                """,
            ja: """
                検索語がなければ、取得元のおすすめを一覧します。条件によっては、1 ページの件数が '--per-page' より少なくなります。

                '--licence' には受け入れられる義務の上限を指定します。'attribution' ではパブリックドメインの写真も見つかります。
                """
        ),
        examples: [
            Example("cat --source demo", Phrase(en: "Drawings of cats, without a network", ja: "内蔵の猫の絵（ネットワーク不要）")),
            Example("--source file --folder ~/Pictures", Phrase(en: "Photos of a folder", ja: "フォルダーの写真")),
            Example("fuji sunrise --orientation landscape", Phrase(en: "Wide photos", ja: "横長の写真")),
            Example(
                "owl --licence public-domain --json",
                Phrase(en: "Photos without duties, as JSON", ja: "義務のない写真を JSON で")
            ),
        ],
        takes: .arguments(
            "QUERY",
            .text(),
            allowsHyphens: true,
            help: Phrase(en: "The words to search for", ja: "検索する語")
        ),
        source,
        .option(
            "licence",
            ValueKind<PhotoTermsChoice>.choice("TERMS"),
            help: Phrase(en: "The most duties that the licence may have", ja: "ライセンスの義務の上限")
        ),
        .option(
            "orientation",
            ValueKind<PhotoOrientationChoice>.choice("SHAPE"),
            help: Phrase(en: "The proportions", ja: "縦横の比")
        ),
        .option(
            "least-size",
            .text("WxH"),
            help: Phrase(en: "The least size, such as 1920x1080", ja: "最小のサイズ。例: 1920x1080")
        ),
        .option(
            "folder",
            .text("FOLDER", completion: .files),
            help: Phrase(
                en: "The folder of '--source file'; default: the current one",
                ja: "'--source file' のフォルダー。既定は現在のフォルダー"
            )
        ),
        .option("page", .integer(1...1_000), default: 1, help: Phrase(en: "The page number", ja: "ページ番号")),
        .option(
            "per-page",
            .integer(1...100),
            help: Phrase(en: "Photos per page", ja: "1 ページの件数"),
            configuration: "per-page",
            fallback: "20"
        )
    ) { words, source, licence, orientation, leastSize, folder, page, size in
        let query = PhotoQuery(
            words.joined(separator: " "),
            source: source,
            licence: licence,
            orientation: orientation,
            leastSize: leastSize,
            folder: folder
        )
        return .search(query, page: page, size: size)
    }

    private static let source = Parameter<String?>.option(
        "source",
        .choice("SOURCE", ["commons", "unsplash", "demo", "file"].map { Choice($0, $0) }),
        help: Phrase(
            en:
                "Where photos come from: Wikimedia Commons, Unsplash (needs a key), drawings in the program or a folder",
            ja: "写真の取得元: Wikimedia Commons、Unsplash（要キー）、内蔵の絵、フォルダー"
        ),
        configuration: "source",
        fallback: "commons"
    )

    private static let settings = Command<FieldSelection<SettingsAction>>.settings(
        PhotoSettingKey.allCases.map(\.rawValue),
        get: [Example("folder", Phrase(en: "The folder of the albums", ja: "アルバムのフォルダー"))],
        set: [
            Example("folder ~/Pictures/albums", Phrase(en: "Keep albums with your pictures", ja: "ピクチャの中に保存する")),
            Example(
                "source unsplash",
                Phrase(en: "Search Unsplash by default", ja: "既定で Unsplash を検索する")
            ),
            Example("contact ann@example.org", Phrase(en: "Tell Wikimedia who asks", ja: "Wikimedia に連絡先を伝える")),
        ],
        unset: [Example("folder", Phrase(en: "Go back to the default folder", ja: "既定のフォルダーに戻す"))]
    )

    private static let show = Command<PhotoInvocation>(
        "show",
        abstract: Phrase(en: "Show the facts about a photo, with its credit and licence", ja: "写真の情報、作者、ライセンスを表示する"),
        examples: [Example("demo:cat-1", Phrase(en: "A drawing of the program", ja: "内蔵の絵"))],
        takes: .argument(
            "PHOTO",
            .text("PHOTO"),
            help: Phrase(en: "The photo, as 'search' lists it", ja: "search が表示する写真の ID")
        )
    ) { .show($0) }
}
