import DomainKit
import PhotoDomain
import RepositoryKit

/// The photos in folders of this machine, with the credits beside them.
struct LocalPhotoFiles {
    private static let suffixes = PhotoFileName.extensions.flatMap { [".\($0)", ".\($0.uppercased())"] }

    let tree: any FileTree
    /// The absolute path of the folder that relative paths start from.
    let folder: String

    /// Returns the absolute form of a path.
    func absolute(_ path: String) -> String {
        if path.isEmpty || path == "." { return folder }
        return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    /// Returns the title of a photo without a description: its name without the extension.
    static func title(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return PhotoFileName(file) == nil ? file : String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    }

    /// Returns the absolute paths of the photos below a folder, sorted.
    ///
    /// - Parameters:
    ///   - path: the path of the folder.
    ///   - skipped: collects the errors of folders that cannot be read.
    /// - Throws: ``ApplicationError``, of kind `notFound` for what is no folder.
    func photos(in path: String, skipping skipped: SkippedDocuments) async throws(ApplicationError) -> [String] {
        let path = absolute(path)
        do throws(FileTreeError) {
            let listing = try await tree.list(Self.suffixes, under: path) { _ in false }
            for failure in listing.failures { skipped.add(ApplicationError(failure, at: "\(path)/\(failure.path)")) }
            return listing.files.map { "\(path)/\($0)" }
        } catch {
            throw ApplicationError(error, at: path)
        }
    }

    /// Reads a file, given by its absolute path.
    func read(_ path: String, limit: Int) async throws(ApplicationError) -> [UInt8] {
        do throws(FileTreeError) {
            return try await tree.read(String(path.dropFirst()), under: "", limit: limit)
        } catch {
            throw ApplicationError(error, at: path)
        }
    }

    /// Returns what the file beside a photo says about it, or nil without one, or for one of another program.
    ///
    /// - Throws: ``ApplicationError`` for a file that cannot be read or used.
    func description(
        of path: String,
        _ name: PhotoFileName,
        _ byteCount: Int
    ) async throws(ApplicationError) -> AlbumPhoto? {
        let path = path + ".json"
        let bytes: [UInt8]
        do throws(ApplicationError) {
            bytes = try await read(path, limit: PhotoSidecar.sizeLimit)
        } catch {
            if error.kind == .notFound { return nil }
            throw error
        }
        guard PhotoSidecar.isRecognized(bytes) else { return nil }
        let sidecar: PhotoSidecar = try ReadableJSON.value(bytes, at: path, version: PhotoSidecar.version)
        do throws(ValidationError) {
            return try sidecar.photo(name, byteCount: byteCount)
        } catch {
            throw ApplicationError(.storage(.malformed(document: path)), origin: error)
        }
    }
}

extension FileTreeError {
    /// The path of the file or the folder.
    fileprivate var path: String {
        switch self {
        case .notFound(let path), .notReadable(let path, _), .notWritable(let path, _), .exists(let path),
            .notAFile(let path), .linkLoop(let path), .malformed(let path), .tooLarge(let path, _):
            path
        }
    }
}

extension ApplicationError {
    /// Creates the application's error for that of a tree of files, which is attached as the origin.
    ///
    /// - Parameters:
    ///   - error: the error.
    ///   - path: the absolute path of the file.
    init(_ error: FileTreeError, at path: String) {
        let kind: Kind =
            switch error {
            case .notFound: .notFound
            case .notReadable, .linkLoop, .malformed: .storage(.notReadable(path: path))
            case .notWritable: .storage(.notWritable(path: path))
            case .exists: .storage(.exists(path: path))
            case .notAFile: .storage(.notAFile(path: path))
            case .tooLarge(_, let limit): .storage(.tooLarge(path: path, limit: limit))
            }
        self.init(kind, origin: error)
    }
}
