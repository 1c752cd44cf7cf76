// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

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
