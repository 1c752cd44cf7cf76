// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let fileStorage = GuideChapter(
        slug: #"file-storage"#,
        tags: [#"Swift"#, #"Storage"#, #"Linux"#],
        english: GuideEdition(title: #"File storage: one document, one readable file"#, body: ##"""
What an app keeps belongs to its user. So it has to survive a crash, a full disk, a second process and a newer version of the app; and it should be readable without the app. `FileStorage` does that with the simplest thing that everybody has: files. It is an implementation of the port `DocumentStore`, and needs nothing but the toolchain. The code of this chapter is compiled and run.

## A document is a file

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

The file is JSON. Your `jq`, your editor and your backup understand it. `version` is the version of the document's own form, set by the gateway that keeps it; `strata` is the version of this envelope. `docs/file-format.md` describes it precisely enough to write a reader in another language, and shows one in five lines of Python.

## What is acknowledged is there

"Written" is a word with many meanings. Foundation's atomic write replaces a file, but does not synchronise the folder, so after a loss of power the new name may be missing. Synchronising both makes the disk work twice for each document. Databases do it once, with a log; so does the store. A change is made in this order:

1. The new file is written beside the old ones, without waiting for the disk.
2. The same bytes are added to the log, and the log is synchronised. That is the only time that the disk is waited for.
3. One call of the file system puts the file into its place: `rename` for a new one, an exchange of names for one that replaces another.
4. `put` returns.

Whoever reads sees the old document or the new one, never a half. If the power fails before the system has written the file, the next start takes it out of the log; a file that somebody has edited meanwhile stays. Several changes are one change with `commit`, because they are one record of the log. Two collections of one store can be changed together this way:

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

How does one know that it holds? The tests interrupt the store at every single system call, fill the disk, cut its power, and let several processes work on one folder for a minute.

## People edit files

A readable file is an invitation. An edit is read, and reported as one, so that a gateway can be careful with it:

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

## Damage is set aside

What is no document any more is given another name and reported. It is neither returned nor overwritten: perhaps somebody can still read something out of it.

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

A document of a newer version is something else: nothing is wrong with it, this program is too old. It is refused and left where it is.

All these errors are facts with a path in them. Repository says what they mean, and Presentation words them: "A kept file was damaged. It was moved to …; look there before you delete it."

## Any key, any number of processes

A key is any text, also `../x` or one that differs from another in case only. The names of the files are made by the store, so a key never leaves the folder. A lock keeps processes apart that change something. Reading takes none: the price of a lock would be paid by every start of every app.

Changes by others are told, whoever made them:

```swift:DocumentStore.swift
func changes(in collection: String) throws(DocumentError) -> AsyncStream<Void>
```

## Settings are for people

Settings are written by hand more often than by a program. `SettingsFile` therefore keeps every byte that it does not have to change, comments and order included:

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

## What it is not for

Opening ten thousand documents takes more than ten times as long as asking an index for what a list shows of them, so a list must not be made by opening documents. Whatever has to be searched or listed fast belongs in an index that is built from the documents and can be thrown away at any time. The documents are the truth; `docs/performance.md` has the figures.

"""##),
        japanese: .fileStorageJapanese
    )
}
