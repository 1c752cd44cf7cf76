import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the wait that an alert offers, side by side, because a second of each is spent with waiting.
struct AlertWaitTests {
    @Test(.enabled(if: FakeClock.isPossible), arguments: PromptingScene.all)
    func `waiting counts down, and goes on when the time has come`(scene: PromptingScene) async throws {
        let home = try ReaderHome.populated(3)
        home.qiita.inject(.quotaExceeded(until: Date(timeIntervalSinceNow: 1790)))
        let clock = try FakeClock(in: home)
        let session = try home.open(scene.line, clock: clock, environment: ReaderHome.baseEnvironment)
        try await session.expect("The server accepts no more requests until ")
        let number = try await session.number(of: "Wait ")
        home.qiita.inject(nil)
        await session.type(number)
        try await session.expect(" s left… (Control-C quits)")
        try clock.jump(to: "+31m")
        try await session.expect(scene.success)
        #expect(await session.end() == 0)
    }
}
