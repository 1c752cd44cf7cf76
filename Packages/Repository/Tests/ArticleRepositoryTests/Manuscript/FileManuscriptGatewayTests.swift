import ArticleDomain
import ArticleRepository
import Determinism
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct FileManuscriptGatewayTests {
    private static let path = "draft.md"

    private func read(_ text: String) async throws -> Manuscript {
        try await read(text.utf8)
    }

    private func read(_ bytes: some Sequence<UInt8>) async throws -> Manuscript {
        let files = InMemoryFileTree()
        try await files.create(Self.path, under: ".", with: Array(bytes))
        return try await FileManuscriptGateway(files: files).manuscript(at: #require(ManuscriptPath(Self.path)))
    }

    @Test(
        arguments: [
            ("---\ntitle: a\n\ntext\n", [.unclosed]), ("---\n\n# a\n", []), ("---\nNote: a\n", []),
            ("---\ntitle: a\ntags\nid: 1\n---\nb", [.unreadable(line: 3)]),
            ("---\ntitle: [a\n---\nb", [.unreadable(line: 2)]),
            ("---\n# c\ntitle: \"a\nb\n---\nb", [.unreadable(line: 3), .unreadable(line: 4)]),
            ("---\ntitle:\ntags: []\nother: {a: 1}\nmap:\n  a: 1\nid: null\n---\nb", []),
        ] as [(String, [FrontMatterDefect])]
    )
    func `front matter that cannot be read is reported`(text: String, defects: [FrontMatterDefect]) async throws {
        #expect(try await read(text).defects == defects)
    }

    @Test func `reads a file as Qiita's own tool writes it`() async throws {
        let manuscript = try await read(
            """
            ---
            title: 'Swift''s layers: やってみた'
            tags:
              - Swift
              - 設計
            private: false
            updated_at: '2026-11-21T10:30:00+09:00'
            id: c686397e4a0f4f11683d
            organization_url_name: null
            slide: false
            ignorePublish: false
            ---
            # 章

            本文

            """
        )
        let expected = Manuscript(
            title: "Swift's layers: やってみた",
            tags: [try ArticleTag("Swift"), try ArticleTag("設計")],
            id: try ArticleID("c686397e4a0f4f11683d"),
            updatedAt: Date(timeIntervalSince1970: 1_795_224_600),
            body: "# 章\n\n本文\n"
        )
        #expect(manuscript == expected)
    }

    @Test func `reads a new file of that tool, in which nothing is said yet`() async throws {
        let manuscript = try await read(
            "---\ntitle: newArticle001\ntags:\n  - ''\nprivate: false\nupdated_at: ''\nid: null\n---\n# new article body\n"
        )
        #expect(manuscript == Manuscript(title: "newArticle001", body: "# new article body\n"))
    }

    @Test(arguments: [
        ("title: a title # a remark", "a title"), ("title: C# と F#", "C# と F#"),
        ("title: \"a \\\"b\\\" \\u8a18\\n\"", "a \"b\" 記\n"),
        ("title: >-\n  a long\n  title", "a long title"), ("title: |\n  a\n  b", "a\nb"), ("title:\n  below", "below"),
        ("title: begins here\n  and ends here", "begins here and ends here"), ("title: 2026", "2026"),
        ("# remark\ntitle: a\ntitle: b", "b"), ("title: ~", nil), ("title: ''", nil), ("title:", nil),
        ("title: {a: b}", "{a: b}"),
        ("other: x", nil), ("title: 'open", "'open"), ("title: \"a\" b", "\"a\" b"), ("title:\n  a: b", nil),
        ("title:\n  - a\n  - b", nil), ("title: a\r", "a"),
    ])
    func `knows the spellings of a title`(source: String, title: String?) async throws {
        let manuscript = try await read("---\n\(source)\n---\nbody")
        #expect(manuscript.title == title)
        #expect(manuscript.body == "body")
    }

    @Test(arguments: [
        ("tags: [Swift, \"C#\", 'it''s', ]", ["Swift", "C#", "it's"]),
        ("tags:\n- Swift\n-  iOS # remark\n- null", ["Swift", "iOS"]),
        ("tags: Swift", ["Swift"]), ("tags: []", []), ("tags: [Swift", []), ("tags: [\"a]", []),
        ("tags:\n  - a\n  b: c", []), ("tags:", []),
        ("tags: [a,\n  b]", ["a", "b"]), ("tags:\n  # remark\n\n  - \"a b\"", ["a b"]), ("tags: ['a' b]", []),
    ])
    func `knows the spellings of tags`(source: String, tags: [String]) async throws {
        #expect(try await read("---\n\(source)\n---\n").tags.map(\.name) == tags)
    }

    @Test(arguments: [
        "# 章\n", "", "---\n", "---\ntitle: a\n", "---\nA paragraph.\n---\nbody\n", "--- x\ntitle: a\n---\n",
        " ---\ntitle: a\n---\n", "----\ntitle: a\n----\n", "\n---\ntitle: a\n---\n", "---\nhttps://a.jp: b\n---\n",
    ])
    func `a text without front matter is the text`(text: String) async throws {
        #expect(try await read(text).body == text)
    }

    @Test(arguments: [
        ("---\n---\nbody\n", "body\n"), ("---\r\ntitle: a\r\n---\r\n本文\r\n", "本文\r\n"),
        ("---  \na: b\n---\t\n\nbody", "\nbody"),
        ("\u{FEFF}---\na: b\n---\nbody", "body"), ("\u{FEFF}body", "body"), ("---\na: b\n---", ""),
        ("---\na: b\n---\nx\n---\ny", "x\n---\ny"),
    ])
    func `the text begins behind the front matter`(source: String, body: String) async throws {
        #expect(try await read(source).body == body)
    }

    @Test(
        arguments: [
            Array("日本".utf8).dropLast(), [0xFF, 0xFE, 0x41, 0x00], Array("a\0b".utf8)[...],
            Array("\u{89}PNG\r\n".utf8) + [0x89],
        ] as [ArraySlice<UInt8>]
    )
    func `a file that is no text is refused`(bytes: ArraySlice<UInt8>) async throws {
        let error = await #expect(throws: ApplicationError.self) { try await read(bytes) }
        let path = try #require(ManuscriptPath(Self.path))
        #expect(error?.kind == .invalidInput(ManuscriptDefect.notText.error(at: path)))
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `no bytes at all break the reader, and what is behind front matter is left as it is`(seed: UInt64) async throws
    {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "---", "\n", "\r\n", "title:", " ", "'", "\"", "\\", "[", "]", ",", "- ", "|", ">", "#", "a", "記", "\\u12",
            "{", "tags:",
            "\u{FEFF}", "id: ", "\t", "null", "\u{301}",
        ]
        for _ in 0..<750 {
            let count = Int.random(in: 0...40, using: &random)
            let text = "---\n" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let manuscript = try await read(text)
            #expect(text.utf8.suffix(manuscript.body.utf8.count).elementsEqual(manuscript.body.utf8), "\(text)")
            #expect(manuscript.title?.allSatisfy(\.isWhitespace) != true)
        }
    }

    @Test(arguments: [
        ("draft.md", "./draft.md"), ("../a/b.md", "./../a/b.md"), ("/tmp/a.md", "/tmp/a.md"), ("-", "/dev/stdin"),
    ])
    func `looks where the path leads to`(path: String, place: String) async throws {
        let gateway = FileManuscriptGateway(files: InMemoryFileTree([place: "text"]))
        #expect(try await gateway.manuscript(at: #require(ManuscriptPath(path))).body == "text")
    }

    @Test func `takes less than 10 MB`() async throws {
        let text = Array(repeating: UInt8(ascii: "a"), count: 10_000_000)
        #expect(try await read(text.dropLast()).body.utf8.count == 9_999_999)
        await #expect(throws: ApplicationError.self) { try await read(text) }
    }

    @Test(
        arguments: [
            (.notFound(path: "x"), nil), (.notReadable(path: "x", code: EISDIR), .folder),
            (.tooLarge(path: "x", limit: 1), .tooLarge),
            (.notReadable(path: "x", code: EACCES), nil),
        ] as [(FileTreeError, ManuscriptDefect?)]
    )
    func `says why a file cannot be read`(failure: FileTreeError, defect: ManuscriptDefect?) async throws {
        let path = try #require(ManuscriptPath(Self.path))
        let files = InMemoryFileTree()
        files.refuse("./draft.md", with: failure)
        let error = await #expect(throws: ApplicationError.self) {
            try await FileManuscriptGateway(files: files).manuscript(at: path)
        }
        if let defect {
            #expect(error?.kind == .invalidInput(defect.error(at: path)))
        } else if case .notFound = failure {
            #expect(error?.kind == .notFound)
        } else {
            #expect(error?.kind == .storage(.notReadable(path: Self.path)))
        }
    }
}
