import Foundation
import InfrastructureTesting
import Testing

/// Every answer of every alert, on a pseudo-terminal.
struct AlbumAlertTests {
    private let program: BuiltProgram
    private let services: FakePhotoServices
    private let folder = AlbumFolder()

    private static let right = "\u{1B}[C"

    init() throws {
        program = try BuiltProgram(named: "album")
        services = try FakePhotoServices()
    }

    private func open(_ line: String, _ variables: [String: String] = [:]) throws -> TerminalSession {
        let environment = services.environment.merging(folder.environment) { $1 }
            .merging(variables) { $1 }
        let words = line.split(separator: " ").map(String.init)
        return try TerminalSession(program, words, environment: environment, columns: 80, rows: 30)
    }

    private func run(_ line: String) async throws -> BuiltProgram.Run {
        try await program.run(line.split(separator: " ").map(String.init), environment: folder.environment)
    }

    private func quit(_ session: TerminalSession) async {
        await session.send("\u{3}")
        #expect(await session.end() == 0)
    }

    // MARK: - Saving

    /// Opens the drawings of cats, selects the first two, and asks to save them.
    private func save() async throws -> TerminalSession {
        let session = try open("search cat --source demo")
        try await session.expect("Cat 3")
        await session.send("x" + Self.right + "xs")
        try await session.expect("2 photos", "Choose an album.")
        return session
    }

    @Test func `the menu of albums is cancelled`() async throws {
        let session = try await save()
        await session.send("c")
        // The grid takes keys again.
        await session.send("s")
        try await session.expect("Choose an album.")
        await quit(session)
        #expect(folder.names(in: ".").isEmpty)
    }

    @Test func `a new album is not created when its name is not entered`() async throws {
        let session = try await save()
        try await session.expect("New Album…")
        await session.send("1")
        try await session.expect("Enter the name of the album.", "[ Cancel ]")
        await session.send("\t\t\r")
        await session.send("s")
        try await session.expect("Choose an album.")
        await quit(session)
        #expect(folder.names(in: ".").isEmpty)
    }

    @Test(arguments: [("o", 2), ("s", 2), ("c", 1)])
    func `photos that the album has are overwritten, skipped or left`(
        _ key: String,
        _ count: Int
    ) async throws {
        // Another picture under the name and with the credit of the first.
        #expect(try await run("get demo:cat-1 --into Cats").status == 0)
        let other = FakePhotoServices.file(1)
        try Data(other).write(to: URL(filePath: folder.path + "/Cats/Cat-1.png"))
        let session = try await save()
        await session.send("1")
        try await session.expect("Overwrite?", "[ Overwrite ]", "[ Skip ]", "[ Cancel ]")
        await session.send(key)
        if count == 2 {
            try await session.expect("Download complete")
        } else {
            await session.send("s")
            try await session.expect("Choose an album.")
        }
        await quit(session)
        #expect(folder.names(in: "Cats").count == count * 2)
        #expect((folder.contents("Cat-1.png", of: "Cats") == other) == (key != "o"))
        if key == "o" {
            #expect(try await run("undo").status == 0)
            #expect(folder.contents("Cat-1.png", of: "Cats") == other)
        }
    }

    @Test func `the end of a download does not leave its screen, if the user stays`() async throws {
        let session = try await save()
        await session.send("1")
        try await session.expect("Enter the name of the album.")
        await session.send("Cats\r")
        try await session.expect("Download complete", "[ See Cats ]", "[ Stay ]")
        let written = await session.written.utf8.count
        await session.send(Self.right + "\r")
        await quit(session)
        // The names of the photos would be on the screen of the album.
        #expect(await !session.output(after: written).contains("Cat 2"))
        #expect(folder.names(in: "Cats").count == 4)
    }

    // MARK: - Albums

    @Test(arguments: ["c", "\r"])
    func `a photo stays when its deletion is cancelled`(_ answer: String) async throws {
        #expect(try await run("get demo:cat-1 --into Cats").status == 0)
        let session = try open("albums show Cats")
        try await session.expect("Cat 1", "1 photo")
        await session.send("d")
        try await session.expect("Delete 'Cat-1.png'?", "[ Delete ]", "[ Cancel ]")
        await session.send(answer)
        await session.send("d")
        try await session.expect("Delete 'Cat-1.png'?")
        await quit(session)
        #expect(folder.names(in: "Cats").count == 2)
    }

    @Test func `an album goes into the trash on confirmation, and stays without one`() async throws {
        #expect(try await run("get demo:cat-1 --into Cats").status == 0)
        let session = try open("")
        try await session.expect("Your albums", "Cats", "1/1")
        await session.send("d")
        try await session.expect("Delete 'Cats'?", "[ Delete ]", "[ Cancel ]")
        await session.send("c")
        await session.send("d")
        try await session.expect("Delete 'Cats'?")
        #expect(folder.names(in: "Cats").count == 2)
        await session.send("\u{1B}[D\r")
        try await session.expect("Album 'Cats' moved to the trash")
        try await session.expect("No albums yet")
        await quit(session)
        #expect(try await run("undo").status == 0)
        #expect(folder.names(in: "Cats").count == 2)
    }

    @Test(arguments: ["\t\r", right + "\r"])
    func `an album stays open when the user stays`(_ answer: String) async throws {
        #expect(try await run("get demo:cat-1 --into Cats").status == 0)
        #expect(try await run("albums create Dogs").status == 0)
        let session = try open("albums show Cats")
        try await session.expect("Cat 1", "1 photo")
        await session.send("a")
        try await session.expect("Switch Albums", "[ See Dogs ]", "[ Stay ]")
        await session.send(answer)
        await session.send("d")
        try await session.expect("Delete 'Cat-1.png'?")
        await quit(session)
    }

