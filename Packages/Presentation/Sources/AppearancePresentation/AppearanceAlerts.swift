import AppearanceContract
import DomainKit
import FailureKit
import PresentationKit

extension AlertStrategy<AppearanceFailureAction> {
    /// The alert for an appearance that could not be read or kept.
    init(_ error: ApplicationError) {
        let text = FailureText(error)
        self.init(
            title: text.title,
            message: text.message,
            actions: Recovery.recoveries(from: error).contains(.retry) ? [.retry, .cancel] : [.cancel],
            outcome: ExitOutcome(error)
        )
    }
}
