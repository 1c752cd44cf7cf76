public import RepositoryKit
public import Testing

/// The contract of `MeasuredIndex`: requirements that a test checks one by one, each against a new index.
///
/// Damage and other schemas depend on the technology and are tested there.
public enum MeasuredIndexContract: String, CaseIterable, Sendable {
    /// An index that was never built is missing and empty, and measuring does not build it.
    case anIndexThatWasNeverBuiltIsMissing
    /// A built index is intact and current.
    case aBuiltIndexIsWhole
    /// A dirty key makes the index stale until it is changed.
    case aDirtyKeyMakesItStale
    /// Measuring changes nothing.
    case measuringChangesNothing
    /// More entries take more.
    case moreEntriesTakeMore

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - measure: the implementation that is checked.
    ///   - index: the measured index, of ``TextIndexContract/form``, never built.
    ///   - location: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(
        _ measure: any MeasuredIndex,
        of index: any TextIndex,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) async throws {
        if self == .anIndexThatWasNeverBuiltIsMissing {
            let none = IndexMeasure(bytes: 0, rebuildCause: .missing, isStale: false)
            for _ in 0..<2 {
                let measured = try await measure.measure()
                #expect(measured == none, sourceLocation: location)
            }
            await #expect(throws: TextIndexError.needsRebuild(.missing), sourceLocation: location) {
                try await index.count()
            }
            return
        }
        try await index.build([Self.entry(7)])
        let built = try await measure.measure()
        switch self {
        case .anIndexThatWasNeverBuiltIsMissing: break
        case .aBuiltIndexIsWhole:
            #expect(built.rebuildCause == nil && !built.isStale && built.bytes > 0, sourceLocation: location)
        case .aDirtyKeyMakesItStale:
            try await index.markDirty(["7"])
            let behind = try await measure.measure()
            #expect(behind.isStale && behind.rebuildCause == nil, sourceLocation: location)
            try await index.change([.remove("7")])
            let current = try await measure.measure()
            #expect(!current.isStale && current.rebuildCause == nil, sourceLocation: location)
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
