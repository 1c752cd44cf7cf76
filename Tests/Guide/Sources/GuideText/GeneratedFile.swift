/// A Swift file that is made out of the guide.
public struct GeneratedFile: Equatable, Sendable {
    /// Its path from the root of the repository.
    public let path: String
    /// What it holds.
    public let text: String

    /// The folder of the examples.
    public static let exampleFolder = "Tests/Guide/Tests/GuideExamples"

    private static let notice = """
        // Made by `make guide` out of docs/guide: change the chapter, not this file.
        // swift-format-ignore-file
        """

    /// The examples of the chapters, a file for each that has any.
    public static func files(for chapters: [Chapter]) -> [GeneratedFile] {
        chapters.filter { !$0.isJapanese }.compactMap(examples)
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
}

extension Chapter {
    fileprivate var typeName: String {
        slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
