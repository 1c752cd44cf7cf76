/// A fact about what the user or the system did to a view, in the past tense.
///
/// The four message families follow "VIPER with generics": the view sends events, the presenter sends commands and
/// requests, the interactor sends responses. A feature states each family as an enumeration in its contract.
public protocol ViewEvent: Sendable {}

/// What a presenter tells a view to do, in the imperative.
public protocol PresenterCommand: Sendable {}

/// What a presenter asks of an interactor.
public protocol InteractorRequest: Sendable {}

/// What an interactor answers to a presenter.
public protocol InteractorResponse: Sendable {}
