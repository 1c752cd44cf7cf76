public import DomainKit
public import Foundation

/// A step that the user can take after a failure.
///
/// A feature maps it to the alert actions of its own contract.
public enum Recovery: Hashable, Sendable {
    /// A retry may succeed.
    case retry
    /// A retry may succeed after a date.
    case wait(until: Date)
    /// Signing in may help.
    case signIn
    /// A setting, such as the host, may be wrong.
    case settings

    /// Returns the recoveries for a failure, the most promising first.
    public static func recoveries(from error: ApplicationError) -> [Recovery] {
        switch error.kind {
        case .offline: [.retry, .settings]
        case .timedOut: [.retry]
        case .unauthorized: [.signIn]
        case .forbidden: [.signIn, .settings]
        case .notFound, .storage(.missing), .invalidInput, .cancelled: []
        case .rateLimited(let date): [date.map { .wait(until: $0) } ?? .retry]
        case .unavailable(.busy(let date)): [date.map { .wait(until: $0) } ?? .retry]
        case .unavailable(.status): [.retry]
        case .unavailable(.unexpectedAnswer), .unavailable(.untrusted): [.retry, .settings]
        case .unavailable(.tooLarge): []
        case .invalidData: [.retry, .settings]
        case .storage, .editor(.failed): [.retry]
        case .editor: []
        }
    }
}
