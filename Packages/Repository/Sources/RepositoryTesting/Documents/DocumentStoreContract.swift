public import RepositoryKit
public import Testing

/// The contract of `DocumentStore`: requirements that a test checks one by one, each against a new, empty store.
///
/// ```swift
/// @Test(arguments: DocumentStoreContract.allCases)
/// func `the store meets its contract`(_ requirement: DocumentStoreContract) async throws {
///     try await requirement.check(InMemoryDocumentStore())
/// }
/// ```
public enum DocumentStoreContract: String, CaseIterable, Sendable {
    /// A document is read as it was put.
    case aDocumentIsReadAsItWasPut
    /// A missing document is nil.
    case aMissingDocumentIsNil
    /// A second put replaces the first.
    case aSecondPutReplacesTheFirst
    /// A deleted document is gone.
    case aDeletedDocumentIsGone
    /// Deleting nothing is no error.
    case deletingNothingIsNoError
    /// A transaction is committed as a whole.
    case aTransactionHoldsAsAWhole
    /// The later change of one key counts.
    case theLaterChangeOfOneKeyCounts
    /// A commit of nothing does nothing.
    case aCommitOfNothingDoesNothing
    /// Collections are separate.
    case collectionsAreApart
    /// Any text is a key.
    case anyTextIsAKey
    /// Keys that look alike are distinct.
    case keysThatLookAlikeAreApart
    /// A key of the maximum length is accepted.
    case aKeyOfTheLimitIsTaken
    /// A key beyond the limit is refused.
    case aKeyBeyondTheLimitIsRefused
    /// A refused transaction changes nothing.
    case aRefusedTransactionChangesNothing
    /// A document beyond the limit is refused.
    case aDocumentBeyondTheLimitIsRefused
    /// Large documents are stored completely.
    case largeDocumentsAreWhole
    /// A cancelled commit changes nothing.
    case aCancelledCommitChangesNothing
    /// Concurrent commits are all stored.
    case concurrentCommitsAllHold
    /// A transaction that expects something else changes nothing.
    case aTransactionThatExpectsSomethingElseChangesNothing
    /// A document of a newer version is neither replaced nor removed.
    case aDocumentOfANewerVersionIsNeitherReplacedNorRemoved
    /// Concurrent updates all count.
    case concurrentUpdatesAllCount
    /// Changes are notified.
    case changesAreNotified
    /// Changes of other collections are not notified.
    case changesElsewhereAreNotNotified

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - store: a new store without documents.
    ///   - sourceLocation: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(_ store: any DocumentStore, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let check = DocumentStoreCheck(store: store, location: sourceLocation)
        switch self {
        case .aDocumentIsReadAsItWasPut: try await check.aDocumentIsReadAsItWasPut()
        case .aMissingDocumentIsNil: try await check.aMissingDocumentIsNil()
        case .aSecondPutReplacesTheFirst: try await check.aSecondPutReplacesTheFirst()
        case .aDeletedDocumentIsGone: try await check.aDeletedDocumentIsGone()
        case .deletingNothingIsNoError: try await check.deletingNothingIsNoError()
        case .aTransactionHoldsAsAWhole: try await check.aTransactionHoldsAsAWhole()
        case .theLaterChangeOfOneKeyCounts: try await check.theLaterChangeOfOneKeyCounts()
        case .aCommitOfNothingDoesNothing: try await check.aCommitOfNothingDoesNothing()
        case .collectionsAreApart: try await check.collectionsAreApart()
        case .anyTextIsAKey: try await check.anyTextIsAKey()
        case .keysThatLookAlikeAreApart: try await check.keysThatLookAlikeAreApart()
        case .aKeyOfTheLimitIsTaken: try await check.aKeyOfTheLimitIsTaken()
        case .aKeyBeyondTheLimitIsRefused: try await check.aKeyBeyondTheLimitIsRefused()
        case .aRefusedTransactionChangesNothing: try await check.aRefusedTransactionChangesNothing()
        case .aDocumentBeyondTheLimitIsRefused: try await check.aDocumentBeyondTheLimitIsRefused()
        case .largeDocumentsAreWhole: try await check.largeDocumentsAreWhole()
        case .aCancelledCommitChangesNothing: try await check.aCancelledCommitChangesNothing()
        case .concurrentCommitsAllHold: try await check.concurrentCommitsAllHold()
        case .aTransactionThatExpectsSomethingElseChangesNothing:
            try await check.aTransactionThatExpectsSomethingElseChangesNothing()
        case .aDocumentOfANewerVersionIsNeitherReplacedNorRemoved:
            try await check.aDocumentOfANewerVersionIsNeitherReplacedNorRemoved()
        case .concurrentUpdatesAllCount: try await check.concurrentUpdatesAllCount()
        case .changesAreNotified: try await check.changesAreNotified()
        case .changesElsewhereAreNotNotified: try await check.changesElsewhereAreNotNotified()
        }
    }
}
