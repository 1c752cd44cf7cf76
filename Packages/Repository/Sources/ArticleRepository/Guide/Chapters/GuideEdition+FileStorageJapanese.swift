// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let fileStorageJapanese = GuideEdition(title: #"ファイルストレージ: ひとつのドキュメントは、読めるひとつのファイル"#, body: ##"""
アプリが保存するものはユーザーのものです。クラッシュしても、ディスクがいっぱいになっても、別のプロセスが動いていても、アプリの新しいバージョンが使われても、失われてはなりません。そして、アプリがなくても読めるべきです。`FileStorage` はそれを、誰もが持っているいちばん単純なもの、ファイルで実現します。ポート `DocumentStore` の実装で、ツールチェーンのほかには何も要りません。この章のコードはコンパイルされ、実行されます。

## ドキュメントはファイルである

```swift
import FileStorage
import Foundation
import RepositoryKit
import Testing

final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(
        path: "guide-\(UUID().uuidString)"
    ).path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
    }
}

@Test func `a document is a file that one can read`() async throws {
    let folder = Folder()
    let store = FileDocumentStore(folder: folder.path)
    let key = DocumentKey(collection: "books", name: "momo")
    try await store.put(
        Document(version: 1, json: Array(#"{"line":7}"#.utf8)),
        for: key
    )
    #expect(
        try folder.text(of: "books/momo.json") == """
            {"strata":1,"version":1,"checksum":"d36ab059","document":
            {"line":7}
            }

            """
    )
}
```

ファイルは JSON です。`jq` でも、エディターでも、バックアップでも扱えます。`version` はドキュメント自身の形式のバージョンで、保存するゲートウェイが決めます。`strata` はこの外枠のバージョンです。`docs/file-format.md` には、別の言語で読み取りプログラムを書けるだけの説明があり、Python なら五行で済む例もあります。

## 保存したと言ったものは、そこにある

「書き込んだ」という言葉にはいろいろな意味があります。Foundation のアトミックな書き込みはファイルを置き換えますが、フォルダーを同期しません。電源が落ちると、新しい名前が残っていないことがあります。両方を同期すると、ドキュメントひとつにつきディスクを二度待つことになります。データベースはログを使い、待つのを一度で済ませます。このストアも同じです。変更は次の順に行います。

1. 新しいファイルを古いファイルの隣に書く。ディスクは待たない。
2. 同じバイト列をログに加え、ログを同期する。ディスクを待つのはここだけ。
3. ファイルシステムの呼び出しひとつで、本来の場所に移す。新しいファイルは `rename` で、別のファイルに代わるものは名前の交換で移す。
4. `put` が戻る。

読む側が見るのは、古いドキュメントか新しいドキュメントのどちらかで、半端なものは見えません。システムがファイルを書き終える前に電源が落ちたときは、次の起動がログから取り戻します。そのあいだに人が編集したファイルには手を付けません。`commit` を使えば、複数の変更がひとつの変更になります。ログの中でひとつの記録になるからです。同じストアの二つのコレクションも、こうして一緒に変えられます。

```swift
@Test func `two changes are one`() async throws {
    let folder = Folder()
    let store = FileDocumentStore(folder: folder.path)
    let draft = DocumentKey(collection: "drafts", name: "momo")
    let book = DocumentKey(collection: "books", name: "momo")
    let text = Document(version: 1, json: Array(#"{"text":"…"}"#.utf8))
    try await store.put(text, for: draft)
    try await store.commit([.put(text, for: book), .delete(draft)])
    #expect(try await store.document(for: book) == text)
    #expect(try await store.document(for: draft) == nil)
}
```

本当に守られていることは、どうすればわかるでしょうか。テストは、システムコールのひとつひとつでストアを中断させ、ディスクをいっぱいにし、電源を切り、複数のプロセスにひとつのフォルダーを一分間使わせています。

## 人はファイルを編集する

