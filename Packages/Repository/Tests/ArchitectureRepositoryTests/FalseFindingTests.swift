import ArchitectureDomain
import ArchitectureRepository
import RepositoryKit
import RepositoryTesting
import Testing

/// Repositories without violations for which earlier versions reported some.
struct FalseFindingTests {
    /// Returns the findings for files and dumped manifests, by folder.
    private func findings(
        _ texts: [String: String],
        dumps: [String: String],
        ignored: [String]? = nil,
        _ rules: Rules = Rules()
    ) async throws -> [Finding] {
        Checker(try await .read(texts, dumps: dumps, ignored: ignored, for: rules), rules: rules).findings()
    }

    private func paths(_ codebase: Codebase) -> [String] { codebase.sources.values.joined().map(\.path).sorted() }

    private static func dump(_ name: String, _ targets: String..., more: String = "") -> String {
        """
        {"name": "\(name)", "toolsVersion": {"_version": "6.0.0"}, "products": [], "traits": [], \(more)
         "targets": [\(targets.joined(separator: ", "))]}
        """
    }

    private static func target(_ name: String, _ more: String = "") -> String {
        "{\"name\": \"\(name)\", \"type\": \"regular\"\(more.isEmpty ? "" : ", " + more)}"
    }

    @Test
    func `manifests, documentation and resources are no sources of a target that is the whole folder`() async throws {
        let dump = Self.dump(
            "P",
            Self.target(
                "A",
                """
                "path": ".", "resources": [{"path": "Templates", "rule": {"copy": {}}}, {"path": "One.swift", "rule": {"process": {}}}]
                """
            ),
            "{\"name\": \"Plug\", \"type\": \"plugin\"}"
        )
        let codebase = try await Codebase.read(
            [
                "Package.swift": "import PackageDescription", "Package@swift-5.9.swift": "import PackageDescription",
                "A.swift": "", "A.docc/Resources/Step.swift": "import Nowhere", "Templates/T.swift": "import Nowhere",
                "One.swift": "import Nowhere", "Plugins/Plug/P.swift": "import PackagePlugin",
            ],
            dumps: ["": dump]
        )
        #expect(paths(codebase) == ["A.swift", "Plugins/Plug/P.swift"])
    }

    @Test func `files that git ignores are not read`() async throws {
        let codebase = try await Codebase.read(
            [
                "Package.swift": "", "Sources/A/A.swift": "", "Sources/A/Made.swift": "",
                "Derived/Package.swift": "", "Derived/Sources/B/B.swift": "",
            ],
            dumps: ["": Self.dump("P", Self.target("A"))],
            ignored: ["Derived/", "Sources/A/Made.swift"]
        )
        #expect(paths(codebase) == ["Sources/A/A.swift"])
        #expect(codebase.packages.map(\.path) == [""])
        #expect(codebase.readFailures == [])
    }

    @Test func `a repository that git ignores as a whole is read all the same`() async throws {
        let codebase = try await Codebase.read(
            ["Package.swift": "", "Sources/A/A.swift": ""],
            dumps: ["": Self.dump("P", Self.target("A"))],
            ignored: ["./"]
        )
        #expect(paths(codebase) == ["Sources/A/A.swift"])
    }

    @Test func `a target whose files are excluded or ignored has a folder`() async throws {
        var rules = Rules()
        rules.excluded = ["Sources/A"]
        let codebase = try await Codebase.read(
            ["Package.swift": "", "Sources/A/A.swift": "", "Sources/B/B.swift": "", "Sources/D/D.swift": ""],
            dumps: ["": Self.dump("P", Self.target("A"), Self.target("B"), Self.target("C"), Self.target("D"))],
            ignored: ["Sources/B/"],
            for: rules
        )
        #expect(codebase.readFailures == [.init(.missingFolder, at: Place(file: "Package.swift", line: 1))])
        #expect(paths(codebase) == ["Sources/D/D.swift"])
    }

    @Test func `a package below an excluded folder is not missed`() async throws {
        var rules = Rules()
        rules.excluded = ["Old"]
        let dependency = "\"dependencies\": [{\"fileSystem\": [{\"identity\": \"q\", \"path\": \"/root/Old/Q\"}]}],"
        let found = try await findings(
            ["Package.swift": "", "Sources/A/A.swift": "", "Old/Q/Package.swift": ""],
            dumps: ["": Self.dump("P", Self.target("A"), more: dependency)],
            rules
        )
        #expect(found == [])
    }

