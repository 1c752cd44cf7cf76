public import DomainKit
public import PresentationKit
public import __Feature__Domain

/// The requests of the presenter of the count.
public enum __Feature__Request: InteractorRequest, Hashable {
    /// Restores the stored count.
    case restore
    /// Reports the count, now and whenever it changes.
    case observe
    /// Adds one.
    case increment
}

/// The responses of the interactor of the count.
public enum __Feature__Response: InteractorResponse, Equatable {
    /// The current count.
    case changed(__Feature__)
    /// A request was carried out, or failed.
    case ended(__Feature__Request, ApplicationError?)
}
