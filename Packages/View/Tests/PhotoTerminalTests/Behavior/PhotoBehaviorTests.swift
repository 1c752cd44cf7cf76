import AttemptKit
import PhotoContract
import PresentationKit
import ReportKit
import Testing

/// A command of a screen for photos, which is a key on a full screen and a button or an entry of a menu elsewhere.
enum PhotoCommand: String, CaseIterable {
    case save, delete, undo, pause, resume, cancel
    case changeAlbum = "album"
    case endWait = "stop-waiting"
}

@MainActor
protocol PhotoDriver {
    /// Creates a host without a screen.
    ///
    /// - Parameter answers: the buttons of the alerts that are pressed until ``finish()``, counted from 1.
    init(answers: [Int])

    func show(_ model: StubGrid)
    func show(_ model: StubList)
    func show(_ model: StubAlbum)
    func show(_ model: StubPhoto)
    func show(_ model: StubDownload)
    /// Shows another screen and comes back.
    func reappear()
    /// Presses the buttons of the alerts.
    func finish() async

    /// The heading, the titles and the credits of the photos, and the line below them.
    var texts: [String] { get }
    /// Performs a command, on the photos at places where it is one on photos.
    ///
    /// - Returns: False if the screen does not offer it.
    @discardableResult
    func perform(_ command: PhotoCommand, on places: [Int]) -> Bool
    func open(_ place: Int)
    func reachEnd()
    /// Has the cell at a place fetch its picture again.
    func retry(_ place: Int)
    func search(_ words: String)
    func select(tab: String)
}

extension PhotoDriver {
    @discardableResult
    func perform(_ command: PhotoCommand) -> Bool { perform(command, on: []) }
}

extension HostTests {
    /// The behaviour of the screens for photos, which is the same on every host.
    ///
    /// The file is shared by the tests of the terminal and, by a symbolic link, by those of UIKit; each names its driver
    /// `HostedPhotos`.
    @MainActor
    struct PhotoBehaviorTests {
        private typealias Driver = HostedPhotos

        private func state(_ titles: String...) -> (inout PhotoGridState) -> Void {
            { state in
                state.items = titles.map {
                    PhotoItem(id: $0, title: "Title \($0)", credit: Phrase(verbatim: "Ann · CC0"))
                }
                state.footer = Phrase(en: "\(titles.count) photos", ja: "\(titles.count) 件")
            }
        }

        private func grid() -> (StubGrid, Driver) {
            let (model, driver) = (StubGrid(), Driver(answers: []))
            driver.show(model)
            model.shown.update(state("a", "b", "c"))
            return (model, driver)
        }

        @Test func `shows photos with their credits between the heading and a line`() {
            let (model, driver) = grid()
            let photos = ["a", "b", "c"].flatMap { ["Title \($0)", "Ann · CC0"] }
            #expect(driver.texts == ["Cats"] + photos + ["3 photos"])
            #expect(model.inputs.first == "begin")
        }

        @Test func `leaves the failure of one cell to its view model`() {
            let (model, driver) = grid()
            _ = driver.texts
            let inputs = model.inputs
            model.cells.child(for: "b").shown.set(.failed(Phrase(en: "broken", ja: "壊れています")))
            driver.retry(1)
            #expect(["a", "b", "c"].map { model.cells.child(for: $0).retries } == [0, 1, 0])
            #expect(model.inputs == inputs)
        }

        @Test func `passes input on`() {
            let (model, driver) = grid()
            driver.open(1)
            driver.reachEnd()
            #expect(model.inputs.suffix(2) == ["open b", "next"])
            driver.perform(.save, on: [0, 2])
            #expect(model.inputs.last == "save a c")
        }

        @Test func `passes searches and tabs on`() {
            let title = Phrase(en: "Drawings", ja: "内蔵の絵")
            let drawings = PhotoTab(PhotoSourceDescription("demo", title: title, explanation: title))
            let model = StubGrid(
                PhotoGridState(title: Phrase(en: "Cats", ja: "猫"), tab: drawings, of: [.albums, drawings])
            )
            let driver = Driver(answers: [])
            driver.show(model)
            driver.select(tab: "Albums")
            driver.search("cat")
            #expect(model.inputs.suffix(2) == ["tab Albums", "search cat"])
        }

