import FileStorage
import Foundation
import RepositoryKit
import SQLiteIndex

/// A process that maintains an index of documents as a gateway does, which tests kill and run beside others.
///
/// `IndexWorker FOLDER write NAME` changes documents and their entries without end, and prints each number that both have. `IndexWorker FOLDER read` searches and lists without end, and prints and ends with any wrong
/// result.
/// `IndexWorker FOLDER use` counts, changes the index until that fails, and counts again.
@main
enum IndexWorker {
    static let form = TextIndexSchema(version: 1, fields: [.init("body")])

    private static func query(_ word: String) -> TextQuery {
        TextQuery([[TextQuery.Term(word)].compactMap(\.self)])
    }

    static func main() async {
        let arguments = CommandLine.arguments
        let store = FileDocumentStore(folder: arguments[1] + "/documents")
        let index = SQLiteTextIndex(folder: arguments[1] + "/index", form: form)
        do {
            switch arguments[2] {
            case "write": try await write(arguments[3], to: store, index)
            case "use": try await use(index)
            default: await read(index)
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

    private static func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles", name: name) }

    private static func write(_ name: String, to store: FileDocumentStore, _ index: SQLiteTextIndex) async throws {
        var number = 0
        while true {
            number += 1
            let key = "\(name)-\(number % 20)"
            let text = "\(name) \(number)."
            do {
                try await index.markDirty([key])
            } catch TextIndexError.needsRebuild {
                try await index.reset { () throws(TextIndexError) in
                    do { return try await store.keys(in: "articles").map(\.name) } catch { throw .cancelled }
                }
                continue
            }
            let document = Document(version: 1, json: Array("\"\(text)\"".utf8))
            try await store.put(document, for: self.key(key))
            try await index.change([.put(entry(key, text))])
            printLine("\(number)")
        }
    }

    private static func use(_ index: SQLiteTextIndex) async throws {
        printLine("\(try await index.search(query("本文"), limit: 0, offset: 0).total)")
        do throws(TextIndexError) {
            try await index.markDirty(["new"])
            for number in 0..<40 { try await index.change([.put(entry("new-\(number)", "new \(number)"))]) }
        } catch {
            if case .file(.full) = error { printLine("full") } else { printLine("\(error)") }
        }
        printLine("\(try await index.search(query("本文"), limit: 0, offset: 0).total)")
    }

    private static func read(_ index: SQLiteTextIndex) async {
        var most = 0
        var rounds = 0
        while true {
            do throws(TextIndexError) {
                for word in ["番", "本文です"] {
                    let answer = try await index.search(query(word), limit: 100, offset: 0)
                    guard answer.total == answer.hits.count else { return printLine("total \(answer.total)") }
                    // Entries are never removed.
                    guard answer.total >= most else { return printLine("lost \(most - answer.total)") }
                    most = answer.total
                    // A whole text is in the entry that has it as its summary, or in none any more.
                    guard let text = answer.hits.first.map({ String(decoding: $0.summary, as: UTF8.self) }) else {
                        continue
                    }
                    let found = try await index.search(query(text), limit: 100, offset: 0)
                    guard found.hits.allSatisfy({ $0.summary.elementsEqual(text.utf8) }) else {
                        return printLine("torn \(text)")
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
