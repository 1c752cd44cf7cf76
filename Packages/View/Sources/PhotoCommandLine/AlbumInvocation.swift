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
    /// Move an album into the trash.
    case removeAlbum(String)
    /// Merge an album into another one.
    case merge(String, into: String)
    /// Write the caption of an album, or of some of its photos.
    case caption([String], of: String, as: String)
    /// Add and remove tags of an album, or of some of its photos.
    case tag([String], of: String, adding: [String], removing: [String])
    /// Choose the photo that stands for an album.
    case cover(String, of: String)
    /// Sort the photos of an album.
    case sort(String, by: AlbumOrderChoice)
    /// Import files and folders into an album.
    case `import`([String], into: String)
    /// Export an album into a folder.
    case export(String, to: String)
    /// Undo the last change of an album.
    case undo
    /// Permanently delete everything in the trash.
    case emptyTrash
}

extension AlbumInvocation {
    /// The commands, in the order in which help lists them.
    static let commands: [Command<FieldSelection<PhotoInvocation>>] =
        [
            changing(get).selectingFields(DownloadField.allCases), albums,
            changing(importing).selectingFields(ImportField.allCases),
            changing(export).selectingFields(ExportField.allCases), reading(credits, AlbumPhotoField.self),
        ] + changing([tag, rm, undoing, emptying])

    /// Returns a command that changes something, with `--dry-run`.
    private static func changing(_ command: Command<AlbumInvocation>) -> Command<PhotoInvocation> {
        command.adding(
            .flag(
                "dry-run",
                help: Phrase(en: "Print what would be done, without doing it", ja: "実行せずに、結果の予定だけを表示する")
            )
        ) { .albums($0, isDryRun: $1) }
    }

    /// Returns commands that change something and print no records, with `--dry-run`.
    private static func changing(_ commands: [Command<AlbumInvocation>]) -> [Command<FieldSelection<PhotoInvocation>>] {
        commands.map { changing($0).withoutFields }
    }

    private static func reading<Field: RecordField>(
        _ command: Command<AlbumInvocation>,
        _ fields: Field.Type
    ) -> Command<FieldSelection<PhotoInvocation>> {
        command.map { .albums($0) }.selectingFields(Array(Field.allCases))
    }

    private static var name: Parameter<String> {
        .argument("ALBUM", .album, help: Phrase(en: "The name of the album", ja: "アルバムの名前"))
    }

    private static var newTarget: Parameter<String> {
        required("into", .album, help: Phrase(en: "The album; created if it does not exist", ja: "アルバム（なければ作成）"))
    }

    /// Returns an option without which the command is not complete.
    private static func required(_ name: String, _ kind: ValueKind<String>, help: Phrase) -> Parameter<String> {
        Parameter(.option(name, kind, help: help)) { value throws(UsageError) in
            guard let value else { throw .missingArgument("--\(name)") }
            return value
        }
    }

    private static let get = Command<AlbumInvocation>(
        "get",
        abstract: Phrase(en: "Download photos into an album", ja: "写真をアルバムにダウンロードする"),
        discussion: Phrase(
            en: """
                An album is a plain folder. The credit and the licence of each photo are saved beside it, in a file with \
                the name of the photo and '.json'. A photo whose content is already in the album is not added again. If a \
                photo fails, the others are downloaded all the same, unless the source itself does not respond.

                Without photos, resumes the interrupted downloads into the album.
                """,
            ja: """
                アルバムは普通のフォルダーです。写真の隣の「写真の名前.json」に、作者とライセンスを保存します。\
                同じ内容の写真がすでにあれば追加しません。失敗した写真があっても、サービスが応答するかぎり、ほかの写真はダウンロードします。

                写真を指定しなければ、中断したダウンロードを再開します。
                """
        ),
        examples: [
            Example("demo:cat-1 demo:dog-2 --into Pets", Phrase(en: "Two drawings", ja: "絵を 2 枚")),
            Example("commons:12345 --into Pets --json", Phrase(en: "A photo, reported as JSON", ja: "結果を JSON で")),
            Example("--into Pets", Phrase(en: "Resume interrupted downloads", ja: "中断したダウンロードを再開する")),
            Example("--into Pets --dry-run", Phrase(en: "Preview what would be resumed", ja: "再開されるものを確かめる")),
            Example(
                "--into Owls",
                Phrase(en: "Download the first page of a search", ja: "検索結果の最初のページをダウンロードする"),
                before: "\(Phrase.programName) search owl --fields id --print0 | xargs -0"
            ),
        ],
        takes: .arguments(
            "PHOTO",
            .text("PHOTO"),
            help: Phrase(en: "The IDs of the photos, as listed by 'search'", ja: "search が表示する写真の ID")
        ),
        newTarget
    ) { .get($0, into: $1) }

