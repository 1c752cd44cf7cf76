public import DomainKit
import Synchronization

/// The errors of documents that were skipped, for a message at the end of the run.
///
/// A gateway that works on many documents does not stop at one that is damaged or that a newer program has written: it
/// adds the error here and continues with the others.
///
/// ```swift
/// func titles(in books: DocumentCollection<String>, _ skipped: SkippedDocuments) async throws -> [String] {
///     var titles: [String] = []
///     for id in try await books.keys() {
///         if let title = try await books.value(for: id, skipping: skipped) { titles.append(title) }
///     }
///     return titles
/// }
/// ```
public final class SkippedDocuments: Sendable {
    private struct Entry {
        let subject: String?
        let reason: ApplicationError
    }

    private let added = Mutex<[Entry]>([])

    /// Creates an empty collection of errors.
    public init() {}

    /// The errors in the order in which they were added, each once.
    public var reasons: [ApplicationError] {
        added.withLock { added in
            added.reduce(into: []) { if !$0.contains($1.reason) { $0.append($1.reason) } }
        }
    }

    /// Adds an error, unless an equal one was added before.
    public func add(_ reason: ApplicationError) {
        added.withLock { added in
            if !added.contains(where: { $0.reason == reason }) { added.append(Entry(subject: nil, reason: reason)) }
        }
    }

    /// Replaces the errors of something that was read again, such as a folder that another program was at work on.
    public func replace(of subject: String, with reasons: [ApplicationError]) {
        added.withLock { added in
            added.removeAll { $0.subject == subject }
            added += reasons.map { Entry(subject: subject, reason: $0) }
        }
    }

    /// Returns the value of an operation, or nil if it fails; the error is added, unless the operation was cancelled.
    public func value<Value>(
        of operation: () async throws(ApplicationError) -> Value?
    ) async -> Value? {
        do throws(ApplicationError) {
            return try await operation()
        } catch {
            if error.kind != .cancelled { add(error) }
            return nil
        }
    }
}

extension ApplicationError {
    /// A Boolean value that indicates whether the error concerns one document only, so that others can be processed.
    package var concernsOneDocument: Bool {
        switch kind {
        case .storage(.damaged), .storage(.obstructed), .storage(.malformed), .storage(.newerFormat),
            .storage(.tooLarge):
            true
        default: false
        }
    }
}
