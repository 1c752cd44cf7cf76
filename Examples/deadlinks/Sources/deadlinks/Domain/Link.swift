import DomainKit
import Foundation

/// A link from a Markdown document to a file.
struct Link: Hashable, Sendable {
    /// The path of the document.
    let document: String
    /// The line, counted from 1.
    let line: Int
    /// The destination as it is written.
    let destination: String

    /// The path of the file; nil for a link that leads to another site, or within its document.
    var path: String? {
        let written = destination.prefix { $0 != "#" && $0 != "?" }
        guard !written.isEmpty, !written.contains(":") else { return nil }
        var parts = written.hasPrefix("/") ? [] : document.split(separator: "/").dropLast()
        for part in written.split(separator: "/") where part != "." {
            if part != ".." || parts.isEmpty || parts.last == ".." { parts.append(part) } else { parts.removeLast() }
        }
        return parts.joined(separator: "/").removingPercentEncoding
    }

    /// Returns the links of a document, in their order; what stands in a block of code is none.
    static func links(in text: String, of document: String) -> [Link] {
        var isCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            if line.drop(while: \.isWhitespace).hasPrefix("```") { isCode.toggle() }
            return isCode
                ? []
                : line.matches(of: /\]\(<?([^)\s>]+)[^)]*\)/).map {
                    Link(document: document, line: index + 1, destination: String($0.1))
                }
        }
    }
}

/// The documents of a folder.
protocol DocumentGateway: Sendable {
    /// Returns the paths of the documents, sorted.
    @concurrent
    func documents(in folder: String) async throws(ApplicationError) -> [String]

    /// Returns the text of a document.
    @concurrent
    func text(of document: String, in folder: String) async throws(ApplicationError) -> String

    /// Returns whether there is a file or a folder.
    @concurrent
    func exists(_ path: String, in folder: String) async throws(ApplicationError) -> Bool
}
