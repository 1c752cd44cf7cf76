import AttemptKit
import Determinism
import DomainKit
import DomainTesting
import Foundation
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

/// A view model whose alerts about failures offer to wait.
@MainActor
private protocol WaitingModel: ViewModel {
    var progress: Output<ScreenProgress?> { get }

    func begin()
    func cancelWait()
    func answer(_ answer: AlertAnswer<FetchPhotoErrorAction>)
}

extension PhotoGridModel: WaitingModel {}
extension DownloadViewModel: WaitingModel {}

/// Tests of the wait that an alert offers: the user can end it, and nothing is requested then.
@MainActor
struct PhotoWaitTests {
    private let clock = TestClock()
    private let limit = ApplicationError(.rateLimited(until: nil))

    /// Begins, waits 60 seconds, ends the wait after one of them, and lets the other ones pass.
    private func check(
        _ tester: ViewModelTester<some WaitingModel>,
        sourceLocation: SourceLocation = #_sourceLocation,
        requests: @MainActor () async -> Int
    ) async throws {
        tester.exhaustive = []
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        let now = TestWallClock().now
        let pause = try #require(Pause(until: now.addingTimeInterval(60), now: now))
        tester.send { $0.answer(AlertAnswer(.wait(pause))) }
        await tester.advance(by: .seconds(1))
        tester.send { #expect($0.progress.value == .wait(secondsLeft: 59), sourceLocation: sourceLocation) }
        tester.send { $0.cancelWait() }
        tester.send { #expect($0.progress.value == nil, sourceLocation: sourceLocation) }
        await tester.advance(by: .seconds(120))
        await tester.finish()
        #expect(await requests() == 1, sourceLocation: sourceLocation)
    }

    @Test func `the wait of a search ends`() async throws {
        let find = ScriptedUseCase<SearchPhotos.Input, Page<Photo>>(.failure(limit))
        try await check(try gridTester(find, clock: clock)) { await find.inputs.count }
    }

    @Test func `the wait of downloads ends, and they can be resumed`() async throws {
        let start = ScriptedUseCase<DownloadPhotos.Input, Void>(.failure(limit))
        let tester = ViewModelTester(clock: clock) { tasks in
            DownloadViewModel(
                PhotoDownload(["demo:cat-1"], into: "Cats"),
                tasks: tasks,
                failures: PhotoFailureAlerts(source: .demo),
                router: Router { _ in },
                progress: State(DownloadProgress([], of: [])).readOnly,
                start: start,
                cancelDownloads: ScriptedUseCase<DownloadPhotos.Input, Void>(),
                countdown: Countdown(clock: clock, wallClock: TestWallClock())
            )
        }
        try await check(tester) {
            #expect(tester.shown.phase == .paused)
            return await start.inputs.count
        }
    }
}
