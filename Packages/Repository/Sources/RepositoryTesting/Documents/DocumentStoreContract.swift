public import RepositoryKit
public import Testing

/// The contract of `DocumentStore`: requirements that a test checks one by one, each against a new, empty store.
public struct DocumentStoreContract: CaseIterable, CustomTestStringConvertible, Sendable {
    private typealias Requirement = @Sendable (DocumentStoreCheck) -> () async throws -> Void

    private static let requirements: KeyValuePairs<String, Requirement> = [
        "A document is read as it was put": DocumentStoreCheck.aDocumentIsReadAsItWasPut,
        "A missing document is nil": DocumentStoreCheck.aMissingDocumentIsNil,
        "A second put replaces the first": DocumentStoreCheck.aSecondPutReplacesTheFirst,
        "A deleted document is gone": DocumentStoreCheck.aDeletedDocumentIsGone,
        "Deleting nothing is no error": DocumentStoreCheck.deletingNothingIsNoError,
        "A transaction is committed as a whole": DocumentStoreCheck.aTransactionHoldsAsAWhole,
        "The later change of one key counts": DocumentStoreCheck.theLaterChangeOfOneKeyCounts,
        "A commit of nothing does nothing": DocumentStoreCheck.aCommitOfNothingDoesNothing,
        "Collections are separate": DocumentStoreCheck.collectionsAreApart,
        "Any text is a key": DocumentStoreCheck.anyTextIsAKey,
        "Keys that look alike are distinct": DocumentStoreCheck.keysThatLookAlikeAreApart,
        "A key of the maximum length is accepted": DocumentStoreCheck.aKeyOfTheLimitIsTaken,
        "A key beyond the limit is refused": DocumentStoreCheck.aKeyBeyondTheLimitIsRefused,
        "A refused transaction changes nothing": DocumentStoreCheck.aRefusedTransactionChangesNothing,
        "A document beyond the limit is refused": DocumentStoreCheck.aDocumentBeyondTheLimitIsRefused,
        "Large documents are stored completely": DocumentStoreCheck.largeDocumentsAreWhole,
        "A cancelled commit changes nothing": DocumentStoreCheck.aCancelledCommitChangesNothing,
        "Concurrent commits are all stored": DocumentStoreCheck.concurrentCommitsAllHold,
        "A transaction that expects something else changes nothing":
            DocumentStoreCheck.aTransactionThatExpectsSomethingElseChangesNothing,
        "A document of a newer version is neither replaced nor removed":
            DocumentStoreCheck.aDocumentOfANewerVersionIsNeitherReplacedNorRemoved,
        "Concurrent updates all count": DocumentStoreCheck.concurrentUpdatesAllCount,
    ]

    public static let allCases = requirements.map { Self(testDescription: $0, requirement: $1) }

    public let testDescription: String
    private let requirement: Requirement

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - store: a new store without documents.
    ///   - sourceLocation: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(_ store: any DocumentStore, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await requirement(DocumentStoreCheck(store: store, location: sourceLocation))()
    }
}
