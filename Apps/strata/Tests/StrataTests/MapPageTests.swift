import Foundation
import InfrastructureTesting
import Testing

/// The map of a repository in Chromium, without a window.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(5)))
struct MapPageTests {
    private static let hostile = "</script><script>document.title = 'run'</script><img src=x onerror=alert(1)>"
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository([
            "Package.swift": ShopRepository.manifest,
            "architecture.toml": ShopRepository.rules.replacing("A cart knows no store.", with: Self.hostile),
            "Sources/Cart/A.swift": "\nimport Store\n", "Sources/Store/B.swift": "import Cart\n",
        ])
    }

    /// Writes a page and opens it.
    private func browser(_ arguments: [String] = ["graph"], at fragment: String = "") async throws -> Browser {
        let page = try await repository.run(arguments + ["--format", "html"]).output
        try repository.write(["map.html": page])
        let browser = try await Browser.withNewPage()
        try await browser.open("file://\(repository.root)/map.html\(fragment)")
        return browser
    }

    /// The box of a module, as an expression.
    private func box(_ name: String) -> String {
        "[...document.querySelectorAll('#grid [data-module]')].find((box) => box.querySelector('title').textContent === '\(name)')"
    }

    private static let title = "document.querySelector('#panel h2').textContent"
    private static let panel = "document.querySelector('#panel').textContent"

    @Test func `pointing at a module lights what it uses and what uses it, and a click says where`() async throws {
        let browser = try await browser()
        try await browser.point(at: box("Store"))
        let copies =
            "[...document.querySelectorAll('#lit > g')].map((copy) => copy.getAttribute('class') + copy.textContent)"
        #expect(try await browser.value(copies) as? [String] == ["userCartCart", "usedCartCart", "selfStoreStore"])
        try await browser.click(box("Store"))
        #expect(try await browser.text(Self.title) == "Store")
        let panel = try #require(try await browser.text(Self.panel))
        #expect(panel.contains("Sources/Store/B.swift:1") && panel.contains("layer.Inner"))
        // Who may use it: its own layer alone.
        #expect(panel.contains("May be used byOuter"))
        #expect(try await browser.number("document.querySelectorAll('#panel .bad').length") == 1)
        try await browser.click("document.querySelector('#violations')")
        #expect(try await browser.text(Self.title) == "Violations: 1")
        try await browser.press("Escape")
        #expect(try await browser.holds("document.querySelector('#panel').hidden"))
        // Each box lies in the row of its layer.
        let isInRow = """
            ['Store', 'Cart'].every((name, row) => {
              const band = document.querySelectorAll('.band')[row].getBoundingClientRect();
              const box = [...document.querySelectorAll('#grid [data-module]')]
                .find((box) => box.querySelector('title').textContent === name).getBoundingClientRect();
              return band.top <= box.top && box.bottom <= band.bottom && band.left <= box.left && box.right <= band.right;
            })
            """
        #expect(try await browser.holds(isInRow))
        #expect(browser.complaints.isEmpty)
    }

    @Test func `a page is searched, read and walked with the keyboard, and has names for screen readers`() async throws
    {
        let browser = try await browser()
        try await browser.press("/")
        try await browser.type("sto")
        #expect(try await browser.number("document.querySelectorAll('#lit .hit').length") == 1)
        try await browser.press("Enter")
        #expect(try await browser.text(Self.title) == "Store")
        try await browser.press("Escape")
        _ = try await browser.value("\(box("Store")).focus()")
        try await browser.press("ArrowDown")
        #expect(try await browser.holds("document.activeElement === \(box("Cart"))"))
        try await browser.press("Enter")
        #expect(try await browser.text(Self.title) == "Cart")
        try await browser.click("document.querySelector('#table summary')")
        let elements = try await browser.accessibleElements()
        #expect(elements.contains { $0 == ("searchbox", "Search modules") })
        #expect(elements.contains { $0 == ("button", "Store: uses 1, used by 1") })
        #expect(elements.contains { $0 == ("rowheader", "Cart") })
        #expect(!elements.contains { $0.role == "button" && $0.name.isEmpty })
        try await browser.click("document.querySelector('#language')")
        #expect(try await browser.text("document.documentElement.lang") == "ja")
        #expect(browser.complaints.isEmpty)
    }

    @Test func `a link names a module, and no text of the repository runs`() async throws {
        let browser = try await browser(at: "#Cart")
        #expect(try await browser.text(Self.title) == "Cart")
        #expect(try await browser.text("document.title") == "Architecture")
        #expect(try await browser.number("document.images.length") == 0)
        #expect(
            try await browser.holds("document.querySelector('#panel blockquote').textContent.startsWith('<\\/script>')")
        )
        #expect(browser.complaints.isEmpty)
    }

    @Test func `boxes lie within the page and hold their names, and arrows end at boxes`() async throws {
        // More than 60 modules in layers and features, so that groups open and close.
        let names = (1...8).flatMap { feature in
            (1...9).map { "Feature\(feature)\($0 < 5 ? "Inner" : "Outer")Module\($0)" }
        }
        let targets = names.enumerated().map { index, name in
            // The one before, and some of the features beside, in the same layer and in the one below.
            let others = [0: [index - 9], 6: [index - 13], 7: [index + 3]][index % 9] ?? []
            let uses = ((index.isMultiple(of: 9) ? [] : [index - 1]) + others).filter(names.indices.contains)
                .map { names[$0] }
            return ".target(name: \"\(name)\", dependencies: \(uses))"
        }
        let layer = { (name: String) in "[layer.\(name)]\npackages = [\"\"]\ntargets = [\"*\(name)*\"]\n" }
        let features = (1...8).map { "\"Feature\($0)\"" }.joined(separator: ", ")
        try repository.write([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [\(targets.joined(separator: ", "))])
            """,
            "architecture.toml": layer("Inner") + "because = \"r\"\n\n" + layer("Outer")
                + "uses = [\"Inner\"]\nbecause = \"r\"\n\n[features]\nnames = [\(features)]\nbecause = \"r\"\n",
        ])
        for name in names { try repository.write(["Sources/\(name)/A.swift": ""]) }
        let browser = try await browser()
        #expect(try await browser.number("document.querySelectorAll('.cell.open').length") == 0)
        #expect(try await browser.text("document.querySelector('.count').textContent") == "5 modules")
        try await browser.click("document.querySelector('#language')")
        #expect(try await browser.text("document.querySelector('.count').textContent") == "5 モジュール")
        for opens in [false, true] {
            if opens { try await browser.click("document.querySelector('#all')") }
            // At first names can be read; to fit, the map becomes as small as it takes.
            let scale = "Math.round(new DOMMatrix(getComputedStyle(document.querySelector('#grid')).transform).a * 100)"
            #expect(try #require(try await browser.number(scale)) >= 70)
            try await browser.click("document.querySelector('#fit')")
            let expected = opens ? [72, 56, 21, 0] : [16, 0, 21, 0]
            #expect(try await browser.value(Self.geometry) as? [Int] == expected + [0, 0, 0, 0, 0])
        }
        // Two modules of its group and one of another feature use it or are used by it.
        try await browser.point(at: box("Feature2InnerModule1"))
        #expect(try await browser.value(Self.geometry) as? [Int] == [72, 56, 21, 3] + [0, 0, 0, 0, 0])
        #expect(browser.complaints.isEmpty)
    }

    /// The numbers of boxes, of arrows within and between groups, and of lit ones, then those of boxes outside the page, names
    /// outside their boxes, boxes that overlap, arrows with an end at no box, and arrows that pass under a box.
    private static let geometry = """
        (() => {
          const near = 1.5, area = (node) => node.getBoundingClientRect();
          const contains = (outer, inner) => outer.left <= inner.left + near && outer.top <= inner.top + near
            && outer.right >= inner.right - near && outer.bottom >= inner.bottom - near;
          const shown = (node) => area(node).width + area(node).height > 0;
          const boxes = [...document.querySelectorAll('.cell [data-module], .cell .card')].filter(shown);
          const rects = boxes.map((box) => area(box.querySelector('rect')));
          const stage = area(document.querySelector('#stage'));
          const [inner, outer, lit] = ['.inside > path', '#wires > g > path:not(.rail)', '#lit > path']
            .map((paths) => [...document.querySelectorAll(paths)].filter(shown));
          const paths = [...inner, ...outer, ...lit];
          const point = (path, length) => path.getPointAtLength(length).matrixTransform(path.getScreenCTM());
          const touches = ({ x, y }) => rects.some((rect) => rect.left - near <= x && x <= rect.right + near
            && (Math.abs(y - rect.top) <= near || Math.abs(y - rect.bottom) <= near));
          const isUnder = ({ x, y }) => rects.some((rect) => rect.left + near < x && x < rect.right - near
            && rect.top + near < y && y < rect.bottom - near);
          const points = (path) => Array.from({ length: Math.ceil(path.getTotalLength() / 3) }, (_, index) => point(path, index * 3));
          return [boxes.length, inner.length, outer.length, lit.length,
            rects.filter((rect) => !contains(stage, rect)).length,
            boxes.filter((box, index) => [...box.querySelectorAll('text')].some((text) => !contains(rects[index], area(text)))).length,
            rects.filter((one, index) => rects.slice(index + 1).some((other) => one.left < other.right - near
              && other.left < one.right - near && one.top < other.bottom - near && other.top < one.bottom - near)).length,
            paths.filter((path) => !touches(point(path, 0)) || !touches(point(path, path.getTotalLength()))).length,
            paths.filter((path) => points(path).some(isUnder)).length];
        })()
        """

    @Test func `folders of a target open in the panel, if the rules ask for references`() async throws {
        try repository.write([
            "architecture.toml": ShopRepository.rules + "\n\n[folder-cycle]\nbecause = \"r\"\n",
            "Sources/Cart/A.swift": "", "Sources/Cart/Items/Item.swift": "struct Item {}",
            "Sources/Cart/Rows/Row.swift": "let row = Item()",
        ])
        let browser = try await browser(at: "#Cart")
        let folders = "document.querySelector('#panel .folders')"
        #expect(try await browser.text("\(folders).getAttribute('aria-label')") == "Items; Rows -> Items; Cart")
        #expect(try await browser.number("\(folders).querySelectorAll('[data-module]').length") == 3)
        #expect(try await browser.number("\(folders).querySelectorAll('.arrow').length") == 1)
        #expect(browser.complaints.isEmpty)
    }

    @Test func `a comparison shows what was added and removed, and the state before`() async throws {
        try await repository.initialize()
        try repository.write([
            "Package.swift": ShopRepository.manifest.replacing(
                ".target(name: \"Cart\")",
                with: ".target(name: \"Shelf\")"
            )
            .replacing("\"Cart\"", with: "\"Shelf\""),
            "Sources/Shelf/S.swift": "", "Sources/Store/B.swift": "import Shelf",
        ])
        try repository.remove("Sources/Cart/A.swift")
        let browser = try await browser(["diff", "main"])
        #expect(
            try await browser.text("\(box("Shelf")).getAttribute('aria-label')") == "Shelf: uses 0, used by 1, added"
        )
        #expect(try await browser.holds("\(box("Cart")).querySelector('rect').classList.contains('removedbox')"))
        #expect(try await browser.number("document.querySelectorAll('#grid path.removed').length") == 2)
        #expect(try await browser.number("document.querySelectorAll('#grid path.added').length") == 1)
        try await browser.click("document.querySelector('#changes')")
        #expect(try await browser.text(Self.title) == "Changes: 5")
        #expect(try await browser.text(Self.panel)?.contains("Cart removed") == true)
        _ = try await browser.value("document.querySelector('#state').focus()")
        try await browser.press("ArrowLeft")
        #expect(try await browser.text("document.querySelector('#label').textContent") == "main")
        #expect(try await browser.holds("getComputedStyle(\(box("Shelf"))).visibility === 'hidden'"))
        #expect(try await browser.number("document.querySelectorAll('#grid path.forbidden').length") == 1)
        #expect(try await browser.holds("document.querySelector('#changes').hidden"))
        #expect(browser.complaints.isEmpty)
    }

    @Test func `a history of one commit is a page without a slider`() async throws {
        try await repository.initialize()
        let browser = try await browser(["history"], at: "#Cart")
        #expect(try await browser.text(Self.title) == "Cart")
        #expect(try await browser.holds("document.querySelector('#state') === null"))
        _ = try await browser.value("dispatchEvent(new Event('beforeprint'))")
        #expect(browser.complaints.isEmpty)
    }

    @Test
    func `a history is walked with the keyboard, each commit with its reasons and places, and its subjects do not run`()
        async throws
    {
        try repository.write(["Sources/Cart/A.swift": "import Store"])
        try await repository.initialize()
        try repository.write(["Sources/Cart/A.swift": "\n\nimport Store", "architecture.toml": ShopRepository.rules])
        try await repository.git("commit", "--quiet", "--all", "--message", "Moved")
        try repository.write(["Sources/Cart/A.swift": ""])
        try await repository.git("commit", "--quiet", "--all", "--message", Self.hostile)
        // The second time the checks of older commits are not repeated.
        for _ in 1...2 {
            let browser = try await browser(["history"], at: "#Cart")
            let label = "document.querySelector('#label').textContent"
            #expect(try await browser.text(label)?.hasSuffix(Self.hostile) == true)
            #expect(try await browser.text(Self.panel)?.contains("A.swift:3") == true)
            #expect(try await browser.holds("document.querySelector('#violations').hidden"))
            _ = try await browser.value("document.querySelector('#state').focus()")
            try await browser.press("ArrowLeft")
            #expect(try await browser.text(label)?.hasSuffix(" Moved") == true)
            #expect(try await browser.text("document.querySelector('#violations').textContent") == "Violations: 1")
            let moved = try #require(try await browser.text(Self.panel))
            #expect(
                moved.contains("A.swift:3")
                    && moved.contains("layer.Inner. A cart knows no store. (architecture.toml:1)")
            )
            try await browser.press("Home")
            #expect(try await browser.text(label)?.hasSuffix(" m") == true)
            let first = try #require(try await browser.text(Self.panel))
            #expect(first.contains("A.swift:1") && first.contains("layer.Inner. \(Self.hostile) (architecture.toml:1)"))
            #expect(!first.contains("A cart knows no store."))
            let elements = try await browser.accessibleElements()
            #expect(elements.contains { $0 == ("slider", "State") })
            // What is printed is the last commit.
            _ = try await browser.value("dispatchEvent(new Event('beforeprint'))")
            #expect(try await browser.text(label)?.hasSuffix(Self.hostile) == true)
            #expect(try await browser.text("document.title") == "Architecture")
            #expect(browser.complaints.isEmpty)
        }
    }
}
