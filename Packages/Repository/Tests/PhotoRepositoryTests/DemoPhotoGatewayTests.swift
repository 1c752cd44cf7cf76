import DomainKit
import PhotoDomain
import PhotoRepository
import RepositoryKit
import Testing

struct DemoPhotoGatewayTests {
    private let gateway = DemoPhotoGateway()

    private func found(_ words: String, _ filter: PhotoFilter = PhotoFilter(), page: Int = 1) async throws -> Page<
        Photo
    > {
        try await gateway.page(PageRequest(number: page, size: 5), of: PhotoSearch(words, in: .demo, filter: filter))
    }

    @Test func `there are cats and dogs, page by page`() async throws {
        let first = try await found("cat")
        #expect(first.total == 12 && first.elements.map(\.id.key).first == "cat-1")
        let last = try await found("cat", page: 3)
        #expect(last.elements.map(\.id.key) == ["cat-11", "cat-12"] && last.next == nil)
        #expect(try await found("cats").total == 12)
        #expect(try await found("").total == 24)
        #expect(try await found("cat dog").elements.isEmpty)
    }

    @Test(arguments: PhotoOrientation.allCases)
    func `a filter on orientation finds drawings of each`(_ orientation: PhotoOrientation) async throws {
        let page = try await found("dog", PhotoFilter(orientation: orientation))
        #expect(page.total == 4 && page.elements.allSatisfy { $0.size?.orientation == orientation })
    }

    @Test func `a file is the drawing in its size, and a thumbnail is smaller`() async throws {
        let photo = try await gateway.photo(PhotoID("demo:cat-2"))
        let file = try ImageHeader(try await gateway.file(.download, of: photo))
        #expect(file.size == PixelSize(width: 480, height: 640) && file.format == .png)
        let thumbnail = try ImageHeader(try await gateway.file(.thumbnail, of: photo))
        #expect(thumbnail.size == PixelSize(width: 247, height: 330))
    }

    @Test func `another name is not found`() async throws {
        let id = try PhotoID("demo:horse-1")
        await #expect(throws: ApplicationError(.notFound)) { try await gateway.photo(id) }
    }
}
