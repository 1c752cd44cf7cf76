import DedicatedThreads
import Foundation
import Testing

@Suite struct InterruptionTests {
    /// The system calls in which programs of this repository wait and can be interrupted.
    enum Wait: CaseIterable {
        case pipe, lockOfFile, lockOfRange

        func begin(_ scene: LockedFileFixture, _ interruption: Interruption) throws(Interrupted) {
            switch self {
            case .pipe: _ = try interruption.wait { scene.pipe.readByte() }
            case .lockOfFile: _ = try interruption.wait { flock(scene.other, LOCK_EX) }
            case .lockOfRange:
                var range = LockedFileFixture.firstByte
                _ = try interruption.wait { fcntl(scene.other, LockedFileFixture.waitForRange, &range) }
            }
        }
    }

    @Test(arguments: Wait.allCases) func `cancelling the task ends the call`(_ wait: Wait) async throws {
        let scene = try LockedFileFixture()
        for _ in 0..<50 {
            let begun = AsyncStream<Void>.makeStream()
            let task = Task {
                await #expect(throws: Interrupted.self) {
                    try await DedicatedThread.run(Interruption()) { interruption throws(Interrupted) in
                        begun.continuation.finish()
                        try wait.begin(scene, interruption)
                    }
                }
            }
            for await _ in begun.stream {}
            task.cancel()
            _ = await task.value
        }
    }

    @Test(arguments: Wait.allCases) func `a call is not begun for a task that is cancelled`(_ wait: Wait) async throws {
        let scene = try LockedFileFixture()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await DedicatedThread.run(Interruption()) { interruption throws(Interrupted) in
                try wait.begin(scene, interruption)
            }
        }
        await #expect(throws: Interrupted.self) { try await task.value }
    }

    @Test func `others than the task may give up`() async throws {
        let scene = try LockedFileFixture()
        let interruption = Interruption()
        let task = Task {
            try await DedicatedThread.run(interruption) { interruption throws(Interrupted) in
                try Wait.lockOfFile.begin(scene, interruption)
            }
        }
        interruption.request()
        await #expect(throws: Interrupted.self) { try await task.value }
    }

    @Test func `a result from before the interruption is returned`() async throws {
        let scene = try LockedFileFixture()
        scene.pipe.write([3])
        #expect(
            try await DedicatedThread.run(Interruption()) { interruption throws(Interrupted) in
                let byte = try interruption.wait { scene.pipe.readByte() }
                interruption.request()
                return byte
            } == 3
        )
    }

    @Test func `a failed call leaves its error number`() async throws {
        let code = try await DedicatedThread.run(Interruption()) { interruption throws(Interrupted) in
            try interruption.wait { flock(-1, LOCK_EX) } < 0 ? errno : 0
        }
        #expect(code == EBADF)
    }
}
