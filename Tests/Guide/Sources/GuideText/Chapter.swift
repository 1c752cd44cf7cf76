/// A chapter of the guide: an article in Qiita Markdown, with the front matter of Qiita's command line.
public struct Chapter: Equatable, Sendable {
    /// Its path in `docs/guide` without the extension, for example `03-listeners-and-erasers`.
    ///
    /// The Japanese edition of a chapter has the same name in the folder `ja`.
    public let name: String
    /// The title of the article.
    public let title: String
    /// What it is about.
    public let tags: [String]
    /// Everything after the front matter, byte for byte.
    public let body: String
    /// How many lines of the file the front matter takes.
    public let bodyOffset: Int

    /// Reads a chapter.
    ///
    /// - Parameters:
    ///   - name: its path in `docs/guide` without the extension.
    ///   - text: the whole file.
    /// - Throws: ``ChapterError`` when the front matter is not of the form that the guide uses.
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

    /// Whether this is the Japanese edition of a chapter.
    public var isJapanese: Bool { name.hasPrefix("ja/") }

    /// The blocks of Swift that quote no file and so have to compile by themselves.
    public var examples: [Fence] {
        Fence.fences(in: body).filter { $0.language == "swift" && $0.name == nil }
    }

    /// The blocks that quote a file of the house.
    public var quotations: [Fence] {
        Fence.fences(in: body).filter { $0.name != nil && !WrongExample.isWrong($0) }
    }

    /// The blocks that must not compile, and what the compiler says about them.
    public var wrongExamples: [WrongExample] {
        WrongExample.examples(in: Fence.fences(in: body))
    }

    /// What was typed into a terminal and what came out, over the whole chapter.
    public var transcript: [TranscriptStep] {
        Fence.fences(in: body).filter { $0.language == "console" }.flatMap { TranscriptStep.steps(of: $0) }
    }
}

/// Says where a chapter breaks the form of the guide.
public struct ChapterError: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    public enum Flaw: Equatable, Sendable {
        /// The file does not begin with a block between two lines of `---`.
        case noFrontMatter
        /// A line of the block is none that the guide uses.
        case unknownLine(String)
        /// The block names no title, or no tag.
        case titleOrTagsMissing
    }

    /// The name of the chapter.
    public let chapter: String
    /// The line of its file.
    public let line: Int
    /// What is wrong.
    public let flaw: Flaw

    public var description: String { "docs/guide/\(chapter).md:\(line): \(flaw)" }
}
