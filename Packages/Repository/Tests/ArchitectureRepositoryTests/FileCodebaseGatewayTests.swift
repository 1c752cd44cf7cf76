import ArchitectureDomain
import ArchitectureRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Synchronization
import Testing

struct FileCodebaseGatewayTests {
    private static let dump = """
        {"name": "P", "toolsVersion": {"_version": "6.2.0"}, "swiftLanguageVersions": ["6"],
         "platforms": [{"options": [], "platformName": "macos", "version": "13.0"}],
         "products": [{"name": "A", "targets": ["A"], "type": {"library": ["automatic"]}}],
         "traits": [{"name": "default", "enabledTraits": ["Fast"]}, {"name": "Fast", "enabledTraits": ["Tiny"]}, {"name": "Tiny"}],
         "dependencies": [
           {"fileSystem": [{"identity": "q", "path": "/root/Q", "traits": [{"name": "X", "condition": {"traits": ["Fast"]}}]}]},
           {"fileSystem": [{"identity": "far", "nameForTargetDependencyResolutionOnly": "Kits", "path": "/elsewhere/Far"}]},
           {"sourceControl": [{"identity": "remote", "location": {"remote": [{"urlString": "x"}]}}]}],
         "targets": [
           {"name": "A", "type": "regular", "dependencies": [
              {"product": ["QK", "Q", null, {"platformNames": ["linux"], "traits": ["Fast"]}]}, {"byName": ["B", null]}, {"product": ["F", "Kits", null, null]}, {"target": ["C", null]}],
            "exclude": ["Old"], "settings": [
              {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}},
              {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-a", "-b"]}}},
              {"tool": "swift", "kind": {"strictMemorySafety": {}}},
              {"tool": "swift", "kind": {"define": {"_0": "X"}}, "condition": {"config": "debug", "platformNames": [], "traits": ["Tiny"]}},
              {"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}}]},
           {"name": "ATests", "type": "test", "path": "Checks", "sources": ["One.swift", "Sub"]},
           {"name": "Gone", "type": "regular"}, {"name": "Lib", "type": "system", "path": "Lib"}]}
        """

    private static let manifest = """
        let package = Package(
            targets: [
                .target(
                    name: "A",
                    dependencies: [.product(name: "QK", package: "Q")]),
            ]
        )
        """

    private static let texts = [
        "P/Package.swift": manifest, "P/Sources/A/A.swift": "import B", "P/Sources/A/Sub/B.swift": "import C",
        "P/Sources/A/Old/C.swift": "import X", "P/Checks/One.swift": "", "P/Checks/Two.swift": "",
        "P/Checks/Sub/Three.swift": "", "Loose.swift": "import X",
    ]

    private let files = tree()

    /// Returns a tree of the files, with some replaced.
    private static func tree(_ others: [String: String] = [:]) -> InMemoryFileTree {
        let all = texts.merging(others) { $1 }.map { path, text in ("/root/" + path, text) }
        return InMemoryFileTree(Dictionary(uniqueKeysWithValues: all))
    }

    private func gateway(
        _ files: InMemoryFileTree,
        _ outcome: Result<ProcessOutcome, ProcessError>,
        cache: any DocumentStore = InMemoryDocumentStore()
    ) -> (FileCodebaseGateway, StubProcesses) {
        let processes = StubProcesses(["/root/P": outcome])
        return (FileCodebaseGateway(root: "/root", files: files, processes: processes, cache: cache), processes)
    }

    private static let good = Result<ProcessOutcome, ProcessError>.success(
        ProcessOutcome(status: 0, output: Array(dump.utf8))
    )

