public import RepositoryKit
public import Testing

/// The contract of `TextIndex`: requirements that a test checks one by one, each against a new index of ``form``.
///
/// ```swift
/// @Test(arguments: TextIndexContract.allCases)
/// func `the index meets its contract`(_ requirement: TextIndexContract) async throws {
///     try await requirement.check(InMemoryTextIndex(TextIndexContract.form))
/// }
/// ```
public enum TextIndexContract: String, CaseIterable, Sendable {
    /// A new index needs to be rebuilt.
    case aNewIndexNeedsToBeRebuilt
    /// An entry is found as it was put.
    case anEntryIsFoundAsItWasPut
    /// A second put replaces the first.
    case aSecondPutReplacesTheFirst
    /// A removed entry is gone.
    case aRemovedEntryIsGone
    /// The later change of one key counts.
    case theLaterChangeOfOneKeyCounts
    /// Any text is a key, and keys that look alike are apart.
    case anyTextIsAKey
    /// Words of any length are found.
    case wordsOfAnyLengthAreFound
    /// Case and width make no difference.
    case caseAndWidthMakeNoDifference
    /// Punctuation is searched like letters.
    case signsAreLetters
    /// All conditions have to hold, each by one of its terms.
    case allConditionsHaveToHold
    /// An excluded term does not match.
    case anExcludedTermDoesNotMatch
    /// Terms keep to their fields.
    case termsKeepToTheirFields
    /// The texts of a field are separate.
    case theTextsOfAFieldAreApart
    /// Numbers lie in their ranges.
    case numbersLieInTheirRanges
    /// Heavier fields and more hits come first.
    case heavierFieldsAndMoreHitsComeFirst
    /// Equally relevant entries are ordered.
    case equallyRelevantEntriesAreOrdered
    /// Hits are returned page by page.
    case hitsAreGivenInParts
    /// Lists are ordered and returned page by page.
    case listsAreOrdered
    /// A hit has an excerpt.
    case aHitShowsItsPlace
    /// A key is dirty until it is changed.
    case aKeyIsDirtyUntilItIsChanged
    /// A rebuild puts other entries in place of all.
    case aRebuildReplacesAll
    /// A rebuild that fails changes nothing.
    case aFailedRebuildChangesNothing
    /// Searches see the old entries during a rebuild, and changes wait for its end.
    case changesWaitForARebuild
    /// Concurrent changes are all stored.
    case concurrentChangesAllHold
    /// A cancelled change changes nothing.
    case aCancelledChangeChangesNothing

    /// The schema of the checked indexes.
    public static let form = TextIndexSchema(
        version: 1,
        fields: [title, body, tags],
        excerpted: body,
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
        let check = TextIndexCheck(index: index, location: sourceLocation)
        if self == .aNewIndexNeedsToBeRebuilt { return try await check.aNewIndexNeedsToBeRebuilt() }
        try await check.build([])
        switch self {
        case .aNewIndexNeedsToBeRebuilt: break
        case .anEntryIsFoundAsItWasPut: try await check.anEntryIsFoundAsItWasPut()
        case .aSecondPutReplacesTheFirst: try await check.aSecondPutReplacesTheFirst()
        case .aRemovedEntryIsGone: try await check.aRemovedEntryIsGone()
        case .theLaterChangeOfOneKeyCounts: try await check.theLaterChangeOfOneKeyCounts()
        case .anyTextIsAKey: try await check.anyTextIsAKey()
        case .wordsOfAnyLengthAreFound: try await check.wordsOfAnyLengthAreFound()
        case .caseAndWidthMakeNoDifference: try await check.caseAndWidthMakeNoDifference()
        case .signsAreLetters: try await check.signsAreLetters()
        case .allConditionsHaveToHold: try await check.allConditionsHaveToHold()
        case .anExcludedTermDoesNotMatch: try await check.anExcludedTermDoesNotMatch()
        case .termsKeepToTheirFields: try await check.termsKeepToTheirFields()
        case .theTextsOfAFieldAreApart: try await check.theTextsOfAFieldAreApart()
        case .numbersLieInTheirRanges: try await check.numbersLieInTheirRanges()
        case .heavierFieldsAndMoreHitsComeFirst: try await check.heavierFieldsAndMoreHitsComeFirst()
        case .equallyRelevantEntriesAreOrdered: try await check.equallyRelevantEntriesAreOrdered()
        case .hitsAreGivenInParts: try await check.hitsAreGivenInParts()
        case .listsAreOrdered: try await check.listsAreOrdered()
        case .aHitShowsItsPlace: try await check.aHitShowsItsPlace()
        case .aKeyIsDirtyUntilItIsChanged: try await check.aKeyIsDirtyUntilItIsChanged()
        case .aRebuildReplacesAll: try await check.aRebuildReplacesAll()
        case .aFailedRebuildChangesNothing: try await check.aFailedRebuildChangesNothing()
        case .changesWaitForARebuild: try await check.changesWaitForARebuild()
        case .concurrentChangesAllHold: try await check.concurrentChangesAllHold()
        case .aCancelledChangeChangesNothing: try await check.aCancelledChangeChangesNothing()
        }
    }
}
