public import RepositoryKit
internal import Testing

/// The contract of `MeasuredIndex`, for an index of `form` that was never
/// built, and what measures it.
///
/// Damage and other schemas depend on the technology and are tested there.
public typealias MeasuredIndexContract = Contract<(index: any TextIndex, measure: any MeasuredIndex)>

extension MeasuredIndexContract {
    /// The requirements of an index that is measured.
    public static var all: [Self] { requirements }
}

private func numbered(_ number: Int) -> TextEntry {
    let text = String(repeating: "本文 \(number) ", count: 50)
    return TextEntry(key: "\(number)", order: Int64(number), texts: ["body": [text]], summary: [1])
}

private let requirements: [MeasuredIndexContract] = [
    Contract("An index that was never built is missing and empty, and measuring does not build it") { index, measure in
        let none = IndexMeasure(bytes: 0, rebuildCause: .missing, isStale: false)
        for _ in 0..<2 {
            let measured = try await measure.measure()
            #expect(measured == none, sourceLocation: .contract)
        }
        await #expect(throws: TextIndexError.needsRebuild(.missing), sourceLocation: .contract) {
            try await index.count()
        }
    },
    Contract("A built index is intact and current") { index, measure in
        try await index.build([numbered(7)])
        let built = try await measure.measure()
        #expect(built.rebuildCause == nil && !built.isStale && built.bytes > 0, sourceLocation: .contract)
    },
    Contract("A dirty key makes the index stale until it is changed") { index, measure in
        try await index.build([numbered(7)])
        try await index.markDirty(["7"])
        let behind = try await measure.measure()
        #expect(behind.isStale && behind.rebuildCause == nil, sourceLocation: .contract)
        try await index.change([.remove("7")])
        let current = try await measure.measure()
        #expect(!current.isStale && current.rebuildCause == nil, sourceLocation: .contract)
    },
    Contract("Measuring changes nothing") { index, measure in
        try await index.build([numbered(7)])
        try await index.markDirty(["7"])
        for _ in 0..<2 {
            let measured = try await measure.measure()
            #expect(measured.isStale, sourceLocation: .contract)
        }
        let (announced, count) = try await (index.dirtyKeys(), index.count())
        #expect(announced == ["7"] && count == 1, sourceLocation: .contract)
    },
    Contract("More entries take more") { index, measure in
        try await index.build([numbered(7)])
        let built = try await measure.measure()
        for part in 0..<10 {
            try await index.change((0..<100).map { .put(numbered(part * 100 + $0 + 10)) })
        }
        let more = try await measure.measure()
        #expect(more.bytes > built.bytes + 100_000, sourceLocation: .contract)
    },
]
