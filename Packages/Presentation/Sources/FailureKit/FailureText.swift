public import DomainKit
public import Foundation
public import PresentationKit

/// The text of a failure: what happened, and what to do next.
///
/// Values are in single quotes. The text may contain input of the user or messages of a server, so it has to be
/// sanitised before it is shown on a terminal.
///
/// ```swift
/// let text = FailureText(ApplicationError(.notFound))
/// print(Wording(.english)(text.title))  // Not found
/// ```
public struct FailureText: Equatable, Sendable {
    /// The subject, in a few words.
    public let title: Phrase
    /// The failure and the next step.
    public let message: Phrase

    /// Creates the text of an application error.
    ///
    /// - Parameters:
    ///   - error: the failure.
    ///   - timeZone: the time zone of times of day.
    public init(_ error: ApplicationError, timeZone: TimeZone = .current) {
        switch error.kind {
        case .offline: self = .offline
        case .timedOut: self = .timedOut
        case .unauthorized: self = .unauthorized
        case .forbidden: self = .forbidden
        case .notFound: self = .notFound
        case .rateLimited(let until): self = .rateLimited(until: until.map { CalendarText(timeZone).minute($0) })
        case .unavailable(let reason): self = .unavailable(reason, timeZone: timeZone)
        case .invalidInput(let error): self.init(error)
        case .invalidData(let place): self = .invalidData(at: place)
        case .storage(let reason): self = .storage(reason)
        case .cancelled: self = .cancelled
        }
    }

    /// Creates the text of a failure in the words of a feature.
    public init(title: Phrase, message: Phrase) {
        self.title = title
        self.message = message
    }
}
