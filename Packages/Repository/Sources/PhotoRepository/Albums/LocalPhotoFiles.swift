import DomainKit
import Foundation
import PhotoDomain
import RepositoryKit

/// The photos in folders of this machine, with the credits beside them.
struct LocalPhotoFiles {
    let tree: any FileTree
    /// The absolute path of the folder that relative paths start from.
    let folder: String

    func absolute(_ path: String) -> String {
        if path.isEmpty || path == "." { return folder }
        return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    /// Returns the title of a photo without a description: its name without the extension.
    static func title(of path: String) -> String {
        let file = name(of: path)
        return PhotoFileName(file) == nil ? file : String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map { String($0) } ?? path }

    /// Returns the absolute paths of the photos below a folder, in numeric order.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` for what is not a folder.
    func photos(in path: String, skipping skipped: SkippedDocuments) async throws(ApplicationError) -> [String] {
        try await files(in: path, skipping: skipped).filter { PhotoFileName(Self.name(of: $0)) != nil }
    }

    /// Returns the pictures below a folder, also those in formats that albums do not support, and the number of other files.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` for what is not a folder.
    func pictures(in path: String, skipping skipped: SkippedDocuments) async throws(ApplicationError) -> FoundFiles {
        let files = try await files(in: path, skipping: skipped)
        var (pictures, others) = (Set<String>(), [String]())
        for file in files {
            if try await isPicture(file) { pictures.insert(file) } else { others.append(file) }
        }
        let otherCount = others.count { !($0.hasSuffix(".json") && pictures.contains(String($0.dropLast(5)))) }
        return FoundFiles(pictures: files.filter(pictures.contains), otherCount: otherCount)
    }

    /// Returns a Boolean value that indicates whether a file is a picture by its name, or, without an extension, by its content.
    private func isPicture(_ path: String) async throws(ApplicationError) -> Bool {
        let name = Self.name(of: path)
        guard let dot = name.lastIndex(of: ".") else {
            do throws(ApplicationError) {
                return ImageFormat(of: try await read(path, limit: ImageHeader.fileSizeLimit)) != nil
            } catch {
                if error.kind == .cancelled { throw error }
                return false
            }
        }
        let suffix = name[name.index(after: dot)...].lowercased()
        return PhotoFileName.extensions.contains(suffix) || PhotoFileName.foreignExtensions.contains(suffix)
    }

    private func files(in path: String, skipping skipped: SkippedDocuments) async throws(ApplicationError) -> [String] {
        let path = absolute(path)
        do throws(FileTreeError) {
            let listing = try await tree.list([""], under: path) { _ in false }
            for failure in listing.failures { skipped.add(ApplicationError(failure, at: "\(path)/\(failure.path)")) }
            return listing.files.sorted { $0.precedesNumerically($1) }.map { "\(path)/\($0)" }
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

    /// Returns the time at which a file was last modified, in nanoseconds since 1970.
    func modificationTime(of path: String) async throws(ApplicationError) -> Int {
        do throws(FileTreeError) {
            return try await tree.modificationTime(of: String(path.dropFirst()), under: "")
        } catch {
            throw ApplicationError(error, at: path)
        }
    }

    /// A photo as its sidecar describes it, with the text and the modification time of the sidecar.
    struct Description {
        let photo: AlbumPhoto
        let text: [UInt8]
        let modificationTime: Int

        /// Returns the step that copies the file.
        func step(creating path: String) -> AlbumHistory.Step {
            .create(path, text, modificationTime: modificationTime)
        }
    }

    /// Returns what the file beside a photo says about it, or nil without one, or for one of another program.
    ///
    /// - Throws: ``ApplicationError`` for a file that cannot be read or used.
    func description(
        of path: String,
        _ name: PhotoFileName,
        _ byteCount: Int
    ) async throws(ApplicationError) -> Description? {
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
        let time = try await modificationTime(of: path)
        do throws(ValidationError) {
            let photo = try sidecar.photo(name, byteCount: byteCount)
            return Description(photo: photo, text: bytes, modificationTime: time)
        } catch {
            throw ApplicationError(.storage(.malformed(document: path)), origin: error)
        }
    }
}

extension FileTreeError {
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
    init(_ error: FileTreeError, at path: String) {
        let kind: Kind =
            switch error {
            case .notFound: .notFound
            case .notReadable(_, POSIXErrorCode.EILSEQ.rawValue): .storage(.notUTF8(path: path))
            case .notWritable(_, POSIXErrorCode.ENOSPC.rawValue), .notWritable(_, POSIXErrorCode.EDQUOT.rawValue):
                .storage(.full)
            case .notReadable, .linkLoop, .malformed: .storage(.notReadable(path: path))
            case .notWritable: .storage(.notWritable(path: path))
            case .exists: .storage(.exists(path: path))
            case .notAFile: .storage(.notAFile(path: path))
            case .tooLarge(_, let limit): .storage(.tooLarge(path: path, limit: limit))
            }
        self.init(kind, origin: error)
    }
}
