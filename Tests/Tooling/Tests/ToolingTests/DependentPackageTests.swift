import Foundation
import Testing

/// A package elsewhere that depends on a tag of this repository by URL; `ProjectBuildTests` has one that imports every library.
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
                                .product(name: "AttemptKit", package: "strata"),
                                .product(name: "DomainKit", package: "strata"),
                                .product(name: "PresentationKit", package: "strata"),
                                .product(name: "PresenterKit", package: "strata"),
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

        /// A scene whose presenter shows an alert for a failure of a gateway that runs elsewhere, and a model that asks such a
        /// gateway itself.
        private static let failingProgram = """
            import AttemptKit
            import DomainKit
            import PresentationKit
            import PresenterKit
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

                func callAsFunction(_ input: Void) async throws(ApplicationError) {
                    try await state.serially { () throws(ApplicationError) in
                        state.set(try await gateway.read() + state.value)
                    }
                }
            }

            enum SumEvent: ViewEvent { case didTapAdd, didAnswer(AlertAnswer<RetryAction>) }
            enum SumCommand: AlertCommand { case showAlert(AlertStrategy<RetryAction>) }
            enum SumRequest: InteractorRequest, Equatable { case add }
            typealias SumResponse = StateResponse<SumRequest, Int>

            final class SumPresenter: Presenter {
                typealias Command = SumCommand
                typealias Request = SumRequest

                private let attempt: Attempt<SumRequest, ApplicationError, RetryAction>

                init(_ commands: AnyCommandListener<SumCommand>, _ requests: AnyRequestListener<SumRequest>) {
                    attempt = Attempt(alerts: RetryAlerts(), commandListener: commands, requestListener: requests)
                }

                func handle(event: SumEvent) {
                    switch event {
                    case .didTapAdd: attempt.start(.add)
                    case .didAnswer(let answer): attempt.answer(answer)
                    }
                }

                func handle(response: SumResponse) {
                    MainActor.preconditionIsolated()
                    if case .ended(let request, let error?) = response { attempt.fail(error, retrying: request) }
                }
            }

            final class SumView: View {
                typealias Event = SumEvent

                private let events: AnyEventListener<SumEvent>
                private(set) var alertCount = 0

                init(_ events: AnyEventListener<SumEvent>) { self.events = events }

                func tapAdd() { events.handle(event: .didTapAdd) }

                func handle(command: SumCommand) {
                    MainActor.preconditionIsolated()
                    alertCount += 1
                }
            }

            @main struct Fails {
                @MainActor static func main() async {
                    let add = Add(state: State(0))
                    let lifetime = TaskLifetime()
                    let view = Scene<SumView>.build(
                        tasks: lifetime,
                        view: SumView.init,
                        presenter: SumPresenter.init,
                        interactor: UseCaseInteractor<SumRequest, SumResponse>.performing { request in
                            .answer { .ended(request, await add.result().failure) }
                        }
                    )
                    view.tapAdd()
                    await lifetime.scope.waitUntilIdle()
                    precondition(view.alertCount == 1)
                    let fetch: any QueryUseCase<Int, Int> = Fetch()
                    if case .failure = await fetch.result(1) { MainActor.preconditionIsolated() }
                    if case .failure = await Fetch().result(1) { MainActor.preconditionIsolated() }
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
