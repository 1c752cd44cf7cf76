import GuideText
import Testing

struct GeneratedFileTests {
    @Test func `a text that looks like the end of a literal gets a stronger one`() throws {
        let chapter = try Chapter(name: "01-a", text: "---\ntitle: T \"#\ntags:\n  - x\n---\n\"\"\"## \\#(no)\n")
        let file = try #require(GeneratedFile.files(for: [chapter]).first)
        #expect(file.path == "\(GeneratedFile.embeddedFolder)/GuideChapter+A.swift")
        #expect(file.text.contains("english: GuideEdition(title: ##\"T \"#\"##, body: ###\"\"\"\n\"\"\"## \\#(no)\n"))
        #expect(file.text.contains("\n\"\"\"###),\n        japanese: nil\n"))
    }

    @Test func `each edition of a chapter has a file`() throws {
        let text = "---\ntitle: %@\ntags:\n  - x\n---\nText.\n"
        let chapters = [
            try Chapter(name: "01-a", text: text.replacing("%@", with: "One")),
            try Chapter(name: "ja/01-a", text: text.replacing("%@", with: "一")),
        ]
        let files = GeneratedFile.files(for: chapters)
        #expect(files.count == 3)
        #expect(files[0].text.contains("english: GuideEdition(title: #\"One\"#"))
        #expect(files[0].text.contains("japanese: .aJapanese\n"))
        #expect(files[1].path == "\(GeneratedFile.embeddedFolder)/GuideEdition+AJapanese.swift")
        #expect(files[1].text.contains("static let aJapanese = GuideEdition(title: #\"一\"#"))
    }

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
        #expect(GeneratedFile.files(for: [chapter]).count == 2)
    }
}
