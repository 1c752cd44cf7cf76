import FakeQiita
import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import Testing

/// Tests of the images of an article in the built program.
struct ImageTests {
    private let home: ReaderHome
    private var id: String { home.qiita.items[0].id }

    init() throws {
        home = try ReaderHome(FakeItem.numbered(2))
        // Halves of two colours become a block, where one colour becomes spaces.
        let halves = [UInt8](repeating: 255, count: 400) + (0..<400).map { $0 % 4 == 3 ? 255 : 0 }
        home.qiita.serve(ImageSample.png(of: halves, width: 10, height: 20), at: "/images/1")
        home.qiita.serve(Array("GIF89a, says the file".utf8), at: "/images/2")
        home.qiita.serve(ImageSample.jpeg, at: "/images/3")
        home.qiita.change { items in
            let space = String(repeating: "*\n\n", count: 60)
            items[0].body = "▲![◇1](/images/1)\n\n![◇2](/images/2)\n\n\(space)\n\n![◇3](/images/3)\n\n▼\n"
        }
    }

    private var images: [LoopbackRequest] { home.qiita.requests.filter { $0.path.hasPrefix("/images/") } }

    @Test func `a full screen fetches the images that are visible, without the token`() async throws {
        try await home.run("login", "--no-input", environment: ["QIITA_TOKEN": FakeQiita.token])
        let environment = ["ACCESSIBLE": "", "QIITA_TOKEN": FakeQiita.token, "COLORTERM": "truecolor"]
        let session = try EmulatedSession(
            home.program,
            ["read", id],
            environment: home.environment.merging(environment) { $1 }
        )
        // The images arrive in any order.
        try await session.expect("▀")
        try await session.expect("damaged")
        #expect(Set(images.map(\.path)) == ["/images/1", "/images/2"])
        try await session.send("G", expecting: "▼")
        await session.terminal.send("q")
        #expect(await session.terminal.end() == 0)
        #expect(home.qiita.requests.contains { $0.headers["authorization"] != nil })
        #expect(images.allSatisfy { $0.headers["authorization"] == nil })
    }

    @Test func `lines have the descriptions alone`() async throws {
        let session = try home.open(["read", id])
        try await session.expect("[image: ◇3]")
        #expect(await session.end() == 0)
        #expect(images.isEmpty)
    }
}
