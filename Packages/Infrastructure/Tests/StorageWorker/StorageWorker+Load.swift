import RepositoryKit

extension StorageWorker {
    /// Creates a document whose text shows whether it is complete: the writer's name and a number, repeated many times.
    private static func document(_ name: String, _ number: Int) -> Document {
        let mark = "\(name) \(number) "
        return Document(version: 1, json: Array("\"\(String(repeating: mark, count: 1 + number * 37 % 400))\"".utf8))
    }

    /// The name and the number in a document; nil if it is not complete.
    private static func mark(of document: Document) -> (name: Substring, number: Int)? {
        let text = String(decoding: document.json.dropFirst().dropLast(), as: UTF8.self)
        let words = text.split(separator: " ")
        guard !document.isEdited, let name = words.first, words.count > 1, let number = Int(words[1]),
            document == Self.document(String(name), number)
        else { return nil }
        return (name, number)
    }

    /// Changes documents without end, alone and in transactions, and prints each number that is durable.
    static func write(to store: some DocumentStore, name: String) async throws {
        var number = try await store.document(for: own(name)).flatMap(mark)?.number ?? 0
        // Completes the changes of a killed predecessor.
        if number > 0 { try await store.put(document(name, number), for: log(name, number)) }
        while true {
            number += 1
            let document = document(name, number)
            try await store.commit([
                .put(document, for: DocumentKey(collection: "pair", name: "a")),
                .put(document, for: DocumentKey(collection: "pair", name: "b")),
                .put(document, for: DocumentKey(collection: "pair", name: "c")),
                .put(document, for: own(name)),
                number % 2 == 0
                    ? .put(document, for: DocumentKey(collection: "pair", name: "even"))
                    : .delete(DocumentKey(collection: "pair", name: "even")),
            ])
            try await store.put(document, for: log(name, number))
            printLine("\(number)")
        }
    }

    /// Reads without end, and prints and ends with any state that was not committed.
    static func read(from store: some DocumentStore) async throws {
        var newest: [String: Int] = [:]
        var rounds = 0
        while true {
            var first: (name: Substring, number: Int)?
            for name in ["a", "b"] {
                guard let document = try await store.document(for: DocumentKey(collection: "pair", name: name)) else {
                    if newest.isEmpty { continue }
                    return printLine("lost \(name)")
                }
                guard let mark = mark(of: document) else { return printLine("torn \(name)") }
                let seen = "\(name) \(mark.name)"
                if mark.number < newest[seen] ?? 0 { return printLine("older \(name) \(mark)") }
                newest[seen] = mark.number
                // The second document is at least as new as the first.
                if let first, first.name == mark.name, mark.number < first.number { return printLine("mixed \(mark)") }
                first = mark
            }
            let keys = try await store.keys(in: "log")
            if Set(keys).count != keys.count { return printLine("twice") }
            rounds += 1
            if rounds % 10 == 0 { printLine("\(rounds)") }
        }
    }

    private static func log(_ name: String, _ number: Int) -> DocumentKey {
        DocumentKey(collection: "log", name: "\(name)-\(number % 50)")
    }

    private static func own(_ name: String) -> DocumentKey { DocumentKey(collection: "own", name: name) }
}