    // MARK: - Tabs

    @Test func `an alert waits until its tab is selected again`() async throws {
        // A request is tried three times.
        services.change { $0.failingSearches = 3 }
        services.holdSearches()
        let session = try open("search")
        try await session.expect("Searching 'commons'")
        await services.waitForRequests(1)
        await session.send("[")
        try await session.expect("Your albums")
        services.answerSearches()
        // One search at a time: the first has failed when the second is answered.
        await session.send("/owl\r")
        try await session.expect("'owl'", "Cat 3")
        #expect(await !session.written.contains("No connection"))
        await session.send("\u{1B}")
        try await session.expect("Your albums")
        await session.send("]")
        try await session.expect("No connection", "[ Retry ]")
        await session.send("r")
        try await session.expect("Cat 3")
        await quit(session)
    }

    // MARK: - Downloads and failures

    /// Begins a download of a photo, and loses its connection.
    private func lose() async throws -> TerminalSession {
        let session = try open("search cat")
        try await session.expect("Cat 3")
        services.change { $0.partsBeforeFailure = 1 }
        await session.send("s")
        try await session.expect("1 photo", "New Album…")
        await session.send("1")
        try await session.expect("Enter the name of the album.")
        await session.send("Cats\r")
        try await session.expect("No connection", "[ Retry ]", "[ Setting ]", "[ Cancel ]")
        return session
    }

    @Test func `the setting is explained, and the download is paused meanwhile`() async throws {
        let session = try await lose()
        await session.send("s")
        // The alert before it began with the same letters, which are not written again.
        try await session.expect("photos come from 'commons'.", "[ Close ]")
        await session.send("\r")
        services.change { $0.partsBeforeFailure = nil }
        await session.send("p")
        try await session.expect("Download complete")
        await quit(session)
        folder.expectWhole("Cats")
        #expect(folder.names(in: "Cats").count == 2)
    }

    @Test func `a download whose alert is cancelled is given up on confirmation only`() async throws {
        let session = try await lose()
        await session.send("c")
        await session.send("c")
        try await session.expect("[ Stop Downloading ]", "[ Keep Downloading ]")
        await session.send("k")
        await session.send("c")
        try await session.expect("[ Stop Downloading ]", "[ Keep Downloading ]")
        #expect(!folder.parts().isEmpty)
        await session.send("s")
        try await session.expect("1 download cancelled")
        await quit(session)
        #expect(folder.parts().isEmpty && folder.parts(of: "Cats").isEmpty)
        #expect(folder.names(in: "Cats").isEmpty)
    }

    @Test func `the way to sign in is explained`() async throws {
        let session = try open("search cat --source unsplash", ["UNSPLASH_ACCESS_KEY": "other"])
        try await session.expect("[ Sign In ]", "[ Cancel ]")
        await session.send("\r")
        // The rest of the text is there already.
        try await session.expect("in with a key", "[ Close ]")
        await session.send("\r")
        await quit(session)
    }

    @Test(arguments: [("en", "[ Close ]"), ("ja", "[ 閉じる ]")])
    func `an alert that only tells something is closed`(_ language: String, _ button: String) async throws {
        let session = try open("show commons:999 --lang \(language)")
        try await session.expect(button)
        let written = await session.written
        #expect(!written.contains("[ Cancel ]") && !written.contains("[ キャンセル ]"))
        await session.send("\r?")
        try await session.expect(language == "en" ? "Keys and commands" : "キーとコマンド")
        await quit(session)
    }

    @Test func `nothing is asked where the user must not be prompted`() async throws {
        let session = try open("search cat --source unsplash --no-input", ["UNSPLASH_ACCESS_KEY": "other"])
        try await session.expect("UNSPLASH_ACCESS_KEY")
        #expect(await session.end() == 4)
        #expect(await !session.written.contains("[ Sign In ]"))
    }

    @Test(arguments: ["r", "c"])
    func `a failed search is retried or left`(_ answer: String) async throws {
        services.change { $0.isOverLimit = true }
        let session = try open("search cat --source unsplash")
        try await session.expect("[ Retry ]", "[ Cancel ]")
        services.change { $0.isOverLimit = false }
        await session.send(answer)
        if answer == "r" {
            try await session.expect("Cat 3")
        } else {
            await session.send("?")
            try await session.expect("Keys and commands")
            #expect(await !session.written.contains("Cat 3"))
        }
        await quit(session)
    }

    @Test func `Escape ends a wait, and does not leave the search`() async throws {
        #expect(try await run("albums create Cats").status == 0)
        services.change { $0.delay = 1790 }
        let session = try open("")
        try await session.expect("Your albums")
        await session.send("/cat\r")
        try await session.expect("[ Wait ", "[ Cancel ]")
        await session.send("w")
        try await session.expect("s left… (Escape cancels)")
        let count = services.requests.count
        let written = await session.written.utf8.count
        await session.send("\u{1B}")
        try await session.expect("? help · q quit")
        #expect(await !session.output(after: written).contains("Your albums"))
        await session.send("\u{1B}")
        try await session.expect("Your albums")
        #expect(services.requests.count == count)
        await quit(session)
    }

    struct Slow {
        @Test func `a wait counts down, and its end is another attempt`() async throws {
            let tests = try AlbumAlertTests()
            // Long enough for the alert to be answered on a busy machine before the time has come.
            tests.services.change { $0.delay = 15 }
            let session = try tests.open("search cat")
            try await session.expect("[ Wait ", "[ Cancel ]")
            tests.services.change { $0.delay = nil }
            await session.send("w")
            try await session.expect("Waiting, ", "Cat 3")
            await tests.quit(session)
        }
    }
}
