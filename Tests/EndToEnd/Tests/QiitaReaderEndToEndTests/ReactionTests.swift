import FakeQiita
import FileStorage
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Tests of stocks and likes with the built program, online and offline.
struct ReactionTests {
    private let home: ReaderHome
    private let signedIn = ["QIITA_TOKEN": FakeQiita.token]
    private let id = "00000000000000000003"

    init() throws {
        home = try ReaderHome(FakeItem.numbered(9))
    }

    private func people(_ list: KeyPath<FakeItem, [String]>, of number: Int) -> [String] {
        home.qiita.items[number - 1][keyPath: list]
    }

    private func changes() -> [String] {
        home.qiita.requests.filter { $0.method != "GET" }.map {
            "\($0.method) \($0.path.split(separator: "/").suffix(2).joined(separator: "/"))"
        }
    }

    private func record(_ reaction: String, active: Bool, queued: Bool) -> String {
        #"{"active":\#(active),"article":"\#(id)","queued":\#(queued),"reaction":"\#(reaction)"}"# + "\n"
    }

    @Test(arguments: [("stock", "unstock", "stocked"), ("like", "unlike", "liked")])
    func `a reaction is given, checked and removed, and each once more`(
        give: String,
        take: String,
        ask: String
    ) async throws {
        let list = give == "stock" ? \FakeItem.stockers : \.likers
        let no = try await home.run(ask, id, environment: signedIn)
        #expect(no.status == 1 && no.output == "no\n", "\(no)")
        for _ in 1...2 {
            let given = try await home.run(give, "https://127.0.0.1/koher/items/\(id)", environment: signedIn)
            #expect(given.status == 2, "another host")
            let again = try await home.run(give, id, environment: signedIn)
            #expect(again.status == 0 && again.messages.isEmpty, "\(again)")
        }
        #expect(people(list, of: 3) == ["koher"])
        let yes = try await home.run(ask, id, environment: signedIn)
        #expect(yes.status == 0 && yes.output == "yes\n", "\(yes)")
        for _ in 1...2 {
            let taken = try await home.run(take, id, "--json", environment: signedIn, exits: 0)
            #expect(taken.output == record(give, active: false, queued: false))
        }
        #expect(people(list, of: 3).isEmpty)
    }

    @Test
    func
        `a change made offline is queued, reported, counted as done, and sent by the next command that reaches the host`()
        async throws
    {
        home.qiita.inject(.internalServerError)
        let kept = try await home.run("stock", id, environment: signedIn, exits: 0)
        #expect(kept.messages.contains("The change was saved and will be sent when"), "\(kept)")
        _ = try await home.run("like", "00000000000000000004", environment: signedIn)
        // The later change of the same article and kind replaces the earlier one.
        _ = try await home.run("stock", "00000000000000000005", environment: signedIn)
        _ = try await home.run("unstock", "00000000000000000005", environment: signedIn)
        let asked = try await home.run("stocked", id, "--json", environment: signedIn, exits: 0)
        #expect(asked.output == record("stock", active: true, queued: true))
        #expect(changes().allSatisfy { $0.hasSuffix("\(id)/stock") }, "the first that fails ends a replay")

        home.qiita.inject(nil)
        let before = changes().count
        let next = try await home.run("like", "00000000000000000006", environment: signedIn, exits: 0)
        #expect(next.messages.contains("3 pending changes were sent."), "\(next)")
        #expect(
            changes().dropFirst(before) == [
                "PUT 00000000000000000003/stock", "PUT 00000000000000000004/like", "DELETE 00000000000000000005/stock",
                "PUT 00000000000000000006/like",
            ]
        )
        #expect(people(\.stockers, of: 3) == ["koher"])
        #expect(people(\.likers, of: 4) == ["koher"])
        let after = try await home.run("unlike", "00000000000000000006", environment: signedIn)
        #expect(after.messages.isEmpty, "nothing is sent twice: \(after)")
    }

    @Test(arguments: [FakeFault.noResponse, .lostResponse], [true, false])
    func `a process that is killed or interrupted in the middle loses nothing, and nothing is done twice`(
        fault: FakeFault,
        isKilled: Bool
    ) async throws {
        home.qiita.inject(fault)
        var session: TerminalSession? = try home.open("stock", id, environment: signedIn)
        await home.qiita.waitForRequests(1)
        if isKilled {
            session = nil  // The session kills its program.
        } else {
            await session?.send("\u{3}")
            #expect(await session?.end() == 130)
        }
        home.qiita.inject(nil)
        let asked = try await home.run("stocked", id, environment: signedIn)
        #expect(asked.output == "yes\n" && asked.status == 0)
        #expect(asked.messages == "1 pending change was sent.\n", "\(asked)")
        #expect(people(\.stockers, of: 3) == ["koher"])
        #expect(try await home.run("unlike", "00000000000000000004", environment: signedIn).messages.isEmpty)
    }

    @Test func `several programs at once lose nothing of each other's`() async throws {
        home.qiita.inject(.internalServerError)
        let ids = home.qiita.items.map(\.id)
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for id in ids {
                group.addTask { [home, signedIn] in
                    try await home.runRetryingWhileLocked("stock", id, environment: signedIn).status
                }
            }
            for try await status in group { #expect(status == 0) }
        }
        home.qiita.inject(nil)
        let next = try await home.run("like", id, environment: signedIn)
        #expect(next.messages == "9 pending changes were sent.\n", "\(next)")
        #expect(home.qiita.items.allSatisfy { $0.stockers == ["koher"] })
    }
}
