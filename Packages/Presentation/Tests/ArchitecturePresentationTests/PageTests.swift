import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import Testing

@MainActor
struct PageTests {
    private func page(names: [String]) -> String {
        let rule = Rules.Quote("layer.View", because: "Views show values.")
        let map = ModuleMap(
            modules: names.map { .init(name: $0, package: "P", layer: "View") },
            arrows: [
                .init(
                    from: 0,
                    to: 1,
                    isForbidden: true,
                    isImplied: false,
                    place: Place(file: "Sources/A.swift", line: 7),
                    rule: rule
                )
            ],
            layers: ["View"],
            features: []
        )
        return Asked(.map(.html), .mapped(map)).lines.joined(separator: "\n")
    }

    /// The text of the element that has the facts.
    private func facts(_ page: String) throws -> Substring {
        let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"facts\">"))
        let rest = page[start.upperBound...]
        return try rest[..<#require(rest.firstRange(of: "</script>")).lowerBound]
    }

    @Test func `a page has the modules, the places of dependencies and the reasons of rules`() throws {
        let page = page(names: ["Cart", "Shop"])
        #expect(try facts(page).contains(#""name":"Cart""#))
        #expect(try facts(page).contains(#""runs":[[0,"Sources/A.swift:7",{"name":"layer.View","#))
        #expect(try facts(page).contains(#""reason":"Views show values.""#))
        #expect(page.contains("data-module=\"0\"") && page.contains("data-module=\"1\""))
    }

    @Test func `a page loads nothing, and runs its own script alone`() {
        let page = page(names: ["Cart", "Shop"])
        #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-"))
        #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!--<script>", "<\u{301}/script>", "\" onload=\"alert(1)",
    ])
    func `names are text in every place of a page`(name: String) throws {
        let harmless = page(names: ["Cart", "Shop"])
        let hostile = page(names: [name, "Shop"])
        #expect(hostile.count(of: "<script") == harmless.count(of: "<script"))
        #expect(hostile.count(of: "<!--") == 0)
        #expect(try !facts(hostile).unicodeScalars.contains("<"))
        #expect(!hostile.contains(" onload=\""))
    }
}

extension String {
    /// Returns how often a text occurs.
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
