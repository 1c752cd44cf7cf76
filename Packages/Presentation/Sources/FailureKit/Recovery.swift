public import DomainKit
public import Foundation
public import ReportKit

/// What the user can do about a failure, besides leaving it.
///
/// A feature maps it to the alert actions of its own contract.
///
/// ```swift
/// let recoveries = Recovery.recoveries(from: ApplicationError(.offline))
/// print(recoveries.contains(.retry))
/// ```
public enum Recovery: Hashable, Sendable {
    /// The same again may work.
    case retry
    /// The same again may work at a date, and does not before.
    case wait(until: Date)
    /// Signing in may help.
    case signIn
    /// A setting, such as the host, may be wrong.
    case settings

    /// The recoveries that make sense for a failure, the likeliest first.
    public static func recoveries(from error: ApplicationError) -> [Recovery] {
        switch error.kind {
        case .offline: [.retry, .settings]
        case .timedOut: [.retry]
        case .unauthorized: [.signIn]
        case .forbidden: [.signIn, .settings]
        case .notFound, .invalidInput, .cancelled: []
        case .rateLimited(let date): [date.map { .wait(until: $0) } ?? .retry]
        case .unavailable(.busy(let date)): [date.map { .wait(until: $0) } ?? .retry]
        case .unavailable(.status): [.retry]
        case .unavailable(.unexpectedAnswer), .unavailable(.untrusted): [.retry, .settings]
        case .unavailable(.tooLarge): []
        case .invalidData: [.retry, .settings]
        case .storage: [.retry]
        }
    }
}

extension ExitOutcome {
    /// How a program ends that could not do its work because of a failure.
    public init(_ error: ApplicationError) {
        self =
            switch error.kind {
            case .offline, .timedOut: .offline
            case .unauthorized, .forbidden: .signInNeeded
            case .notFound: .notFound
            case .rateLimited, .unavailable(.busy): .rateLimited
            case .unavailable, .invalidData: .failed
            case .invalidInput: .wrongUsage
            case .storage: .storage
            case .cancelled: .interrupted
            }
    }
}