    private static let albums = Command<FieldSelection<PhotoInvocation>>(
        "albums",
        abstract: Phrase(en: "List and organise albums", ja: "アルバムを一覧・整理する"),
        examples: [Example("", Phrase(en: "All albums", ja: "すべてのアルバム"))],
        commands: [
            reading(listing, AlbumField.self), reading(show, AlbumPhotoField.self),
        ] + changing([create, rename, move, merge, remove, caption, cover, sort]),
        alone: Parameter { PhotoInvocation.albums(.list) }.selectingFields(AlbumField.allCases)
    )

    private static let listing = Command<AlbumInvocation>(
        "list",
        abstract: Phrase(en: "List the albums", ja: "アルバムを一覧する"),
        examples: [Example("--json", Phrase(en: "As JSON", ja: "プログラム用に JSON で"))]
    ) { .list }

    private static let show = Command<AlbumInvocation>(
        "show",
        abstract: Phrase(en: "List the photos in an album", ja: "アルバムの写真を一覧する"),
        examples: [Example("Pets", Phrase(en: "Its photos, with their credits", ja: "写真とクレジット"))],
        takes: name
    ) { .show($0) }

    private static let create = Command<AlbumInvocation>(
        "create",
        abstract: Phrase(en: "Create an empty album", ja: "空のアルバムを作成する"),
        examples: [Example("'Summer 2026'", Phrase(en: "A name with a space needs quotes", ja: "空白を含む名前は引用符で囲む"))],
        takes: .argument("ALBUM", .text("ALBUM"), help: Phrase(en: "The name of the album", ja: "アルバムの名前"))
    ) { .create($0) }

    private static let rename = Command<AlbumInvocation>(
        "rename",
        abstract: Phrase(en: "Rename an album", ja: "アルバムの名前を変更する"),
        examples: [Example("Pets Animals", Phrase(en: "The folder is renamed as well", ja: "フォルダーの名前も変わる"))],
        takes: name,
        .argument("NAME", .text("NAME"), help: Phrase(en: "The new name", ja: "新しい名前"))
    ) { .rename($0, to: $1) }

    private static let move = Command<AlbumInvocation>(
        "move",
        abstract: Phrase(en: "Move photos into another album", ja: "写真を別のアルバムに移動する"),
        examples: [
            Example("Pets Cat-1.png --into Cats", Phrase(en: "Its credit moves with it", ja: "クレジットも一緒に移動する"))
        ],
        takes: name,
        photos,
        newTarget
    ) { .move($1, from: $0, to: $2) }

    private static let credits = Command<AlbumInvocation>(
        "credits",
        abstract: Phrase(en: "Print the credits of an album", ja: "アルバムのクレジットを出力する"),
        discussion: Phrase(
            en:
                "Lists the title, author and licence of each photo, with links, as Creative Commons licences require.",
            ja: "クリエイティブ・コモンズの求める形で、写真ごとに題名、作者、ライセンスとそのページを出力します。"
        ),
        examples: [
            Example("Pets", Phrase(en: "One line for each photo", ja: "写真ごとに 1 行")),
            Example("Pets --format md", Phrase(en: "As Markdown", ja: "Markdown で")),
            Example("Pets --json", Phrase(en: "As JSON", ja: "JSON で")),
        ],
        takes: name,
        .option(
            "format",
            .choice("FORMAT"),
            default: CreditFormat.text,
            help: Phrase(en: "The output format", ja: "出力形式")
        )
    ) { .credits($0, as: $1) }

    private static let rm = Command<AlbumInvocation>(
        "rm",
        abstract: Phrase(en: "Move photos of an album to the trash", ja: "アルバムの写真をごみ箱に移す"),
        examples: [Example("Pets Cat-1.png", Phrase(en: "'undo' restores it", ja: "undo で元に戻せる"))],
        takes: name,
        photos
    ) { .remove($1, from: $0) }

