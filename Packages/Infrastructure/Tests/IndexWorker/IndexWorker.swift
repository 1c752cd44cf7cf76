import FileStorage
import Foundation
import RepositoryKit
import SQLiteIndex

/// A process that maintains an index of documents as a gateway does, which tests kill and run beside others.
///
/// `IndexWorker FOLDER write NAME` changes documents and their entries without end, rebuilds now and then, and prints each
/// number that both have. `IndexWorker FOLDER read` searches and lists without end, and prints and ends with any wrong
/// result.
@main
enum IndexWorker {
    static let form = TextIndexSchema(version: 1, fields: [.init("body")], excerpted: .init("body"))

    static func main() async {
        let arguments = CommandLine.arguments
        let store = FileDocumentStore(folder: arguments[1] + "/documents")
        let index = SQLiteTextIndex(folder: arguments[1] + "/index", form: form)
        do {
            if arguments[2] == "write" {
                try await write(arguments[3], to: store, index)
            } else {
                await read(index)
            }
        } catch {
            printLine("\(error)")
        }
    }

    /// Creates an entry whose summary repeats its text.
    static func entry(_ key: String, _ text: String) -> TextEntry {
        let filler = "番号の本文です。 lorem ipsum "
        let body = "\(text) " + String(repeating: filler, count: 1 + text.utf8.count * 7 % 40)
        return TextEntry(key: key, order: 0, texts: ["body": [body]], summary: Array(text.utf8))
    }

    static func rebuild(_ index: SQLiteTextIndex, from store: FileDocumentStore) async throws {
        let rest = Rest(store)
        try await index.rebuild { () throws(TextIndexError) in try await rest.next() }
    }

    private static func write(_ name: String, to store: FileDocumentStore, _ index: SQLiteTextIndex) async throws {
        var number = 0
        while true {
            number += 1
            let key = "\(name)-\(number % 20)"
            let text = "\(name) \(number)."
            do {
                try await index.markDirty([key])
            } catch TextIndexError.needsRebuild {
                try await rebuild(index, from: store)
                continue
            }
            let document = Document(version: 1, json: Array("\"\(text)\"".utf8))
            try await store.put(document, for: DocumentKey(collection: "articles", name: key))
            try await index.change([.put(entry(key, text))])
            printLine("\(number)")
            if number % 50 == 0 { try await rebuild(index, from: store) }
        }
    }

    private static func read(_ index: SQLiteTextIndex) async {
        var most = 0
        var rounds = 0
        while true {
            do throws(TextIndexError) {
                for word in ["番", "本文です"] {
                    let answer = try await index.search(TextQuery(words: [word]), limit: 100, offset: 0)
                    guard answer.total == answer.hits.count else { return printLine("total \(answer.total)") }
                    // Entries are never removed.
                    guard answer.total >= most else { return printLine("lost \(most - answer.total)") }
                    most = answer.total
                    for hit in answer.hits {
                        let shown = hit.excerpt.parts.map(\.text).joined()
                        let summary = String(decoding: hit.entry.summary, as: UTF8.self)
                        guard shown.hasPrefix(summary) else { return printLine("torn \(summary) \(shown)") }
                    }
                }
                let list = try await index.list(limit: 100, offset: 0)
                guard list.count >= most else { return printLine("list \(list.count) \(most)") }
                rounds += 1
                if rounds % 10 == 0 { printLine("\(rounds)") }
            } catch {
                guard most == 0, error == .needsRebuild(.missing) else { return printLine("\(error)") }
            }
        }
    }

    private static func printLine(_ line: String) {
        print(line)
        fflush(nil)
    }
}

/// The documents of a store as entries, all in one batch.
private actor Rest {
    private let store: FileDocumentStore
    private var isTaken = false

    init(_ store: FileDocumentStore) {
        self.store = store
    }

    func next() async throws(TextIndexError) -> [TextEntry] {
        if isTaken { return [] }
        isTaken = true
        do throws(DocumentError) {
            var entries: [TextEntry] = []
            for key in try await store.keys(in: "articles") {
                guard let document = try await store.document(for: key) else { continue }
                let text = String(decoding: document.json.dropFirst().dropLast(), as: UTF8.self)
                entries.append(IndexWorker.entry(key.name, text))
            }
            return entries
        } catch {
            throw .cancelled
        }
    }
}
