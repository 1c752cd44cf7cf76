#if os(Linux)
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import RepositoryTesting
    import SQLiteIndex
    import Testing

    /// Folders, sockets and links in the places of an index's files.
    @Suite struct OccupiedPlaceTests {
        private let folder: TemporaryFolder
        private var path: String { folder.path + "/index" }

        init() throws {
            folder = try TemporaryFolder()
        }

        private let entry = TextEntry(key: "one", order: 1, texts: ["body": ["東京タワー"]], summary: [1])

        enum Occupant: CaseIterable {
            case folder
            case socket
            case link

            func put(at path: String) throws {
                try? FileManager.default.removeItem(atPath: path)
                switch self {
                case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                case .socket: try #require(mknod(path, S_IFSOCK | 0o600, 0) == 0)
                case .link: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/none/none")
                }
            }

            var type: FileAttributeType {
                switch self {
                case .folder: .typeDirectory
                case .socket: .typeSocket
                case .link: .typeSymbolicLink
                }
            }
        }

        private func expectOccupant(_ occupant: Occupant, at path: String) throws {
            let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            #expect(type == occupant.type, "it was not this program's to remove")
        }

        @Test(arguments: ["1.sqlite", "1.sqlite-journal", "2.sqlite", "2.building", "1.index"], Occupant.allCases)
        func `something else in the place of an index's file needs a rebuild at most`(
            name: String,
            occupant: Occupant
        ) async throws {
            try await SQLiteTextIndex(folder: path, form: TextIndexContract.form).build([entry])
            try occupant.put(at: "\(path)/\(name)")
            let index = SQLiteTextIndex(folder: path, form: TextIndexContract.form)
            do {
                try await index.markDirty(["one"])
            } catch TextIndexError.needsRebuild {
                try await index.build([entry])
                try await index.markDirty(["one"])
            }
            try await index.change([.put(entry)])
            #expect(try await index.search(TextQuery(words: ["タワー"]), limit: 1, offset: 0).total == 1)
            #expect(try await index.dirtyKeys().isEmpty)
            if occupant == .folder { try expectOccupant(occupant, at: "\(path)/\(name)") }
        }

        @Test(arguments: ["", "/.lock"], [Occupant.folder, .socket])
        func `an index that cannot be locked is given up, and rebuilding it reports the place`(
            name: String,
            occupant: Occupant
        ) async throws {
            // A folder is what belongs in the place of the index itself.
            if name.isEmpty, occupant == .folder { return }
            try await SQLiteTextIndex(folder: path, form: TextIndexContract.form).build([entry])
            try occupant.put(at: path + name)
            let index = SQLiteTextIndex(folder: path, form: TextIndexContract.form)
            await #expect(throws: TextIndexError.needsRebuild(.missing)) { try await index.markDirty(["one"]) }
            let error = await #expect(throws: TextIndexError.self) { try await index.build([entry]) }
            guard case .file(.notWritable) = error else { throw try #require(error) }
            try expectOccupant(occupant, at: path + name)
        }
    }
#endif
