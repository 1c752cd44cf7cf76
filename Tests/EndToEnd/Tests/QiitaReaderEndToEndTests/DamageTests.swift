import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the built program with files that it did not write in the places of its own.
struct DamageTests {
    /// An object in the place of a kept article.
    enum OccupyingObject: CaseIterable {
        case folder, link, pipe, large, garbage

        /// Replaces the file at a path by the object.
        func place(at path: String) throws {
            try FileManager.default.removeItem(atPath: path)
            switch self {
            case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            case .link: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
            case .pipe: try #require(mkfifo(path, 0o600) == 0)
            case .garbage: try Data("garbage".utf8).write(to: URL(filePath: path))
            case .large: try DamageTests.makeLarge(path)
            }
        }

        var message: String {
            switch self {
            case .folder, .link, .pipe: "Something other than a file was in the place of a stored file"
            case .garbage: "A stored file was damaged and has been moved to '"
            case .large: "is larger than 64 MiB and was not changed. Move it elsewhere, or remove it."
            }
        }
    }

    /// Creates a sparse file of 20 GB.
    private static func makeLarge(_ path: String) throws {
        if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(filePath: path)) }
        try #require(truncate(path, 20 << 30) == 0)
    }

    private let home: ReaderHome

    init() throws {
        home = try ReaderHome(FakeItem.numbered(5))
    }

    private func path(_ suffix: String) throws -> String {
        let all = try FileManager.default.subpathsOfDirectory(atPath: home.folder)
        return home.folder + "/" + (try #require(all.first { $0.hasSuffix(suffix) }, "\(all)"))
    }

    @Test(arguments: OccupyingObject.allCases)
    func `a damaged file is named, and the rest works`(_ object: OccupyingObject) async throws {
        _ = try await home.run("list")
        let id = home.items[2].id
        let others = Set(home.items.map(\.id)).subtracting([id])
        let file = try path("/\(id).json")
        for command in [["kept", "--fields", "id"], ["keep", id], ["forget", id], ["sync", "--tag", "設計"]] {
            try object.place(at: file)
            try? FileManager.default.removeItem(atPath: home.folder + "/.cache")
            let result = try await home.run(command, environment: ["LANG": "en_US.UTF-8"], exits: 7)
            #expect(result.messages.contains(object.message), "\(command): \(result.messages)")
            let kept = try await home.run("kept", "--fields", "id")
            #expect(Set(kept.lines).isSuperset(of: others), "\(command)")
            if object == .large { try #require(truncate(file, 1) == 0) }
            _ = try await home.run("keep", id)
            #expect(try await home.run("keep", id).status == 0)
        }
    }

    @Test func `a journal of 20 GB is set aside, and everything goes on`() async throws {
        _ = try await home.run("list")
        try Self.makeLarge(try path("share/qiita-reader/.work") + "/log")
        let first = try await home.run("keep", home.items[0].id, exits: 7)
        #expect(first.messages.contains(".work.damaged-1"), "\(first.messages)")
        #expect(try await home.run("keep", home.items[0].id).status == 0)
        #expect(try await home.run("kept", "--fields", "id").lines.count == 5)
    }

    @Test func `a title of 2 MB is cut`() async throws {
        home.qiita.change { $0[0].title = String(repeating: "設計 ", count: 300_000) }
        for command in [["list"], ["read", home.items[0].id], ["kept"], ["history"], ["list", "--json"]] {
            let result = try await home.run(command, exits: 0)
            #expect(result.output.utf8.count < 100_000)
        }
    }

    @Test func `an index of 20 GB is searched like any other`() async throws {
        _ = try await home.run("list")
        #expect(try await home.run("kept", "--fields", "id").lines.count == 5)
        let index = try path(".sqlite")
        for file in [index, index + "-journal"] {
            try Self.makeLarge(file)
            let kept = try await home.run("kept", "--fields", "id", exits: 0)
            #expect(kept.lines.count == 5)
        }
    }
}
