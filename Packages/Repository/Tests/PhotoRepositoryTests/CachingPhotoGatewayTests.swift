import DomainKit
import Foundation
import PhotoDomain
import RepositoryKit
import RepositoryTesting
import Testing

@testable import PhotoRepository

/// A gateway that counts the files that it is asked for.
private actor CountingGateway: PhotoGateway {
    private(set) var count = 0
    private let bytes: [UInt8]

    init(_ bytes: [UInt8] = [1, 2, 3]) {
        self.bytes = bytes
    }

    @concurrent
    func page(_ request: PageRequest, of search: PhotoSearch) async throws(ApplicationError) -> Page<Photo> {
        throw ApplicationError(.notFound)
    }

    @concurrent
    func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo { throw ApplicationError(.notFound) }

    @concurrent
    func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] { await next() }

    @concurrent
    func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] { await next() }

    private func next() -> [UInt8] {
        count += 1
        return bytes
    }
}

struct CachingPhotoGatewayTests {
    private let tree = InMemoryFileTree()

    private func photo(_ key: String, file: String = "a") throws -> Photo {
        try Photo(
            id: PhotoID(source: .commons, key: key),
            title: "Cat",
            credit: PhotoCredit(author: nil, licence: PhotoLicence("CC0"), page: nil),
            size: nil,
            files: PhotoFiles(
                download: URL(filePath: "/b"),
                thumbnail: #require(URL(string: "https://images.example/\(file)"))
            )
        )
    }

    private func gateway(_ source: CountingGateway) -> CachingPhotoGateway {
        CachingPhotoGateway(source, tree: tree, folder: "/cache")
    }

    @Test func `a thumbnail is fetched once, also by the next run, and a download each time`() async throws {
        let source = CountingGateway()
        for number in 1...3 {
            // Unsplash counts views by a part of the address, which differs in each response.
            let photo = try photo("1", file: "a?w=400&ixid=\(number)")
            #expect(try await gateway(source).file(.thumbnail, of: photo) == [1, 2, 3])
        }
        #expect(await source.count == 1)
        _ = try await gateway(source).file(.download, of: photo("1"))
        _ = try await gateway(source).download(photo("1")) { _ in }
        #expect(await source.count == 3)
    }

    @Test func `another file of the photo replaces the thumbnail`() async throws {
        let source = CountingGateway()
        _ = try await gateway(source).file(.thumbnail, of: photo("1"))
        _ = try await gateway(source).file(.thumbnail, of: photo("1", file: "new"))
        #expect(await source.count == 2)
        #expect(tree.texts.count == 1)
    }

    @Test(arguments: ["", "thumbnail 1", "garbage\n\n\n12345678901"])
    func `a damaged file is fetched again`(_ text: String) async throws {
        let source = CountingGateway()
        _ = try await gateway(source).file(.thumbnail, of: photo("1"))
        let path = try #require(tree.texts.keys.first)
        let name = String(path.dropFirst("/cache/".count))
        try await tree.remove(name, under: "/cache")
        try await tree.create(name, under: "/cache", with: Array(text.utf8))
        #expect(try await gateway(source).file(.thumbnail, of: photo("1")) == [1, 2, 3])
        #expect(try await gateway(source).file(.thumbnail, of: photo("1")) == [1, 2, 3])
        #expect(await source.count == 2)
    }

    @Test func `a flipped bit is noticed`() async throws {
        let source = CountingGateway(Array(repeating: 7, count: 100))
        _ = try await gateway(source).file(.thumbnail, of: photo("1"))
        let name = try #require(tree.texts.keys.first).split(separator: "/").last.map { String($0) } ?? ""
        var bytes = try await tree.read(name, under: "/cache", limit: .max)
        bytes[bytes.count - 1] ^= 1
        try await tree.remove(name, under: "/cache")
        try await tree.create(name, under: "/cache", with: bytes)
        #expect(try await gateway(source).file(.thumbnail, of: photo("1")).last == 7)
        #expect(await source.count == 2)
    }

    @Test func `a large thumbnail, and one that cannot be stored, are fetched each time`() async throws {
        let large = CountingGateway(Array(repeating: 0, count: CachingPhotoGateway.sizeLimit + 1))
        for _ in 1...2 { _ = try await gateway(large).file(.thumbnail, of: photo("1")) }
        #expect(await large.count == 2)
    }
}

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
