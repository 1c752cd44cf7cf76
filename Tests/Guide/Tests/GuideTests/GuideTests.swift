import Foundation
import GuideText
import Testing

/// The guide of this repository.
struct GuideTests {
    private let repository = Repository.this

    @Test func `every chapter is there in both languages`() throws {
        let chapters = try repository.chapters()
        let originals = chapters.filter { !$0.isJapanese }.map(\.name)
        #expect(chapters.filter(\.isJapanese).map(\.name) == originals.map { "ja/\($0)" })
        #expect(originals.first == "01-a-project-in-ten-minutes")
        let numbers = originals.compactMap { Int($0.prefix(2)) }
        #expect(numbers == Array(1...originals.count), "the chapters are numbered without a gap")
    }

    @Test func `the first page has a link to every chapter, whose title is plain YAML`() throws {
        let page = try #require(repository.text(of: "docs/guide/README.md"))
        for chapter in try repository.chapters() {
            #expect(page.contains("[\(chapter.title)](\(chapter.name).md)"), "docs/guide/\(chapter.name).md")
            #expect(!chapter.title.contains(": ") && !chapter.title.contains(" #"), "docs/guide/\(chapter.name).md")
        }
    }

    @Test func `a chapter shows the same code in both languages`() throws {
        let chapters = try repository.chapters()
        for chapter in chapters where chapter.isJapanese {
            let original = try #require(
                chapters.first { "ja/\($0.name)" == chapter.name },
                "docs/guide/\(chapter.name).md"
            )
            #expect(chapter.tags == original.tags)
            #expect(chapter.walkthrough == original.walkthrough)
            #expect(chapter.examples.map(\.code) == original.examples.map(\.code))
            #expect(chapter.quotations.map(\.code) == original.quotations.map(\.code))
            #expect(chapter.quotations.map(\.name) == original.quotations.map(\.name))
            #expect(chapter.wrongExamples.map(\.code.code) == original.wrongExamples.map(\.code.code))
            #expect(chapter.wrongExamples.map(\.diagnostics) == original.wrongExamples.map(\.diagnostics))
        }
    }

    @Test func `every quotation stands in the file that it names`() throws {
        for chapter in try repository.chapters() {
            for fence in chapter.quotations {
                try check(fence, at: "docs/guide/\(chapter.name).md:\(chapter.bodyOffset + fence.line)")
            }
        }
    }

    @Test(arguments: [("hosts", 3), ("listings", 13)])
    func `every quotation of a document stands in the file that it names`(document: String, count: Int) throws {
        let text = try #require(repository.text(of: "docs/\(document).md"))
        let quotations = Fence.fences(in: text).filter { $0.name != nil }
        #expect(quotations.count == count)
        for fence in quotations { try check(fence, at: "docs/\(document).md:\(fence.line)") }
    }

    private func check(_ fence: Fence, at place: String) throws {
        let name = try #require(fence.name)
        let paths = repository.sources(named: name)
        guard paths.count == 1, let path = paths.first, let text = repository.text(of: path) else {
            Issue.record("\(place): '\(name)' names \(paths.count) files: \(paths)")
            return
        }
        let isThere = Quotation(fence).matches(in: text)
        #expect(isThere, "\(place): this does not stand in \(path)")
    }
}
