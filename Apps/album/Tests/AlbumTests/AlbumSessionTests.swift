import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import Testing

/// Sessions with the built program on a pseudo-terminal, against services on the loopback.
struct AlbumSessionTests {
    private let program: BuiltProgram
    private let services: FakePhotoServices
    private let folder = AlbumFolder()

    init() throws {
        program = try BuiltProgram(named: "album")
        services = try FakePhotoServices()
    }

    private func open(_ arguments: String...) throws -> TerminalSession {
        let environment = services.environment.merging(folder.environment) { $1 }
        return try TerminalSession(program, arguments, environment: environment, columns: 80, rows: 30)
    }

    private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
        try await program.run(arguments, environment: folder.environment)
    }

    private func quit(_ session: TerminalSession) async {
        await session.send("\u{3}")
        #expect(await session.end() == 0)
    }

    private static let right = "\u{1B}[C"
    private static let left = "\u{1B}[D"

    @Test func `three photos are saved through a lost connection, deleted, restored, and there after a restart`()
        async throws
    {
        #expect(try await run("albums", "create", "Dogs").status == 0)
        var session = try open("search", "cat")
        try await session.expect("Cat 3", "1/20")
        await session.send("x" + Self.right + "x" + Self.right + "xs")
        try await session.expect("3 photos", "Save in Dogs", "New Album…")
        services.change { $0.partsBeforeFailure = 2 }
        await session.send("2")
        try await session.expect("Enter the name of the album.", "Album: ")
        await session.send("Cats\r")
        try await session.expect("Downloads into 'Cats'", "No connection", "[ Retry ]")
        services.change { $0.partsBeforeFailure = nil }
        await session.send("\r")
        try await session.expect("Download complete", "[ See Cats ]", "[ Stay ]")
        #expect(folder.names(in: "Cats").count == 6)
        folder.expectWhole("Cats")
        await session.send("\r")
        try await session.expect("Cat 1", "3 photos")
        await session.send("d")
        try await session.expect("Delete 'Cat-1.png'?", "[ Delete ]", "[ Cancel ]")
        // The choice that cannot be undone is not the first one.
        await session.send(Self.left + "\r")
        try await session.expect("moved to the trash")
        #expect(folder.names(in: "Cats").count == 4)
        await session.send("u")
        try await session.expect("Removal undone: 'Cat-1.png' in 'Cats'")
        #expect(folder.names(in: "Cats").count == 6)
        await session.send("a")
        try await session.expect("Switch Albums", "[ See Dogs ]", "[ Stay ]")
        await session.send("\r")
        try await session.expect("0 photos")
        await quit(session)
        session = try open("albums", "show", "Cats")
        try await session.expect("Cat 1", "Cat 3", "3 photos")
        await quit(session)
        folder.expectWhole("Cats")
    }

    @Test func `without a command, drawings are shown first, then the albums, and searches begin in both`() async throws
    {
        var session = try open()
        try await session.expect("Drawings", "Cat 1", "1/20")
        await session.send("/")
        try await session.expect("Search")
        await session.send("dog\r")
        try await session.expect("'dog'", "Dog 1", "1/12")
        await session.send("s")
        try await session.expect("New Album…")
        await session.send("1")
        try await session.expect("Enter the name of the album.", "Album: ")
        await session.send("Dogs\r")
        try await session.expect("Download complete", "[ Stay ]")
        await session.send(Self.right + "\r\u{1B}")
        try await session.expect("'dog'")
        await session.send("\u{1B}")
        try await session.expect("This folder")
        await session.send("[[[")
        try await session.expect("Your albums", "Dogs", "1 photo")
        await session.send("\r")
        try await session.expect("Dog 1")
        await session.send("\r")
        try await session.expect("File: image/png, ", "Author: Strata", "Licence: CC0")
        await quit(session)
        session = try open()
        try await session.expect("Your albums", "Dogs", "1/1")
        await session.send("/cat\r")
        try await session.expect("'cat'", "Cat 3")
        await quit(session)
    }

    @Test func `without a command and a terminal, the albums are printed`() async throws {
        #expect(try await run("albums", "create", "Dogs").status == 0)
        let run = try await run("--plain")
        #expect(run.status == 0)
        #expect(run.output == "Dogs\t0\t0\n")
    }

    @Test func `a terminal with sixels gets the thumbnails as such, and again in another size`() async throws {
        let session = try open("search", "cat")
        try await session.expect("1337;ReportCellSize")
        // The answer of a terminal that has sixels, extension 4, to the last of the queries.
        await session.send("\u{1B}[?62;4c")
        let sixels = "\u{1B}P0;1;0q\"1;1;"
        try await session.expect(sixels, "\u{1B}\\")
        await session.resize(columns: 60, rows: 20)
        try await session.expect(sixels, "\u{1B}\\")
        await quit(session)
    }

    @Test(arguments: [
        ("huge", ImageSample.huge(.png), "large"), ("cut short", Array(ImageSample.jpeg.prefix(200)), "damaged"),
        ("empty", [], "damaged"), ("a page", Array("<!DOCTYPE html><p>Not found".utf8), "damaged"),
    ])
    func `a hostile picture costs a message in its cell, and no other one`(
        name: String,
        file: [UInt8],
        message: String
    ) async throws {
        let dot = ImageSample.png(of: [1, 2, 3, 255])
        services.change { faults in
            // The service says of each that it is a PNG.
            faults.thumbnails = [1: file, 2: ImageSample.animatedGIF, 3: ImageSample.printJPEG, 4: dot]
        }
        let session = try open("search", "cat")
        try await session.expect(message)
        await session.send(Self.right + "\r")
        try await session.expect("Cat 2", "CC BY-SA 4.0")
        await quit(session)
    }

    /// Each step shows another text than the one before, since several changes may be shown at once.
    @Test func `changes by other programs are shown in an open album`() async throws {
        for photo in ["demo:cat-1", "demo:cat-2"] { #expect(try await run("get", photo, "--into", "Cats").status == 0) }
        #expect(try await run("rm", "Cats", "Cat-2.png").status == 0)
        let session = try open("albums", "show", "Cats")
        try await session.expect("Cat 1", "1 photo")
        // Other instances of this program.
        #expect(try await run("undo").status == 0)
        try await session.expect("Cat 2")
        #expect(try await run("get", "demo:dog-1", "--into", "Cats").status == 0)
        try await session.expect("Dog 1")
        // Another program.
        try Data(FakePhotoServices.file(1)).write(to: URL(filePath: folder.path + "/Cats/whiskers.png"))
        try await session.expect("whiskers.png")
        // What follows a photo takes its place.
        try FileManager.default.removeItem(atPath: folder.path + "/Cats/Cat-2.png")
        try await session.expect("whiskers.png")
        #expect(try await run("rm", "Cats", "Dog-1.png").status == 0)
        try await session.expect("whiskers.png")
        await quit(session)
    }
}
