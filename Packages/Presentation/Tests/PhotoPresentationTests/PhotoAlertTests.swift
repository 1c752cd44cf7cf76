import AttemptKit
import DomainKit
import Foundation
import PhotoContract
import PhotoDomain
import PhotoUseCase
import PresentationKit
import PresentationTesting
import ReportKit
import Testing
import UseCaseKit

@testable import PhotoPresentation

/// An undoing that takes until it is let go, or until it is cancelled.
private actor SlowUndo: CommandUseCase {
    private let gate = AsyncStream<Void>.makeStream()
    private(set) var outcomes: [String] = []

    func callAsFunction(_ input: Void) async throws(ApplicationError) {
        for await _ in gate.stream {}
        outcomes.append(Task.isCancelled ? "cancelled" : "undone")
        if Task.isCancelled { throw ApplicationError(.cancelled) }
    }

    func finish() {
        gate.continuation.finish()
    }
}

/// The alerts before something is saved, removed or left, with each of their answers.
@MainActor
struct PhotoAlertTests {
    // MARK: - Saving

    private func grid(
        saved: [String],
        failure: ApplicationError? = nil,
        go: @escaping @MainActor (Transition<PhotoRoute>) -> Void
    ) throws -> ViewModelTester<PhotoGridModel> {
        let names = ScriptedUseCase<Void, [AlbumName]>(failures: failure, .success([try AlbumName("Cats")]))
        return try gridTester(
            ScriptedUseCase<SearchPhotos.Input, Page<Photo>>(failures: failure),
            query: PhotoQuery("", source: "demo"),
            listAlbums: names,
            findSaved: ScriptedUseCase(failures: failure, .success(try saved.map { try PhotoID($0) })),
            go: go
        )
    }

    private let menu = AlertStrategy<SavePhotosAction>.menu(for: 2, [.save(into: "Cats")])

    private func overwriting(_ count: Int, _ actions: [ConfirmSaveAction]) -> AlertStrategy<ConfirmSaveAction> {
        let alert = AlertStrategy<ConfirmSaveAction>.overwriting(count, of: 2, in: "Cats")
        #expect(alert.actions == actions && alert.message.english.contains("'Cats'"))
        return alert
    }

    @Test func `a new album is named, and nothing is asked where nothing is overwritten`() async throws {
        var pushed: [PhotoRoute] = []
        let tester = try grid(saved: []) { if case .push(let route) = $0 { pushed.append(route) } }
        tester.send { $0.save(["demo:1", "demo:2"]) }
        await tester.expect(signal: .choose(menu))
        tester.send { $0.answer(AlertAnswer(SavePhotosAction.newAlbum)) }
        await tester.expect(signal: .choose(.newAlbum(for: 2)))
        tester.send { $0.answer(AlertAnswer(SavePhotosAction.create, text: AlertText(" Pets ", isSecret: false))) }
        await tester.finish()
        #expect(pushed == [.downloads(PhotoDownload(["demo:1", "demo:2"], into: "Pets"))])
    }

    @Test func `a name that no album can have is explained`() async throws {
        let tester = try grid(saved: []) { _ in }
        tester.send { $0.save(["demo:1", "demo:2"]) }
        await tester.expect(signal: .choose(menu))
        tester.send { $0.answer(AlertAnswer(SavePhotosAction.create, text: AlertText("../x", isSecret: false))) }
        let error = ValidationError(
            field: "album",
            value: "../x",
            rule: .without(characters: "< > : \" / \\ | ? *")
        )
        let alert = PhotoFailureAlerts(source: .demo).alert(for: ApplicationError(.invalidInput(error)))
        await tester.expect(signal: .alert(alert))
        #expect(alert.actions.map(\.title.english) == ["Close"])
        tester.send { $0.answer(AlertAnswer(FetchPhotoErrorAction.close)) }
        await tester.finish()
    }

