import RepositoryKit
import RepositoryTesting
import Testing

@testable import PhotoRepository

struct FIFOCacheTests {
    private let tree = InMemoryFileTree()

    private func cache(_ countLimit: Int) -> FIFOCache {
        FIFOCache(tree: tree, folder: "/cache", signature: "number 1", countLimit: countLimit, sizeLimit: 8)
    }

    private func kept(_ names: some Sequence<Int>, _ countLimit: Int) async -> [Int] {
        var kept: [Int] = []
        for name in names where await cache(countLimit).value("\(name)", version: "1") == [UInt8(name)] {
            kept.append(name)
        }
        return kept
    }

    @Test func `the values that were kept last are all there, and no other ones`() async throws {
        for name in 1...120 { await cache(50).keep([UInt8(name)], "\(name)", version: "1") }
        #expect(await kept(1...120, 50) == Array(71...120))
        #expect(tree.texts.count == 50)
    }

    @Test func `a value that is kept again is the newest, and replaces no other one`() async throws {
        for name in [1, 2, 3, 1, 1] { await cache(3).keep([UInt8(name)], "\(name)", version: "1") }
        #expect(await kept(1...3, 3) == [1, 2, 3])
        await cache(3).keep([4], "4", version: "1")
        #expect(await kept(1...4, 3) == [1, 3, 4])
    }

    @Test func `the files of a larger limit, and those of others, are the first to go`() async throws {
        for name in 1...5 { await cache(5).keep([UInt8(name)], "\(name)", version: "1") }
        try await tree.create("others", under: "/cache", with: [1])
        await cache(3).keep([6], "6", version: "1")
        #expect(await kept(1...6, 3) == [4, 5, 6])
        #expect(tree.texts.count == 3)
    }
}
