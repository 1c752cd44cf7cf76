import Testing

@testable import GuideText

struct ChapterTests {
    private let text = """
        ---
        title: A title
        tags:
          - Swift
          - Architecture
        ---
        First line.

        ```swift:Some.swift
        let a = 1
        ```

        ```swift
        import Testing
        let b = 2
        ```
        ````text
        ```
        ````
        ~~~
        tilde
        ~~~

        """

    @Test func `skips the front matter, and keeps the rest byte for byte`() {
        let chapter = Chapter(name: "07-some-thing", text: text)
        #expect(chapter.title == "A title")
        #expect(chapter.tags == ["Swift", "Architecture"])
        #expect(chapter.bodyOffset == 6)
        #expect(chapter.body.hasPrefix("First line.\n\n```swift:Some.swift\n"))
        #expect(chapter.body.hasSuffix("~~~\n"))
    }

    @Test func `distinguishes quotations from examples, and knows their lines`() {
        let chapter = Chapter(name: "07-some-thing", text: text)
        #expect(chapter.quotations.map(\.name) == ["Some.swift"])
        #expect(chapter.quotations.map(\.line) == [4])
        #expect(chapter.quotations.map(\.code) == [["let a = 1"]])
        #expect(chapter.examples.map(\.code) == [["import Testing", "let b = 2"]])
    }

    @Test func `knows what must not compile, and what the compiler says`() {
        let body =
            "```swift:Wrong.swift\nlet a\n```\n\n```text\nWrong.swift:1:1: error: no\n```\n"
            + "```swift:ADomain/Wrong.swift\nimport B\n```\n"
        let chapter = Chapter(name: "x", text: "---\ntitle: T\ntags:\n  - x\n---\n" + body)
        #expect(chapter.quotations.isEmpty && chapter.examples.isEmpty)
        #expect(chapter.wrongExamples.map(\.code.code) == [["let a"], ["import B"]])
        #expect(chapter.wrongExamples.map(\.diagnostics) == [["Wrong.swift:1:1: error: no"], []])
        #expect(chapter.wrongExamples.map(\.target) == [nil, "ADomain"])
    }

    @Test func `the examples become one file, with each import once`() {
        let example = "```swift\nimport Testing\nlet %@ = 1\n```\n"
        let body = example.replacing("%@", with: "a") + example.replacing("%@", with: "b")
        let chapter = Chapter(name: "01-a", text: "---\ntitle: T\ntags:\n  - x\n---\n" + body)
        #expect(chapter.exampleFile.hasSuffix("\n\nimport Testing\n\nlet a = 1\n\nlet b = 1\n"))
    }
}
