public import DomainKit
import Foundation
public import PhotoDomain
import RepositoryKit

/// A gateway of drawings that are part of the program, so that it has something to show without a network.
///
/// The photos, cats and dogs, are drawn whenever their bytes are requested, so they take no space in the program and cannot
/// differ from their descriptions.
public struct DemoPhotoGateway: PhotoGateway {
    private static let thumbnailSize = PixelSize(width: 330, height: 330)

    /// Creates a gateway.
    public init() {}

    @concurrent
    public func page(
        _ request: PageRequest,
        of search: PhotoSearch
    ) async throws(ApplicationError) -> Page<Photo> {
        let words = search.words.split(whereSeparator: \.isWhitespace).map { String($0) }
        let found = try Self.photos().filter { photo in
            let text = FoldedText(([photo.title] + photo.tags).joined(separator: " "))
            return words.allSatisfy { text.contains(FoldedText($0)) } && search.filter.matches(photo)
        }
        return Page(request, of: found)
    }

    @concurrent
    public func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo {
        guard let photo = try Self.photos().first(where: { $0.id == id }) else { throw ApplicationError(.notFound) }
        return photo
    }

    @concurrent
    public func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] {
        guard let animal = Self.animals.first(where: { $0.key == photo.id.key }),
            let drawing = animal.drawing(fitting: use == .thumbnail ? Self.thumbnailSize : animal.size)
        else { throw ApplicationError(.notFound) }
        return drawing.png
    }

    private static let animals = DemoAnimal.Kind.allCases.flatMap { kind in
        (1...DemoAnimal.countOfEach).map { DemoAnimal(kind: kind, number: $0) }
    }

    private static func photos() throws(ApplicationError) -> [Photo] {
        do throws(ValidationError) {
            return try animals.map { animal throws(ValidationError) in try Photo(animal) }
        } catch {
            throw ApplicationError(.invalidData("demo"), origin: error)
        }
    }
}

extension DemoAnimal {
    fileprivate var key: String { "\(kind.rawValue)-\(number)" }
}

extension Photo {
    fileprivate init(_ animal: DemoAnimal) throws(ValidationError) {
        let id = try PhotoID(source: .demo, key: animal.key)
        let url = URL(filePath: "/demo/\(animal.key).png")
        try self.init(
            id: id,
            title: "\(animal.kind.rawValue.capitalized) \(animal.number)",
            tags: [animal.kind.rawValue + "s", "drawing"],
            credit: PhotoCredit(
                author: "Strata",
                licence: try PhotoLicence(
                    "CC0",
                    url: URL(string: "https://creativecommons.org/publicdomain/zero/1.0/")
                ),
                page: nil
            ),
            size: PhotoSize(width: animal.size.width, height: animal.size.height),
            details: PhotoDetails(mediaType: ImageFormat.png.mediaType),
            files: PhotoFiles(download: url, thumbnail: url)
        )
    }
}
