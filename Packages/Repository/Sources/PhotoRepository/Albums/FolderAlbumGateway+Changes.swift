public import DomainKit
import Foundation
public import PhotoDomain
import RepositoryKit

/// The changes that can be undone.
extension FolderAlbumGateway {
    @concurrent
    public func rename(_ name: AlbumName, to newName: AlbumName) async throws(ApplicationError) {
        try await history.perform(.rename, of: name) { _ in
            AlbumHistory.Plan(steps: [.move(name.text, to: newName.text)])
        }
    }

    @concurrent
    public func move(
        _ photos: [PhotoFileName],
        from name: AlbumName,
        to other: AlbumName
    ) async throws(ApplicationError) {
        try await history.perform(.move, of: name) { _ throws(ApplicationError) in
            let files = try await filesWithCredits(of: photos, in: name)
            // The credit comes before its photo.
            return AlbumHistory.Plan(
                photos: photos,
                steps: [.makeFolder(other.text)]
                    + files.reversed().map { .move("\(name)/\($0)", to: "\(other)/\($0)") }
            )
        }
    }

    @concurrent
    public func edit(_ name: AlbumName, _ edit: AlbumEdit) async throws(ApplicationError) {
        try await history.perform(.edit, of: name) { _ throws(ApplicationError) in
            let files = try await files(of: name)
            if case .cover(let photo) = edit { try Self.check([photo], of: name, among: files) }
            return AlbumHistory.Plan(steps: try await steps(describing: name) { edit.applied(to: $0) })
        }
    }

    @concurrent
    public func edit(
        _ photos: [PhotoFileName],
        of name: AlbumName,
        _ edit: PhotoEdit
    ) async throws(ApplicationError) {
        try await history.perform(.edit, of: name) { _ throws(ApplicationError) in
            var plan = AlbumHistory.Plan(photos: photos)
            try Self.check(photos, of: name, among: try await files(of: name))
            for photo in photos {
                guard PhotoSidecar.isPossible(of: photo) else {
                    let limit = PhotoSidecar.photoNameLimit
                    let error = ValidationError(field: "photo", value: photo.text, rule: .atMost(characters: limit))
                    throw ApplicationError(.invalidInput(error))
                }
                let path = "\(name)/\(PhotoSidecar.name(of: photo))"
                plan.steps += try await steps(writing: PhotoSidecar.self, at: path, PhotoSidecar.version) {
                    sidecar throws(ApplicationError) in
                    // The size is no part of the file.
                    guard let sidecar else {
                        return (nil, PhotoSidecar(edit.applied(to: AlbumPhoto(fileName: photo, byteCount: 0))))
                    }
                    do throws(ValidationError) {
                        let old = try sidecar.photo(photo, byteCount: 0)
                        return (PhotoSidecar(old), PhotoSidecar(edit.applied(to: old)))
                    } catch {
                        throw ApplicationError(.storage(.malformed(document: path)), origin: error)
                    }
                }
            }
            return plan
        }
    }

