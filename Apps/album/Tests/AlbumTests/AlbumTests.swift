import Foundation
import InfrastructureTesting
import Testing

/// Runs the built program with the drawings that are part of it, each test with a folder of its own.
struct AlbumTests {
    private let program: BuiltProgram
    private let albums = AlbumFolder()

    init() throws {
        program = try BuiltProgram(named: "album")
    }

    private var environment: [String: String] { albums.environment }
    private var folder: String { albums.path }

    private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
        try await program.run(arguments, environment: environment)
    }

    private func names(in album: String) -> Set<String> { albums.names(in: album) }

    @Test func `a search finds drawings without a network`() async throws {
        let run = try await run("search", "cat", "--source", "demo", "--per-page", "2", "--fields", "id,licence")
        #expect(run.output == "demo:cat-1\tCC0\ndemo:cat-2\tCC0\n")
        #expect(run.status == 0 && run.messages.isEmpty)
    }

    @Test func `photos are downloaded with their credits, removed and restored`() async throws {
        let get = try await run("get", "demo:cat-1", "demo:horse", "demo:dog-1", "--into", "Pets")
        #expect(get.status == 3 && get.messages.contains("'demo:horse' was not added."))
        let files: Set = ["Cat-1.png", "Cat-1.png.json", "Dog-1.png", "Dog-1.png.json"]
        #expect(names(in: "Pets") == files)
        #expect(try await run("get", "demo:cat-1", "--into", "Pets", "--fields", "outcome").output == "duplicate\n")
        let credits = try await run("credits", "Pets").output
        #expect(credits.contains("Cat 1, Strata (CC0 <https://creativecommons.org/publicdomain/zero/1.0/>)"))
        #expect(try await run("rm", "Pets", "Cat-1.png").status == 0)
        #expect(names(in: "Pets") == ["Dog-1.png", "Dog-1.png.json"])
        #expect(try await run("undo").status == 0)
        #expect(names(in: "Pets") == files)
        let undo = try await run("undo")
        #expect(undo.status == 3 && undo.output.isEmpty && undo.messages.contains("nothing to undo"))
        #expect(try await run("albums", "create", "Empty").status == 0)
        #expect(try await run("albums", "remove", "Empty").status == 0)
        #expect(try await run("albums", "remove", "Pets").status == 0)
        #expect(try await run("albums", "--plain").output.isEmpty)
        let removal = try await run("albums", "remove", "Pets")
        #expect(removal.status == 3 && removal.messages.contains("'Pets'"))
        #expect(try await run("undo").status == 0)
        #expect(names(in: "Pets") == files)
    }

    @Test func `shells are offered the names of albums, and create none`() async throws {
        #expect(try await run("__complete", "--", "albums", "show", "").output == "words\n")
        #expect(!FileManager.default.fileExists(atPath: folder))
        for name in ["Cats", "Pets"] { #expect(try await run("albums", "create", name).status == 0) }
        #expect(try await run("__complete", "--", "albums", "show", "").output == "words\nCats\nPets\n")
        #expect(try await run("__complete", "--", "get", "demo:cat-1", "--into=p").output == "words\n--into=Pets\n")
    }

    @Test func `an album is exported, imported and kept in order, and each change is undone`() async throws {
        #expect(try await run("get", "demo:cat-1", "demo:dog-1", "--into", "Pets").status == 0)
        let out = albums.home + "/out"
        let taken = Date(timeIntervalSince1970: 1_000_000_000)
        func date(_ path: String) throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        try FileManager.default.setAttributes([.modificationDate: taken], ofItemAtPath: folder + "/Pets/Cat-1.png")
        #expect(try await run("export", "Pets", out, "--fields", "outcome").output == "copied\ncopied\n")
        #expect(try date(out + "/Cat-1.png") == taken)
        #expect(try await run("export", "Pets", out, "--fields", "outcome").output == "present\npresent\n")
        let found = try await run("search", "--source", "file", "--folder", out, "--fields", "title,licence")
        #expect(found.output == "Cat 1\tCC0\nDog 1\tCC0\n")
        let planned = try await run("import", out, "--into", "Copy", "--dry-run", "--fields", "outcome,file")
        #expect(planned.output == "added\tCat-1.png\nadded\tDog-1.png\n" && names(in: "Copy").isEmpty)
        #expect(try await run("import", out, "--into", "Copy", "--fields", "outcome,file").output == planned.output)
        #expect(names(in: "Copy") == names(in: "Pets"))
        #expect(try date(folder + "/Copy/Cat-1.png") == taken)
        #expect(try await run("credits", "Copy").output == run("credits", "Pets").output)
        #expect(try await run("tag", "Copy", "Cat-1.png", "--add", "tabby").status == 0)
        #expect(try await run("albums", "cover", "Copy", "Dog-1.png").status == 0)
        #expect(try await run("albums", "caption", "Copy", "--text", "Ours").status == 0)
        #expect(try await run("albums", "--fields", "name,cover,caption").output.hasPrefix("Copy\tDog-1.png\tOurs\n"))
        #expect(try await run("albums", "merge", "Copy", "--into", "Pets").status == 0)
        #expect(names(in: "Copy").isEmpty)
        for _ in 1...4 { #expect(try await run("undo").status == 0) }
        #expect(names(in: "Copy") == names(in: "Pets"))
        #expect(try await run("undo").status == 0)
        #expect(names(in: "Copy").isEmpty)
        #expect(try await run("undo").status == 3)
    }

    @Test func `a dry run says what would be done, and changes nothing`() async throws {
        #expect(try await run("get", "demo:cat-1", "demo:dog-1", "--into", "Pets").status == 0)
        #expect(try await run("albums", "create", "Dogs").status == 0)
        #expect(try await run("tag", "Pets", "--add", "home").status == 0)
        func files() -> [String: Data] {
            let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return Dictionary(
                uniqueKeysWithValues: paths.map {
                    ($0, FileManager.default.contents(atPath: folder + "/" + $0) ?? Data())
                }
            )
        }
        let before = files()
        let lines = [
            "rm Pets Cat-1.png", "albums remove Dogs", "tag Pets --add x", "undo", "albums create Cats",
            "albums rename Pets Animals",
            "albums move Pets Dog-1.png --into Dogs", "albums merge Dogs --into Pets",
            "albums caption Pets Cat-1.png --text Mimi", "albums cover Pets Dog-1.png", "albums sort Pets name",
            "empty-trash",
        ]
        for line in lines {
            let words = line.split(separator: " ").map { String($0) }
            let run = try await program.run(words + ["--dry-run"], environment: environment)
            #expect(run.status == 0 && run.messages.contains("Nothing was changed"), "\(line): \(run.messages)")
            #expect(files() == before, "\(line)")
        }
        let plan = try await run("get", "demo:cat-1", "demo:cat-2", "--into", "Pets", "--dry-run")
        #expect(plan.output == "demo:cat-1\tduplicate\tCat-1.png\t0\ndemo:cat-2\tadded\t\t0\n")
        #expect(plan.status == 0 && files() == before)
        #expect(try await run("albums", "rename", "Pets", "Dogs", "--dry-run").status != 0)
        #expect(try await run("rm", "Pets", "none.png", "--dry-run").status == 3)
        #expect(files() == before)
    }

    @Test func `records end with a NUL on request, so that another command can take them`() async throws {
        let run = try await run("search", "cat", "--source", "demo", "--per-page", "2", "--fields", "id", "--print0")
        #expect(run.output == "demo:cat-1\0demo:cat-2\0")
    }

    /// Removes photos and restores them, or moves them to another album and back, and kills the program at moments that are
    /// spread over the time that it takes.
    ///
    /// - Parameter change: returns the command that changes what is there, by the names of the photos in the album.
    private func kill(_ times: Int, by change: (Set<String>) -> [String]) async throws {
        #expect(try await run("get", "demo:cat-1", "demo:cat-2", "demo:dog-1", "--into", "Pets").status == 0)
        let whole = names(in: "Pets")
        let start = ContinuousClock.now
        for _ in 1...2 {
            #expect(try await program.run(change(names(in: "Pets")), environment: environment).status == 0)
        }
        // The moments are spread over a run, however long one takes on this machine at that time: a run that ended before its
        // kill does not count, and the next ones are killed sooner.
        var span = (ContinuousClock.now - start) / 2
        var (kills, attempt) = (0, 0)
        while kills < times {
            let killed = try program.start(change(names(in: "Pets")), environment: environment)
            try await Task.sleep(for: span * (attempt % 10) / 10)
            killed.kill()
            let isKilled = await killed.end().status == 128 + 9
            if isKilled { kills += 1 }
            span = isKilled ? span * 21 / 20 : span * 4 / 5
            attempt += 1
            // The next run ends what the killed one has begun.
            #expect(try await run("albums", "show", "Pets").status == 0)
            let (left, moved) = (names(in: "Pets"), names(in: "Cats"))
            #expect(left == whole && moved.isEmpty || left.isEmpty && (moved == whole || moved.isEmpty))
        }
    }

    private static let photos = ["Cat-1.png", "Cat-2.png", "Dog-1.png"]

    @Test func `a photo and its credit are never apart, whenever a removal or its undoing is killed`() async throws {
        try await kill(20) { $0.isEmpty ? ["undo"] : ["rm", "Pets"] + Self.photos }
    }

    struct Slow {
        @Test func `no kill of a hundred leaves a photo apart from its credit, or in two albums, or in none`()
            async throws
        {
            try await AlbumTests().kill(100) { names in
                let (source, target) = names.isEmpty ? ("Cats", "Pets") : ("Pets", "Cats")
                return ["albums", "move", source] + AlbumTests.photos + ["--into", target]
            }
        }
    }
}
