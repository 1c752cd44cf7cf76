/// A chapter of the guide: an article in Qiita Markdown, with the front matter of Qiita's command line.
public struct Chapter: Equatable, Sendable {
    /// The path in `docs/guide` without the extension, for example `03-listeners-and-erasers`.
    ///
    /// The Japanese edition of a chapter has the same name in the folder `ja`.
    public let name: String
    /// The title of the article.
    public let title: String
    /// The tags of the article.
    public let tags: [String]
    /// Everything after the front matter, byte for byte.
    public let body: String
    /// The number of lines of the front matter.
    public let bodyOffset: Int

    /// Parses a chapter.
    ///
    /// - Parameters:
    ///   - name: the path in `docs/guide` without the extension.
    ///   - text: the text of the file.
    /// - Throws: ``ChapterError`` for front matter that is missing or has other keys.
    public init(name: String, text: String) throws(ChapterError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
            throw ChapterError(chapter: name, line: 1, flaw: .noFrontMatter)
        }
        var title: String?
        var tags: [String] = []
        for index in 1..<end {
            let line = lines[index]
            if line.hasPrefix("title: ") {
                title = String(line.dropFirst("title: ".count))
            } else if line.hasPrefix("  - ") {
                tags.append(String(line.dropFirst("  - ".count)))
            } else if line != "tags:" {
                throw ChapterError(chapter: name, line: index + 1, flaw: .unknownLine(String(line)))
            }
        }
        guard let title, !tags.isEmpty else {
            throw ChapterError(chapter: name, line: end + 1, flaw: .titleOrTagsMissing)
        }
        self.name = name
        self.title = title
        self.tags = tags
        body = lines[(end + 1)...].joined(separator: "\n")
        bodyOffset = end + 1
    }

    /// The name by which the chapter is read in either language, for example `listeners-and-erasers`.
    public var slug: String {
        let words = name.split(separator: "/").last?.split(separator: "-").drop { $0.allSatisfy(\.isNumber) } ?? []
        return words.joined(separator: "-")
    }

    /// A Boolean value that indicates whether this is the Japanese edition of a chapter.
    public var isJapanese: Bool { name.hasPrefix("ja/") }

    /// The examples: blocks of Swift without a file name, which are compiled and run.
    public var examples: [Fence] {
        Fence.fences(in: body).filter { $0.language == "swift" && $0.name == nil }
    }

    /// The quotations: blocks of Swift with the name of a file of this repository.
    public var quotations: [Fence] {
        Fence.fences(in: body).filter { $0.name != nil && !WrongExample.isWrong($0) }
    }

    /// The blocks that must not compile, with the diagnostics of the compiler.
    public var wrongExamples: [WrongExample] {
        WrongExample.examples(in: Fence.fences(in: body))
    }

    /// The commands of all transcripts of the chapter, with their output.
    public var transcript: [TranscriptStep] {
        Fence.fences(in: body).filter { $0.language == "console" }.flatMap { TranscriptStep.steps(of: $0) }
    }
}

/// The error of a chapter whose front matter cannot be used.
public struct ChapterError: Error, Equatable, CustomStringConvertible {
    /// The defects of front matter.
    public enum Flaw: Equatable, Sendable {
        /// The file does not begin with a block between two lines of `---`.
        case noFrontMatter
        /// A line of the block has another key.
        case unknownLine(String)
        /// The title or the tags are missing.
        case titleOrTagsMissing
    }

    /// The name of the chapter.
    public let chapter: String
    /// The line of the file.
    public let line: Int
    /// The defect.
    public let flaw: Flaw

    public var description: String { "docs/guide/\(chapter).md:\(line): \(flaw)" }
}
