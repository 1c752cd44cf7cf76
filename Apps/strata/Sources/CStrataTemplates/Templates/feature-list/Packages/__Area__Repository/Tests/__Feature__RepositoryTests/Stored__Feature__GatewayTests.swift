import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing
import __Feature__Domain
import __Feature__Repository

struct Stored__Feature__GatewayTests {
    @Test func `the document is what the next start reads, and a change that throws leaves it as it is`() async throws {
        let store = InMemoryDocumentStore()
        let name = try __Feature__.Name("Walk")
        let gateway = Stored__Feature__Gateway(store: store)
        let stored = try await gateway.update { $0.apply(.add(name)) }
        await #expect(throws: ApplicationError(.notFound)) {
            try await gateway.update { list throws(ApplicationError) in
                list = __Feature__()
                throw ApplicationError(.notFound)
            }
        }
        #expect(try await Stored__Feature__Gateway(store: store).load() == stored)
        let document = try await store.document(for: DocumentKey(collection: "lists", name: "__feature__"))
        let json = #"{"items":[{"id":1,"name":"Walk"}],"lastID":1}"#
        #expect(document.map { String(decoding: $0.json, as: UTF8.self) } == json)
    }

    @Test(arguments: [
        #"{"items":[{"id":1,"name":" "}],"lastID":1}"#, #"{"items":[{"id":2,"name":"Walk"}],"lastID":1}"#,
        #"{"items":[{"id":1,"name":"Walk"},{"id":1,"name":"Read"}],"lastID":1}"#,
    ])
    func `a document that breaks the rules is named`(json: String) async throws {
        let store = InMemoryDocumentStore()
        let key = DocumentKey(collection: "lists", name: "__feature__")
        try await store.commit([.put(Document(version: 1, json: Array(json.utf8)), for: key)])
        await #expect(throws: ApplicationError(.storage(.malformed(document: "lists/__feature__")))) {
            try await Stored__Feature__Gateway(store: store).load()
        }
    }
}
