public import CommandLineKit
public import PhotoContract
import PresentationKit

extension Program where Globals == StandardOptions {
    /// Returns the program of an app for photos.
    ///
    /// - Parameters:
    ///   - sources: the sources of photos, in the order in which help lists them.
    ///   - embed: converts an invocation of the feature to one of the app.
    public static func photos(
        _ name: String,
        version: String,
        released: String = "",
        sources: [PhotoSourceDescription],
        embed: @escaping @Sendable (FieldSelection<PhotoInvocation>) -> Invocation
    ) -> Program {
        Program(
            name,
            version: version,
            released: released,
            abstract: Phrase(en: "Search for photos, and keep them with their credits", ja: "写真を検索し、クレジットと共に保存する"),
            discussion: Phrase(
                en: "Every photo comes with its author and its licence.",
                ja: "どの写真にも作者とライセンスが付いています。"
            ),
            examples: [
                Example("", Phrase(en: "Open the albums, or the drawings if there are none", ja: "アルバムを開く（なければ内蔵の絵）")),
                Example(
                    "search cat --source demo",
                    Phrase(en: "Drawings of cats; needs no network", ja: "内蔵の猫の絵（ネットワーク不要）")
                ),
                Example("show demo:cat-1", Phrase(en: "One of them, with its credit", ja: "そのうちの 1 枚とクレジット")),
                Example(
                    "get demo:cat-1 demo:cat-2 --into Cats",
                    Phrase(en: "Download two of them", ja: "2 枚をダウンロードする")
                ),
                Example(
                    "credits Cats --format md",
                    Phrase(en: "Print the credits of the album", ja: "アルバムのクレジットを出力する")
                ),
            ],
            globals: StandardOptions.parameter(),
            commands: PhotoInvocation.commands(sources).map { $0.map(embed) },
            alone: Parameter { embed(FieldSelection(.open)) },
            environment: sources.compactMap(Entry.init(keyOf:)) + [
                Entry(
                    "ALBUM_CONTACT",
                    Phrase(
                        en: """
                            Your contact address, such as an email address, which Wikimedia asks programs to send; \
                            overrides the setting 'contact'
                            """,
                        ja: """
                            連絡先（メールアドレスなど）。Wikimedia がプログラムに送信を求めている。設定の contact より優先
                            """
                    )
                ),
                Entry(
                    "ALBUM_FOLDER",
                    Phrase(
                        en: "The folder of the albums; overrides the setting 'folder'",
                        ja: "アルバムのフォルダー。設定の folder より優先"
                    )
                ),
                Entry(
                    sources.compactMap(\.hostVariable).joined(separator: ", "),
                    Phrase(en: "Hosts to use in place of those of the services", ja: "サービスの代わりに使うホスト")
                ),
                .editorVariable,
            ],
            conventions: Entry.networkVariables + Entry.folderVariables,
            files: [
                Entry(
                    "$XDG_CONFIG_HOME/\(name)/config",
                    Phrase(en: "Settings, such as 'source = unsplash'", ja: "設定。例: source = unsplash")
                ),
                Entry(
                    "$XDG_DATA_HOME/\(name)/albums",
                    Phrase(
                        en: "The albums, unless another folder is set; removed photos are in '.trash'",
                        ja: "アルバム（フォルダーの指定がないとき）。.trash はごみ箱"
                    )
                ),
                Entry(
                    "$XDG_CACHE_HOME/\(name)",
                    Phrase(
                        en: "Thumbnails and previews of albums, 280 MB at most; can be deleted at any time",
                        ja: "サムネイルとアルバムのプレビュー（合計 280 MB まで）。いつ削除してもよい"
                    )
                ),
            ]
        )
    }
}

extension Entry {
    /// Creates the entry of the variable with the access key for a source, or nil if it needs none.
    fileprivate init?(keyOf source: PhotoSourceDescription) {
        guard let variable = source.keyVariable else { return nil }
        let (english, japanese) = (source.title.english, source.title.japanese)
        self.init(
            variable,
            Phrase(
                en: "The access key for \(english); it is sent to the API of \(english) only",
                ja: "\(japanese) のアクセスキー。\(japanese) の API にのみ送信する"
            )
        )
    }
}
