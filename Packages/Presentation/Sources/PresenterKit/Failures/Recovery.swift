public import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
public import ReportKit

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
        case .notFound, .invalidInput, .cancelled: []
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

extension ExitOutcome {
    /// Creates the outcome of a program that ends because of a failure.
    public init(_ error: ApplicationError) {
        self =
            switch error.kind {
            case .offline, .timedOut: .offline
            case .unauthorized, .forbidden: .signInNeeded
            case .notFound: .notFound
            case .rateLimited, .unavailable(.busy): .rateLimited
            case .unavailable, .invalidData, .editor(.failed): .failed
            case .invalidInput, .editor: .wrongUsage
            case .storage: .storage
            case .cancelled: .interrupted
            }
    }

    /// Returns the outcome, or in place of success that of the first of the failures beside it.
    public func including(_ failures: [ApplicationError]) -> ExitOutcome {
        guard self == .done, let first = failures.first else { return self }
        return ExitOutcome(first)
    }
}

/// The alerts for failures after which a retry is all that can be done, perhaps of a request that was confirmed first.
public struct RetryAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    public func alert(for failure: ApplicationError) -> AlertStrategy<RetryAction> {
        let canRetry = Recovery.recoveries(from: failure).contains(.retry)
        return AlertStrategy(failure, actions: canRetry ? [.retry, .cancel] : [.close])
    }

    public func step(after answer: AlertAnswer<RetryAction>) -> FailureStep<RetryAction> {
        switch answer.action {
        case .retry, .proceed: .retry
        case .cancel, .close: .leave
        }
    }
}

extension AlertStrategy {
    /// Creates the alert for a failure, with its text and its exit outcome.
    ///
    /// - Parameters:
    ///   - failure: the failure.
    ///   - text: the text to use in place of that for the failure, or nil.
    ///   - message: the message to use in place of that of the text, or nil.
    ///   - actions: the actions, as for `init(title:message:actions:)`.
    public init(
        _ failure: ApplicationError,
        text: FailureText? = nil,
        message: Phrase? = nil,
        actions: [Action]
    ) {
        let text = text ?? FailureText(failure)
        self.init(
            title: text.title,
            message: message ?? text.message,
            actions: actions,
            outcome: ExitOutcome(failure)
        )
    }
}

extension Result {
    /// The failure, or nil.
    public var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
