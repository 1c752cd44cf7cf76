public import PresentationKit

/// The view model of the screen __Name__.
@MainActor
public protocol __Name__ViewModel: ViewModel where Shown == __Name__State, Signal == __Name__Signal {
    /// Fetches what is stored.
    func begin()

    /// Handles the answer to an alert.
    func answer(_ action: __Feature__FailureAction)
}

/// The state of the screen __Name__.
public struct __Name__State: Equatable, Sendable {
    /// The display value; nil until it was fetched.
    public var display: __Name__Display?

    /// Creates a state in which nothing was fetched.
    public init() {}
}

/// The one-time events of the screen __Name__.
public enum __Name__Signal: Equatable, Sendable {
    /// An alert to show.
    case alert(AlertStrategy<__Feature__FailureAction>)
}

/// The display value of the screen __Name__.
public struct __Name__Display: Hashable, Sendable {
    /// The text of the label.
    public let label: Phrase

    /// Creates a display value.
    public init(label: Phrase) {
        self.label = label
    }
}
