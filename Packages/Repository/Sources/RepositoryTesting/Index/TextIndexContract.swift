public import RepositoryKit
public import Testing

/// The contract of `TextIndex`: requirements that a test checks one by one, each against a new index of ``form``.
public struct TextIndexContract: CaseIterable, CustomTestStringConvertible, Sendable {
    private typealias Requirement = @Sendable (TextIndexCheck) -> () async throws -> Void

    /// The requirements of indexes that were built.
    private static let requirements: KeyValuePairs<String, Requirement> = [
        "An entry is found as it was put": TextIndexCheck.anEntryIsFoundAsItWasPut,
        "A second put replaces the first": TextIndexCheck.aSecondPutReplacesTheFirst,
        "A removed entry is gone": TextIndexCheck.aRemovedEntryIsGone,
        "The later change of one key counts": TextIndexCheck.theLaterChangeOfOneKeyCounts,
        "Any text is a key, and keys that look alike are apart": TextIndexCheck.anyTextIsAKey,
        "Words of any length are found": TextIndexCheck.wordsOfAnyLengthAreFound,
        "Case and width make no difference": TextIndexCheck.caseAndWidthMakeNoDifference,
        "Punctuation is searched like letters": TextIndexCheck.signsAreLetters,
        "All conditions have to hold, each by one of its terms": TextIndexCheck.allConditionsHaveToHold,
        "An excluded term does not match": TextIndexCheck.anExcludedTermDoesNotMatch,
        "Terms keep to their fields": TextIndexCheck.termsKeepToTheirFields,
        "The texts of a field are separate": TextIndexCheck.theTextsOfAFieldAreApart,
        "Numbers lie in their ranges": TextIndexCheck.numbersLieInTheirRanges,
        "Heavier fields and more hits come first": TextIndexCheck.heavierFieldsAndMoreHitsComeFirst,
        "Equally relevant entries are ordered": TextIndexCheck.equallyRelevantEntriesAreOrdered,
        "Hits are returned page by page": TextIndexCheck.hitsAreGivenInParts,
        "Lists are ordered and returned page by page": TextIndexCheck.listsAreOrdered,
        "A key is dirty until it is changed": TextIndexCheck.aKeyIsDirtyUntilItIsChanged,
        "Dirty entries are updated in pieces": TextIndexCheck.dirtyEntriesAreUpdatedInPieces,
        "An entry that is outdated before it is written is not used": TextIndexCheck.anOutdatedEntryIsNotUsed,
        "A reset leaves dirty keys only": TextIndexCheck.aResetLeavesDirtyKeysOnly,
        "A reset that fails changes nothing": TextIndexCheck.aFailedResetChangesNothing,
        "Searches see the old entries during a reset, and changes wait for its end":
            TextIndexCheck.changesWaitForAReset,
        "Concurrent changes are all stored": TextIndexCheck.concurrentChangesAllHold,
        "A cancelled change changes nothing": TextIndexCheck.aCancelledChangeChangesNothing,
    ]

    public static let allCases =
        [Self(testDescription: "A new index needs to be rebuilt") { try await $0.aNewIndexNeedsToBeRebuilt() }]
        + requirements.map { description, requirement in
            Self(testDescription: description) { check in
                try await check.index.build([])
                try await requirement(check)()
            }
        }

    public let testDescription: String
    private let requirement: @Sendable (TextIndexCheck) async throws -> Void

    /// The schema of the checked indexes.
    public static let form = TextIndexSchema(
        version: 1,
        fields: [title, body, tags],
        numbers: ["size", "age"]
    )

    static let title = TextIndexSchema.Field("title", weight: 8)
    static let body = TextIndexSchema.Field("body")
    static let tags = TextIndexSchema.Field("tags", weight: 4)

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - index: a new index of ``form`` that was never built.
    ///   - sourceLocation: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(_ index: any TextIndex, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await requirement(TextIndexCheck(index: index, location: sourceLocation))
    }
}