    private static let undoing = Command<AlbumInvocation>(
        "undo",
        abstract: Phrase(en: "Undo the last change to an album", ja: "アルバムの最後の変更を元に戻す"),
        discussion: Phrase(
            en: """
                Undoes 'rm', 'tag', 'import', the changes made by 'albums', except for 'create', and downloads that have \
                overwritten a photo. Undoing an import moves its photos to the trash.
                """,
            ja: "'rm'、'tag'、'import'、'albums' による変更（'create' を除く）、写真を上書きしたダウンロードを元に戻します。取り込みを元に戻すと、写真はごみ箱に移ります。"
        ),
        examples: [Example("", Phrase(en: "Run it again to undo the change before", ja: "もう一度実行すると、その前の変更も元に戻す"))]
    ) { .undo }

    // MARK: - Organising albums

    private static var photos: Parameter<[String]> {
        .arguments(
            "FILE",
            .text("FILE"),
            isRequired: true,
            help: Phrase(en: "The file names of the photos, as listed by 'albums show'", ja: "albums show が表示するファイル名")
        )
    }

    private static var anyPhotos: Parameter<[String]> {
        .arguments(
            "FILE",
            .text("FILE"),
            help: Phrase(en: "The file names of photos; default: the album itself", ja: "写真のファイル名。なければアルバム自体")
        )
    }

    private static let merge = Command<AlbumInvocation>(
        "merge",
        abstract: Phrase(en: "Merge an album into another one", ja: "アルバムを別のアルバムに統合する"),
        discussion: Phrase(
            en: """
                Photos whose content is already in the other album, and all other files in the folder, are moved to the \
                trash. A photo whose name is taken gets a number. Tags are merged as well.
                """,
            ja: """
                統合先に同じ内容がある写真と、フォルダー内のほかのファイルは、ごみ箱に移ります。名前が重なる写真には番号が付きます。\
                タグも統合先に加わります。
                """
        ),
        examples: [Example("Kittens --into Cats", Phrase(en: "'undo' separates them again", ja: "undo で元に戻せる"))],
        takes: name,
        required("into", .album, help: Phrase(en: "The album to merge into", ja: "統合先のアルバム"))
    ) { .merge($0, into: $1) }

    private static let remove = Command<AlbumInvocation>(
        "remove",
        abstract: Phrase(en: "Move an album with all of its photos to the trash", ja: "アルバムをすべての写真と共にごみ箱に移す"),
        examples: [Example("Pets", Phrase(en: "'undo' restores it", ja: "undo で元に戻せる"))],
        takes: name
    ) { .removeAlbum($0) }

    private static let caption = Command<AlbumInvocation>(
        "caption",
        abstract: Phrase(en: "Set the caption of an album or of photos", ja: "アルバムや写真に説明を付ける"),
        examples: [
            Example("Pets --text 'Everyone at home'", Phrase(en: "The caption of the album", ja: "アルバムの説明")),
            Example("Pets Cat-1.png --text Mimi", Phrase(en: "The caption of a photo", ja: "写真の説明")),
            Example("Pets --text ''", Phrase(en: "Remove the caption", ja: "説明を削除する")),
        ],
        takes: name,
        anyPhotos,
        required("text", .text("TEXT"), help: Phrase(en: "The caption; an empty one removes it", ja: "説明。空なら削除"))
    ) { .caption($1, of: $0, as: $2) }

    private static let cover = Command<AlbumInvocation>(
        "cover",
        abstract: Phrase(en: "Choose the cover photo of an album", ja: "アルバムの表紙にする写真を選ぶ"),
        examples: [Example("Pets Cat-1.png", Phrase(en: "Instead of the first photo", ja: "先頭の写真の代わりに"))],
        takes: name,
        .argument("FILE", .text("FILE"), help: Phrase(en: "The name of the photo", ja: "写真のファイル名"))
    ) { .cover($1, of: $0) }