    @Test(
        arguments: [
            (ConfirmSaveAction.overwrite, PhotoDownload(["demo:1", "demo:2"], into: "Cats", overwrites: true)),
            (.skip, PhotoDownload(["demo:2"], into: "Cats")), (.cancel, nil),
        ] as [(ConfirmSaveAction, PhotoDownload?)]
    )
    func `photos that the album has are overwritten, skipped or left`(
        _ action: ConfirmSaveAction,
        _ download: PhotoDownload?
    ) async throws {
        var pushed: [PhotoRoute] = []
        let tester = try grid(saved: ["demo:1"]) { if case .push(let route) = $0 { pushed.append(route) } }
        tester.send { $0.save(["demo:1", "demo:2"]) }
        await tester.expect(signal: .choose(menu))
        tester.send { $0.answer(AlertAnswer(SavePhotosAction.save(into: "Cats"))) }
        await tester.expect(signal: .confirm(overwriting(1, [.overwrite, .skip, .cancel])))
        tester.send { $0.answer(AlertAnswer(action)) }
        await tester.finish()
        #expect(pushed == (download.map { [.downloads($0)] } ?? []))
    }

    @Test func `Skip is not offered if the album has all of the photos`() async throws {
        let tester = try grid(saved: ["demo:1", "demo:2"]) { _ in }
        tester.send { $0.save(["demo:1", "demo:2"]) }
        await tester.expect(signal: .choose(menu))
        tester.send { $0.answer(AlertAnswer(SavePhotosAction.save(into: "Cats"))) }
        await tester.expect(signal: .confirm(overwriting(2, [.overwrite, .cancel])))
        await tester.finish()
    }

    @Test func `the menu changes nothing when it is cancelled`() async throws {
        let tester = try grid(saved: []) { _ in Issue.record("No screen is asked for.") }
        tester.send { $0.save([]) }
        tester.send { $0.save(["demo:1", "demo:2"]) }
        await tester.expect(signal: .choose(menu))
        tester.send { $0.answer(AlertAnswer(SavePhotosAction.cancel)) }
        await tester.finish()
    }

    @Test func `of two alerts, the second is answered first, and repeats what it is about`() async throws {
        let failure = ApplicationError(.storage(.full))
        func alert(_ id: Int) -> PhotoGridSignal {
            .alert(PhotoFailureAlerts(source: .demo).alert(for: failure).identified(by: id))
        }
        var pushed: [PhotoRoute] = []
        let tester = try grid(saved: [], failure: failure) { if case .push(let route) = $0 { pushed.append(route) } }
        tester.send { $0.begin() }
        await tester.expect(signal: alert(0))
        tester.send { $0.save(["demo:1", "demo:2"]) }
        await tester.expect(signal: alert(1))
        tester.send { $0.answer(AlertAnswer(FetchPhotoErrorAction.retry, to: 1)) }
        await tester.expect(signal: .choose(menu))
        tester.send { $0.answer(AlertAnswer(FetchPhotoErrorAction.cancel, to: 0)) }
        tester.send { $0.answer(AlertAnswer(SavePhotosAction.save(into: "Cats"))) }
        await tester.expect(signal: alert(2))
        tester.send { $0.answer(AlertAnswer(FetchPhotoErrorAction.retry, to: 2)) }
        await tester.finish()
        #expect(pushed == [.downloads(PhotoDownload(["demo:1", "demo:2"], into: "Cats"))])
    }

    @Test(arguments: [FetchPhotoErrorAction.signIn, .setting])
    func `an answer that needs more is explained, and Close leads back to the photos`(
        _ action: FetchPhotoErrorAction
    ) async throws {
        let failure = ApplicationError(.unauthorized)
        let failures = PhotoFailureAlerts(source: .demo)
        let tester = try grid(saved: [], failure: failure) { _ in Issue.record("No screen is asked for.") }
        tester.send { $0.begin() }
        await tester.expect(signal: .alert(failures.alert(for: failure)))
        let step = failures.step(after: AlertAnswer(action))
        guard case .explain(let explanation) = step else {
            Issue.record("\(step)")
            return
        }
        tester.send { $0.answer(AlertAnswer(action)) }
        let attributes = failures.alert(for: failure).attributes
        await tester.expect(signal: .alert(explanation.inheriting(attributes).identified(by: 1)))
        #expect(explanation.actions == [.close])
        tester.send { $0.answer(AlertAnswer(FetchPhotoErrorAction.close)) }
        await tester.finish()
    }

    // MARK: - Albums

    private typealias Removal = ScriptedUseCase<RemovePhotos.Input, Void>

