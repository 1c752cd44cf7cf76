import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Runs the built program against services on the loopback.
struct DownloadTests {
    private let program: BuiltProgram
    private let services: FakePhotoServices
    private let folder = AlbumFolder()

    init() throws {
        program = try BuiltProgram(named: "album")
        services = try FakePhotoServices()
    }

    private var environment: [String: String] {
        services.environment.merging(folder.environment) { $1 }
    }

    private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
        try await program.run(arguments, environment: environment)
    }

    @Test func `the errors of the services have their exit codes`() async throws {
        services.change { ($0.delay, $0.isOverLimit) = (60, true) }
        #expect(try await run("show", "commons:1").status == 5)
        #expect(try await run("show", "unsplash:p1").status == 5)
        services.change { $0 = FakePhotoServices.Faults() }
        #expect(try await run("show", "commons:999").status == 3)
        #expect(try await run("show", "unsplash:p999").status == 3)
        let refused = environment.merging(["UNSPLASH_ACCESS_KEY": "other"]) { $1 }
        #expect(try await program.run(["show", "unsplash:p1"], environment: refused).status == 4)
    }

    @Test func `photos of both services are downloaded whole, and the download is reported`() async throws {
        let run = try await run("get", "commons:1", "unsplash:p2", "--into", "Cats", "--fields", "outcome")
        #expect(run.output == "added\nadded\n" && run.status == 0)
        #expect(folder.names(in: "Cats") == ["Cat-1.png", "Cat-1.png.json", "Cat-2.png", "Cat-2.png.json"])
        folder.expectWhole("Cats")
        #expect(services.requests.count { $0.path == "/photos/p2/download" } == 1)
        #expect(services.requests.allSatisfy { $0.headers["authorization"] == nil || !$0.path.hasPrefix("/files") })
        #expect(folder.parts().isEmpty && folder.parts(of: "Cats").isEmpty)
    }

    @Test(arguments: ["commons:", "unsplash:p"])
    func `a lost connection is resumed by another run, which names no photo`(_ source: String) async throws {
        services.change { $0.partsBeforeFailure = 2 }
        let lost = try await run("get", source + "1", source + "2", "--into", "Cats")
        #expect(lost.status == 6, "\(lost.messages)")
        #expect(!folder.parts().isEmpty && folder.parts(of: "Cats").count == 2)
        #expect(folder.names(in: "Cats").isEmpty)
        services.change { $0.partsBeforeFailure = nil }
        let before = services.requests.count
        let run = try await run("get", "--into", "Cats")
        #expect(run.status == 0, "\(run.messages)")
        #expect(folder.names(in: "Cats") == ["Cat-1.png", "Cat-1.png.json", "Cat-2.png", "Cat-2.png.json"])
        folder.expectWhole("Cats")
        // Of six parts two had arrived. The server may get a last request of the first run, for one of the others, after its end.
        let parts = services.requests.dropFirst(before).filter { $0.path.hasPrefix("/files") }
        #expect(Set(parts.map { [$0.path, $0.headers["range"] ?? "all"] }).count == 4, "\(parts)")
        #expect(parts.contains { $0.headers["if-range"] != nil })
        #expect(folder.parts().isEmpty && folder.parts(of: "Cats").isEmpty)
        #expect(try await self.run("get", "--into", "Cats").status == 0)
    }

    @Test func `a folder is relative to the working directory`() async throws {
        let directory = folder.path
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let run = try await program.run(
            ["albums", "create", "Cats"],
            environment: ["ALBUM_FOLDER": "here", "HOME": folder.home],
            in: directory
        )
        #expect(run.status == 0)
        #expect(FileManager.default.fileExists(atPath: directory + "/here/Cats"))
    }

    /// Kills downloads at requests from the first to the last, and resumes them.
    private func kill(_ times: Int) async throws {
        let photos = (1...4).map { "commons:\($0)" }
        var kills = 0
        for attempt in 0..<times {
            let killed = try program.start(["get"] + photos + ["--into", "Cats"], environment: environment)
            services.change { $0.kill = (attempt % 8 * 2, killed) }
            let isKilled = await killed.end().status == 128 + 9
            if isKilled { kills += 1 }
            folder.expectWhole("Cats")
            // A run that has made fewer requests than that is complete.
            guard !isKilled || attempt % 8 == 7 else { continue }
            let rest = try await run("get", "--into", "Cats")
            #expect(rest.status == 0, "\(rest.messages)")
            folder.expectWhole("Cats")
            #expect(folder.parts().isEmpty && folder.parts(of: "Cats").isEmpty)
            #expect(folder.names(in: "Cats").count == 8)
            try FileManager.default.removeItem(atPath: folder.path + "/Cats")
        }
        #expect(kills > times / 2)
    }

    @Test func `whenever a download is killed, every file is whole or absent, and the next run completes it`()
        async throws
    {
        try await kill(8)
    }

    struct Slow {
        @Test func `no kill of a hundred leaves a part of a photo, or a photo without its credit`() async throws {
            try await DownloadTests().kill(104)
        }
    }
}
