import GuideText
import Testing

/// The chapters that work on a project of their own.
struct WalkthroughTests {
    @Test func `a chapter is read as commands, new files and edits`() {
        let text = """
            ```swift:Quoted.swift
            let q = 1
            ```
            ```console:Notes
            $ a b
            one
            ```
            ```swift:A/B.swift
            let a = 1
            ```
            ```diff:A/C.swift
             a
            +b
            ```
            ```text
            nothing
            ```
            """
        let chapter = Chapter(name: "x", text: "---\ntitle: T\ntags:\n  - x\n---\n" + text)
        #expect(chapter.walkthrough.count == 3)
        #expect(chapter.walkthrough.dropFirst().first == .create(path: "A/B.swift", lines: ["let a = 1"]))
        #expect(chapter.walkthrough.last == .edit(path: "A/C.swift", lines: [" a", "+b"]))
        #expect(chapter.quotations.map(\.name) == ["Quoted.swift"])
        #expect(chapter.transcript.isEmpty)
    }

    @Test(arguments: [
        ([" a", "-b", "+x", " c"], ["a", "x", "c", "a"]), (["-b"], ["a", "c", "a"]), ([" a", "+x"], nil),
        (["-d"], nil),
    ])
    func `an edit finds its place once or not at all`(edit: [String], expected: [String]?) {
        #expect(WalkthroughStep.applying(edit, to: ["a", "b", "c", "a"]) == expected)
    }

    @Test(arguments: [
        (["a", "b"], true), (["…"], true), (["…", "b"], true), (["a", "…"], true), (["a"], false), (["…", "a"], false),
        ([], false),
    ])
    func `a line of dots stands for any lines`(expected: [String], isExpected: Bool) {
        #expect(WalkthroughStep.matches(["a", "b"], expected) == isExpected)
    }
}
