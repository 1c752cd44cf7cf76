import FakeQiita
import Foundation
import InfrastructureTesting
import Testing

/// Tests of the built program on a full screen.
struct FullScreenTests {
    private let home: ReaderHome
    private let fullScreen = ["ACCESSIBLE": ""]

    init() throws {
        home = try ReaderHome(FakeItem.numbered(60))
        home.qiita.change { items in
            // Text that no cell of a list has, because a frame writes only the cells that change.
            items[2].body = "■□■□\n"
        }
    }

    @Test func `the links of marked articles are copied to the clipboard of the terminal, when asked`() async throws {
        let reading = try home.open(environment: fullScreen)
        try await reading.expect("1/20")
        await reading.send("jxjx\r")
        try await reading.expect("■□■□")
        await reading.send("qq")
        #expect(await reading.end() == 0)
        #expect(await !reading.written.contains("\u{1B}]52;"))
        let session = try home.open(environment: fullScreen)
        try await session.expect("1/20")
        await session.send("jxjxyq")
        #expect(await session.end() == 0)
        let links = home.qiita.items[1...2].map { "https://qiita.com/koher/items/\($0.id)" }.joined(separator: "\n")
        #expect(await session.written.contains("\u{1B}]52;c;\(Data(links.utf8).base64EncodedString())\u{1B}\\"))
    }
}
