/// A fact about what the user or the system did to a view, in the past tense.
///
/// The four message families follow "VIPER with generics": the view sends events, the presenter sends commands and
/// requests, the interactor sends responses. A feature declares events and commands in its contract, and requests and
/// responses beside its presenter.
public protocol ViewEvent: Sendable {}

/// An instruction of a presenter to its view, in the imperative.
public protocol PresenterCommand: Sendable {}

/// A request of a presenter to its interactor.
public protocol InteractorRequest: Sendable {}

/// A response of an interactor to its presenter.
public protocol InteractorResponse: Sendable {}
