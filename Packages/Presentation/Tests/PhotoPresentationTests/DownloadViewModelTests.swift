import AttemptKit
import Determinism
import DomainKit
import DomainTesting
import Foundation
import PhotoContract
import PhotoDomain
import PhotoUseCase
import PresentationKit
import PresentationTesting
import ReportKit
import Testing
import UseCaseKit

@testable import PhotoPresentation

/// Reports a progress and ends as scripted, each call with the next ending; a call without one runs until it is cancelled.
private final class ScriptedDownload: CommandUseCase {
    typealias Ending = (progress: DownloadProgress, error: ApplicationError?)

    private let state: State<DownloadProgress>
    private let script: [Ending?]
    private let calls = State(0)

    init(_ state: State<DownloadProgress>, _ script: Ending?...) {
        (self.state, self.script) = (state, script)
    }

    func callAsFunction(_ input: DownloadPhotos.Input) async throws(ApplicationError) {
        let number = calls.update { count in
            count += 1
            return count - 1
        }
        guard let ending = script[number] else {
            let (stream, _) = AsyncStream<Void>.makeStream()
            for await _ in stream {}
            throw ApplicationError(.cancelled)
        }
        state.set(ending.progress)
        if let error = ending.error { throw error }
    }
}

@MainActor
struct DownloadViewModelTests {
    private let state = State(DownloadProgress())
    private let cancelDownloads = ScriptedUseCase<DownloadPhotos.Input, Void>(.success(()))
    private let failures = PhotoFailureAlerts(source: .demo)
    private let download = PhotoDownload(["demo:1", "demo:2"], into: "Cats")

    private func progress(_ added: String..., received: Int? = nil) throws -> DownloadProgress {
        let ids = [try PhotoID("demo:1"), try PhotoID("demo:2")]
        let outcomes = try added.map { key in
            let photo = try SamplePhoto.kept("\(key).png")
            return DownloadProgress.Outcome(
                id: try PhotoID("demo:\(key)"),
                result: .success(AddedPhoto(photo, isDuplicate: false))
            )
        }
        return DownloadProgress(
            outcomes,
            of: ids,
            received: received.map { [ids[1]: ReceivedBytes($0, of: 10)] } ?? [:]
        )
    }

    private func tester(
        _ start: ScriptedDownload,
        cancelDownloads: (any CommandUseCase<DownloadPhotos.Input>)? = nil,
        clock: TestClock = TestClock(),
        go: @escaping @MainActor (Transition<PhotoRoute>) -> Void = { _ in }
    ) -> ViewModelTester<DownloadViewModel> {
        let cancelDownloads = cancelDownloads ?? self.cancelDownloads
        let tester = ViewModelTester(clock: clock) { [state, failures, download] tasks in
            DownloadViewModel(
                download,
                tasks: tasks,
                failures: failures,
                router: Router(go),
                progress: state.readOnly,
                start: start,
                cancelDownloads: cancelDownloads,
                countdown: Countdown(clock: clock, wallClock: TestWallClock())
            )
        }
        tester.exhaustive = [.signal]
        return tester
    }

    private let complete = AlertStrategy<ConfirmChangeAlbumAction>.downloaded(into: "Cats")

    @Test func `the end leads to the album, if the user wants`() async throws {
        var replaced: [PhotoRoute] = []
        let start = ScriptedDownload(state, (try progress("1", "2"), nil))
        let tester = tester(start) { if case .replace(let route) = $0 { replaced.append(route) } }
        tester.send { $0.begin() }
        await tester.expect(signal: .confirmChange(complete))
        #expect(tester.shown.phase == .ended)
        #expect(tester.shown.report?.footer?.english == "2 photos added to 'Cats'")
        tester.send { $0.change(to: "Cats") }
        await tester.finish()
        #expect(replaced == [.album("Cats")])
    }

    @Test func `a lost connection is answered by a retry, and each outcome is reported once`() async throws {
        let start = ScriptedDownload(
            state,
            (try progress("1", received: 4), ApplicationError(.offline)),
            (try progress("1", "2"), nil)
        )
        let tester = tester(start)
        tester.send { $0.begin() }
        await tester.expect(signal: .alert(failures.alert(for: ApplicationError(.offline))))
        #expect(tester.shown.phase == .paused)
        #expect(tester.shown.rows.map(\.english) == ["demo:1: 1.png", "demo:2: 40%"])
        #expect(tester.shown.report?.entries.count == 1)
        tester.send { $0.answer(AlertAnswer(.retry)) }
        await tester.expect(signal: .confirmChange(complete))
        #expect(tester.shown.report?.entries.map(\.lines.first?.text.english) == ["demo:2: 2.png"])
        await tester.finish()
    }

    @Test func `a pause interrupts the transfers, and they are resumed`() async throws {
        let start = ScriptedDownload(state, nil, (try progress("1", "2"), nil))
        let tester = tester(start)
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        tester.send { $0.pause() }
        #expect(tester.shown.phase == .stopping)
        await tester.advance(by: .zero)
        #expect(tester.shown.phase == .paused)
        tester.send { $0.resume() }
        await tester.expect(signal: .confirmChange(complete))
        await tester.finish()
        #expect(await cancelDownloads.inputs.isEmpty)
    }

    @Test func `downloads are given up on confirmation only, after the transfers have ended`() async throws {
        let tester = tester(ScriptedDownload(state, nil))
        tester.exhaustive = []
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        tester.send { $0.cancel() }
        await tester.advance(by: .zero)
        #expect(tester.shown.phase == .running)
        #expect(await cancelDownloads.inputs.isEmpty)
        tester.send { $0.discard() }
        await tester.advance(by: .zero)
        #expect(tester.shown.phase == .ended)
        await tester.finish()
        #expect(await cancelDownloads.inputs.map { $0.photos.map(\.description) } == [["demo:1", "demo:2"]])
    }

    @Test func `downloads that are given up during a wait do not start again at its end`() async throws {
        let clock = TestClock()
        let now = TestWallClock().now
        let pause = try #require(Pause(until: now.addingTimeInterval(3), now: now))
        let limit = ApplicationError(.rateLimited(until: pause.end))
        let start = ScriptedDownload(state, (try progress("1"), limit), (try progress("1", "2"), nil))
        let tester = tester(start, clock: clock)
        tester.exhaustive = []
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        tester.send { $0.answer(AlertAnswer(.wait(pause))) }
        await tester.advance(by: .seconds(1))
        tester.send { #expect($0.progress.value == .wait(secondsLeft: 2)) }
        tester.send { $0.discard() }
        tester.send { #expect($0.progress.value == nil) }
        await tester.advance(by: .seconds(5))
        #expect(tester.shown.phase == .ended)
        #expect(state.value.outcomes.count == 1)
        await tester.finish()
        #expect(await cancelDownloads.inputs.count == 1)
    }

    @Test func `a retry after giving up has failed gives up again, and downloads nothing`() async throws {
        let full = ApplicationError(.storage(.full))
        let failing = ScriptedUseCase<DownloadPhotos.Input, Void>(.failure(full), .success(()))
        let tester = tester(ScriptedDownload(state, nil), cancelDownloads: failing)
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        tester.send { $0.discard() }
        await tester.expect(signal: .alert(failures.alert(for: full)))
        tester.send { $0.answer(AlertAnswer(.retry)) }
        await tester.expect(signal: .notice(Phrase(en: "0 downloads cancelled", ja: "写真 0 件のダウンロードを中止しました")))
        #expect(tester.shown.phase == .ended)
        await tester.finish()
        #expect(await failing.inputs.count == 2)
    }
}
