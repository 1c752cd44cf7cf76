public import RepositoryKit
public import Testing

/// What every `DocumentStore` promises, each promise as one case that a test runs against a new, empty store.
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
    /// What is not there is nil.
    case whatIsNotThereIsNil
    /// A second put replaces the first.
    case aSecondPutReplacesTheFirst
    /// A deleted document is gone.
    case aDeletedDocumentIsGone
    /// Deleting nothing is no error.
    case deletingNothingIsNoError
    /// A transaction holds as a whole.
    case aTransactionHoldsAsAWhole
    /// The later change of one key counts.
    case theLaterChangeOfOneKeyCounts
    /// A commit of nothing does nothing.
    case aCommitOfNothingDoesNothing
    /// Collections are apart.
    case collectionsAreApart
    /// Any text is a key.
    case anyTextIsAKey
    /// Keys that look alike are apart.
    case keysThatLookAlikeAreApart
    /// A key of the limit is taken.
    case aKeyOfTheLimitIsTaken
    /// A key beyond the limit is refused.
    case aKeyBeyondTheLimitIsRefused
    /// A refused transaction changes nothing.
    case aRefusedTransactionChangesNothing
    /// A document beyond the limit is refused.
    case aDocumentBeyondTheLimitIsRefused
    /// Large documents are whole.
    case largeDocumentsAreWhole
    /// A cancelled commit changes nothing.
    case aCancelledCommitChangesNothing
    /// Concurrent commits all hold.
    case concurrentCommitsAllHold
    /// A transaction that expects something else changes nothing.
    case aTransactionThatExpectsSomethingElseChangesNothing
    /// A document of a newer version is neither replaced nor removed.
    case aDocumentOfANewerVersionIsNeitherReplacedNorRemoved
    /// Values made of the last one all count.
    case valuesMadeOfTheLastOneAllCount
    /// Changes are told.
    case changesAreTold
    /// Changes elsewhere are not told.
    case changesElsewhereAreNotTold

    /// Runs the check of this promise.
    ///
    /// - Parameters:
    ///   - store: a new store without documents.
    ///   - sourceLocation: where failures are shown.
    /// - Throws: what the store throws against its promise.
    public func check(_ store: any DocumentStore, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let check = DocumentStoreCheck(store: store, location: sourceLocation)
        switch self {
        case .aDocumentIsReadAsItWasPut: try await check.aDocumentIsReadAsItWasPut()
        case .whatIsNotThereIsNil: try await check.whatIsNotThereIsNil()
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
        case .valuesMadeOfTheLastOneAllCount: try await check.valuesMadeOfTheLastOneAllCount()
        case .changesAreTold: try await check.changesAreTold()
        case .changesElsewhereAreNotTold: try await check.changesElsewhereAreNotTold()
        }
    }
}