    private func album(
        _ removal: Removal = Removal(),
        names: [String] = ["Cats", "Dogs"],
        undo: any CommandUseCase<Void> = ScriptedUseCase<Void, Void>(),
        go: @escaping @MainActor (Transition<PhotoRoute>) -> Void = { _ in }
    ) throws -> ViewModelTester<AlbumScreenModel> {
        let name = try AlbumName("Cats")
        let photo = try SamplePhoto.kept("a.jpg")
        let album = Album(name: name, description: AlbumDescription(), photos: [photo])
        let names = try names.map { try AlbumName($0) }
        let undone = AlbumChange(.removal, of: name, photos: [photo.fileName])
        return ViewModelTester { tasks in
            AlbumScreenModel(
                name,
                tasks: tasks,
                failures: PhotoFailureAlerts(),
                router: Router(go),
                useCases: AlbumScreenModel.UseCases(
                    preview: ScriptedUseCase<AlbumName, AlbumPreview?>(),
                    fetch: ScriptedUseCase<AlbumName, Album>(.success(album)),
                    observe: ScriptedUseCase<AlbumName, AsyncStream<Void>>(.success(AsyncStream { $0.finish() })),
                    fetchThumbnail: ScriptedUseCase<FetchAlbumThumbnail.Input, PixelImage>(),
                    names: ScriptedUseCase<Void, [AlbumName]>(.success(names)),
                    remove: removal,
                    undo: undo,
                    undone: State<AlbumChange?>(undone).readOnly
                )
            )
        }
    }

    @Test func `a photo is removed on confirmation only, by a destructive action`() async throws {
        let removal = Removal(.success(()))
        let tester = try album(removal)
        tester.exhaustive = [.signal]
        tester.send { $0.remove(["a.jpg"]) }
        let removing = AlertStrategy<ConfirmRemovalAction>.removing(["a.jpg"])
        await tester.expect(signal: .confirmRemoval(removing))
        #expect(removing.actions == [.remove(["a.jpg"]), .cancel] && removing.title.english.contains("'a.jpg'"))
        #expect(removing.actions.map(\.style) == [.destructive, .cancel])
        #expect(await removal.inputs.isEmpty)
        tester.send { $0.confirmRemoval(of: ["a.jpg"]) }
        await tester.expect(signal: .notice(Phrase(removed: 1, from: "Cats")))
        await tester.finish()
        #expect(await removal.inputs.map { $0.photos.map(\.text) } == [["a.jpg"]])
    }

    @Test func `nothing interrupts a change that is under way`() async throws {
        let (removal, undo) = (Removal(), SlowUndo())
        let tester = try album(removal, undo: undo)
        tester.exhaustive = [.signal]
        tester.send { $0.undo() }
        await tester.advance(by: .zero)
        tester.send { $0.changeAlbum() }
        tester.send { $0.remove(["a.jpg"]) }
        tester.send { $0.confirmRemoval(of: ["a.jpg"]) }
        tester.send { $0.undo() }
        await tester.advance(by: .zero)
        await undo.finish()
        let file = try #require(PhotoFileName("a.jpg"))
        let change = AlbumChange(.removal, of: try AlbumName("Cats"), photos: [file])
        await tester.expect(signal: .notice(Phrase(undone: change)))
        await tester.finish()
        #expect(await undo.outcomes == ["undone"])
        #expect(await removal.inputs.isEmpty)
    }

    @Test func `another album is shown if the user says so`() async throws {
        var replaced: [PhotoRoute] = []
        let tester = try album { if case .replace(let route) = $0 { replaced.append(route) } }
        tester.send { $0.changeAlbum() }
        let changing = AlertStrategy<ConfirmChangeAlbumAction>.changing(from: "Cats", to: ["Dogs"])
        await tester.expect(signal: .confirmChange(changing))
        #expect(changing.actions == [.change(to: "Dogs"), .stay] && changing.message.english.contains("'Cats'"))
        #expect(ConfirmChangeAlbumAction.change(to: "Dogs").title.english.contains("Dogs"))
        tester.send { $0.change(to: "Dogs") }
        await tester.finish()
        #expect(replaced == [.album("Dogs")])
    }

    @Test func `without another album, nothing is asked`() async throws {
        let tester = try album(names: ["Cats"])
        tester.send { $0.changeAlbum() }
        await tester.expect(signal: .notice(Phrase(en: "There is no other album.", ja: "ほかのアルバムはありません。")))
        await tester.finish()
    }
}

extension ScriptedUseCase {
    /// Creates a query that fails first, if there is a failure, and gives the results after it.
    fileprivate init(failures failure: ApplicationError?, _ results: Result<Output, ApplicationError>...) {
        self.init(script: (failure.map { [.failure($0)] } ?? []) + results)
    }
}
