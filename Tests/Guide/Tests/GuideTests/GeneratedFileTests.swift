import GuideText
import Testing

struct GeneratedFileTests {
    @Test func `the examples of a chapter become one file, with each import once`() throws {
        let example = "```swift\nimport Testing\nlet %@ = 1\n```\n"
        let body = example.replacing("%@", with: "a") + example.replacing("%@", with: "b")
        let chapter = try Chapter(name: "01-two-words", text: "---\ntitle: T\ntags:\n  - x\n---\n" + body)
        let file = try #require(GeneratedFile.files(for: [chapter]).last)
        #expect(file.path == "\(GeneratedFile.exampleFolder)/TwoWords.swift")
        #expect(file.text.hasSuffix("\n\nimport Testing\n\nlet a = 1\n\nlet b = 1\n"))
    }

    @Test func `a chapter without an example makes no file of examples`() throws {
        let chapter = try Chapter(name: "01-a", text: "---\ntitle: T\ntags:\n  - x\n---\nText.\n")
        #expect(GeneratedFile.files(for: [chapter]).isEmpty)
    }
}
