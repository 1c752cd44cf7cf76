public import RepositoryKit
public import Testing

/// What every `MeasuredIndex` promises, each promise as one case that a test runs against a new index.
///
/// What damage and other forms are told as depends on the technology, and is tested there.
///
/// ```swift
/// @Test(arguments: MeasuredIndexContract.allCases)
/// func `the index knows its state`(_ requirement: MeasuredIndexContract) async throws {
///     let index = InMemoryTextIndex(TextIndexContract.form)
///     try await requirement.check(index, of: index)
/// }
/// ```
public enum MeasuredIndexContract: String, CaseIterable, Sendable {
    /// An index that was never built is missing, takes nothing, and is not made.
    case anIndexThatWasNeverBuiltIsMissing
    /// A built index is whole, and current.
    case aBuiltIndexIsWhole
    /// What is announced leaves an index behind, until it is changed.
    case whatIsAnnouncedLeavesItBehind
    /// Measuring changes nothing.
    case measuringChangesNothing
    /// More entries take more.
    case moreEntriesTakeMore

    /// Runs the check of this promise.
    ///
    /// - Parameters:
    ///   - measure: what is checked.
    ///   - index: the index that it measures, of ``TextIndexContract/form``, never built.
    ///   - location: where failures are shown.
    /// - Throws: what either throws against its promise.
    public func check(
        _ measure: any MeasuredIndex,
        of index: any TextIndex,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async throws {
        if self == .anIndexThatWasNeverBuiltIsMissing {
            let none = IndexMeasure(bytes: 0, flaw: .missing, isStale: false)
            for _ in 0..<2 {
                let measured = try await measure.measure()
                #expect(measured == none, sourceLocation: location)
            }
            await #expect(throws: TextIndexError.needsRebuild(.missing), sourceLocation: location) {
                try await index.count()
            }
            return
        }
        try await TextIndexCheck(index: index, location: location).build([[Self.entry(7)]])
        let built = try await measure.measure()
        switch self {
        case .anIndexThatWasNeverBuiltIsMissing: break
        case .aBuiltIndexIsWhole:
            #expect(built.flaw == nil && !built.isStale && built.bytes > 0, sourceLocation: location)
        case .whatIsAnnouncedLeavesItBehind:
            try await index.markDirty(["7"])
            let behind = try await measure.measure()
            #expect(behind.isStale && behind.flaw == nil, sourceLocation: location)
            try await index.change([.remove("7")])
            let current = try await measure.measure()
            #expect(!current.isStale && current.flaw == nil, sourceLocation: location)
        case .measuringChangesNothing:
            try await index.markDirty(["7"])
            for _ in 0..<2 {
                let measured = try await measure.measure()
                #expect(measured.isStale, sourceLocation: location)
            }
            let (announced, count) = try await (index.dirtyKeys(), index.count())
            #expect(announced == ["7"] && count == 1, sourceLocation: location)
        case .moreEntriesTakeMore:
            for part in 0..<10 {
                try await index.change((0..<100).map { .put(Self.entry(part * 100 + $0 + 10)) })
            }
            let more = try await measure.measure()
            #expect(more.bytes > built.bytes + 100_000, sourceLocation: location)
        }
    }

    private static func entry(_ number: Int) -> TextEntry {
        let text = String(repeating: "本文 \(number) ", count: 50)
        return TextEntry(key: "\(number)", order: Int64(number), texts: ["body": [text]], summary: [1])
    }
}
