import ArchitectureDomain
import DomainKit
import Testing

/// A package with the targets App and AppTests, of which files are extracted.
struct ExtractionFixture {
    var files: [String: String]
    /// The packages beside that of the root.
    var packages: [PackageManifest] = []
    /// The projects that repeat the package of the root.
    var repetitions: [PackageManifest] = []
    /// The dependencies of the package of the root.
    var dependencies: [PackageManifest.Dependency] = []
    /// The evidence for the references of tests.
    var evidence = Codebase.Evidence.sources
    /// The systems of the package of the root that SwiftPM reports.
    var platforms: [PackageManifest.Platform] = []
    /// Its language modes that SwiftPM reports.
    var languageModes: [String] = []
    /// Its traits, and those that are enabled by default.
    var traits: (all: [PackageManifest.Trait], enabled: [String]) = ([], [])
    /// The language of its texts.
    var defaultLocalization: String?
    /// The products of other packages on which the target depends.
    var products = ["Money"]
    /// The settings of the target that SwiftPM reports.
    var settings = ["swiftLanguageMode(6)"]

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            products: [.library(name: "App", targets: ["App"])],
            targets: [
                .target(
                    name: "App",
                    dependencies: ["Log", .product(name: "Money", package: "money")],
                    swiftSettings: [.swiftLanguageMode(.v6)]
                ),
                .target(name: "Log"),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ]
        )
        """

    /// Creates a fixture.
    ///
    /// - Parameters:
    ///   - domain: the file that is extracted.
    ///   - user: a file of the same target that stays.
    ///   - test: a file of its tests.
    init(_ domain: String, usedBy user: String = "", test: String? = nil, manifest: String = Self.manifest) {
        files = ["Package.swift": manifest, "Sources/App/Domain/A.swift": domain, "Sources/App/Use.swift": user]
        files["Tests/AppTests/T.swift"] = test
    }

    var codebase: Codebase {
        func key(_ target: String) -> Codebase.TargetKey { .init(package: "", target: target) }
        func sources(_ folder: String) -> [Codebase.SourceFile] {
            files.filter { $0.key.hasPrefix(folder) && $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
                .map { .init($0.key, $0.value) }
        }
        let targets = [
            TargetManifest(
                name: "App",
                dependencies: [.init(name: "Log")] + products.map { .init(name: $0, package: $0.lowercased()) },
                settings: settings
            ),
            TargetManifest(name: "Log"),
            TargetManifest(name: "AppTests", kind: .test, dependencies: [.init(name: "App")]),
        ]
        let package = PackageManifest(
            name: "Shop",
            path: "",
            dependencies: dependencies,
            traits: traits.all,
            defaultTraits: traits.enabled,
            targets: targets,
            platforms: platforms,
            languageModes: languageModes,
            defaultLocalization: defaultLocalization,
            otherFiles: files.keys.filter { $0.hasPrefix("Package@") }.sorted()
        )
        let sources = [key("App"): sources("Sources/App/"), key("AppTests"): sources("Tests/AppTests/")]
        let codebase = Codebase(root: "/r", packages: [package] + packages, sources: sources)
        return Codebase(
            root: "/r",
            packages: [package] + packages,
            repetitions: repetitions,
            sources: sources,
            references: SourceReference.references(in: codebase),
            evidence: [key("AppTests"): evidence]
        )
    }

    func draft(
        _ paths: String...,
        as name: String = "Domain",
        to package: String? = nil
    ) throws(ValidationError) -> ExtractionDraft {
        let request = ExtractionRequest(paths.isEmpty ? ["Sources/App/Domain"] : paths, as: name, to: package)
        let bytes = files.mapValues { Array($0.utf8) }
        let others = files.keys.filter { !$0.hasSuffix(".swift") }.sorted()
        return try ExtractionDraft(request, in: codebase, files: bytes, others: others)
    }

    /// Returns the texts of the files after the extraction.
    func texts() throws -> [String: String] { try draft().texts() }

    /// Returns the text of the extracted file.
    func domain() throws -> String { try texts()["Sources/Domain/A.swift", default: ""] }
}

extension ExtractionDraft {
    /// Expects that the errors in the output of a compiler are answered, or that they are not.
    mutating func expectAnswer(
        _ isExpected: Bool = true,
        to output: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isAnswered = answer(CompilerMessage.errors(in: output))
        #expect(isAnswered == isExpected, sourceLocation: sourceLocation)
    }

    func texts() throws -> [String: String] { try extraction().changes.texts }
}

/// A text before and after a change, from one in which `«new»` is what the change inserts and `«new|old»` what it replaces.
struct MarkedText {
    var before = "", after = ""

    init(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
        for (index, part) in parts.enumerated() {
            let versions: [Substring] = index.isMultiple(of: 2) ? [part, part] : part.split(separator: "|") + [""]
            after += versions[0]
            before += versions[1]
        }
    }
}
