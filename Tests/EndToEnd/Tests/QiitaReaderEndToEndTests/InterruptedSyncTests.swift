import Determinism
import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of a sync that is interrupted at any moment, and of the next one.
struct InterruptedSyncTests {
    private static let token = ["QIITA_TOKEN": FakeQiita.token]
    private static let pageCount = 6
    private static let items = SyncTests.stocked(pageCount * 100)

    /// The duration of a page without an interruption, so that the moments lie within the run.
    private static let durationOfPage = Task {
        let start = ContinuousClock.now
        try await ReaderHome(items).run("sync", environment: token, exits: 0)
        return start.duration(to: .now) / pageCount
    }

    /// Returns random seeds, or that of `STRATA_SEED`, which repeats a run that failed.
    private static func seeds(_ count: Int) -> [UInt64] {
        if let seed = ProcessInfo.processInfo.environment["STRATA_SEED"].flatMap({ UInt64($0) }) { return [seed] }
        return (0..<count).map { _ in .random(in: 0..<1_000_000) }
    }

    /// Returns the numbers of the requested pages, in order.
    private func pages(_ home: ReaderHome) -> [Int] {
        home.qiita.requests.filter { $0.path.hasSuffix("stocks") }.compactMap { $0.query("page").flatMap { Int($0) } }
    }

    /// Returns the number of kept articles.
    private func keptCount(_ home: ReaderHome) async throws -> Int {
        let run = try await home.run("status", "--json", environment: Self.token, exits: 0)
        let status = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(status?["articles"] as? Int)
    }

    /// Starts a sync, and ends it after a while by Control-C or by SIGKILL.
    ///
    /// The pause is no synchronisation: it chooses the moment of the interruption, and any moment will do.
    private func interrupt(_ home: ReaderHome, killing: Bool, after pause: Duration) async throws -> Int32 {
        guard killing else {
            let session = try home.open("sync", environment: Self.token)
            try await Task.sleep(for: pause)
            await session.send("\u{3}")
            return await session.end()
        }
        let program = try home.program.start(["sync"], environment: home.environment.merging(Self.token) { $1 })
        try await Task.sleep(for: pause)
        program.kill()
        return await program.end().status
    }

    @Test(arguments: seeds(4))
    func `interrupted at any moment nothing is lost, and the next one goes on there`(seed: UInt64) async throws {
        try await expectNothingIsLost(seed: seed)
    }

    struct Slow {
        @Test(arguments: seeds(6))
        func `interrupted at more moments nothing is lost`(seed: UInt64) async throws {
            try await InterruptedSyncTests().expectNothingIsLost(seed: seed)
        }
    }

    private func expectNothingIsLost(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let items = Self.items
        var step = try await Self.durationOfPage.value
        let home = try ReaderHome(items)
        var kept = 0
        for _ in 0..<6 where kept < items.count {
            let asked = pages(home).count
            let killing = Bool.random(using: &random)
            let pause = step * Double.random(in: 0...3, using: &random)
            let status = try await interrupt(home, killing: killing, after: pause)
            #expect(status == 0 || status == (killing ? 128 + SIGKILL : 128 + SIGINT))
            let now = try await keptCount(home)
            let run = Array(pages(home).dropFirst(asked))
            try expectProgress(run, from: kept, to: now)
            // The machine may be less busy than it was then.
            if run.count > 1 { step = min(step, pause / run.count) }
            kept = now
        }

        let asked = pages(home).count
        let last = try await home.run("sync", environment: Self.token, exits: 0)
        #expect(last.lines.count == items.count - kept)
        let rest = Array(pages(home).dropFirst(asked))
        // A complete sync is followed by another one, which finds no changes.
        if kept < items.count || rest.first != 1 { try expectProgress(rest, from: kept, to: items.count) }
        home.qiita.stop()
        try await expectEverything(of: items, in: home)
    }

    /// Expects that each run requested the missing pages, each once; only a page whose articles were kept before its number
    /// was recorded may be requested again.
    private func expectProgress(_ run: [Int], from before: Int, to now: Int) throws {
        #expect(now >= before, "what was kept is lost")
        #expect(now % 100 == 0, "a page was kept in part: \(now)")
        guard let first = run.first, let last = run.last else {
            #expect(now == before)
            return
        }
        #expect(run == Array(first...last))
        #expect([max(1, before / 100), before / 100 + 1].contains(first), "\(run) after \(before) articles")
        #expect(now == last * 100 || now == max(before, (last - 1) * 100), "\(now) articles after \(run)")
    }

    /// Expects that every article of the service is kept with its text, and found by a search.
    private func expectEverything(of items: [FakeItem], in home: ReaderHome) async throws {
        struct Kept: Decodable, Hashable {
            struct Article: Decodable, Hashable {
                let title: String
                let body: String
            }

            let document: Article
        }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: home.folder)
            .filter { $0.hasSuffix(".json") && $0.contains("/articles-") }
        var documents: [String: Kept.Article] = [:]
        for path in paths {
            let file = URL(filePath: "\(home.folder)/\(path)")
            let name = file.deletingPathExtension().lastPathComponent
            documents[name] = try JSONDecoder().decode(Kept.self, from: Data(contentsOf: file)).document
        }
        let expected = items.map { ($0.id, Kept.Article(title: $0.title, body: $0.body)) }
        #expect(documents == Dictionary(uniqueKeysWithValues: expected))

        var found: [String] = []
        for page in 1...Self.pageCount {
            let run = try await home.run("kept", "--per-page", "100", "--page", "\(page)", "--fields", "id", exits: 0)
            found += run.lines
        }
        #expect(found.sorted() == items.map(\.id).sorted())
    }
}
