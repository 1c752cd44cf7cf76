public import DomainKit
public import PhotoDomain

/// Several sources of photos behind one gateway, chosen by the source in a search or an identity.
public struct JoinedPhotoGateway: PhotoGateway {
    private let sources: [PhotoSource: any PhotoGateway]

    /// Joins sources.
    public init(_ sources: [PhotoSource: any PhotoGateway]) {
        self.sources = sources
    }

    private func gateway(of source: PhotoSource) throws(ApplicationError) -> any PhotoGateway {
        if let gateway = sources[source] { return gateway }
        let known = sources.keys.map(\.name).sorted()
        throw ApplicationError(
            .invalidInput(ValidationError(field: "source", value: source.name, rule: .oneOf(known)))
        )
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of search: PhotoSearch
    ) async throws(ApplicationError) -> Page<Photo> {
        try await gateway(of: search.source).page(request, of: search)
    }

    @concurrent
    public func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo {
        try await gateway(of: id.source).photo(id)
    }

    @concurrent
    public func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] {
        try await gateway(of: photo.id.source).file(use, of: photo)
    }

    @concurrent
    public func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] {
        try await gateway(of: photo.id.source).download(photo, report: report)
    }
}
