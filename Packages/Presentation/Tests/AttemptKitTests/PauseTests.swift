import AttemptKit
import Foundation
import PresentationKit
import Testing

struct PauseTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test(arguments: [
        (0.1, 1, "Wait 1 s", "1 秒待つ"), (42, 42, "Wait 42 s", "42 秒待つ"), (119.5, 120, "Wait 2 min", "2 分待つ"),
        (121, 121, "Wait 3 min", "3 分待つ"), (3600, 3600, "Wait 60 min", "60 分待つ"),
    ])
    func `says how long it takes`(rest: TimeInterval, seconds: Int, english: String, japanese: String) throws {
        let pause = try #require(Pause(until: start + rest, now: start))
        #expect(pause.seconds == seconds)
        #expect(pause.title.english == english)
        #expect(pause.title.japanese == japanese)
    }

    @Test(arguments: [0.0, -5])
    func `there is none until a date that has come`(rest: TimeInterval) {
        #expect(Pause(until: start + rest, now: start) == nil)
    }
}
