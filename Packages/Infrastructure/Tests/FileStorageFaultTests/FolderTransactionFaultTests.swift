#if os(Linux)
    import FileStorage
    import Foundation
    import RepositoryKit
    import Testing

    /// Plain folders after a transaction whose process ends, or whose calls fail, at each of its system calls in turn.
    @Suite struct FolderTransactionFaultTests {
        enum Transaction: CaseIterable {
            case adding, overwriting, editing

            var words: [String] {
                switch self {
                case .adding: ["b/x.json=new", "b/x=3", "a/x>b/z", "a/y"]
                case .overwriting: ["b/n=3", "a/x<b/n>b/o", "b/m=4", "a/y<b/m>b/p"]
                case .editing: ["b/n=3", "a/y=2=4", "a/x=1=5"]
                }
            }

            var new: [String: String] {
                switch self {
                case .adding: ["b/x": "3", "b/x.json": "new", "b/z": "1"]
                case .overwriting: ["a/x": "3", "a/y": "4", "b/o": "1", "b/p": "2"]
                case .editing: ["a/x": "5", "a/y": "4", "b/n": "3"]
                }
            }
        }

        private static let old = ["a/x": "1", "a/y": "2"]

        private func run(
            _ transaction: Transaction,
            _ fixture: StoreFixture,
            fault: String,
            canRename: Bool = true
        ) async throws -> Worker.Ending {
            let store = PlainFolderStore(root: fixture.folder)
            try await store.commit([.create(path: "a/x", [0x31]), .create(path: "a/y", [0x32])])
            let command = canRename ? "move" : "move-without-exchange"
            return try await Worker.run([fixture.folder, fault, command] + transaction.words)
        }

        /// Returns all files, after the next process has completed what is pending.
        private func files(_ fixture: StoreFixture) async throws -> [String: String] {
            let store = PlainFolderStore(root: fixture.folder)
            var found: [String: String] = [:]
            for folder in try await store.folders().map(\.text) {
                for file in try await store.files(in: folder) {
                    let path = "\(folder)/\(file.name)"
                    found[path] = String(decoding: try await store.read(path, limit: 99), as: UTF8.self)
                }
            }
            #expect(!FileManager.default.fileExists(atPath: fixture.folder + "/.transactions/journal"))
            return found
        }

        @Test(arguments: Transaction.allCases, [true, false])
        func `a process that ends between any two calls leaves the old files or the new ones`(
            _ transaction: Transaction,
            canRename: Bool
        ) async throws {
            let outcomes = try await StoreFixture.forEachCall { call, fixture in
                let ending = try await run(transaction, fixture, fault: "kill:\(call)", canRename: canRename)
                let found = try await files(fixture)
                #expect(found == Self.old || found == transaction.new, "after call \(call)")
                #expect(ending.isKilled || ending.isDone && found == transaction.new)
                return (isLast: !ending.isKilled, found)
            }
            #expect(outcomes.count > 40, "too few calls are seen")
            #expect(Set(outcomes) == [Self.old, transaction.new], "both outcomes have to come up")
        }

        enum Writing: Int32, CaseIterable {
            case replacing, inPlace
        }

        @Test(arguments: Writing.allCases, [true, false])
        func `a file that another program writes between any two calls stays, and the edit is refused or complete`(
            _ writing: Writing,
            canExchange: Bool
        ) async throws {
            let outcomes = try await StoreFixture.forEachCall { call, fixture in
                let fault = "edit:\(call):\(writing.rawValue)"
                let ending = try await run(.editing, fixture, fault: fault, canRename: canExchange)
                let found = try await files(fixture)
                let isLast = call > ending.calls
                if isLast {
                    #expect(found == Transaction.editing.new)
                } else if ending.isDone {
                    // It was written after it was replaced.
                    #expect(found == Transaction.editing.new.merging(["a/x": "other"]) { $1 }, "at call \(call)")
                } else {
                    #expect(found == ["a/x": "other", "a/y": "2"], "at call \(call): \(ending.lines)")
                    #expect(ending.outcome.hasPrefix("changed"), "at call \(call): \(ending.lines)")
                }
                return (isLast, found)
            }
            #expect(outcomes.count > 40, "too few calls are seen")
            #expect(Set(outcomes).count == 3, "all outcomes have to come up")
        }

        @Test(arguments: Writing.allCases, [1, 2, 4])
        func `a file that another program writes before a process ends stays`(
            _ writing: Writing,
            distance: Int
        ) async throws {
            let kept = ["a/x": "5", "a/x.2": "other", "a/y": "4", "b/n": "3"]
            let outcomes = try await StoreFixture.forEachCall { call, fixture in
                let ending = try await run(.editing, fixture, fault: "edit:\(call):\(writing.rawValue):\(distance)")
                let found = try await files(fixture)
                if ending.isKilled {
                    #expect(found.values.contains("other"), "at call \(call)")
                    #expect([["2"], ["4", "3"]].contains { $0.allSatisfy(found.values.contains) }, "at call \(call)")
                }
                return (isLast: call > ending.calls && !ending.isKilled, found)
            }
            #expect(outcomes.contains { $0["a/x"] == "other" || $0 == kept })
        }

        /// With several failures in a row, a transaction can be committed by a journal that could not be removed.
        @Test(arguments: Transaction.allCases, 0..<4)
        func `calls that fail leave the old files, or the new ones after the next call`(
            _ transaction: Transaction,
            repetitions: Int
        ) async throws {
            let outcomes = try await StoreFixture.forEachCall { call, fixture in
                let ending = try await run(transaction, fixture, fault: "fail:\(call):\(EIO):\(repetitions)")
                try #require(!ending.isKilled && !ending.lines.isEmpty, "the worker ended at call \(call)")
                let found = try await files(fixture)
                #expect(found == Self.old || found == transaction.new, "at call \(call): \(ending.lines)")
                if ending.isDone { #expect(found == transaction.new) }
                return (isLast: ending.isDone && call > ending.calls, found)
            }
            #expect(Set(outcomes) == [Self.old, transaction.new], "both outcomes have to come up")
        }
    }
#endif
