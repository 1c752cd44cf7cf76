import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing
import __Feature__Domain
import __Feature__Repository

struct Stored__Feature__GatewayTests {
    private let store = InMemoryDocumentStore()
    private let key = DocumentKey(collection: "lists", name: "__feature__")

    @Test func `the document is what the next start reads`() async throws {
        let name = try __Feature__.Name("Walk")
        let stored = try await Stored__Feature__Gateway(store: store).update { list throws(ApplicationError) in
            try list.apply(.add(name))
        }
        #expect(try await Stored__Feature__Gateway(store: store).load() == stored)
        let json = #"{"items":[{"id":1,"name":"Walk"}],"lastID":1}"#
        #expect(try await store.document(for: key).map { String(decoding: $0.json, as: UTF8.self) } == json)
    }

    @Test(arguments: [
        #"{"items":[{"id":1,"name":" "}],"lastID":1}"#, #"{"items":[{"id":2,"name":"Walk"}],"lastID":1}"#,
        #"{"items":[{"id":1,"name":"Walk"},{"id":1,"name":"Read"}],"lastID":1}"#,
    ])
    func `a document that breaks the rules is named`(json: String) async throws {
        try await store.commit([.put(Document(version: 1, json: Array(json.utf8)), for: key)])
        await #expect(throws: ApplicationError(.storage(.malformed(document: "lists/__feature__")))) {
            try await Stored__Feature__Gateway(store: store).load()
        }
    }
}
