import ArchitectureDomain
import Testing

/// The names of packages from outside, in the lists that the repository keeps.
struct ResolvedPackagesTests {
    private static let app = """
        {"name": "P", "products": [], "traits": [], "dependencies": [
          {"sourceControl": [{"identity": "swift-far", "location": {"remote": [{"urlString": "https://x.org/swift-far.git"}]}}]}],
         "targets": [{"name": "App", "type": "regular", "dependencies": [{"product": ["Far", "swift-far", null, null]}]}]}
        """
    private func codebase(_ texts: [String: String], ignoring ignored: [String]? = nil) async throws -> Codebase {
        let own = ["Package.swift": "", "Sources/App/A.swift": "import Far\nimport Near"]
        return try await .read(texts.merging(own) { $1 }, dumps: ["": Self.app], ignored: ignored)
    }

    private static let list = """
        {"version": 3, "pins": [{"identity": "swift-near", "kind": "remoteSourceControl", "location": "https://x.org/swift-near.git"}]}
        """

    @Test(arguments: [
        list,
        #"{"version": 1, "object": {"pins": [{"package": "Near", "repositoryURL": "https://x.org/Swift-Near.git"}]}}"#,
    ])
    func `the packages of a list are named`(text: String) async throws {
        #expect(try await codebase(["Package.resolved": text]).resolved == ["swift-near"])
    }

    @Test func `a list that git does not keep says nothing, because it is not in every clone`() async throws {
        let texts = ["Package.resolved": Self.list]
        #expect(try await codebase(texts, ignoring: []).resolved == ["swift-near"])
        #expect(try await codebase(texts, ignoring: ["Package.resolved"]).resolved == [])
    }

    @Test func `fetched packages do not change the findings`() async throws {
        let fetched = [
            ".build/checkouts/swift-far/Package.swift": "",
            ".build/checkouts/swift-far/Sources/Near/A.swift": "import Nowhere",
        ]
        let facts = [[:], fetched].map { texts in
            Task { Checker(try await codebase(texts), rules: Rules()).findings().map(\.fact) }
        }
        let (before, after) = (try await facts[0].value, try await facts[1].value)
        #expect(before.contains(.unverifiedImport(target: "App", module: "Near")))
        #expect(before == after)
    }

    @Test(arguments: ["", "{", "[]", #"{"pins": 1}"#])
    func `a list of packages that cannot be read says nothing`(text: String) async throws {
        #expect(try await codebase(["Package.resolved": text]).resolved == [])
    }
}
