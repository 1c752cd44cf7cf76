import Foundation
import Testing

/// Packages elsewhere that depend on a tag of this repository by URL; `BuildTests` of strata has one that uses every product.
enum DependentPackageTests {
    struct Slow {
        private static let version = "0.1.0"
        private let scratch: Scratch

        init() throws {
            scratch = try Scratch()
            try scratch.writeProgram("Scripts/call", "exec \"$@\"")
        }

        @Test func `after a failure, a release build without options is on the main actor`() async throws {
            try await tagRepository()
            let manifest = """
                // swift-tools-version: 6.2
                import PackageDescription
                let package = Package(
                    name: "Own",
                    platforms: [.macOS(.v15), .iOS(.v18)],
                    dependencies: [.package(url: "file://\(path("strata"))", from: "\(Self.version)")],
                    targets: [
                        .executableTarget(
                            name: "Fails",
                            dependencies: [
                                .product(name: "DomainKit", package: "strata"),
                                .product(name: "UseCaseKit", package: "strata"),
                            ],
                            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
                        )
                    ]
                )
                """
            try scratch.write(manifest, to: "own/Package.swift")
            try scratch.write(Self.failingProgram, to: "own/Sources/Fails/Fails.swift")
            #expect(
                try await run("swift", "run", "--package-path", "own", "-c", "release", "Fails").hasSuffix(
                    "on the main actor"
                )
            )
        }

        /// A view model whose queries and commands fail, each by a gateway that runs elsewhere.
        private static let failingProgram = """
            import DomainKit
            import UseCaseKit

            struct FailingGateway: Sendable {
                @concurrent func read() async throws(ApplicationError) -> Int { throw ApplicationError(.offline) }
            }

            struct Fetch: QueryUseCase {
                let gateway = FailingGateway()

                func callAsFunction(_ input: Int) async throws(ApplicationError) -> Int {
                    try await gateway.read() + input
                }
            }

            struct Add: CommandUseCase {
                let state: State<Int>
                let gateway = FailingGateway()

                func callAsFunction(_ input: Int) async throws(ApplicationError) {
                    try await state.serially { () throws(ApplicationError) in
                        let sum = state.value + input
                        state.set(try await gateway.read() + sum)
                    }
                }
            }

            @MainActor struct Model {
                let fetch: any QueryUseCase<Int, Int>
                let add: any CommandUseCase<Int>

                func load() async {
                    if case .failure = await fetch.result(1) { MainActor.preconditionIsolated() }
                    if case .failure = await add.result(1) { MainActor.preconditionIsolated() }
                    if case .failure = await Fetch().result(1) { MainActor.preconditionIsolated() }
                }
            }

            @main struct Fails {
                @MainActor static func main() async {
                    await Model(fetch: Fetch(), add: Add(state: State(0))).load()
                    MainActor.preconditionIsolated()
                    print("on the main actor")
                }
            }
            """

        private func path(_ path: String) -> String { scratch.folder.appending(path: path).path }

        /// Puts what a clone of this repository has for dependents into a repository with a tag.
        private func tagRepository() async throws {
            let needed = ["Package.swift", "Packages", "Apps/strata", "Tests/PoolWatch"]
            for item in needed { try scratch.copy(item, to: "strata/" + item) }
            try await run("git", "-C", "strata", "init", "--quiet")
            try await run("git", "-C", "strata", "add", ".")
            try await run("git", "-C", "strata", "config", "user.name", "Tests")
            try await run("git", "-C", "strata", "config", "user.email", "tests@localhost")
            try await run("git", "-C", "strata", "commit", "--quiet", "--message", "A version")
            try await run("git", "-C", "strata", "tag", Self.version)
        }

        /// Runs a program in the temporary folder, which has to succeed, and returns its output.
        @discardableResult
        private func run(_ call: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
            let script = Script(name: "call", root: scratch.folder)
            return try await script.run(call, exits: 0, sourceLocation: sourceLocation).text
        }
    }
}
