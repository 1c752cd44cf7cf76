public import DomainKit

/// The reasons why documents were passed over, for whoever speaks to the user.
///
/// A gateway that works on many documents does not stop at one that is damaged, or that a newer program has written: it
/// adds the reason here and goes on with the others.
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
    private let added = Lock<[ApplicationError]>([])

    /// Creates an empty collection of reasons.
    public init() {}

    /// The reasons in the order in which they were added, each once.
    public var reasons: [ApplicationError] { added.withLock { $0 } }

    /// Adds a reason.
    public func add(_ reason: ApplicationError) {
        added.withLock { added in
            if !added.contains(reason) { added.append(reason) }
        }
    }
}

extension ApplicationError {
    /// A Boolean value that indicates whether the failure is about one document, so that others can be worked on.
    package var concernsOneDocument: Bool {
        switch kind {
        case .storage(.damaged), .storage(.obstructed), .storage(.malformed), .storage(.newerFormat),
            .storage(.tooLarge):
            true
        default: false
        }
    }
}
