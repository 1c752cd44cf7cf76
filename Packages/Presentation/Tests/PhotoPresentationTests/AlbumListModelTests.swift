import AttemptKit
import DomainKit
import PhotoContract
import PhotoDomain
import PhotoUseCase
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

@testable import PhotoPresentation

@MainActor
struct AlbumListModelTests {
    private typealias Thumbnails = ScriptedUseCase<FetchAlbumThumbnail.Input, PixelImage>

    private func album(_ name: String, _ photos: String..., cover: String? = nil) throws -> Album {
        let photos = try photos.map(SamplePhoto.kept)
        let description = AlbumDescription(cover: cover.flatMap(PhotoFileName.init))
        return Album(name: try AlbumName(name), description: description, photos: photos)
    }

    private func tester(
        previews: [Album],
        _ list: Result<AlbumList, ApplicationError>...,
        remove: ScriptedUseCase<AlbumName, Void> = ScriptedUseCase(),
        thumbnails: Thumbnails = Thumbnails(),
        go: @escaping @MainActor (Transition<PhotoRoute>) -> Void = { _ in }
    ) -> ViewModelTester<AlbumListModel> {
        ViewModelTester { tasks in
            AlbumListModel(
                tabs: SamplePhoto.tabs,
                tasks: tasks,
                failures: PhotoFailureAlerts(),
                router: Router(go),
                names: ScriptedUseCase(.success(previews.map(\.name)), .success(previews.map(\.name))),
                preview: ScriptedUseCase(script: (previews + previews).map { .success(AlbumPreview($0)) }),
                list: ScriptedUseCase(script: list),
                remove: remove,
                fetchThumbnail: thumbnails
            )
        }
    }

    private func item(_ name: String, _ count: Int, revision: Int = 0) -> PhotoItem {
        let credit = Phrase(en: count == 1 ? "1 photo" : "\(count) photos", ja: "写真 \(count) 件")
        return PhotoItem(id: name, title: name, credit: credit, revision: revision)
    }

    private let oneAlbum = Phrase(en: "1 album", ja: "アルバム 1 件")
    private let noAlbum = Phrase(
        en: "No albums yet. Search for photos, and save them in an album.",
        ja: "アルバムはまだありません。写真を検索して、アルバムに保存できます。"
    )

    @Test func `albums are shown as they were the last time, and then as they are`() async throws {
        let now = AlbumList([try album("Pets", "a.png", "b.png"), try album("Travel")])
        let tester = tester(previews: [try album("Pets", "a.png")], .success(now))
        #expect(tester.shown.tab == .albums && tester.shown.tabs == SamplePhoto.tabs)
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [item("Pets", 1)]
            state.footer = oneAlbum
        }
        await tester.expect { state in
            state.items = [item("Pets", 2), item("Travel", 0)]
            state.footer = Phrase(en: "2 albums", ja: "アルバム 2 件")
        }
        await tester.finish()
    }

    @Test func `without albums, the screen says how to make one`() async throws {
        let tester = tester(previews: [], .success(AlbumList()))
        tester.send { $0.begin() }
        await tester.expect { $0.footer = noAlbum }
        await tester.finish()
    }

    @Test func `a cover is the chosen photo, and fetched again when another one is chosen`() async throws {
        let albums = [try album("Pets", "a.png", "b.png"), try album("Pets", "a.png", "b.png", cover: "b.png")]
        let results = albums.map { Result<AlbumList, ApplicationError>.success(AlbumList([$0])) }
        let thumbnails = Thumbnails(script: Array(repeating: .failure(ApplicationError(.notFound)), count: 2))
        let tester = tester(previews: [], results[0], results[1], thumbnails: thumbnails)
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [item("Pets", 2)]
            state.footer = oneAlbum
        }
        tester.send { $0.cells.child(for: "Pets").update(to: 0) }
        tester.send { $0.begin() }
        await tester.expect { $0.items = [item("Pets", 2, revision: 1)] }
        tester.send { $0.cells.child(for: "Pets").update(to: 1) }
        await tester.finish()
        let pets = try AlbumName("Pets")
        let files = try ["a.png", "b.png"].map { try #require(PhotoFileName($0)) }
        #expect(await thumbnails.inputs == files.map { FetchAlbumThumbnail.Input($0, in: pets) })
    }

    @Test func `an album without photos has no picture`() async throws {
        let tester = tester(previews: [], .success(AlbumList([try album("Empty")])))
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [item("Empty", 0)]
            state.footer = oneAlbum
        }
        tester.send { model in
            #expect(model.cells.child(for: "Empty").output.value == .failed(Phrase(en: "No photo", ja: "写真なし")))
        }
        await tester.finish()
    }

    @Test func `an album that cannot be read hides no other one, and is explained`() async throws {
        let error = ApplicationError(.storage(.notReadable(path: "Broken")))
        let unreadable = AlbumList.Unreadable(name: try AlbumName("Broken"), error: error)
        let list = AlbumList([try album("Pets", "a.png")], unreadable: [unreadable])
        let tester = tester(previews: [], .success(list), .success(AlbumList()))
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [item("Pets", 1)]
            state.footer = oneAlbum
        }
        await tester.expect(signal: .alert(PhotoFailureAlerts().alert(for: error)))
        tester.send { $0.answer(AlertAnswer(FetchPhotoErrorAction.retry)) }
        await tester.expect { state in
            state.items = []
            state.footer = noAlbum
        }
        await tester.finish()
    }

    @Test func `an album is removed on confirmation, and a failure is explained and retried`() async throws {
        let busy = ApplicationError(.storage(.busy(path: "Pets")))
        let remove = ScriptedUseCase<AlbumName, Void>(.failure(busy), .success(()))
        let pets = AlbumList([try album("Pets", "a.png")])
        let tester = tester(previews: [], .success(pets), .success(AlbumList()), remove: remove)
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [item("Pets", 1)]
            state.footer = oneAlbum
        }
        tester.send { $0.remove("Pets") }
        let removing = AlertStrategy<ConfirmRemovalAction>.removing("Pets")
        await tester.expect(signal: .confirmRemoval(removing))
        #expect(removing.actions == [.remove(["Pets"]), .cancel] && removing.title.english.contains("'Pets'"))
        tester.send { $0.confirmRemoval(of: "Pets") }
        await tester.expect(signal: .alert(PhotoFailureAlerts().alert(for: busy)))
        tester.send { $0.answer(AlertAnswer(FetchPhotoErrorAction.retry)) }
        await tester.expect(signal: .notice(Phrase(removed: "Pets")))
        await tester.expect { state in
            state.items = []
            state.footer = noAlbum
        }
        await tester.finish()
        #expect(await remove.inputs.count == 2)
    }

    @Test func `albums, searches and tabs are where the screen leads`() async {
        var transitions: [Transition<PhotoRoute>] = []
        let tester = tester(previews: []) { transitions.append($0) }
        tester.send { $0.open("Pets") }
        tester.send { $0.search("owl") }
        tester.send { $0.search("") }
        tester.send { $0.select(SamplePhoto.tabs[1]) }
        await tester.finish()
        #expect(
            transitions == [
                .push(.album("Pets")), .push(.photos(PhotoQuery("owl"))),
                .select(.photos(PhotoQuery("", source: "demo"))),
            ]
        )
    }
}
