#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Compiles small programs against the built module that must not compile, and pins what the compiler says.
    struct WiringDiagnosticsTests {
        private static let parts = """
            import PresentationKit

            enum HogeEvent: ViewEvent { case didTap }
            enum OtherEvent: ViewEvent { case didTap }
            enum HogeCommand: PresenterCommand { case show }
            enum OtherCommand: PresenterCommand { case show }
            enum HogeRequest: InteractorRequest { case load }
            enum OtherRequest: InteractorRequest { case load }
            enum HogeResponse: InteractorResponse { case loaded }
            enum OtherResponse: InteractorResponse { case loaded }

            @MainActor final class HogeView<Event: ViewEvent, Command: PresenterCommand>: PresentationKit.View {
                let events: AnyEventListener<Event>
                init(events: AnyEventListener<Event>) { self.events = events }
                func handle(command: Command) {}
            }

            @MainActor final class HogePresenter: Presenter {
                typealias Command = HogeCommand
                typealias Request = HogeRequest
                init(_ commands: AnyCommandListener<HogeCommand>, _ requests: AnyRequestListener<HogeRequest>) {}
                func handle(event: HogeEvent) {}
                func handle(response: HogeResponse) {}
            }

            @MainActor final class HogeInteractor<Request: InteractorRequest, Response: InteractorResponse>: Interactor {
                init(_ responses: AnyResponseListener<Response>) {}
                func handle(request: Request) {}
            }

            """

        /// A scene whose parts fit.
        private static let scene = """
            typealias MyView = HogeView<HogeEvent, HogeCommand>
            typealias MyInteractor = HogeInteractor<HogeRequest, HogeResponse>

            @MainActor func build() -> MyView {
                Scene<MyView>.build(
                    view: { MyView(events: $0) },
                    presenter: { HogePresenter($0, $1) },
                    interactor: { responses, _ in MyInteractor(responses) }
                )
            }

            """

        /// The types that do not fit if a part has another one of a family.
        private static let families: KeyValuePairs = [
            "Event": "'OtherEvent' and 'HogeEvent'",
            "Command": "'OtherCommand' and 'HogePresenter.Command' (aka 'HogeCommand')",
            "Request": "'HogePresenter.Request' (aka 'HogeRequest') and 'OtherRequest'",
            "Response": "'HogeResponse' and 'OtherResponse'",
        ]

        @Test func `parts that fit compile, others are refused, and the diagnostic names both types`() async throws {
            let wrong = Self.families.map { family, _ in
                let scene = Self.scene.replacingOccurrences(of: "<Hoge\(family),", with: "<Other\(family),")
                    .replacingOccurrences(of: ", Hoge\(family)>", with: ", Other\(family)>")
                return "enum \(family)Scene {\n\(scene)}\n"
            }
            let build = "static method 'build(tasks:view:presenter:interactor:)'"
            let expected = Self.families.map { "\(build) requires the types \($0.value) be equivalent" }
            let found = try await errors(Self.parts + Self.scene + wrong.joined())
            // The compiler may say of a part that does not fit where it is made, too.
            #expect(found.filter { $0.hasPrefix(build) } == expected)
        }

        @Test func `a view can send nothing but its own events`() async throws {
            let source = """
                extension HogeView<HogeEvent, HogeCommand> {
                    func send(_ other: OtherEvent, _ request: HogeRequest) {
                        events.handle(event: .didTap)
                        events.handle(event: other)
                        events.handle(request: request)
                    }
                }
                """
            let diagnostics = try await errors(Self.parts + source)
            #expect(
                diagnostics == [
                    "cannot convert value of type 'OtherEvent' to expected argument type 'HogeEvent'",
                    "incorrect argument label in call (have 'request:', expected 'event:')",
                    "cannot convert value of type 'HogeRequest' to expected argument type 'HogeEvent'",
                ]
            )
        }

        /// The errors of the compiler in a file that imports the built PresentationKit.
        private func errors(_ source: String) async throws -> [String] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "wiring-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "Scene.swift")
            try source.write(to: file, atomically: true, encoding: .utf8)

            let compiler = Process()
            compiler.executableURL = URL(filePath: "/usr/bin/env")
            compiler.arguments = [
                "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", try modules().path(),
                "-module-cache-path", folder.path(), file.path(),
            ]
            let output = folder.appending(path: "output")
            try Data().write(to: output)
            compiler.standardError = try FileHandle(forWritingTo: output)
            try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
                compiler.terminationHandler = { _ in end.resume() }
                do { try compiler.run() } catch { end.resume(throwing: error) }
            }
            let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
            return text.split(separator: "\n").compactMap { line in
                line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
            }
        }

        /// The folder with the modules that this test was built with: it lies beside the test program.
        private func modules() throws -> URL {
            var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            while folder.path() != "/" {
                let modules = folder.appending(path: "Modules")
                if FileManager.default.fileExists(atPath: modules.appending(path: "PresentationKit.swiftmodule").path())
                {
                    return modules
                }
                folder.deleteLastPathComponent()
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }
#endif
