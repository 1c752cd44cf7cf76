public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway of the photos in folders of this machine, which are neither copied nor changed.
///
/// The key of a photo is the absolute path of its file. Its credit is the one beside it, as in an album; the licence of
/// another file is unknown.
public struct FilePhotoGateway: PhotoGateway {
    private let files: LocalPhotoFiles
    private let skipped: SkippedDocuments

    /// Creates a gateway; the folder, an absolute path, is searched by default, and relative paths start from it.
    public init(tree: any FileTree, folder: String, skipped: SkippedDocuments) {
        files = LocalPhotoFiles(tree: tree, folder: folder)
        self.skipped = skipped
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of search: PhotoSearch
    ) async throws(ApplicationError) -> Page<Photo> {
        let words = search.words.split(whereSeparator: \.isWhitespace).map { FoldedText(String($0)) }
        let found = try await files.photos(in: search.folder ?? "", skipping: skipped).filter { path in
            let text = FoldedText(path)
            return words.allSatisfy { text.contains($0) }
        }
        let page = Page(request, of: found)
        var photos: [Photo] = []
        for path in page.elements {
            // A file that is not a picture does not hide the others.
            do throws(ApplicationError) {
                let photo = try await photo(at: path)
                if search.filter.matches(photo) { photos.append(photo) }
            } catch {
                if case .storage = error.kind { skipped.add(error) }
            }
        }
        return Page(elements: photos, next: page.next, total: page.total)
    }

    @concurrent
    public func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo {
        try await photo(at: files.absolute(id.key))
    }

    @concurrent
    public func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] {
        try await files.read(files.absolute(photo.id.key), limit: ImageHeader.fileSizeLimit)
    }

    private func photo(at path: String) async throws(ApplicationError) -> Photo {
        let bytes = try await files.read(path, limit: ImageHeader.fileSizeLimit)
        let header = try await mapping { () throws(ImageError) in try ImageHeader(bytes) }
        let title = LocalPhotoFiles.title(of: path)
        let name = PhotoFileName(title: title, fileExtension: header.format.fileExtension)
        let description = try await files.description(of: path, name, bytes.count)?.photo
        let url = URL(filePath: path)
        do throws(ValidationError) {
            let unknown = PhotoCredit(author: nil, licence: .unknown, page: nil)
            return try Photo(
                id: PhotoID(source: .file, key: path),
                title: description?.origin?.title ?? title,
                caption: description?.caption,
                tags: description?.tags ?? [],
                credit: description?.origin?.credit ?? unknown,
                size: PhotoSize(width: header.size.width, height: header.size.height),
                details: PhotoDetails(
                    takenOn: header.date.flatMap { CaptureDay($0) },
                    mediaType: header.format.mediaType,
                    byteCount: bytes.count
                ),
                files: PhotoFiles(download: url, thumbnail: url)
            )
        } catch {
            throw ApplicationError(.invalidData(path), origin: error)
        }
    }
}
