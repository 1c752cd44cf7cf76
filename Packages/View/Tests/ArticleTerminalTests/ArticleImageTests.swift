import ArticleContract
import PresentationKit
import ReportKit
import Testing
import ViewTesting

@testable import ArticleTerminal
@testable import ViewKit

@MainActor
struct ArticleImageTests {
    private let view = ArticleDetailRootView()
    private let spy = Recorder<[Int]>()
    private let pictures = StubSceneHost()
    private let lines = LineHost(terminal: ScriptedLineTerminal(typing: []), wording: Wording(.english), mode: .script)

    private func show(on host: any SceneHost) {
        view.setup()
        view.attach(to: host)
        view.imageChanges.observe(for: spy) { $0.all.append($1) }
        let image = [TextSpan(.text("[image"), marks: .image, image: 1), TextSpan(": a whale]", marks: .image)]
        let quoted = [TextSpan(.text("[image]"), marks: .image, image: 2)]
        let text = ArticleText(
            blocks: [.paragraph([[TextSpan("Loomings")], image]), .quote([.paragraph([quoted])]), .rule],
            images: [TextImage(number: 1, url: "https://a.jp/1"), TextImage(number: 2, url: "https://a.jp/2")]
        )
        let record = Record(of: [ArticleField.id]) { _ in .text("a") }
        view.show(ArticleDetail(id: "a", title: "Moby-Dick", tags: [], text: text, record: record))
    }

    private func rows(_ columns: Int = 30, _ rows: Int = 12) -> [String] {
        view.rows(columns: columns, rows: rows)
    }

    @Test func `an image stands above its description, in its own size`() {
        show(on: pictures)
        #expect(
            rows() == [
                "Moby-Dick", "", "Loomings", "…", "[image: a whale]", "", "│ …", "│ [image]", "",
                String(repeating: "─", count: 30), "", "",
            ]
        )
        #expect(spy.all == [[1, 2]])
        view.showImage(2, .shown(Picture(filledWith: 9, width: 50, height: 40)))
        let grid = view.drawn(columns: 30, rows: 12).grid
        #expect(grid.pictures.count == 1)
        let cells = (0..<12).map { row in (0..<30).filter { grid[$0, row].kind == .picture } }
        #expect(
            cells == Array(repeating: [], count: 6) + [Array(2..<7), Array(2..<7)] + Array(repeating: [], count: 4)
        )
        #expect(grid.text(ofRow: 10) == String(repeating: "─", count: 30))
    }

    @Test func `a reason stands in the place of an image, without control characters`() {
        show(on: pictures)
        _ = rows()
        view.showImage(1, .failed(Phrase(verbatim: "The file is\u{1B}[31m damaged.")))
        #expect(rows()[3].hasPrefix("The file is"))
        #expect(!rows()[3].contains("\u{1B}"))
        view.showImage(1, .failed(Phrase(verbatim: String(repeating: "damaged ", count: 40))))
        #expect(rows()[4].hasSuffix("…"))
        #expect(rows()[5] == "[image: a whale]")
    }

    @Test func `a picture keeps its box while it is not visible, and its pixels only while it is`() {
        show(on: pictures)
        _ = rows(30, 5)
        view.showImage(1, .shown(Picture(filledWith: 9, width: 100, height: 100)))
        let count = view.text.lineCount
        _ = rows(30, 5)
        view.text.scroll(toLine: 9)
        #expect(view.drawn(columns: 30, rows: 5).grid.pictures.count == 0)
        view.text.scroll(toLine: 0)
        #expect(rows(30, 5)[3].hasPrefix("┌"))
        #expect(view.text.lineCount == count + 4)
        #expect(spy.all == [[1], [2], [1]])
        view.showImage(1, .shown(Picture(filledWith: 9, width: 100, height: 100)))
        #expect(view.drawn(columns: 30, rows: 5).grid.pictures.count == 1)
    }

    @Test func `a large picture is no larger than the box of one`() {
        show(on: pictures)
        _ = rows(100, 40)
        view.showImage(1, .shown(Picture(filledWith: 9, width: 10, height: 4_000)))
        view.showImage(2, .shown(Picture(filledWith: 9, width: 4_000, height: 10)))
        _ = rows(100, 40)
        #expect(view.text.children.map(\.frame.size) == [Size(columns: 1, rows: 20), Size(columns: 80, rows: 1)])
    }

    @Test func `without pictures, the descriptions alone are shown`() {
        show(on: lines)
        #expect(rows()[3...5] == ["[image: a whale]", "", "│ [image]"])
        #expect(spy.all.isEmpty)
        let lines = view.text.lines(for: LinePage(width: 30)).map(\.plainText)
        #expect(lines[2...5] == ["Loomings", "[image: a whale]", "", "│ [image]"])
    }
}