    @Test func `a manifest for a version of Swift is named where the finding lies`() async throws {
        let special = "// swift-tools-version: 6.0\n\n.target(name: \"A\"),\n.target(name: \"Gone\")"
        let codebase = try await Codebase.read(
            [
                "Package.swift": "// swift-tools-version:5.9\n.target(name: \"A\")", "Package@swift-6.0.swift": special,
                "Sources/A/A.swift": "",
            ],
            dumps: ["": Self.dump("P", Self.target("A"), Self.target("Gone"))]
        )
        #expect(
            codebase.readFailures == [
                .init(.missingFolder, at: Place(file: "Package@swift-6.0.swift", line: 4, column: 15))
            ]
        )
        #expect(codebase.packages.map(\.file) == ["Package@swift-6.0.swift"])
        #expect(codebase.packages.map(\.otherFiles) == [["Package.swift"]])
    }

    @Test func `a manifest for a version of Swift that was edited is read again`() async throws {
        let dumps = ["/root": Self.dump("P", Self.target("A"))]
        let store = InMemoryDocumentStore()
        var asked: [[String]] = []
        for text in ["// swift-tools-version: 6.0", "// swift-tools-version: 6.0\n"] {
            let files = InMemoryFileTree([
                "/root/Package.swift": "", "/root/Package@swift-6.0.swift": text, "/root/Sources/A/A.swift": "",
            ])
            let processes = StubProcesses(dumps: dumps)
            let gateway = FileCodebaseGateway(root: "/root", files: files, processes: processes, cache: store)
            _ = try await gateway.codebase(for: Rules())
            asked.append(processes.manifests)
        }
        #expect(asked == [["/root"], ["/root"]])
    }

    @Test func `an import by an alias is one of the module that it stands for`() async throws {
        let dependencies = "\"dependencies\": [{\"fileSystem\": [{\"identity\": \"q\", \"path\": \"/root/Q\"}]}],"
        let found = try await findings(
            [
                "Package.swift": "", "Sources/A/A.swift": "import QUtils\nimport Utils", "Sources/Utils/U.swift": "",
                "Q/Package.swift": "", "Q/Sources/Utils/U.swift": "",
            ],
            dumps: [
                "": Self.dump(
                    "P",
                    Self.target(
                        "A",
                        """
                        "dependencies": [{"product": ["Utils", "Q", {"Utils": "QUtils"}, null]}, {"byName": ["Utils", null]}]
                        """
                    ),
                    Self.target("Utils"),
                    more: dependencies
                ),
                "Q": """
                {"name": "Q", "products": [{"name": "Utils", "targets": ["Utils"]}], "dependencies": [], "targets": [\(Self.target("Utils"))]}
                """,
            ]
        )
        #expect(found == [])
    }

    @Test func `an import of a module in the map of a target is a use of the target`() async throws {
        let dependencies = ["CFoo", "CBar", "CLib"].map { "{\"byName\": [\"\($0)\", null]}" }.joined(separator: ", ")
        let found = try await findings(
            [
                "Package.swift": "", "Sources/A/A.swift": "import Foo\nimport Bar\nimport Lib",
                "Sources/CFoo/include/module.modulemap": "module Foo { umbrella \".\" }", "Sources/CFoo/a.c": "",
                "Sources/CBar/Public/module.modulemap": "module Bar {}", "Sources/CBar/Code/a.c": "",
                "Sources/CLib/module.modulemap": "module Lib [system] { link \"lib\" }",
            ],
            dumps: [
                "": Self.dump(
                    "P",
                    Self.target("A", "\"dependencies\": [\(dependencies)]"),
                    Self.target("CFoo"),
                    Self.target("CBar", #""publicHeadersPath": "Public", "sources": ["Code"]"#),
                    #"{"name": "CLib", "type": "system"}"#
                )
            ]
        )
        #expect(found == [])
    }

    @Test
    func `a file of two packages belongs to the inner one, and is no folder that the outer one misses`() async throws {
        let inner = Self.dump("Inner", Self.target("A"))
        let codebase = try await Codebase.read(
            ["Package.swift": "", "Inner/Package.swift": "", "Inner/Sources/A/A.swift": ""],
            dumps: ["": Self.dump("All", Self.target("A", "\"path\": \"Inner/Sources/A\"")), "Inner": inner]
        )
        #expect(
            codebase.sources.mapValues { $0.map(\.path) } == [
                .init(package: "Inner", target: "A"): ["Inner/Sources/A/A.swift"]
            ]
        )
        #expect(codebase.readFailures == [])
    }
}
