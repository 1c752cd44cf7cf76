import CommandLineKit
public import PhotoContract
import PresentationKit
import ReportKit

/// The invocations of the commands of albums.
public enum AlbumInvocation: Codable, Hashable, Sendable {
    /// Print the albums.
    case list
    /// Create an empty album.
    case create(String)
    /// Print the photos of an album.
    case show(String)
    /// Download photos into an album.
    case get([String], into: String)
    /// Print the credits of an album.
    case credits(String, as: CreditFormat)
    /// Rename an album.
    case rename(String, to: String)
    /// Move photos of an album into another one.
    case move([String], from: String, to: String)
    /// Move photos of an album into the trash.
    case remove([String], from: String)
    /// Restore the photos that were removed last.
    case undo
}

extension AlbumInvocation {
    /// The commands, in the order in which help lists them.
    static let commands: [Command<FieldSelection<AlbumInvocation>>] = [
        get.selectingFields(DownloadField.allCases), albums, credits.selectingFields(AlbumPhotoField.allCases),
        rm.withoutFields, undoing.withoutFields,
    ]

    private static var name: Parameter<String> {
        .argument("ALBUM", .text("ALBUM"), help: Phrase(en: "The name of the album", ja: "アルバムの名前"))
    }

    private static let get = Command<AlbumInvocation>(
        "get",
        abstract: Phrase(en: "Download photos into an album", ja: "写真をアルバムにダウンロードする"),
        discussion: Phrase(
            en: """
                An album is a plain folder. The credit and the licence of each photo are beside it, in a file with the name \
                of the photo and '.json'. A photo whose content the album has already is not added again. Photos that fail \
                are named, and the others are downloaded all the same, unless the source itself does not answer.
                """,
            ja: """
                アルバムは普通のフォルダーです。写真の隣の「写真の名前.json」に、作者とライセンスを保存します。\
                同じ内容の写真がすでにあれば追加しません。失敗した写真があっても、サービスが応答するかぎり、ほかの写真はダウンロードします。
                """
        ),
        examples: [
            Example("demo:cat-1 demo:dog-2 --into Pets", Phrase(en: "Two drawings", ja: "絵を 2 枚")),
            Example("commons:12345 --into Pets --json", Phrase(en: "A photo, reported as JSON", ja: "結果を JSON で")),
        ],
        takes: .arguments(
            "PHOTO",
            .text("PHOTO"),
            isRequired: true,
            help: Phrase(en: "The photos, as 'search' lists them", ja: "search が表示する写真の ID")
        ),
        .option("into", .text("ALBUM"), help: Phrase(en: "The album, which is created if needed", ja: "アルバム（なければ作成）"))
    ) { photos, album throws(UsageError) in
        guard let album else { throw .missingArgument("--into") }
        return .get(photos, into: album)
    }

    private static let albums = Command<FieldSelection<AlbumInvocation>>(
        "albums",
        abstract: Phrase(en: "List the albums, or the photos of one", ja: "アルバムや、その中の写真を一覧する"),
        examples: [Example("", Phrase(en: "All albums", ja: "すべてのアルバム"))],
        commands: [
            listing.selectingFields(AlbumField.allCases), show.selectingFields(AlbumPhotoField.allCases),
            create.withoutFields, rename.withoutFields, move.withoutFields,
        ],
        alone: Parameter { AlbumInvocation.list }.selectingFields(AlbumField.allCases)
    )

    private static let listing = Command<AlbumInvocation>(
        "list",
        abstract: Phrase(en: "List the albums", ja: "アルバムを一覧する"),
        examples: [Example("--json", Phrase(en: "As JSON", ja: "プログラム用に JSON で"))]
    ) { .list }

    private static let show = Command<AlbumInvocation>(
        "show",
        abstract: Phrase(en: "List the photos of an album", ja: "アルバムの写真を一覧する"),
        examples: [Example("Pets", Phrase(en: "Its photos, with their credits", ja: "写真とクレジット"))],
        takes: name
    ) { .show($0) }

    private static let create = Command<AlbumInvocation>(
        "create",
        abstract: Phrase(en: "Create an empty album", ja: "空のアルバムを作成する"),
        examples: [Example("'Summer 2026'", Phrase(en: "A name with a space needs quotes", ja: "空白を含む名前は引用符で囲む"))],
        takes: name
    ) { .create($0) }

    private static let rename = Command<AlbumInvocation>(
        "rename",
        abstract: Phrase(en: "Rename an album", ja: "アルバムの名前を変更する"),
        examples: [Example("Pets Animals", Phrase(en: "The folder is renamed, too", ja: "フォルダーの名前も変わる"))],
        takes: name,
        .argument("NAME", .text("NAME"), help: Phrase(en: "The new name", ja: "新しい名前"))
    ) { .rename($0, to: $1) }

    private static let move = Command<AlbumInvocation>(
        "move",
        abstract: Phrase(en: "Move photos into another album", ja: "写真を別のアルバムに移動する"),
        examples: [
            Example("Pets Cat-1.png --into Cats", Phrase(en: "Its credit is moved with it", ja: "クレジットも一緒に移動する"))
        ],
        takes: name,
        .arguments(
            "FILE",
            .text("FILE"),
            isRequired: true,
            help: Phrase(en: "The names of the photos, as 'albums show' lists them", ja: "albums show が表示するファイル名")
        ),
        .option("into", .text("ALBUM"), help: Phrase(en: "The album, which is created if needed", ja: "アルバム（なければ作成）"))
    ) { album, photos, target throws(UsageError) in
        guard let target else { throw .missingArgument("--into") }
        return .move(photos, from: album, to: target)
    }

    private static let credits = Command<AlbumInvocation>(
        "credits",
        abstract: Phrase(en: "Print the credits of an album", ja: "アルバムのクレジットを出力する"),
        discussion: Phrase(
            en:
                "Each photo is named with its author, its licence and their pages, as the licences of Creative Commons ask.",
            ja: "クリエイティブ・コモンズの求める形で、写真ごとに題名、作者、ライセンスとそのページを出力します。"
        ),
        examples: [
            Example("Pets", Phrase(en: "A line for each photo", ja: "写真ごとに 1 行")),
            Example("Pets --format md", Phrase(en: "As Markdown", ja: "Markdown で")),
            Example("Pets --json", Phrase(en: "As JSON", ja: "JSON で")),
        ],
        takes: name,
        .option("format", .choice("FORMAT"), default: CreditFormat.text, help: Phrase(en: "The format", ja: "形式"))
    ) { .credits($0, as: $1) }

    private static let rm = Command<AlbumInvocation>(
        "rm",
        abstract: Phrase(en: "Move photos of an album into the trash", ja: "アルバムの写真をごみ箱に移す"),
        examples: [Example("Pets Cat-1.png", Phrase(en: "'undo' restores it", ja: "undo で元に戻せる"))],
        takes: name,
        .arguments(
            "FILE",
            .text("FILE"),
            isRequired: true,
            help: Phrase(en: "The names of the photos, as 'albums show' lists them", ja: "albums show が表示するファイル名")
        )
    ) { .remove($1, from: $0) }

    private static let undoing = Command<AlbumInvocation>(
        "undo",
        abstract: Phrase(en: "Restore the photos that were removed last", ja: "最後にごみ箱に移した写真を元に戻す"),
        examples: [Example("", Phrase(en: "One removal; again for the one before", ja: "1 回分。繰り返すとその前も"))]
    ) { .undo }
}
