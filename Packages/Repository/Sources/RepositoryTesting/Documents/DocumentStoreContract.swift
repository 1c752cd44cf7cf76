public import RepositoryKit
public import Testing

/// What every `DocumentStore` promises, each promise as one case that a test runs against a new, empty store.
///
/// ```swift
/// @Test(arguments: DocumentStoreContract.allCases)
/// func `the store keeps its promises`(_ promise: DocumentStoreContract) async throws {
///     try await promise.check(InMemoryDocumentStore())
/// }
/// ```
public enum DocumentStoreContract: String, CaseIterable, Sendable {
    case aDocumentIsReadAsItWasPut
    case whatIsNotThereIsNil
    case aSecondPutReplacesTheFirst
    case aDeletedDocumentIsGone
    case deletingNothingIsNoError
    case aTransactionHoldsAsAWhole
    case theLaterChangeOfOneKeyCounts
    case aCommitOfNothingDoesNothing
    case collectionsAreApart
    case anyTextIsAKey
    case keysThatLookAlikeAreApart
    case aKeyOfTheLimitIsTaken
    case aKeyBeyondTheLimitIsRefused
    case aRefusedTransactionChangesNothing
    case largeDocumentsAreWhole
    case aCancelledCommitChangesNothing
    case concurrentCommitsAllHold
    case changesAreTold
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
        case .largeDocumentsAreWhole: try await check.largeDocumentsAreWhole()
        case .aCancelledCommitChangesNothing: try await check.aCancelledCommitChangesNothing()
        case .concurrentCommitsAllHold: try await check.concurrentCommitsAllHold()
        case .changesAreTold: try await check.changesAreTold()
        case .changesElsewhereAreNotTold: try await check.changesElsewhereAreNotTold()
        }
    }
}
