/// A Swift file that is made out of the guide.
public struct GeneratedFile: Equatable, Sendable {
    /// Its path from the root of the repository.
    public let path: String
    /// What it holds.
    public let text: String

    /// The folder of the embedded copy.
    public static let embeddedFolder = "Packages/Repository/Sources/ArticleRepository/Guide/Chapters"
    /// The folder of the examples.
    public static let exampleFolder = "Tests/Guide/Tests/GuideExamples"

    private static let notice = """
        // Made by `make guide` out of docs/guide: change the chapter, not this file.
        // swift-format-ignore-file
        """

    /// Everything that is made out of the guide: a file for each edition of a chapter, one that lists the chapters, and
    /// the examples.
    public static func files(for chapters: [Chapter]) -> [GeneratedFile] {
        let originals = chapters.filter { !$0.isJapanese }
        let translated = chapters.filter(\.isJapanese)
        let embedded = originals.map { chapter in
            Self.chapter(chapter, isTranslated: translated.contains { $0.name == "ja/\(chapter.name)" })
        }
        return embedded + translated.map(japanese) + [list(originals)] + originals.compactMap(examples)
    }

    private static func chapter(_ chapter: Chapter, isTranslated: Bool) -> GeneratedFile {
        GeneratedFile(
            path: "\(embeddedFolder)/GuideChapter+\(chapter.typeName).swift",
            text: """
                \(notice)

                extension GuideChapter {
                    static let \(chapter.variableName) = GuideChapter(
                        slug: \(literal(chapter.slug)),
                        tags: [\(chapter.tags.map { literal($0) }.joined(separator: ", "))],
                        english: \(edition(chapter)),
                        japanese: \(isTranslated ? ".\(chapter.variableName)Japanese" : "nil")
                    )
                }

                """
        )
    }

    private static func japanese(_ chapter: Chapter) -> GeneratedFile {
        GeneratedFile(
            path: "\(embeddedFolder)/GuideEdition+\(chapter.typeName)Japanese.swift",
            text: """
                \(notice)

                extension GuideEdition {
                    static let \(chapter.variableName)Japanese = \(edition(chapter))
                }

                """
        )
    }

    private static func edition(_ chapter: Chapter) -> String {
        "GuideEdition(title: \(literal(chapter.title)), body: \(block(chapter.body)))"
    }

    private static func list(_ chapters: [Chapter]) -> GeneratedFile {
        GeneratedFile(
            path: "\(embeddedFolder)/GuideChapter+All.swift",
            text: """
                \(notice)

                extension GuideChapter {
                    /// The chapters of the project's own guide, in its order.
                    public static let all: [GuideChapter] = [
                \(chapters.map { "        .\($0.variableName)," }.joined(separator: "\n"))
                    ]
                }

                """
        )
    }

    /// The examples of one chapter as one file, so that a later one may go on with what an earlier one declared.
    ///
    /// The Japanese edition shows the same code.
    private static func examples(_ chapter: Chapter) -> GeneratedFile? {
        let lines = chapter.examples.flatMap(\.code)
        guard !lines.isEmpty else { return nil }
        let imports = Set(lines.filter(isImport)).sorted()
        let code = chapter.examples.map { $0.code.filter { !isImport($0) }.joined(separator: "\n") }
        return GeneratedFile(
            path: "\(exampleFolder)/\(chapter.typeName).swift",
            text: ([notice, imports.joined(separator: "\n")] + code).joined(separator: "\n\n") + "\n"
        )
    }

    private static func isImport(_ line: String) -> Bool {
        line.hasPrefix("import ") || line.hasPrefix("@testable import ")
    }

    /// A raw literal, with as many number signs as the text needs.
    private static func literal(_ text: String) -> String {
        let signs = signs(for: text)
        return "\(signs)\"\(text)\"\(signs)"
    }

    private static func block(_ text: String) -> String {
        let signs = signs(for: text)
        return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
    }

    /// One sign more than follow any quotation mark or backslash of the text.
    private static func signs(for text: String) -> String {
        var longest = 0
        var run: Int?
        for character in text {
            if character == "\"" || character == "\\" {
                run = 0
            } else if character == "#", let length = run {
                run = length + 1
                longest = max(longest, length + 1)
            } else {
                run = nil
            }
        }
        return String(repeating: "#", count: longest + 1)
    }
}

extension Chapter {
    fileprivate var typeName: String {
        slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    fileprivate var variableName: String {
        typeName.prefix(1).lowercased() + typeName.dropFirst()
    }
}
