public import DomainKit
public import ReportKit

extension ExitOutcome {
    /// Creates the outcome of a program that ends because of a failure.
    public init(_ error: ApplicationError) {
        self =
            switch error.kind {
            case .offline, .timedOut: .offline
            case .unauthorized, .forbidden: .signInNeeded
            case .notFound, .storage(.missing): .notFound
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
