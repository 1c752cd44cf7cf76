import DomainKit
import PhotoDomain
import PhotoUseCase
import Testing

struct PlanDownloadsTests {
    private let queue = InMemoryDownloadQueue()

    private func plan(_ gateway: StubPhotoGateway, existing: PhotoID? = nil) -> PlanDownloads {
        PlanDownloads(gateway: gateway, albums: StubAlbumGateway(existing: existing), queue: queue)
    }

    @Test func `photos are planned in their order without a file being fetched`() async throws {
        let gateway = StubPhotoGateway(failures: ["b": .notFound])
        let photos = try ["a", "b", "c"].map { try PhotoID("demo:\($0)") }
        let plans = try await plan(gateway, existing: photos[2])(DownloadPhotos.Input(photos, into: AlbumName("Pets")))
        #expect(plans.map(\.id) == photos)
        #expect(try plans[0].result.get() == nil && plans[2].result.get()?.text == "old.png")
        #expect(throws: ApplicationError(.notFound)) { try plans[1].result.get() }
        #expect(await gateway.counter.most == 0)
        #expect(try await queue.downloads(awaitedBy: AlbumName("Pets")).isEmpty)
    }

    @Test func `without photos, those that the album awaits are planned`() async throws {
        let photo = try PhotoID("demo:a")
        try await queue.add([PendingDownload(photo, overwrites: false)], to: AlbumName("Pets"))
        #expect(
            try await plan(StubPhotoGateway())(DownloadPhotos.Input([], into: AlbumName("Pets"))).map(\.id) == [photo]
        )
    }

    @Test func `a photo that is to be overwritten is planned so`() async throws {
        let photo = try PhotoID("demo:a")
        try await queue.add([PendingDownload(photo, overwrites: true)], to: AlbumName("Pets"))
        let plans = try await plan(StubPhotoGateway(), existing: photo)(.init([], into: AlbumName("Pets")))
        #expect(try plans.map(\.overwrites) == [true] && plans[0].result.get()?.text == "old.png")
    }

    @Test func `an album that cannot be written ends a plan that would change it`() async throws {
        let photo = try PhotoID("demo:a")
        let full = ApplicationError(.storage(.full))
        func plans(existing: PhotoID?) async throws -> [PlannedDownload] {
            let albums = StubAlbumGateway(existing: existing, refusal: full)
            let plan = PlanDownloads(gateway: StubPhotoGateway(), albums: albums, queue: queue)
            return try await plan(DownloadPhotos.Input([photo], into: AlbumName("Pets")))
        }
        await #expect(throws: full) { try await plans(existing: nil) }
        #expect(try await plans(existing: photo).map(\.id) == [photo])
    }

    @Test func `a source that does not answer ends the plan`() async throws {
        let gateway = StubPhotoGateway(failures: ["a": .offline])
        await #expect(throws: ApplicationError(.offline)) {
            try await plan(gateway)(DownloadPhotos.Input(["demo:a"], into: "Pets"))
        }
    }
}
