import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct FileRulesGatewayTests {
    private let files = InMemoryFileTree(["/root/Package.swift": ""])

    private var rules: Rules {
        var rules = Rules()
        rules.layers = [.init(name: "A", packages: ["A"], reason: "why")]
        return rules
    }

    @Test func `rules that are there are replaced only where that is asked for`() async throws {
        let gateway = FileRulesGateway(files: files, root: "/root")
        try await gateway.write(rules, replacing: true)
        #expect(try await gateway.rules() == rules)
        var others = rules
        others.layers[0].quote = .init("layer.A", because: "because")
        await #expect(throws: ApplicationError(.storage(.exists(path: "/root/architecture.toml")))) {
            try await gateway.write(others, replacing: false)
        }
        #expect(try await gateway.rules() == rules)
        try await gateway.write(others, replacing: true)
        #expect(try await gateway.rules() == others)
        #expect(files.texts.keys.sorted() == ["/root/Package.swift", "/root/architecture.toml"])
    }

    @Test func `rules that cannot be set aside are not touched`() async throws {
        let gateway = FileRulesGateway(files: files, root: "/root")
        try await gateway.write(rules, replacing: false)
        files.refuse("/root/architecture.toml.former", with: .notWritable(path: "architecture.toml.former", code: 28))
        await #expect(throws: ApplicationError(.storage(.full))) {
            try await gateway.write(Rules(), replacing: true)
        }
        #expect(try await gateway.rules() == rules)
    }
}
