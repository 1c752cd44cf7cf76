#if os(Linux)
    import Foundation
    import InfrastructureTesting
    import RepositoryKit
    import RepositoryTesting
    import SQLiteIndex
    import Testing

    /// Indexes on disks of their own: full ones, and those whose power is cut.
    @Suite struct DiskTests {
        private static let form = TextIndexSchema(version: 1, fields: [.init("body")])

        private static func entry(_ key: String, _ word: String) -> TextEntry {
            let body = "\(word) " + String(repeating: "本文 and text ", count: 200)
            return TextEntry(key: key, order: 0, texts: ["body": [body]], summary: Array(word.utf8))
        }

        private static func index(on disk: LoopDisk) -> SQLiteTextIndex {
            SQLiteTextIndex(folder: disk.path + "/index", form: form)
        }

        private static func keys(with word: String, in index: SQLiteTextIndex) async throws -> [String] {
            try await index.search(TextQuery(words: [word]), limit: 99, offset: 0).hits.map(\.key)
        }

        /// A file that is mapped into memory ends the process where its blocks cannot be allocated, which happens on a
        /// disk whose blocks are smaller than a page.
        @Test(arguments: [1024, 4096])
        func `on a full disk the index is searched, and a change is refused`(blockSize: Int) async throws {
            let disk = try await LoopDisk(.journalled, blockSize: blockSize)
            try await Self.index(on: disk).build((0..<40).map { Self.entry("\($0)", "heron \($0).") })
            disk.fill()
            let worker = try BuiltProgram(named: "IndexWorker")
                .start([disk.path, "use"], environment: ProcessInfo.processInfo.environment)
            let ending = await worker.end()
            #expect(ending.lines == ["40", "full", "40"])
            #expect(!ending.isKilled)
        }

        @Suite struct Slow {
            @Test(arguments: LoopDisk.Kind.allCases)
            func `a change that a power cut has undone is marked, and the index is what it was before it`(
                _ kind: LoopDisk.Kind
            ) async throws {
                let disk = try await LoopDisk(kind)
                try await DiskTests.index(on: disk).build([
                    DiskTests.entry("a", "heron 0."), DiskTests.entry("b", "owl"),
                ])
                var undone = 0
                for round in 1...12 {
                    do {
                        let index = DiskTests.index(on: disk)
                        try await index.markDirty(["a", "new-\(round)"])
                        try await index.change([
                            .put(DiskTests.entry("a", "heron \(round).")), .put(DiskTests.entry("new-\(round)", "new")),
                        ])
                    }
                    try disk.cutPower()
                    try await disk.switchOn()
                    let index = DiskTests.index(on: disk)
                    let dirty = Set(try await index.dirtyKeys())
                    #expect(dirty.isEmpty || dirty == ["a", "new-\(round)"])
                    let isUndone = !dirty.isEmpty
                    undone += isUndone ? 1 : 0
                    let present = try await DiskTests.keys(with: "heron \(round).", in: index)
                    #expect(present == (isUndone ? [] : ["a"]))
                    let before = try await DiskTests.keys(with: "heron \(round - 1).", in: index)
                    #expect(before == (isUndone ? ["a"] : []))
                    #expect(try await DiskTests.keys(with: "owl", in: index) == ["b"])
                    try await index.change([
                        .put(DiskTests.entry("a", "heron \(round).")), .put(DiskTests.entry("new-\(round)", "new")),
                    ])
                    // Its changes are durable with the next mark.
                    try await index.markDirty(["b"])
                    try await index.change([.put(DiskTests.entry("b", "owl"))])
                }
                #expect(undone > 0, "no cut has undone anything")
            }
        }
    }
#endif
