/// A chapter of the guide: an article in Qiita Markdown, with the front matter of Qiita's command line.
public struct Chapter: Equatable, Sendable {
    /// The path in `docs/guide` without the extension, for example `03-the-grid`.
    ///
    /// The Japanese edition of a chapter has the same name in the folder `ja`.
    public let name: String
    /// The title of the article.
    public let title: String
    /// The tags of the article.
    public let tags: [String]
    /// The text after the front matter, byte for byte.
    public let body: String
    /// The number of lines of the front matter.
    public let bodyOffset: Int

    /// Creates a chapter.
    ///
    /// The reader's tests check the front matter.
    ///
    /// - Parameters:
    ///   - name: the path in `docs/guide` without the extension.
    ///   - text: the text of the file.
    public init(name: String, text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.name = name
        bodyOffset = lines.dropFirst().firstIndex(of: "---").map { $0 + 1 } ?? 0
        title = lines.first { $0.hasPrefix("title: ") }.map { String($0.dropFirst(7)) } ?? ""
        tags = lines.prefix(bodyOffset).filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
        body = lines[bodyOffset...].joined(separator: "\n")
    }

    /// A Boolean value that indicates whether this is the Japanese edition of a chapter.
    public var isJapanese: Bool { name.hasPrefix("ja/") }

    /// The examples: blocks of Swift without a file name, which are compiled and run.
    public var examples: [Fence] {
        Fence.fences(in: body).filter { $0.language == "swift" && $0.name == nil }
    }

    /// The quotations: blocks with the name of a file of this repository, before a walkthrough begins.
    public var quotations: [Fence] {
        let fences = Fence.fences(in: body)
        let end = firstStep(of: fences) ?? fences.endIndex
        return fences[..<end].filter { $0.name != nil && !WrongExample.isWrong($0) }
    }

    /// The steps that work on a project of its own, from the first command in one; empty for most chapters.
    public var walkthrough: [WalkthroughStep] {
        let fences = Fence.fences(in: body)
        return firstStep(of: fences).map { fences[$0...].flatMap(WalkthroughStep.steps) } ?? []
    }

    private func firstStep(of fences: [Fence]) -> Int? {
        fences.firstIndex { $0.language == "console" && $0.name != nil }
    }

    /// The blocks that must not compile, with the diagnostics of the compiler.
    public var wrongExamples: [WrongExample] {
        WrongExample.examples(in: Fence.fences(in: body))
    }

    /// The commands of all transcripts of the chapter, with their output.
    public var transcript: [TranscriptStep] {
        Fence.fences(in: body).filter { $0.language == "console" && $0.name == nil }
            .flatMap { TranscriptStep.steps(of: $0) }
    }
}