    @concurrent
    public func merge(_ name: AlbumName, into other: AlbumName) async throws(ApplicationError) {
        try await history.perform(.merge, of: name) { trash throws(ApplicationError) in
            let (files, existing) = (try await files(of: name), try await files(of: other))
            let names = Set(files.map(\.name))
            var taken = Set(existing.map { Self.folded($0.name) })
            var contents = AlbumContents(of: other, existing, in: self)
            var plan = AlbumHistory.Plan()
            for file in files {
                guard let photo = PhotoFileName(file.name) else { continue }
                let bytes =
                    contents.sizes.contains(file.byteCount)
                    ? try await readIfPresent("\(name)/\(photo)", limit: file.byteCount) : nil
                let sidecar = PhotoSidecar.name(of: photo)
                if let bytes, let same = try await contents.photo(ContentHash(bytes), { bytes }) {
                    // A credit is not lost with the copy that has it.
                    let target = PhotoSidecar.name(of: same)
                    if names.contains(sidecar), PhotoSidecar.isPossible(of: same),
                        taken.insert(Self.folded(target)).inserted
                    {
                        plan.steps.append(.move("\(name)/\(sidecar)", to: "\(other)/\(target)"))
                    }
                    continue
                }
                let free = try freeName(like: photo, taken: &taken)
                plan.photos.append(photo)
                if names.contains(sidecar) {
                    plan.steps.append(.move("\(name)/\(sidecar)", to: "\(other)/\(PhotoSidecar.name(of: free))"))
                }
                plan.steps.append(.move("\(name)/\(photo)", to: "\(other)/\(free)"))
            }
            let tags = try await album(name).description.tags
            if !tags.isEmpty, let edit = try? TagEdit(adding: tags) {
                plan.steps += try await steps(describing: other) { AlbumEdit.tags(edit).applied(to: $0) }
            }
            let queue = FolderDownloadQueueGateway(store: history.store)
            let awaited = Set(try await queue.names(other))
            for record in try await queue.names(name) where !awaited.contains(record) {
                let folder = FolderDownloadQueueGateway.folder
                plan.steps.append(.handOver("\(folder(name))/\(record)", to: "\(folder(other))/\(record)"))
            }
            plan.steps.append(.move(name.text, to: "\(trash)/\(name)"))
            return plan
        }
    }

    /// Returns the name of a photo, with a number if it is taken already, and takes it.
    func freeName(like photo: PhotoFileName, taken: inout Set<String>) throws(ApplicationError) -> PhotoFileName {
        let dot = photo.text.lastIndex(of: ".") ?? photo.text.endIndex
        let (stem, suffix) = (String(photo.text[..<dot]), String(photo.text[dot...].dropFirst()))
        for number in 1...Self.nameLimit {
            let name = number == 1 ? photo : PhotoFileName(title: stem, fileExtension: suffix, number: number)
            let names = [Self.folded(name.text), Self.folded(PhotoSidecar.name(of: name))]
            guard taken.isDisjoint(with: names) else { continue }
            taken.formUnion(names)
            return name
        }
        throw ApplicationError(.storage(.exists(path: photo.text)))
    }

    // MARK: - Files that people edit, too

    private func steps(
        describing album: AlbumName,
        _ change: (AlbumDescription) -> AlbumDescription
    ) async throws(ApplicationError) -> [AlbumHistory.Step] {
        try await steps(writing: AlbumFile.self, at: "\(album)/\(AlbumFile.name)", AlbumFile.version) { file in
            (
                file.map { AlbumFile($0.description) },
                AlbumFile(change(file?.description ?? AlbumDescription()))
            )
        }
    }

    /// Returns the step that changes a file, or none if it stays as it is; what other programs have written into it is kept.
    ///
    /// - Parameter change: returns what this program knows of the file, before and after the change.
    /// - Throws: ``ApplicationError`` of kind `storage` for a file that cannot be read.
    private func steps<Value: Codable>(
        writing type: Value.Type,
        at path: String,
        _ version: Int,
        _ change: (Value?) throws(ApplicationError) -> (old: Value?, new: Value)
    ) async throws(ApplicationError) -> [AlbumHistory.Step] {
        guard let old = try await readIfPresent(path, limit: PhotoSidecar.sizeLimit) else {
            return [.create(path, try ReadableJSON.bytes(try change(nil).new))]
        }
        guard String(validating: old, as: UTF8.self) != nil else {
            throw ApplicationError(.storage(.malformed(document: path)))
        }
        let value: Value = try ReadableJSON.value(old, at: path, version: version)
        let change = try change(value)
        let new = try ReadableJSON.bytes(change.new, inPlaceOf: change.old, in: old, at: path)
        return new == old ? [] : [.replace(path, old: old, new: new)]
    }
}