        @Test(arguments: [(1, ["overwrite"]), (2, ["skip"]), (3, [])])
        func `asks before photos are overwritten`(_ answer: Int, _ expected: [String]) async {
            let (model, driver) = (StubGrid(), Driver(answers: [1, answer]))
            driver.show(model)
            let text = Phrase(verbatim: "Text")
            model.signalSource.send(
                .choose(
                    AlertStrategy(
                        title: text,
                        message: text,
                        actions: [.save(into: "Pets"), .cancel],
                        style: .actionSheet
                    )
                )
            )
            model.signalSource.send(
                .confirm(AlertStrategy(title: text, message: text, actions: [.overwrite, .skip, .cancel]))
            )
            await driver.finish()
            #expect(model.inputs.filter { $0 != "next" } == ["begin", "save(into: \"Pets\")"] + expected)
        }

        @Test func `reads albums whenever they appear`() {
            let (model, driver) = (StubList(), Driver(answers: []))
            driver.show(model)
            driver.reappear()
            model.shown.update { state in
                state.items = [PhotoItem(id: "Pets", title: "Pets", credit: Phrase(en: "2 photos", ja: "写真 2 件"))]
            }
            #expect(driver.texts == ["Your albums", "Pets", "2 photos"])
            driver.open(0)
            driver.select(tab: "Albums")
            driver.perform(.delete, on: [0])
            #expect(model.inputs == ["begin", "begin", "open Pets", "tab Albums", "remove Pets"])
        }

        @Test(arguments: [(1, ["confirm Pets"]), (2, [])])
        func `removes an album only by the answer that says so`(_ answer: Int, _ expected: [String]) async {
            let (model, driver) = (StubList(), Driver(answers: [answer]))
            driver.show(model)
            model.signalSource.send(.confirmRemoval(.removal(of: ["Pets"])))
            await driver.finish()
            #expect(model.inputs == ["begin"] + expected)
        }

        @Test func `changes an album`() {
            let (model, driver) = (StubAlbum(), Driver(answers: []))
            driver.show(model)
            model.shown.update(state("a", "b", "c"))
            driver.open(0)
            driver.perform(.delete, on: [0, 1])
            driver.perform(.undo)
            driver.perform(.changeAlbum)
            #expect(model.inputs == ["begin", "open a", "remove a b", "undo", "albums"])
        }

        @Test(arguments: [(1, ["confirm a.jpg b.jpg"]), (2, [])])
        func `removes photos only by the answer that says so`(_ answer: Int, _ expected: [String]) async {
            let (model, driver) = (StubAlbum(), Driver(answers: [answer]))
            driver.show(model)
            model.signalSource.send(.confirmRemoval(.removal(of: ["a.jpg", "b.jpg"])))
            await driver.finish()
            #expect(model.inputs == ["begin"] + expected)
        }

        @Test func `tells a cell that its photo was written again`() {
            let (model, driver) = (StubAlbum(), Driver(answers: []))
            driver.show(model)
            for revision in [1, 2] {
                model.shown.update { state in
                    state.items = [("a.jpg", 1), ("b.jpg", revision)].map { file, revision in
                        PhotoItem(id: file, title: file, credit: Phrase(verbatim: "Ann · CC0"), revision: revision)
                    }
                }
                _ = driver.texts
            }
            #expect(model.cells.child(for: "a.jpg").revisions == [1])
            #expect(model.cells.child(for: "b.jpg").revisions == [1, 2])
        }

        /// Answers the question whether to show another album.
        @Test(arguments: [(1, ["change Dogs"]), (2, [])])
        func `changes albums only by the answer that names one`(_ answer: Int, _ expected: [String]) async {
            let (album, albums) = (StubAlbum(), Driver(answers: [answer]))
            albums.show(album)
            album.signalSource.send(.confirmChange(.change))
            await albums.finish()
            #expect(album.inputs == ["begin"] + expected)
            let (download, downloads) = (StubDownload(), Driver(answers: [answer]))
            downloads.show(download)
            download.signalSource.send(.confirmChange(.change))
            await downloads.finish()
            #expect(download.inputs == ["begin"] + expected)
        }

