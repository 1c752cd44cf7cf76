import ArchitectureDomain
import Testing

struct XcodeProjectTests {
    private func codebase(
        _ projects: [String: String],
        _ files: [String],
        packages: [String: String] = [:],
        texts: [String: String] = [:]
    ) async throws -> Codebase {
        var all = texts
        for (path, text) in projects { all["\(path)/project.pbxproj"] = text }
        return try await .read(all, files + packages.keys.map { $0 + "/Package.swift" }, dumps: packages)
    }

    private func target(_ name: String, _ codebase: Codebase) throws -> TargetManifest {
        try #require(codebase.packages.flatMap(\.targets).first { $0.name == name })
    }

    @Test func `files belong to the targets that compile them, by the paths of their groups`() async throws {
        let text = ProjectText()
            .target("App", files: ["f1", "f2", "f3", "f4"])
            .target("AppTests", "bundle.unit-test", files: ["f2", "f5", "f5"])
            .group("MAIN", ["g1", "g2", "f4", "f5"])
            .group("g1", ["g3", "f1"], path: "Code")
            .group("g2", ["f3"], path: "Shared/../Common", tree: "SOURCE_ROOT")
            .group("g3", ["f2"])
            .file("f1", "One.swift").file("f2", "Two/Two.swift").file("f3", "Three.swift")
            .file("f4", "/root/Four.swift", tree: "<absolute>").file("f5", "Five.swift")
            .text
        let codebase = try await codebase(
            ["Sub/App.xcodeproj": text],
            ["Sub/Code/One.swift", "Sub/Code/Two/Two.swift", "Sub/Common/Three.swift", "Four.swift", "Sub/Five.swift"]
        )
        #expect(
            codebase.members == [
                "App": ["Four.swift", "Sub/Code/One.swift", "Sub/Code/Two/Two.swift", "Sub/Common/Three.swift"],
                "AppTests": ["Sub/Code/Two/Two.swift", "Sub/Five.swift"],
            ]
        )
        let project = try #require(codebase.packages.first)
        #expect(project.path == "Sub/App.xcodeproj")
        #expect(project.name == "App.xcodeproj")
        #expect(project.kind == .xcodeProject)
        #expect(project.targets.map(\.kind) == [.executable, .test])
        #expect(
            codebase.coverage == Coverage(targets: 2, files: Set("abcde".map { String($0) }), excluded: 0, others: [])
        )
    }

    @Test func `names and systems come from files of settings, too, after what the project says`() async throws {
        let list = { (name: String, fields: String) in "buildConfigurationList = L\(name);" + fields }
        let text = ProjectText()
            .target("App-iOS", files: ["f1"], list("App", ""))
            .target("Old", files: ["f1"], list("Old", ""))
            .configuration("App", "", "baseConfigurationReference = x1;")
            .configuration(
                "Old",
                "PRODUCT_NAME = Older; SDKROOT = macosx; ",
                "baseConfigurationReferenceAnchor = g1; baseConfigurationReferenceRelativePath = Old.xcconfig;"
            )
            .group("MAIN", ["f1", "g1"]).group("g1", ["x1"], path: "Settings").file("x1", "App.xcconfig")
            .file("f1", "A.swift").text
        let codebase = try await codebase(
            ["App.xcodeproj": text],
            ["A.swift"],
            texts: [
                "Settings/App.xcconfig": """
                // PRODUCT_NAME = No
                PRODUCT_NAME = No
                #include "../Common.xcconfig"
                SDKROOT\t=  iphoneos // the phone
                PRODUCT_NAME[sdk=macosx*] = No
                """,
                "Common.xcconfig": "#include? \"Settings/App.xcconfig\"\nPRODUCT_NAME = App\n",
                "Settings/Old.xcconfig": "PRODUCT_NAME = No\nPRODUCT_MODULE_NAME = $(PRODUCT_NAME:c99extidentifier)Kit",
            ]
        )
        #expect(try target("App-iOS", codebase).module == "App")
        #expect(try target("App-iOS", codebase).systems == ["iOS"])
        #expect(try target("Old", codebase).module == "OlderKit")
        #expect(try target("Old", codebase).systems == ["macOS"])
    }

    @Test func `groups in circles, missing objects, and paths out of the repository are passed over`() async throws {
        let text = ProjectText()
            .target(
                "App",
                files: ["f1", "f2", "f3", "gone", "f4", "f5"],
                "dependencies = (gone, d1); buildConfigurationList = gone;"
            )
            .group("MAIN", ["g1", "gone", "f3", "f5"])
            .group("g1", ["g2", "f1"], path: "A")
            .group("g2", ["g1", "MAIN", "g2", "f2", "f4"])
            .file("f1", "One.swift").file("f2", "../../Out.swift").file("f3", "/etc/Absolute.swift", tree: "<absolute>")
            .file("f4", "System.swift", tree: "SDKROOT").file("f5", "../../Far.swift")
            .object("d1", "PBXTargetDependency", "target = gone;")
            .text
        let codebase = try await codebase(["App.xcodeproj": text], ["A/One.swift", "Out.swift", "Far.swift"])
        #expect(codebase.members == ["App": ["A/One.swift"]])
        #expect(try target("App", codebase).dependencies.isEmpty)
        #expect(codebase.coverage.folders == [.init(path: ".", files: 2)])
    }

    @Test func `a target that a merge has left twice counts once`() async throws {
        let text = ProjectText().target("App", files: ["f1"]).target("App", files: ["f1"])
            .group("MAIN", ["f1"]).file("f1", "One.swift").text
        let codebase = try await codebase(["App.xcodeproj": text], ["One.swift"])
        #expect(codebase.packages.map { $0.targets.map(\.name) } == [["App"]])
        #expect(codebase.members == ["App": ["One.swift"]])
    }

    @Test func `a synchronised folder belongs to its targets, with exceptions in both directions`() async throws {
        let text = ProjectText()
            .target("App", "application", "fileSystemSynchronizedGroups = (s1);")
            .target("Widget", "app-extension", "fileSystemSynchronizedGroups = (s2);")
            .group("MAIN", ["s1", "s2"])
            .object(
                "s1",
                "PBXFileSystemSynchronizedRootGroup",
                "path = App; sourceTree = \"<group>\"; exceptions = (e1, e2, gone);"
            )
            .object("s2", "PBXFileSystemSynchronizedRootGroup", "path = Widget; sourceTree = \"<group>\";")
            .object(
                "e1",
                "PBXFileSystemSynchronizedBuildFileExceptionSet",
                "target = TApp; membershipExceptions = (Info.plist, Old.swift, Sub/Drafts);"
            )
            .object(
                "e2",
                "PBXFileSystemSynchronizedBuildFileExceptionSet",
                "target = TWidget; membershipExceptions = (Shared.swift);"
            )
            .text
        let codebase = try await codebase(
            ["App.xcodeproj": text],
            [
                "App/A.swift", "App/Old.swift", "App/Shared.swift", "App/Sub/B.swift", "App/Sub/Drafts/C.swift",
                "Widget/W.swift", "Loose/L.swift",
            ]
        )
        #expect(
            codebase.members == [
                "App": ["App/A.swift", "App/Shared.swift", "App/Sub/B.swift"],
                "Widget": ["App/Shared.swift", "Widget/W.swift"],
            ]
        )
        #expect(codebase.coverage.excluded == 2)
        #expect(codebase.coverage.folders == [.init(path: "Loose", files: 1)])
    }

    private static let kit = """
        {"name": "Kit", "products": [{"name": "Kit", "targets": ["Kit"]}], "targets": [{"name": "Kit", "type": "regular"}]}
        """

    @Test func `targets depend on targets, products of packages and targets of other projects`() async throws {
        let app = ProjectText()
            .target(
                "App",
                files: ["f1"],
                links: ["PCore", "x1", "x2", "x3"],
                "dependencies = (d1, d2, d3); packageProductDependencies = (p1, p2, p3, p4);"
            )
            .target("Core", "framework", "buildConfigurationList = L1;")
            .group("MAIN", ["f1", "other", "x1", "x2", "x3"])
            .file("f1", "A.swift").file("other", "Other/Other.xcodeproj")
            .file("PCore", "MyCore.framework", tree: "BUILT_PRODUCTS_DIR")
            .file("x1", "UIKit.framework", tree: "SDKROOT").file("x2", "Vendor.xcframework")
            .file("x3", "Tools.framework", tree: "BUILT_PRODUCTS_DIR")
            .object("d1", "PBXTargetDependency", "target = TCore;")
            .object("d2", "PBXTargetDependency", "targetProxy = proxy;")
            .object("d3", "PBXTargetDependency", "productRef = plugin;")
            .object("plugin", "XCSwiftPackageProductDependency", "productName = \"plugin:Lint\";")
            .object("proxy", "PBXContainerItemProxy", "containerPortal = other; remoteInfo = Remote;")
            .object("r1", "XCRemoteSwiftPackageReference", "repositoryURL = \"https://me:secret@x.org/Swift-Log.git\";")
            .object("r2", "XCLocalSwiftPackageReference", "relativePath = Packages/Kit;")
            .object("p1", "XCSwiftPackageProductDependency", "package = r1; productName = Logging;")
            .object("p2", "XCSwiftPackageProductDependency", "package = r2; productName = Kit;")
            .object("p3", "XCSwiftPackageProductDependency", "productName = Kit;")
            .object("p4", "XCSwiftPackageProductDependency", "productName = Unknown;")
            .configuration("1", "PRODUCT_NAME = \"My$(TARGET_NAME:c99extidentifier)\";")
            .project("packageReferences = (r1, r2);")
            .text
        let other = ProjectText()
            .target("Remote", "framework", files: ["f1"]).target("Tools", "framework")
            .group("MAIN", ["f1"]).file("f1", "R.swift").file("PTools", "Tools.framework", tree: "BUILT_PRODUCTS_DIR")
            .text
        let codebase = try await codebase(
            ["App.xcodeproj": app, "Other/Other.xcodeproj": other],
            ["A.swift", "Other/R.swift", "Packages/Kit/Sources/Kit/K.swift"],
            packages: ["Packages/Kit": Self.kit]
        )
        let target = try target("App", codebase)
        #expect(
            target.dependencies.map { [$0.name, $0.package ?? ""] } == [
                ["Core", ""], ["Remote", "other.xcodeproj"], ["Tools", "other.xcodeproj"], ["Logging", "swift-log"],
                ["Kit", "kit"], ["Unknown", ""],
            ]
        )
        #expect(target.usesPlugins)
        #expect(try self.target("Core", codebase).module == "MyCore")
        let project = try #require(codebase.packages.first { $0.path == "App.xcodeproj" })
        #expect(project.dependencies.map(\.path) == [nil, "Packages/Kit", "Other/Other.xcodeproj"])
        #expect(project.dependencies.first?.origin == .remote("https://x.org/Swift-Log.git"))
        let graph = ModuleGraph(codebase)
        let app1 = try #require(graph.nodes.firstIndex { $0.name == "App" })
        #expect(graph.neighbours(of: app1).map { graph.nodes[$0].name }.sorted() == ["Core", "Kit", "Remote", "Tools"])
    }

    @Test func `a project that repeats a package is not counted, and what depends on it depends on the package`()
        async throws
    {
        let kit = ProjectText().target("KitPhone", "framework", files: ["f1"], "buildConfigurationList = L1;")
            .group("MAIN", ["f1"]).file("f1", "Sources/Kit/K.swift")
            .configuration("1", "PRODUCT_NAME = Kit;").text
        let example = ProjectText().target("Example", files: ["f1"], "dependencies = (d1);")
            .group("MAIN", ["f1", "kit"]).file("f1", "E.swift").file("kit", "../Kit.xcodeproj")
            .object("d1", "PBXTargetDependency", "targetProxy = proxy;")
            .object("proxy", "PBXContainerItemProxy", "containerPortal = kit; remoteInfo = KitPhone;").text
        let codebase = try await codebase(
            ["Kit/Kit.xcodeproj": kit, "Kit/Example/Example.xcodeproj": example],
            ["Kit/Sources/Kit/K.swift", "Kit/Example/E.swift"],
            packages: ["Kit": Self.kit]
        )
        #expect(codebase.packages.map(\.path) == ["Kit", "Kit/Example/Example.xcodeproj"])
        #expect(try target("Example", codebase).dependencies.map { [$0.name, $0.package] } == [["Kit", "kit"]])
    }

    @Test(arguments: [
        ("{ objects = {\n<<<<<<< HEAD\n", 2), ("", 1), ("{ objects = {}; rootObject = X; }", 1), ("(a)", 1),
    ])
    func `a project that cannot be read is reported with its line, and the rest is read`(text: String, line: Int)
        async throws
    {
        let codebase = try await codebase(
            ["App.xcodeproj": text],
            ["Kit/Sources/Kit/K.swift", "App/A.swift"],
            packages: ["Kit": Self.kit]
        )
        let place = Place(file: "App.xcodeproj/project.pbxproj", line: line)
        #expect(codebase.readFailures == [.init(.malformedProject, at: place)])
        #expect(codebase.packages.map(\.path) == ["Kit"])
        #expect(codebase.coverage.folders == [.init(path: "App", files: 1)])
    }

    @Test func `tests may import what the app declares that they run in`() async throws {
        let text = ProjectText()
            .target("App", files: ["f1"], "packageProductDependencies = (p1, p2);")
            .target("AppTests", "bundle.unit-test", files: ["f2"], "dependencies = (d1);")
            .target("Other", files: ["f3"])
            .group("MAIN", ["f1", "f2", "f3"]).file("f1", "A.swift").file("f2", "T.swift").file("f3", "O.swift")
            .object("d1", "PBXTargetDependency", "target = TApp;")
            .object("r1", "XCRemoteSwiftPackageReference", "repositoryURL = \"https://x.org/swift-log\";")
            .object("p1", "XCSwiftPackageProductDependency", "package = r1; productName = Logging;")
            .object("p2", "XCSwiftPackageProductDependency", "productName = Kit;")
            .project("packageReferences = (r1);").text
        let found = try await codebase(
            ["App.xcodeproj": text],
            ["A.swift", "T.swift", "O.swift", "Kit/Sources/Kit/K.swift"],
            packages: ["Kit": Self.kit]
        )
        let facts = SourceFacts(scanning: Array("import Kit\nimport Logging\n".utf8))
        let codebase = Codebase(
            packages: found.packages,
            sources: found.sources.mapValues { $0.map { .init(path: $0.path, facts: facts) } }
        )
        let undeclared = Checker(codebase, rules: Rules()).findings().filter {
            $0.check == .undeclaredImport && $0.subject.package != "Kit"
        }
        #expect(Set(undeclared.map(\.subject.target)) == ["Other"])
        #expect(undeclared.count == 2)
    }

    @Test func `systems, language mode, features and versions of packages are those that the project writes`()
        async throws
    {
        let text = ProjectText()
            .target("App", files: ["f1"], "buildConfigurationList = LApp;")
            .configuration(
                "App",
                """
                SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.1; MACOSX_DEPLOYMENT_TARGET = 12.0;
                SWIFT_VERSION = 5.0; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = NO; TVOS_DEPLOYMENT_TARGET = "$(V)";
                """
            )
            .object(
                "r1",
                "XCRemoteSwiftPackageReference",
                "repositoryURL = \"https://x.org/a.git\"; requirement = {kind = branch; branch = main; };"
            )
            .object(
                "r2",
                "XCRemoteSwiftPackageReference",
                "repositoryURL = \"https://x.org/b.git\"; requirement = {kind = versionRange; minimumVersion = 1.0; maximumVersion = 2.0; };"
            )
            .object("r3", "XCRemoteSwiftPackageReference", "repositoryURL = \"https://x.org/c.git\";")
            .project("packageReferences = (r1, r2, r3);")
            .group("MAIN", ["f1"]).file("f1", "A.swift").text
        let codebase = try await codebase(["App.xcodeproj": text], ["A.swift"])
        let app = try target("App", codebase)
        #expect(app.deploymentTargets == ["iOS": "15.1"])
        #expect(
            app.settings == [
                "swiftLanguageMode(5)", "enableUpcomingFeature(ExistentialAny)", "defaultIsolation(MainActor)",
            ]
        )
        #expect(
            codebase.packages.first?.dependencies.map(\.requirement) == ["branch: \"main\"", "\"1.0\"..<\"2.0\"", nil]
        )
    }
}
