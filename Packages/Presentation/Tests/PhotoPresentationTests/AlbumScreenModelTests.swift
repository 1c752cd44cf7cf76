import DomainKit
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

/// Reads an album of one photo, which has another name each time; the second time it does not end until it is cancelled.
private actor SlowFetch: QueryUseCase {
    private let never = AsyncStream.makeStream(of: Void.self)
    private(set) var count = 0

    func callAsFunction(_ name: AlbumName) async throws(ApplicationError) -> Album {
        count += 1
        let file = PhotoFileName("\(count).jpg")
        if count == 2 { for await _ in never.stream {} }
        let photos = file.map { AlbumPhoto(fileName: $0, byteCount: 1) }
        return Album(name: name, description: AlbumDescription(), photos: photos.map { [$0] } ?? [])
    }
}

@MainActor
struct AlbumScreenModelTests {
    private typealias Fetch = ScriptedUseCase<AlbumName, Album>

    private func album(_ files: String...) throws -> Result<Album, ApplicationError> {
        let photos = try files.map(SamplePhoto.kept)
        return .success(Album(name: try AlbumName("Cats"), description: AlbumDescription(), photos: photos))
    }

    private func tester(
        _ fetch: any QueryUseCase<AlbumName, Album>,
        preview: any QueryUseCase<AlbumName, AlbumPreview?> = ScriptedUseCase<AlbumName, AlbumPreview?>(.success(nil)),
        observe: Result<AsyncStream<Void>, ApplicationError>,
        go: @escaping @MainActor (Transition<PhotoRoute>) -> Void = { _ in }
    ) throws -> ViewModelTester<AlbumScreenModel> {
        let name = try AlbumName("Cats")
        let tester = ViewModelTester { tasks in
            AlbumScreenModel(
                name,
                tasks: tasks,
                failures: PhotoFailureAlerts(),
                router: Router(go),
                useCases: AlbumScreenModel.UseCases(
                    preview: preview,
                    fetch: fetch,
                    observe: ScriptedUseCase<AlbumName, AsyncStream<Void>>(observe),
                    fetchThumbnail: ScriptedUseCase<FetchAlbumThumbnail.Input, PixelImage>(),
                    names: ScriptedUseCase<Void, [AlbumName]>(),
                    remove: ScriptedUseCase<RemovePhotos.Input, Void>(),
                    undo: ScriptedUseCase<Void, Void>(.success(())),
                    undone: State<AlbumChange?>(nil).readOnly
                )
            )
        }
        tester.exhaustive = [.signal]
        return tester
    }

    @Test(.timeLimit(.minutes(5))) func `an album that another program changes is read again`() async throws {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        continuation.yield()
        let fetch = Fetch(try album("a.jpg"), try album("a.jpg", "b.jpg"))
        let tester = try tester(fetch, observe: .success(changes))
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        #expect(tester.shown.items.map(\.id) == ["a.jpg"])
        #expect(await fetch.inputs.count == 1)
        continuation.yield()
        while tester.shown.items.count < 2 { await Task.yield() }
        #expect(tester.shown.items.map(\.id) == ["a.jpg", "b.jpg"])
        continuation.finish()
        await tester.finish()
    }

    @Test(.timeLimit(.minutes(5))) func `a request comes before reading the album, which is read after it`()
        async throws
    {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        continuation.yield()
        let fetch = SlowFetch()
        let tester = try tester(fetch, observe: .success(changes))
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        #expect(tester.shown.items.map(\.id) == ["1.jpg"])
        continuation.yield()
        while await fetch.count < 2 { await Task.yield() }
        tester.send { $0.undo() }
        await tester.expect(signal: .notice(Phrase(undone: nil)))
        while await fetch.count < 3 { await Task.yield() }
        await tester.advance(by: .zero)
        #expect(tester.shown.items.map(\.id) == ["3.jpg"])
        continuation.finish()
        await tester.finish()
    }

    @Test func `changes of an album that cannot be read add no alerts, and it is read again after the answer`()
        async throws
    {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        continuation.yield()
        let busy = ApplicationError(.storage(.busy(path: "Cats")))
        let fetch = Fetch(.failure(busy), try album("a.jpg"))
        let tester = try tester(fetch, observe: .success(changes))
        tester.exhaustive = []
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        for _ in 1...3 {
            continuation.yield()
            await tester.advance(by: .zero)
        }
        #expect(await fetch.inputs.count == 1)
        tester.send { $0.answer(AlertAnswer(FetchPhotoErrorAction.cancel)) }
        while await fetch.inputs.count < 2 { await Task.yield() }
        await tester.advance(by: .zero)
        #expect(tester.shown.items.map(\.id) == ["a.jpg"])
        continuation.finish()
        await tester.finish()
    }

    @Test func `a photo is opened by its route`() async throws {
        var transitions: [Transition<PhotoRoute>] = []
        let tester = try tester(Fetch(), observe: .failure(ApplicationError(.notFound))) { transitions.append($0) }
        tester.send { $0.open("a.jpg") }
        await tester.finish()
        #expect(transitions == [.push(.albumPhoto("a.jpg", of: "Cats"))])
    }

    private func preview() throws -> ScriptedUseCase<AlbumName, AlbumPreview?> {
        let album = try album("old.jpg").get()
        return ScriptedUseCase(.success(AlbumPreview(photos: album.photos, revisions: [:], count: 7)))
    }

    @Test func `the photos of the last time are shown until the album is read`() async throws {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let tester = try tester(Fetch(try album("a.jpg")), preview: preview(), observe: .success(changes))
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        #expect(tester.shown.items.map(\.id) == ["old.jpg"])
        #expect(tester.shown.footer?.english == "7 photos")
        continuation.yield()
        while tester.shown.items.first?.id != "a.jpg" { await Task.yield() }
        #expect(tester.shown.footer?.english == "1 photo")
        continuation.finish()
        await tester.finish()
    }

    @Test func `the photos of the last time do not stay if the album cannot be read`() async throws {
        let fetch = Fetch(.failure(ApplicationError(.notFound)))
        let tester = try tester(fetch, preview: preview(), observe: .failure(ApplicationError(.notFound)))
        tester.exhaustive = []
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        #expect(tester.shown.items.isEmpty)
        await tester.finish()
    }

    @Test func `an album that cannot be observed is read once`() async throws {
        let tester = try tester(Fetch(try album("a.jpg")), observe: .failure(ApplicationError(.notFound)))
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        #expect(tester.shown.items.map(\.id) == ["a.jpg"])
        await tester.finish()
    }
}
