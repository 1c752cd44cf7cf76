public import DomainKit
public import Foundation
public import PresentationKit

/// A failure in the words that people read: what happened, and what to do next.
///
/// Values stand in single quotes. The text holds what the user wrote or the other side said, so it has to be sanitised
/// like any text from outside before it reaches a terminal.
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
    ///   - timeZone: the zone in which times of day are told.
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

    /// Creates the text of a failure that a feature words itself.
    public init(title: Phrase, message: Phrase) {
        self.title = title
        self.message = message
    }
}
