import Foundation
import Testing

/// The compiler rejects modules outside the dependencies of a target, in the sample grid as real packages.
///
/// A target is built with its dependencies, in a fresh folder, so that no other module exists. Then the forbidden imports are
/// compiled against the modules of that folder. Two targets stand for all, whose forbidden imports `ForbiddenDependencyTests` has.
enum NoSuchModuleTests {
    @Suite(.serialized) struct Slow {
        @Test(arguments: ["ArticlePresentation", "FileStorage"])
        func `an import outside the closure does not compile`(from: String) async throws {
            let target = try #require(SampleGrid.target(from))
            // Always the same folder, for the package manager remembers the manifests by their paths.
            let root = FileManager.default.temporaryDirectory
                .appending(path: "grid-\(ProcessInfo.processInfo.processIdentifier)")
            defer { try? FileManager.default.removeItem(at: root) }
            try SampleGrid.write(to: root)
            let clean = try await build(target, in: root)
            try #require(clean.status == 0, Comment(rawValue: clean.text))
            let imports = ForbiddenDependency.all.filter {
                $0.from == from && !SampleGrid.closure(of: from).contains($0.to)
            }
            let offender = root.appending(path: "\(target.package)/Sources/\(from)/Offender.swift")
            for forbidden in imports {
                try Data("import \(forbidden.to)\n".utf8).write(to: offender)
                let refused = try await compile(offender, in: root)
                #expect(refused.status != 0)
                #expect(refused.text.contains("no such module '\(forbidden.to)'"), Comment(rawValue: refused.text))
            }
        }

        private func build(_ target: SampleGrid.Target, in root: URL) async throws -> Run {
            let package = root.appending(path: target.package).path()
            let scratch = root.appending(path: "scratch").path()
            let arguments = ["build", "--target", target.name, "--package-path", package, "--scratch-path", scratch]
            return try await Run("swift", arguments)
        }

        /// Compiles one file against the modules of the last build.
        private func compile(_ file: URL, in root: URL) async throws -> Run {
            let modules = root.appending(path: "scratch/debug/Modules").path()
            return try await Run("swiftc", ["-typecheck", "-I", modules, file.path()])
        }
    }
}

extension SampleGrid {
    /// Returns the targets that a target uses, directly or through others.
    static func closure(of name: String) -> Set<String> {
        let uses = target(name)?.uses ?? []
        return uses.reduce(into: Set(uses)) { $0.formUnion(closure(of: $1)) }
    }

    /// Writes the grid as packages that build.
    static func write(to root: URL) throws {
        for (package, uses) in packageUses {
            let own = targets.filter { $0.package == package }
            let manifest = """
                // swift-tools-version: 6.2
                import PackageDescription
                let package = Package(
                    name: "\(package.split(separator: "/")[1])",
                    products: [\(own.filter { $0.name != "hoge" }.map { ".library(name: \"\($0.name)\", targets: [\"\($0.name)\"])" }.joined(separator: ", "))],
                    dependencies: [\(uses.map { ".package(path: \"../../\($0)\")" }.joined(separator: ", "))],
                    targets: [\(own.map(declaration).joined(separator: ", "))]
                )
                """
            try write(manifest, to: root.appending(path: "\(package)/Package.swift"))
            for target in own {
                let file = target.name == "hoge" ? "main" : "A"
                let text = target.uses.map { "import \($0)\n" }.joined()
                try write(text, to: root.appending(path: "\(package)/Sources/\(target.name)/\(file).swift"))
            }
        }
    }

    private static func declaration(of target: Target) -> String {
        let dependencies = target.uses.map { name in
            let package = self.target(name)?.package ?? ""
            return package == target.package
                ? "\"\(name)\"" : ".product(name: \"\(name)\", package: \"\(package.split(separator: "/")[1])\")"
        }
        let call = target.name == "hoge" ? "executableTarget" : "target"
        return ".\(call)(name: \"\(target.name)\", dependencies: [\(dependencies.joined(separator: ", "))])"
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