    private static let emptying = Command<AlbumInvocation>(
        "empty-trash",
        abstract: Phrase(en: "Delete what is in the trash for good", ja: "ごみ箱の中身を完全に削除する"),
        discussion: Phrase(
            en: """
                Removed photos and albums, and earlier versions of photos, stay in the trash until this command deletes them. \
                It works on a full disk. What was changed before cannot be undone any more.
                """,
            ja: """
                削除した写真やアルバムと上書き前の写真は、このコマンドで削除するまでごみ箱に残ります。ディスクに空きがなくても実行できます。\
                それまでの操作は元に戻せなくなります。
                """
        ),
        examples: [Example("--dry-run", Phrase(en: "See how much would be deleted", ja: "削除される量を確かめる"))]
    ) { .emptyTrash }

    private static let sort = Command<AlbumInvocation>(
        "sort",
        abstract: Phrase(en: "Choose the order of the photos in an album", ja: "アルバム内の写真の並び順を選ぶ"),
        examples: [Example("Pets name", Phrase(en: "By name", ja: "名前順"))],
        takes: name,
        .argument(
            "ORDER",
            ValueKind<AlbumOrderChoice>.choice("ORDER"),
            help: Phrase(
                en: "The order: by date added, by name, or largest first",
                ja: "並び順: 追加日順、名前順、大きい順"
            )
        )
    ) { .sort($0, by: $1) }

    private static let tag = Command<AlbumInvocation>(
        "tag",
        abstract: Phrase(en: "Add or remove tags of an album or of photos", ja: "アルバムや写真のタグを付け外しする"),
        examples: [
            Example("Pets --add family", Phrase(en: "Tag the album", ja: "アルバムにタグを付ける")),
            Example(
                "Pets Cat-1.png Cat-2.png --add tabby --remove grey",
                Phrase(en: "Change the tags of two photos", ja: "写真 2 枚のタグを変更する")
            ),
        ],
        takes: name,
        anyPhotos,
        .options("add", .text("TAG"), help: Phrase(en: "A tag to add", ja: "付けるタグ")),
        .options("remove", .text("TAG"), help: Phrase(en: "A tag to remove", ja: "外すタグ"))
    ) { album, photos, added, removed throws(UsageError) in
        guard !(added.isEmpty && removed.isEmpty) else { throw .missingArgument("--add") }
        return .tag(photos, of: album, adding: added, removing: removed)
    }

    private static let importing = Command<AlbumInvocation>(
        "import",
        abstract: Phrase(en: "Copy photos from other folders into an album", ja: "ほかのフォルダーの写真をアルバムに取り込む"),
        discussion: Phrase(
            en: """
                The original files stay where they are. If the credit of a photo is beside it, as written by 'export', it \
                is imported as well. A photo whose content is already in the album is not added again, so an interrupted \
                import can be repeated.
                """,
            ja: """
                元のファイルはそのまま残ります。'export' の書き出したクレジットが写真の隣にあれば、一緒に取り込みます。\
                同じ内容の写真がすでにあれば追加しないので、中断した取り込みはもう一度実行すれば続きます。
                """
        ),
        examples: [
            Example(
                "~/Pictures/summer --into Summer",
                Phrase(en: "All photos in a folder and its subfolders", ja: "フォルダーとサブフォルダーのすべての写真")
            ),
            Example(
                "a.jpg b.jpg --into Summer --dry-run",
                Phrase(en: "Preview what would be added", ja: "追加されるものを確かめる")
            ),
        ],
        takes: .arguments(
            "PATH",
            .text("PATH", completion: .files),
            isRequired: true,
            help: Phrase(en: "Files, and folders with their subfolders", ja: "ファイルやフォルダー（サブフォルダーを含む）")
        ),
        newTarget
    ) { .import($0, into: $1) }

    private static let export = Command<AlbumInvocation>(
        "export",
        abstract: Phrase(en: "Copy an album with its credits to another folder", ja: "アルバムをクレジットと共に別のフォルダーに書き出す"),
        discussion: Phrase(
            en: "Existing files are never overwritten. A file that is already there with the same content is skipped.",
            ja: "既存のファイルは上書きしません。同じ内容のファイルがあれば、スキップします。"
        ),
        examples: [Example("Pets /media/stick/Pets", Phrase(en: "Copy it to a USB stick", ja: "USB メモリにコピーする"))],
        takes: name,
        .argument(
            "FOLDER",
            .text("FOLDER", completion: .files),
            help: Phrase(en: "The folder; created if it does not exist", ja: "フォルダー（なければ作成）")
        )
    ) { .export($0, to: $1) }
}