読めるファイルがあれば、編集したくなるものです。編集されたものは読み込まれ、編集されたと報告されるので、ゲートウェイは慎重に扱えます。

```swift
@Test func `an edit is read, and known as one`() async throws {
    let folder = Folder()
    let store = FileDocumentStore(folder: folder.path)
    let key = DocumentKey(collection: "books", name: "momo")
    try await store.put(
        Document(version: 1, json: Array(#"{"line":7}"#.utf8)),
        for: key
    )
    try folder.write(
        #"{ "strata": 1, "version": 1, "document": {"line": 8} }"#,
        to: "books/momo.json"
    )
    let read = try #require(try await store.document(for: key))
    #expect(read.isEdited)
    #expect(String(decoding: read.json, as: UTF8.self) == #"{"line": 8}"#)
}
```

## 壊れたものは脇に置く

もはやドキュメントではないものには、別の名前を付けて報告します。返すことも、上書きすることもありません。誰かがまだ何かを読み取れるかもしれないからです。

```swift
@Test func `what is damaged is kept for later`() async throws {
    let folder = Folder()
    let store = FileDocumentStore(folder: folder.path)
    let key = DocumentKey(collection: "books", name: "momo")
    try await store.put(
        Document(version: 1, json: Array(#"{"line":7}"#.utf8)),
        for: key
    )
    try folder.write("{\"strata\":1,\"vers", to: "books/momo.json")

    let path = "\(folder.path)/books/momo.json"
    await #expect(
        throws: DocumentError.damaged(
            path: path,
            setAside: "\(path).damaged-1"
        )
    ) {
        try await store.document(for: key)
    }
    #expect(
        try folder.text(of: "books/momo.json.damaged-1")
            == "{\"strata\":1,\"vers"
    )
    #expect(try await store.document(for: key) == nil)
}
```

新しいバージョンのドキュメントは話が別です。壊れているのではなく、このプログラムが古いのです。読み込みは断り、そのまま残します。

こうしたエラーはすべて、パスの入った事実です。何を意味するかは Repository が、どう伝えるかは Presentation が決めます。「保存されたファイルが壊れていたため、… に移動しました。削除する前に内容を確認してください。」

## どんなキーでも、いくつのプロセスでも

キーは任意の文字列です。`../x` でも、大文字と小文字だけが違う文字列でも構いません。ファイル名はストアがつくるので、キーがフォルダーの外に出ることはありません。変更するプロセス同士はロックで隔てられます。読み取りにロックは使いません。そのコストを、すべてのアプリの起動のたびに払うことになるからです。

誰が変更しても、その変更は伝えられます。

```swift:DocumentStore.swift
func changes(in collection: String) throws(DocumentError) -> AsyncStream<Void>
```

## 設定は人のためのもの

設定は、プログラムよりも人の手で書かれるものです。そこで `SettingsFile` は、変える必要のないバイトをすべてそのまま残します。コメントも順序もです。

```swift
@Test func `a change leaves everything else as it was`() async throws {
    let folder = Folder()
    try FileManager.default.createDirectory(
        atPath: folder.path,
        withIntermediateDirectories: true
    )
    try folder.write(
        "# the team's host\nhost = qiita.com   # for now\n",
        to: "config"
    )
    let settings = SettingsFile(path: "\(folder.path)/config")
    try await settings.set("my-team.qiita.com", for: "host")
    try await settings.set("ja", for: "lang")
    #expect(
        try folder.text(of: "config") == """
            # the team's host
            host = my-team.qiita.com   # for now
            lang = ja

            """
    )
}
```

## 向かないこと

一万個のドキュメントを開くには、リストに表示する内容を索引に尋ねる場合の十倍以上の時間がかかります。ですから、リストをつくるためにドキュメントを開いてはいけません。速く検索したり並べたりするものは、ドキュメントからつくり、いつでも捨てられる索引に置きます。真実はドキュメントにあります。数値は `docs/performance.md` をご覧ください。

"""##)
}
