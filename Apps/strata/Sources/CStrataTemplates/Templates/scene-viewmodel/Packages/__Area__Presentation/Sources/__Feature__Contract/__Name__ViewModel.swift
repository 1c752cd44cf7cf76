public import AttemptKit
public import PresentationKit

/// The view model of the screen __Name__.
@MainActor
public protocol __Name__ViewModel: ViewModel where Shown == Phrase?, Signal == AlertStrategy<RetryAction> {
    /// Loads what is stored.
    func begin()

    /// Handles the answer to an alert.
    func answer(_ answer: AlertAnswer<RetryAction>)
}