    @Test func `reads manifests with lines and sorts files to their targets`() async throws {
        let codebase = try await gateway(files, Self.good).0.codebase(for: Rules())
        let package = try #require(codebase.packages.first)
        #expect(codebase.packages.count == 1)
        #expect(package.path == "P")
        #expect(package.traits == [.init(name: "Fast", enables: ["Tiny"]), .init(name: "Tiny")])
        #expect(package.platforms == [.init(name: "macos", version: "13.0")])
        #expect(package.languageModes == ["6"])
        #expect(package.dependencies.map(\.path) == ["Q", nil, nil])
        #expect(package.dependencies.map(\.origin) == [nil, .folder("/elsewhere/Far"), .remote("x")])
        let target = try #require(package.targets.first)
        let name = Position(line: 4, column: 19)
        #expect(target.position == name)
        #expect(
            target.dependencies == [
                .init(name: "QK", package: "Q", at: Position(line: 5, column: 43), traits: ["Fast"]),
                .init(name: "B", at: name),
                // A package that has a name is known by its identity.
                .init(name: "F", package: "far", at: name), .init(name: "C", at: name, isTarget: true),
            ]
        )
        #expect(
            target.settings == [
                "swiftLanguageMode(6)", "unsafeFlags(-a, -b)", "strictMemorySafety()", "define(X) when debug, Tiny",
            ]
        )
        let paths = codebase.sources.mapValues { $0.map(\.path) }
        #expect(
            paths == [
                .init(package: "P", target: "A"): ["P/Sources/A/A.swift", "P/Sources/A/Sub/B.swift"],
                .init(package: "P", target: "ATests"): ["P/Checks/One.swift", "P/Checks/Sub/Three.swift"],
            ]
        )
        #expect(codebase.readFailures == [.init(.missingFolder, at: Place(file: "P/Package.swift", line: 1))])
    }

    @Test func `reports from where packages come that are not in the repository`() async throws {
        let dump = """
            {"name": "P", "products": [], "traits": [], "targets": [{"name": "A", "type": "regular"}], "dependencies": [
              {"sourceControl": [{"identity": "swift-far", "location": {"remote": [{"urlString": "https://me:secret@x.org/swift-far.git"}]}, "requirement": {"range": []}}]},
              {"sourceControl": [{"identity": "plain", "location": {"remote": [{"urlString": "git@x.org:plain.git"}]}}]},
              {"sourceControl": [{"identity": "clone", "location": {"local": ["/clones/clone"]}}]},
              {"registry": [{"identity": "mona.linked-list", "requirement": {"range": []}}]},
              {"fileSystem": [{"identity": "outside", "path": "/elsewhere/Outside"}]},
              {"fileSystem": [{"identity": "gone", "path": "/root/Gone"}]}]}
            """
        let outcome = ProcessOutcome(status: 0, output: Array(dump.utf8))
        let codebase = try await gateway(files, .success(outcome)).0.codebase(for: Rules())
        let expected: [PackageManifest.Dependency] = [
            .init(identity: "swift-far", path: nil, origin: .remote("https://x.org/swift-far.git")),
            .init(identity: "plain", path: nil, origin: .remote("git@x.org:plain.git")),
            .init(identity: "clone", path: nil, origin: .folder("/clones/clone")),
            .init(identity: "mona.linked-list", path: nil, origin: .remote("mona.linked-list")),
            .init(identity: "outside", path: nil, origin: .folder("/elsewhere/Outside")),
            .init(identity: "gone", path: "Gone"),
        ]
        #expect(codebase.packages.first?.dependencies == expected)
    }

    @Test func `reads targets of every kind, and reports an unknown one`() async throws {
        let dump = """
            {"name": "P", "products": [], "dependencies": [], "traits": [], "targets": [
              {"dependencies": [{"product": ["Far", "swift-far", null, null]}], "exclude": [], "name": "Library", "packageAccess": true, "pluginUsages": [{"plugin": ["Tool", null]}], "resources": [], "settings": [], "type": "regular"},
              {"dependencies": [], "exclude": [], "name": "Program", "packageAccess": true, "resources": [], "settings": [], "type": "executable"},
              {"dependencies": [{"byName": ["Library", null]}], "exclude": [], "name": "LibraryTests", "packageAccess": true, "resources": [], "settings": [], "type": "test"},
              {"dependencies": [], "exclude": [], "name": "System", "packageAccess": false, "resources": [], "settings": [], "type": "system"},
              {"dependencies": [], "exclude": [], "name": "Near", "packageAccess": false, "path": "Near.xcframework", "resources": [], "settings": [], "type": "binary"},
              {"checksum": "00", "dependencies": [], "exclude": [], "name": "Fetched", "packageAccess": false, "resources": [], "settings": [], "type": "binary", "url": "https://x.org/a.zip"},
              {"dependencies": [], "exclude": [], "name": "Tool", "packageAccess": true, "pluginCapability": {"buildTool": null}, "resources": [], "settings": [], "type": "plugin"},
              {"dependencies": [], "exclude": [], "name": "Macros", "packageAccess": true, "resources": [], "settings": [], "type": "macro"},
              {"dependencies": [], "exclude": [], "name": "Newest", "type": "hologram"}]}
            """
        let tree = InMemoryFileTree([
            "/root/P/Package.swift": "let package = Package(\n    targets: [.macro(name: \"Newest\")]\n)",
            "/root/P/Sources/Library/A.swift": "", "/root/P/Sources/Program/A.swift": "",
            "/root/P/Tests/LibraryTests/A.swift": "", "/root/P/Plugins/Tool/A.swift": "",
            "/root/P/Sources/Macros/A.swift": "",
        ])
        let outcome = ProcessOutcome(status: 0, output: Array(dump.utf8))
        let codebase = try await gateway(tree, .success(outcome)).0.codebase(for: Rules())
        let targets = try #require(codebase.packages.first).targets
        #expect(
            targets.map(\.kind) == [
                .library, .executable, .test, .system, .binary, .binary, .plugin, .macro, .other,
            ]
        )
        #expect(Set(targets.map(\.kind)) == Set(TargetManifest.Kind.allCases))
        #expect(Set(codebase.sources.keys.map(\.target)) == ["Library", "Program", "LibraryTests", "Tool", "Macros"])
        #expect(
            codebase.readFailures == [
                .init(.targetKind("hologram"), at: Place(file: "P/Package.swift", line: 2, column: 28))
            ]
        )
    }

    @Test func `a target with a main file is a program, although old tools declare it as a library`() async throws {
        let dump = """
            {"name": "P", "products": [], "dependencies": [], "traits": [], "targets": [
              {"name": "Old", "type": "regular"}, {"name": "OldTests", "type": "test"}, {"name": "Domain", "type": "regular"}]}
            """
        let tree = InMemoryFileTree([
            "/root/P/Package.swift": "", "/root/P/Sources/Old/main.swift": "",
            "/root/P/Sources/Domain/Domain.swift": "",
            "/root/P/Tests/OldTests/main.swift": "",
        ])
        let outcome = ProcessOutcome(status: 0, output: Array(dump.utf8))
        let codebase = try await gateway(tree, .success(outcome)).0.codebase(for: Rules())
        #expect(codebase.packages.first?.targets.map(\.kind) == [.executable, .test, .library])
    }

    @Test func `asks the package manager once for each text of a manifest`() async throws {
        let store = InMemoryDocumentStore()
        for _ in 0..<2 { _ = try await gateway(files, Self.good, cache: store).0.codebase(for: Rules()) }
        let (again, asked) = gateway(files, Self.good, cache: store)
        let warm = try await again.codebase(for: Rules())
        #expect(asked.manifests == [])
        #expect(warm.packages.first?.targets.count == 4)
        let edited = Self.tree(["P/Package.swift": Self.manifest + "\n"])
        let (other, askedAgain) = gateway(edited, Self.good, cache: store)
        _ = try await other.codebase(for: Rules())
        #expect(askedAgain.manifests == ["/root/P"])
    }

    @Test func `of a change only the targets are read that it can have broken`() async throws {
        let dump = """
            {"name": "P", "products": [], "dependencies": [], "traits": [], "targets": [
              {"name": "A", "type": "regular"}, {"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}]},
              {"name": "C", "type": "regular", "dependencies": [{"byName": ["B", null]}]},
              {"name": "D", "type": "regular"}]}
            """
        let tree = InMemoryFileTree([
            "/root/P/Package.swift": "", "/root/P/Sources/A/A.swift": "", "/root/P/Sources/B/B.swift": "import A",
            "/root/P/Sources/C/C.swift": "import B", "/root/P/Sources/D/D.swift": "",
        ])
        tree.refuse("/root/P/Sources/D/D.swift", with: .notReadable(path: "", code: 13))
        let gateway = gateway(tree, .success(ProcessOutcome(status: 0, output: Array(dump.utf8)))).0
        func targets(_ changed: [String]) async throws -> [String] {
            let codebase = try await gateway.codebase(for: Rules(), affectedBy: changed)
            let report = ArchitectureReport(codebase, rules: nil, changed: changed)
            #expect(!report.findings.contains { $0.severity == .error } == !changed.contains("P/Package.swift"))
            #expect(codebase.readFailures.isEmpty == !changed.contains("P/Package.swift"))
            return codebase.sources.keys.map(\.target).sorted()
        }
        // What they declare is read, too: whether it has code.
        #expect(try await targets(["P/Sources/B/B.swift"]) == ["A", "B", "C"])
        #expect(try await targets(["P/Sources/C/Gone.swift"]) == ["B", "C"])
        #expect(try await targets(["README.md"]) == [])
        #expect(try await targets(["P/Package.swift"]) == ["A", "B", "C"])
    }

    @Test func `says how many manifests were read that were not known`() async throws {
        let store = InMemoryDocumentStore()
        let reported = Mutex<[ManifestProgress]>([])
        for _ in 0..<2 {
            let processes = StubProcesses(["/root/P": Self.good])
            let gateway = FileCodebaseGateway(root: "/root", files: files, processes: processes, cache: store) {
                progress in
                reported.withLock { $0.append(progress) }
            }
            _ = try await gateway.codebase(for: Rules())
        }
        #expect(reported.withLock { $0 } == [ManifestProgress(read: 1, total: 1)])
    }

    @Test func `keeps nothing of a manifest that depends on its environment`() async throws {
        let depending = Self.tree(["P/Package.swift": "let a = Context.environment"])
        let store = InMemoryDocumentStore()
        _ = try await gateway(depending, Self.good, cache: store).0.codebase(for: Rules())
        #expect(try await store.keys(in: "manifests").isEmpty)
    }

    @Test(arguments: [
        (
            "/root/P/Package.swift:7:3: error: expected ']'", Position(line: 7, column: 3),
            Codebase.ReadFailure.Reason.manifest("expected ']'")
        ),
        (
            "error: package 'p' is using Swift tools version 9.0.0 but the installed version is 6.3.1", Position(),
            .toolsVersion("package 'p' is using Swift tools version 9.0.0 but the installed version is 6.3.1")
        ),
        (
            "error: 'p': Invalid manifest\n<unknown>:0: error: unable to open output file '/c/ModuleCache/x.pcm': 'No'",
            Position(), .cacheNotWritable("unable to open output file '/c/ModuleCache/x.pcm': 'No'")
        ),
        ("nothing", Position(), .manifest("nothing")),
        ("", Position(), .manifest("")),
    ])
    func `reports what is wrong with a manifest and continues`(
        text: String,
        position: Position,
        reason: Codebase.ReadFailure.Reason
    ) async throws {
        let failed = ProcessOutcome(status: 1, output: [], messages: Array(text.utf8))
        let codebase = try await gateway(files, .success(failed)).0.codebase(for: Rules())
        #expect(codebase.readFailures == [.init(reason, at: Place(file: "P/Package.swift", position))])
    }

    @Test(arguments: ["", "{", "[]", "{\"name\": 1}", "{\"name\": \"P\", \"targets\": [{}]}", "null"])
    func `takes nothing that is no manifest`(text: String) async throws {
        let outcome = ProcessOutcome(status: 0, output: Array(text.utf8))
        let codebase = try await gateway(files, .success(outcome)).0.codebase(for: Rules())
        #expect(codebase.readFailures.map(\.reason) == [.manifest("dump-package")])
    }

    @Test func `names files that cannot be read and forgets those that were removed meanwhile`() async throws {
        files.refuse("/root/P/Sources/A/Huge.swift", with: .tooLarge(path: "", limit: 7))
        try await files.create("P/Sources/A/Latin.swift", under: "/root", with: Array("import B // ".utf8) + [0xE9])
        files.refuse("/root/P/Sources/A/Locked.swift", with: .notReadable(path: "", code: 13))
        files.refuse("/root/P/Sources/A/Removed.swift", with: .notFound(path: ""))
        files.refuse("/root/P/Sources", with: .linkLoop(path: "P/Sources/A/back"))
        let codebase = try await gateway(files, Self.good).0.codebase(for: Rules())
        let expected: [Codebase.ReadFailure] = [
            .init(.linkLoop, at: Place(file: "P/Sources/A/back", line: 1)),
            .init(.tooLarge(limit: 7), at: Place(file: "P/Sources/A/Huge.swift", line: 1)),
            .init(.notUTF8, at: Place(file: "P/Sources/A/Latin.swift", line: 1)),
            .init(.notReadable, at: Place(file: "P/Sources/A/Locked.swift", line: 1)),
        ]
        #expect(codebase.readFailures.filter { $0.reason != .missingFolder } == expected)
        // What is not UTF-8 is read all the same, as far as it can be.
        #expect(codebase.sources[.init(package: "P", target: "A")]?.count == 3)
    }

    @Test func `a link to a folder that contains it hides nothing outside of sources`() async throws {
        files.refuse("/root/P", with: .linkLoop(path: "P/back"))
        let codebase = try await gateway(files, Self.good).0.codebase(for: Rules())
        #expect(!codebase.readFailures.map(\.reason).contains(.linkLoop))
    }

    @Test func `a manifest that is too large is reported as such`() async throws {
        files.refuse("/root/P/Package.swift", with: .tooLarge(path: "", limit: 7))
        let codebase = try await gateway(files, Self.good).0.codebase(for: Rules())
        #expect(codebase.readFailures == [.init(.tooLarge(limit: 7), at: Place(file: "P/Package.swift", line: 1))])
    }

    @Test(arguments: [("Apps/Shop/\n", "Apps/Shop/"), ("\n", "")])
    func `knows where the folder lies in its git repository`(text: String, expected: String) async throws {
        let processes = StubProcesses(dumps: ["/root/P": Self.dump], ignored: [], prefix: text)
        let cache = InMemoryDocumentStore()
        let gateway = FileCodebaseGateway(root: "/root", files: files, processes: processes, cache: cache)
        #expect(try await gateway.codebase(for: Rules()).prefix == expected)
    }

    @Test(arguments: [("P/Check*", "A"), ("P/Package.swift", "App")])
    func `passes over excluded folders and manifests alone`(pattern: NamePattern, target: String) async throws {
        var rules = Rules()
        rules.excluded = [pattern]
        if target == "App" { rules.targets = [.init(name: "App", folders: ["P"])] }
        let codebase = try await gateway(files, Self.good).0.codebase(for: rules)
        #expect(codebase.readFailures.contains { $0.place.file == "P/Package.swift" } == (target == "A"))
        #expect(codebase.sources.keys.map(\.target) == [target])
    }

    @Test(arguments: [
        ["a.txt": ""], ["App/A.swift": ""], ["P/Package.swift": manifest],
        ["P/Package.swift": manifest, "P/A.swift": ""],
    ])
    func `without a file of a target there is nothing to check`(texts: [String: String]) async {
        let files = InMemoryFileTree(Dictionary(uniqueKeysWithValues: texts.map { ("/root/" + $0, $1) }))
        await #expect(throws: ApplicationError(.notFound)) {
            try await gateway(files, Self.good).0.codebase(for: Rules())
        }
    }

    @Test func `a manifest that cannot be read explains that no file was found, unless its error is off`() async throws
    {
        let files = InMemoryFileTree(["/root/P/Package.swift": ""])
        let bad = Result<ProcessOutcome, ProcessError>.success(ProcessOutcome(status: 1, output: []))
        let codebase = try await gateway(files, bad).0.codebase(for: Rules())
        #expect(codebase.readFailures.count == 1)
        var rules = Rules()
        rules.severities[.readFailure] = .warning
        await #expect(throws: ApplicationError(.notFound)) { try await gateway(files, bad).0.codebase(for: rules) }
    }

    @Test func `distinguishes a folder without a package from a missing one`() async {
        let missing = ValidationError(field: "--root", value: "/root", rule: .existing)
        await #expect(throws: ApplicationError(.invalidInput(missing))) {
            try await gateway(InMemoryFileTree(), Self.good).0.codebase(for: Rules())
        }
    }

    /// The manifest at the root repeats the target of `P`, and `own` names another that is only its own.
    private func repeatedCodebase(own: String = "", naming: String = "") async throws -> Codebase {
        let processes = StubProcesses(dumps: [
            "/root": """
            {"name": "All", "products": [], "targets": [{"name": "A", "type": "regular", "path": "P/Sources/A"}\(own)]}
            """,
            "/root/P": #"{"name": "P", "products": [], "targets": [{"name": "A", "type": "regular"}]}"#,
            "/root/Q": """
            {"name": "Q", "products": [], "dependencies": [\(naming)], "targets": [{"name": "Q", "type": "regular"}]}
            """,
        ])
        let files = InMemoryFileTree([
            "/root/Package.swift": "", "/root/P/Package.swift": "", "/root/P/Sources/A/A.swift": "import B",
            "/root/Sources/Own/Own.swift": "", "/root/Q/Package.swift": "", "/root/Q/Sources/Q/Q.swift": "",
        ])
        let gateway = FileCodebaseGateway(
            root: "/root",
            files: files,
            processes: processes,
            cache: InMemoryDocumentStore()
        )
        return try await gateway.codebase(for: Rules())
    }

    @Test(arguments: ["", #", {"name": "Own", "type": "plugin", "path": "Sources/Own"}"#])
    func `a manifest that only repeats targets of the packages below it is not counted`(plugin: String) async throws {
        let codebase = try await repeatedCodebase(own: plugin)
        #expect(codebase.packages.map(\.path) == ["P", "Q"])
        #expect(codebase.sources.keys.sorted() == [.init(package: "P", target: "A"), .init(package: "Q", target: "Q")])
        #expect(codebase.readFailures.isEmpty)
    }

    @Test func `a manifest with a target of its own, or that a package depends on by path, is counted`() async throws {
        let own = try await repeatedCodebase(own: #", {"name": "Own", "type": "regular"}"#)
        #expect(own.packages.map(\.path) == ["", "P", "Q"])
        let named = try await repeatedCodebase(naming: #"{"fileSystem": [{"identity": "root", "path": "/root"}]}"#)
        #expect(named.packages.map(\.path) == ["", "P", "Q"])
    }
}