        /// Answers an alert with an action of the article's alert: retry, setting, sign-in, and the two that only close it.
        @Test(arguments: [PhotoContract.FetchPhotoErrorAction.retry, .signIn, .setting, .cancel, .close])
        func `passes answers to failures on`(_ action: PhotoContract.FetchPhotoErrorAction) async {
            let strategy = AlertStrategy<PhotoContract.FetchPhotoErrorAction>(
                title: Phrase(en: "Failed", ja: "失敗"),
                message: Phrase(en: "The photo cannot be fetched.", ja: "写真を取得できません。"),
                actions: [action]
            )
            let inputs = ["begin", "\(action)"]
            let (grid, list, album, photo, download) = (
                StubGrid(), StubList(), StubAlbum(), StubPhoto(), StubDownload()
            )
            func check(_ show: (Driver) -> Void, send: () -> Void, _ passed: () -> [String]) async {
                let driver = Driver(answers: [1])
                show(driver)
                send()
                await driver.finish()
                #expect(passed().filter { $0 != "next" } == inputs)
            }
            await check({ $0.show(grid) }, send: { grid.signalSource.send(.alert(strategy)) }, { grid.inputs })
            await check({ $0.show(list) }, send: { list.signalSource.send(.alert(strategy)) }, { list.inputs })
            await check({ $0.show(album) }, send: { album.signalSource.send(.alert(strategy)) }, { album.inputs })
            await check({ $0.show(photo) }, send: { photo.signalSource.send(.alert(strategy)) }, { photo.inputs })
            await check(
                { $0.show(download) },
                send: { download.signalSource.send(.alert(strategy)) },
                { download.inputs }
            )
        }

        @Test func `ends waits`() {
            func check(_ line: OutputSource<ScreenProgress?>, _ inputs: () -> [String], _ show: (Driver) -> Void) {
                let driver = Driver(answers: [])
                show(driver)
                for end in [nil, ScreenProgress.activity(Phrase(en: "Searching…", ja: "検索しています…"))] {
                    #expect(!driver.perform(.endWait))
                    line.set(.wait(secondsLeft: 2))
                    #expect(driver.perform(.endWait))
                    line.set(end)
                }
                #expect(!driver.perform(.endWait))
                #expect(inputs().count { $0 == "end wait" } == 2)
            }
            let (grid, list, album, photo, download) = (
                StubGrid(), StubList(), StubAlbum(), StubPhoto(), StubDownload()
            )
            check(grid.line, { grid.inputs }, { $0.show(grid) })
            check(list.line, { list.inputs }, { $0.show(list) })
            check(album.line, { album.inputs }, { $0.show(album) })
            check(photo.line, { photo.inputs }, { $0.show(photo) })
            check(download.line, { download.inputs }, { $0.show(download) })
        }

        @Test func `pauses and cancels downloads while there are any`() {
            let (model, driver) = (StubDownload(), Driver(answers: []))
            driver.show(model)
            #expect(driver.perform(.pause))
            model.shown.update { $0.phase = .paused }
            #expect(driver.perform(.resume))
            #expect(driver.perform(.cancel))
            #expect(model.inputs == ["begin", "pause", "resume", "cancel"])
            model.shown.update { $0.phase = .ended }
            #expect(!PhotoCommand.allCases.contains { driver.perform($0) })
        }

        @Test(arguments: [(1, DownloadState.Phase.paused, ["discard"]), (1, .ended, []), (2, .running, [])])
        func `discards downloads by the answer that says so, while there are any`(
            _ answer: Int,
            _ phase: DownloadState.Phase,
            _ expected: [String]
        ) async {
            let (model, driver) = (StubDownload(), Driver(answers: [answer]))
            driver.show(model)
            let strategy = AlertStrategy<ConfirmCancelAction>(
                title: Phrase(en: "Cancel?", ja: "中止しますか？"),
                message: Phrase(en: "Parts are deleted.", ja: "削除されます。"),
                actions: [.discard, .keep]
            )
            model.signalSource.send(.confirmCancelling(strategy))
            model.shown.update { $0.phase = phase }
            await driver.finish()
            #expect(model.inputs == ["begin"] + expected)
        }
    }
}

extension AlertStrategy<ConfirmRemovalAction> {
    fileprivate static func removal(of names: [String]) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Delete?", ja: "削除しますか？"),
            message: Phrase(en: "The trash keeps it.", ja: "ごみ箱に移ります。"),
            actions: [.remove(names), .cancel]
        )
    }
}

extension AlertStrategy<ConfirmChangeAlbumAction> {
    fileprivate static var change: AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Switch Albums", ja: "アルバムの切り替え"),
            message: Phrase(en: "You are in 'Cats'.", ja: "今のアルバムは 'Cats' です。"),
            actions: [.change(to: "Dogs"), .stay]
        )
    }
}
