import AttemptKit
import Determinism
import DomainKit
import DomainTesting
import Foundation
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUseCase
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

/// A use case that gives its prepared results in order; a command if they have no values.
actor ScriptedUseCase<Input: Sendable, Output: Sendable>: QueryUseCase {
    private var script: [Result<Output, ApplicationError>]
    private(set) var inputs: [Input] = []

    init(_ script: Result<Output, ApplicationError>...) {
        self.script = script
    }

    init(script: [Result<Output, ApplicationError>]) {
        self.script = script
    }

    func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
        inputs.append(input)
        guard !script.isEmpty else { throw ApplicationError(.invalidData("The script has ended.")) }
        return try script.removeFirst().get()
    }
}

extension ScriptedUseCase: CommandUseCase where Output == Void {}

struct SamplePhoto {
    /// The tabs of the albums and of two sources.
    static let tabs: [PhotoTab] = [.albums, tab("demo", "Drawings", "内蔵の絵"), tab("commons", "Commons", "Commons")]

    private static func tab(_ source: String, _ english: String, _ japanese: String) -> PhotoTab {
        let title = Phrase(en: english, ja: japanese)
        return PhotoTab(PhotoSourceDescription(source, title: title, explanation: title))
    }

    static func photo(_ key: String) throws -> Photo {
        let file = URL(filePath: "/\(key).png")
        return try Photo(
            id: PhotoID(source: .demo, key: key),
            title: "Photo \(key)",
            credit: PhotoCredit(author: "Ann", licence: PhotoLicence("CC0"), page: nil),
            size: nil,
            files: PhotoFiles(download: file, thumbnail: file)
        )
    }

    /// Returns a photo of an album, about which nothing else is known.
    static func kept(_ file: String) throws -> AlbumPhoto {
        AlbumPhoto(fileName: try #require(PhotoFileName(file)), byteCount: 1)
    }

    static func item(_ key: String) -> PhotoItem {
        PhotoItem(id: "demo:\(key)", title: "Photo \(key)", credit: Phrase(verbatim: "Ann · CC0"))
    }
}

/// Creates a tester of a grid of photos.
@MainActor
func gridTester(
    _ find: any QueryUseCase<SearchPhotos.Input, Page<Photo>>,
    _ fetchThumbnail: any QueryUseCase<Photo, PixelImage> = ScriptedUseCase<Photo, PixelImage>(),
    query: PhotoQuery = PhotoQuery("cat", source: "demo"),
    listAlbums: ScriptedUseCase<Void, [AlbumName]> = ScriptedUseCase(),
    findSaved: ScriptedUseCase<DownloadPhotos.Input, [PhotoID]> = ScriptedUseCase(),
    clock: TestClock = TestClock(),
    go: @escaping @MainActor (Transition<PhotoRoute>) -> Void = { _ in }
) throws -> ViewModelTester<PhotoGridModel> {
    try ViewModelTester(clock: clock) { tasks in
        try PhotoGridModel(
            query,
            first: .first,
            tabs: SamplePhoto.tabs,
            tasks: tasks,
            failures: PhotoFailureAlerts(source: .demo),
            router: Router(go),
            find: find,
            fetchThumbnail: fetchThumbnail,
            listAlbums: listAlbums,
            findSaved: findSaved,
            countdown: Countdown(clock: clock, wallClock: TestWallClock())
        )
    }
}
