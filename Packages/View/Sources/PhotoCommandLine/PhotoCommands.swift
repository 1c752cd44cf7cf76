import CommandLineKit
import PhotoContract
import PresentationKit
import ReportKit

extension PhotoInvocation {
    /// Returns the commands of the feature, in the order in which help lists them.
    static func commands(_ sources: [PhotoSourceDescription]) -> [Command<FieldSelection<PhotoInvocation>>] {
        let columns = PhotoField.allCases
        return [search(sources).selectingFields(columns), show.selectingFields(columns)]
            + AlbumInvocation.commands + [settings.map { $0.map(PhotoInvocation.settings) }]
    }

    private static func search(_ sources: [PhotoSourceDescription]) -> Command<PhotoInvocation> {
        Command<PhotoInvocation>(
            "search",
            abstract: Phrase(en: "Search for photos", ja: "写真を検索する"),
            discussion: Phrase(
                en: """
                    Without words, lists the photos that the source suggests. With filters, a page may have fewer photos than \
                    '--per-page'.

                    '--licence' takes the most restrictive terms that you accept: with 'attribution', photos in the public \
                    domain are found as well.
                    """,
                ja: """
                    検索語がなければ、取得元のおすすめを一覧します。絞り込みによっては、1 ページの件数が '--per-page' より少なくなります。

                    '--licence' には、受け入れられる最も厳しい利用条件を指定します。'attribution' ではパブリックドメインの写真も見つかります。
                    """
            ),
            examples: [
                Example("cat --source demo", Phrase(en: "Drawings of cats; needs no network", ja: "内蔵の猫の絵（ネットワーク不要）")),
                Example("--source file --folder ~/Pictures", Phrase(en: "Photos in a folder", ja: "フォルダー内の写真")),
                Example("fuji sunrise --orientation landscape", Phrase(en: "Landscape photos", ja: "横長の写真")),
                Example(
                    "owl --licence public-domain --json",
                    Phrase(en: "Photos in the public domain, as JSON", ja: "パブリックドメインの写真を JSON で")
                ),
            ],
            takes: .arguments(
                "QUERY",
                .text(),
                allowsHyphens: true,
                help: Phrase(en: "The words to search for", ja: "検索語")
            ),
            source(sources),
            .option(
                "licence",
                ValueKind<PhotoTermsChoice>.choice("TERMS"),
                help: Phrase(en: "The most restrictive licence terms to accept", ja: "受け入れる最も厳しい利用条件")
            ),
            .option(
                "orientation",
                ValueKind<PhotoOrientationChoice>.choice("SHAPE"),
                help: Phrase(en: "The orientation", ja: "写真の向き")
            ),
            .option(
                "min-size",
                .text("WxH"),
                help: Phrase(en: "The minimum size in pixels, such as 1920x1080", ja: "最小サイズ（ピクセル）。例: 1920x1080")
            ),
            .option(
                "folder",
                .text("FOLDER", completion: .files),
                help: Phrase(
                    en: "The folder to search with '--source file'; default: the current folder",
                    ja: "'--source file' で検索するフォルダー。既定は現在のフォルダー"
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
        ) { words, source, licence, orientation, minimumSize, folder, page, size in
            let query = PhotoQuery(
                words.joined(separator: " "),
                source: source,
                licence: licence,
                orientation: orientation,
                minimumSize: minimumSize,
                folder: folder
            )
            return .search(query, page: page, size: size)
        }
    }

    private static func source(_ sources: [PhotoSourceDescription]) -> Parameter<String?> {
        .option(
            "source",
            .choice("SOURCE", sources.map { Choice($0.name, $0.name) }),
            help: Phrase(
                en: "Where to search: \(sources.map(\.explanation.english).joined(separator: ", "))",
                ja: "検索先: \(sources.map(\.explanation.japanese).joined(separator: "、"))"
            ),
            configuration: "source",
            fallback: "commons"
        )
    }

    private static let settings = Command<FieldSelection<SettingsAction>>.settings(
        PhotoSettingKey.allCases.map(\.rawValue),
        get: [Example("folder", Phrase(en: "The folder of the albums", ja: "アルバムのフォルダー"))],
        set: [
            Example(
                "folder ~/Pictures/albums",
                Phrase(en: "Keep the albums in your Pictures folder", ja: "ピクチャの中に保存する")
            ),
            Example(
                "source unsplash",
                Phrase(en: "Search Unsplash by default", ja: "既定で Unsplash を検索する")
            ),
            Example(
                "contact ann@example.org",
                Phrase(en: "Give Wikimedia a contact address", ja: "Wikimedia に連絡先を伝える")
            ),
        ],
        unset: [Example("folder", Phrase(en: "Go back to the default folder", ja: "既定のフォルダーに戻す"))]
    )

    private static let show = Command<PhotoInvocation>(
        "show",
        abstract: Phrase(en: "Show a photo with its metadata, credit and licence", ja: "写真をメタデータ、クレジット、ライセンスと共に表示する"),
        examples: [Example("demo:cat-1", Phrase(en: "A built-in drawing", ja: "内蔵の絵"))],
        takes: .argument(
            "PHOTO",
            .text("PHOTO"),
            help: Phrase(en: "The ID of the photo, as listed by 'search'", ja: "search が表示する写真の ID")
        )
    ) { .show($0) }
}
