import DomainKit
import RepositoryKit

/// The documents of a tree of files.
struct FileDocumentGateway: DocumentGateway {
    private static let limit = 10_000_000
    let files: any FileTree

    @concurrent
    func documents(in folder: String) async throws(ApplicationError) -> [String] {
        do throws(FileTreeError) {
            return try await files.list([".md"], under: folder) { _ in false }.files
        } catch {
            throw ApplicationError(.storage(.notReadable(path: folder)), origin: error)
        }
    }

    @concurrent
    func text(of document: String, in folder: String) async throws(ApplicationError) -> String {
        do throws(FileTreeError) {
            return String(decoding: try await files.read(document, under: folder, limit: Self.limit), as: UTF8.self)
        } catch {
            throw ApplicationError(.storage(.notReadable(path: document)), origin: error)
        }
    }

    @concurrent
    func exists(_ path: String, in folder: String) async throws(ApplicationError) -> Bool {
        do throws(FileTreeError) {
            _ = try await files.modificationTime(of: path, under: folder)
            return true
        } catch .notFound {
            return false
        } catch {
            throw ApplicationError(.storage(.notReadable(path: path)), origin: error)
        }
    }
}
