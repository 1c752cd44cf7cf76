import AttemptKit
import DomainKit
import Foundation
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
import PresentationKit
import PresentationTesting
import ReportKit
import Testing
import UseCaseKit

@MainActor
struct PhotoGridModelTests {
    private typealias Find = ScriptedUseCase<SearchPhotos.Input, Page<Photo>>
    private typealias Fetch = ScriptedUseCase<Photo, PixelImage>

    private let query = PhotoQuery("cat", source: "demo")

    private func page(_ keys: String..., hasNext: Bool = false) throws -> Result<Page<Photo>, ApplicationError> {
        let next = hasNext ? PageRequest.first.next : nil
        return .success(Page(elements: try keys.map(SamplePhoto.photo), next: next, total: nil))
    }

    @Test func `a search leads to another one in the same source, and a tab to its first scene`() async throws {
        var transitions: [Transition<PhotoRoute>] = []
        let tester = try gridTester(Find()) { transitions.append($0) }
        tester.send { $0.search("dog") }
        tester.send { $0.search("") }
        tester.send { $0.select(.albums) }
        tester.send { $0.select(SamplePhoto.tabs[2]) }
        await tester.finish()
        #expect(
            transitions == [
                .push(.photos(PhotoQuery("dog", source: "demo"))), .select(.albums),
                .select(.photos(PhotoQuery("", source: "commons"))),
            ]
        )
    }

    @Test func `the photos that a source suggests are a tab, those of a search are none`() throws {
        let tabs = SamplePhoto.tabs
        #expect(tabs.first(at: .photos(PhotoQuery("", source: "demo"))) == tabs[1])
        #expect(tabs.first(at: .photos(query)) == nil)
        #expect(tabs.first(at: .photos(PhotoQuery("", source: "demo", orientation: .square))) == nil)
        #expect(tabs.map { tabs.first(at: $0.route) } == tabs)
    }

    @Test(arguments: [
        (PhotoQuery("", source: "demo"), "Drawings", "内蔵の絵"), (PhotoQuery("", source: "commons"), "Commons", "Commons"),
        (PhotoQuery("cat", source: "demo"), "Drawings: 'cat'", "内蔵の絵: 'cat'"),
        (PhotoQuery("cat", source: "file", folder: "/tmp"), "/tmp: 'cat'", "/tmp: 'cat'"),
    ])
    func `the heading says where the photos come from`(
        _ query: PhotoQuery,
        _ english: String,
        _ japanese: String
    ) async throws {
        let tester = try gridTester(Find(), query: query)
        #expect(tester.shown.title == Phrase(en: english, ja: japanese))
        #expect(tester.shown.tabs == SamplePhoto.tabs)
        #expect(tester.shown.tab == SamplePhoto.tabs.first(at: .photos(query)))
        await tester.finish()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a picture is not decoded any further when its cell is gone, and never for a cell that was gone at once`()
        async throws
    {
        let thumbnails = SuspendedThumbnails()
        let tester = try gridTester(Find(try page("1", "2")), FetchThumbnail(gateway: thumbnails))
        tester.exhaustive = []
        tester.send { $0.begin() }
        await tester.advance(by: .zero)
        tester.send { _ = $0.cells.child(for: "demo:1") }
        while await thumbnails.started.isEmpty { await Task.yield() }
        tester.send { model in
            // The list measures cells that it then does not show.
            _ = model.cells.child(for: "demo:2")
            model.cells.remove("demo:2")
            model.cells.remove("demo:1")
        }
        while await thumbnails.cancelled.isEmpty { await Task.yield() }
        await tester.finish()
        #expect(await thumbnails.started == ["demo:1"])
        #expect(await thumbnails.cancelled == ["demo:1"])
        #expect(await thumbnails.decoded == [])
    }

    @Test func `pages follow each other, and a photo that comes again is left out`() async throws {
        let find = Find(try page("1", "2", hasNext: true), try page("2", "3"))
        let tester = try gridTester(find)
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [SamplePhoto.item("1"), SamplePhoto.item("2")]
            state.footer = Phrase(en: "2 photos", ja: "写真 2 件")
        }
        tester.send { $0.loadNext() }
        await tester.expect { state in
            state.items.append(SamplePhoto.item("3"))
            state.footer = Phrase(en: "3 photos", ja: "写真 3 件")
        }
        tester.send { $0.loadNext() }
        await tester.finish()
        #expect(await find.inputs.map(\.page.number) == [1, 2])
    }

    @Test func `a page of which a filter leaves nothing leads to the next one`() async throws {
        let find = Find(try page(hasNext: true), try page("1"))
        let tester = try gridTester(find)
        tester.send { $0.begin() }
        await tester.expect { $0.footer = Phrase(en: "0 photos", ja: "写真 0 件") }
        await tester.expect { state in
            state.items = [SamplePhoto.item("1")]
            state.footer = Phrase(en: "1 photo", ja: "写真 1 件")
        }
        await tester.finish()
        #expect(await find.inputs.count == 2)
    }

    @Test func `a page that fails keeps the photos, and is fetched again by the answer to the alert`() async throws {
        let find = Find(try page("1", hasNext: true), .failure(ApplicationError(.offline)), try page("2"))
        let tester = try gridTester(find)
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [SamplePhoto.item("1")]
            state.footer = Phrase(en: "1 photo", ja: "写真 1 件")
        }
        tester.send { $0.loadNext() }
        await tester.expect(
            signal: .alert(PhotoFailureAlerts(source: .demo).alert(for: ApplicationError(.offline)))
        )
        #expect(tester.shown.items == [SamplePhoto.item("1")])
        tester.send { $0.answer(AlertAnswer(.retry)) }
        await tester.expect { state in
            state.items.append(SamplePhoto.item("2"))
            state.footer = Phrase(en: "2 photos", ja: "写真 2 件")
        }
        await tester.finish()
    }

    @Test func `a cell fetches its own picture again, and the screen does not know`() async throws {
        let image = try #require(PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 255]))
        let fetch = Fetch(.failure(ApplicationError(.invalidData("picture: png"))), .success(image))
        let tester = try gridTester(Find(try page("1")), fetch)
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [SamplePhoto.item("1")]
            state.footer = Phrase(en: "1 photo", ja: "写真 1 件")
        }
        let seen = RecordedStates()
        tester.send { $0.cells.child(for: "demo:1").output.observe(for: seen) { $0.states.append($1) } }
        tester.watch("the cell") { $0.cells.child(for: "demo:1") }
        await tester.advance(by: .zero)
        #expect(seen.names == ["loading", "failed"])
        tester.send { $0.cells.child(for: "demo:1").retry() }
        await tester.advance(by: .zero)
        #expect(seen.names == ["loading", "failed", "loading", "1×1 pixels"])
        tester.send { $0.cells.child(for: "demo:1").retry() }
        await tester.finish()
        #expect(await fetch.inputs.count == 2)
    }

    @Test func `a cell fetches another revision of its picture, and shows the old one until then`() async throws {
        let images = try (1...2).map {
            try #require(PixelImage(width: $0, height: 1, rgba: .init(repeating: 9, count: 4 * $0)))
        }
        let fetch = Fetch(.success(images[0]), .success(images[1]))
        let tester = try gridTester(Find(try page("1")), fetch)
        tester.send { $0.begin() }
        await tester.expect { state in
            state.items = [SamplePhoto.item("1")]
            state.footer = Phrase(en: "1 photo", ja: "写真 1 件")
        }
        let seen = RecordedStates()
        tester.send { $0.cells.child(for: "demo:1").output.observe(for: seen) { $0.states.append($1) } }
        tester.watch("the cell") { $0.cells.child(for: "demo:1") }
        for revision in [1, 1, 2, 2] {
            tester.send { $0.cells.child(for: "demo:1").update(to: revision) }
            await tester.advance(by: .zero)
        }
        #expect(seen.names == ["loading", "1×1 pixels", "2×1 pixels"])
        await tester.finish()
        #expect(await fetch.inputs.count == 2)
    }

    @Test func `a cell of a photo that the list does not have fails without fetching`() async throws {
        let fetch = Fetch()
        let tester = try gridTester(Find(), fetch)
        let seen = RecordedStates()
        tester.send { $0.cells.child(for: "demo:9").output.observe(for: seen) { $0.states.append($1) } }
        await tester.finish()
        #expect(seen.names == ["failed"])
        #expect(await fetch.inputs.isEmpty)
    }

    @Test func `a photo is opened by its route`() async throws {
        var opened: [PhotoRoute] = []
        let tester = try gridTester(Find()) { transition in
            if case .push(let route) = transition { opened.append(route) }
        }
        tester.send { $0.open("demo:1") }
        await tester.finish()
        #expect(opened == [.photo("demo:1")])
    }
}

/// A gateway that decodes no picture until the task is cancelled.
private actor SuspendedThumbnails: ThumbnailGateway {
    private var suspensions: [AsyncStream<Void>.Continuation] = []
    private(set) var started: [String] = []
    private(set) var cancelled: [String] = []
    private(set) var decoded: [String] = []

    func thumbnail(of photo: Photo) async throws(ApplicationError) -> PixelImage {
        let id = photo.id.description
        let (suspension, continuation) = AsyncStream.makeStream(of: Void.self)
        suspensions.append(continuation)
        started.append(id)
        for await _ in suspension {}
        guard !Task.isCancelled else {
            cancelled.append(id)
            throw ApplicationError(.cancelled)
        }
        decoded.append(id)
        throw ApplicationError(.invalidData("The picture is decoded."))
    }
}

/// The states that a cell has had.
@MainActor
private final class RecordedStates {
    var states: [PhotoCellState] = []

    var names: [String] {
        states.map { state in
            switch state {
            case .loading: "loading"
            case .shown(let picture): "\(picture)"
            case .failed: "failed"
            }
        }
    }
}

@MainActor
struct PhotoScreenModelTests {
    @Test func `a photo is fetched again by the answer to the alert, and its picture after it`() async throws {
        let image = try #require(PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 255]))
        let picture = try #require(Picture(width: 1, height: 1, pixels: image.rgba))
        let photo = try SamplePhoto.photo("1")
        let failures = PhotoFailureAlerts(source: .demo)
        let find = ScriptedUseCase<PhotoID, Photo>(.failure(ApplicationError(.timedOut)), .success(photo))
        let tester = ViewModelTester { tasks in
            PhotoScreenModel(
                id: photo.id,
                tasks: tasks,
                failures: failures,
                find: find,
                fetchThumbnail: ScriptedUseCase<Photo, PixelImage>(.success(image))
            )
        }
        tester.send { $0.begin() }
        await tester.expect(signal: .alert(failures.alert(for: ApplicationError(.timedOut))))
        tester.send { $0.answer(AlertAnswer(.retry)) }
        await tester.expect { $0.facts = Report(photo: photo) }
        await tester.expect { $0.picture = .shown(picture) }
        await tester.finish()
    }
}
