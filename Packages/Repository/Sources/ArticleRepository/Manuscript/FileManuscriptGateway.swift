public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A gateway of manuscripts in Markdown files, with front matter as Qiita's own tool writes it or without.
///
/// Pipes and the standard input are read to their end, like files.
public struct FileManuscriptGateway: ManuscriptGateway {
    private let files: any FileTree

    /// Creates a gateway; relative paths start in the working folder of the process.
    public init(files: any FileTree) {
        self.files = files
    }

    @concurrent
    public func manuscript(at path: ManuscriptPath) async throws(ApplicationError) -> Manuscript {
        let bytes = try await bytes(at: path)
        // Valid UTF-8 may contain a zero byte, but no text does.
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw ApplicationError(.invalidInput(ManuscriptDefect.notText.error(at: path)))
        }
        return Manuscript(reading: text)
    }

    private func bytes(at path: ManuscriptPath) async throws(ApplicationError) -> [UInt8] {
        let place = path.isStandardInput ? "/dev/stdin" : path.rawValue
        let isAbsolute = place.hasPrefix("/")
        do throws(FileTreeError) {
            return try await files.read(
                isAbsolute ? String(place.dropFirst()) : place,
                under: isAbsolute ? "" : ".",
                limit: Manuscript.sizeLimit - 1
            )
        } catch {
            let kind: ApplicationError.Kind =
                switch error {
                // A link to nothing can be there.
                case .notFound, .notReadable(_, POSIXErrorCode.ENOENT.rawValue): .notFound
                case .tooLarge: .invalidInput(ManuscriptDefect.tooLarge.error(at: path))
                case .notReadable(_, POSIXErrorCode.EISDIR.rawValue):
                    .invalidInput(ManuscriptDefect.folder.error(at: path))
                case .notAFile: .storage(.notAFile(path: path.rawValue))
                case .notReadable, .notWritable, .exists, .linkLoop, .malformed:
                    .storage(.notReadable(path: path.rawValue))
                }
            throw ApplicationError(kind, origin: error)
        }
    }
}

extension Manuscript {
    /// Creates a manuscript from the text of a file; one without front matter is all body.
    init(reading text: String) {
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        guard let (matter, body) = FrontMatter.split(text) else {
            self.init(body: String(text), defects: FrontMatter.isUnclosed(in: text) ? [.unclosed] : [])
            return
        }
        self.init(
            title: matter.text("title"),
            tags: matter.list("tags").compactMap { try? ArticleTag($0) },
            id: matter.text("id").flatMap { try? ArticleID($0) },
            updatedAt: matter.text("updated_at").flatMap { Date(iso8601: $0) },
            body: String(body),
            defects: matter.unreadableLines.map { .unreadable(line: $0) }
        )
    }
}
