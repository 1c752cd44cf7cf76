public import AttemptKit
public import Foundation
public import PresentationKit
public import UseCaseKit

extension InteractorJob where Response: AttemptResponse {
    /// Returns the job that waits until a date, and responds with the seconds that are left and with the end.
    ///
    /// - Parameters:
    ///   - date: the end of the wait; nil cancels the last one.
    ///   - countdown: the countdown of the wait; a new wait ends the previous one.
    public static func wait(until date: Date?, on countdown: Countdown) -> InteractorJob {
        guard let date else { return .cancel("wait") }
        return .all([
            .observe("countdown", countdown.secondsLeft) {
                .wait(.secondsLeft($0))
            },
            .answer(replacing: "wait") {
                _ = await countdown.result(date)
                return .wait(.ended)
            },
        ])
    }
}
