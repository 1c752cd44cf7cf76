public import Foundation
public import PresentationKit
public import UseCaseKit

extension InteractorJob {
    /// Waits until a date.
    ///
    /// - Parameters:
    ///   - date: when the wait is over.
    ///   - countdown: what waits; a newer wait ends the one before.
    ///   - tick: makes the response for the seconds that are left.
    ///   - end: is answered when the date has come.
    public static func wait(
        until date: Date,
        on countdown: Countdown,
        tick: @escaping @MainActor (Int) -> Response,
        end: Response
    ) -> InteractorJob {
        .all(
            .observe("countdown", countdown.secondsLeft.values, current: countdown.secondsLeft.value, tick),
            .answer(replacing: "wait") {
                _ = await countdown.result(date)
                return end
            }
        )
    }
}
