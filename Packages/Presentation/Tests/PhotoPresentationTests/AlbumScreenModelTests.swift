import DomainKit
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

private struct UnusedCommand<Input: Sendable>: CommandUseCase {
    func callAsFunction(_ input: Input) async throws(ApplicationError) { throw ApplicationError(.notFound) }
}

@MainActor
struct AlbumScreenModelTests {
    private typealias Fetch = ScriptedQuery<AlbumName, Album>

    private func album(_ files: String...) throws -> Result<Album, ApplicationError> {
        let photos = try files.map { file in
            AlbumPhoto(
                fileName: try #require(PhotoFileName(file)),
                origin: nil,
                caption: nil,
                tags: [],
                byteCount: 1
            )
        }
        return .success(Album(name: try AlbumName("Cats"), description: AlbumDescription(), photos: photos))
    }

    private func tester(
        _ fetch: Fetch,
        observe: Result<AsyncStream<Void>, ApplicationError>
    ) throws -> ViewModelTester<AlbumScreenModel> {
        let name = try AlbumName("Cats")
        let tester = ViewModelTester { tasks in
            AlbumScreenModel(
                name,
                tasks: tasks,
                failures: PhotoFailureAlerts(source: "album"),
                router: Router { _ in },
                useCases: AlbumScreenModel.UseCases(
                    fetch: fetch,
                    observe: ScriptedQuery<AlbumName, AsyncStream<Void>>(observe),
                    fetchThumbnail: ScriptedQuery<PhotoFileName, PixelImage>(),
                    names: ScriptedQuery<Void, [AlbumName]>(),
                    remove: UnusedCommand<RemovePhotos.Input>(),
                    undo: UnusedCommand<Void>(),
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

    @Test func `an album that cannot be observed is read once`() async throws {
        let tester = try tester(Fetch(try album("a.jpg")), observe: .failure(ApplicationError(.notFound)))
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        #expect(tester.shown.items.map(\.id) == ["a.jpg"])
        await tester.finish()
    }
}
