import DomainKit
import LocalFileTree
import PhotoContract
import PhotoDomain
import PhotoRepository
import RepositoryKit

/// The parts that the sources of photos share, such as their connection.
struct PhotoSources {
    private let environment: [String: String]
    private let cacheFolder: String
    let exchange: RetryingExchange
    /// The name of the program for services, with the contact of the user if there is one.
    let agent: String
    let partial: PartialDownloads
    let skipped: SkippedDocuments
    let tree = LocalFileTree(readsStreams: false)

    /// Returns the sources behind one gateway, which paces the requests of all screens.
    ///
    /// - Parameter cacheFolder: the folder in which the thumbnails of services are kept for the next run.
    static func joined(
        _ entries: [PhotoSourceEntry],
        configuration: AlbumConfiguration,
        transport: any HTTPExchange,
        version: String,
        cacheFolder: String,
        partial: PartialDownloads,
        skipped: SkippedDocuments
    ) throws(ApplicationError) -> JoinedPhotoGateway {
        let contact = try configuration.contact()
        let sources = PhotoSources(
            environment: configuration.environment,
            cacheFolder: cacheFolder,
            exchange: RetryingExchange(transport),
            agent: "album/\(version)" + (contact.isEmpty ? "" : " (\(contact))"),
            partial: partial,
            skipped: skipped
        )
        return try ApplicationError.validating(try sources.gateway(of: entries))
    }

    private func gateway(of entries: [PhotoSourceEntry]) throws(ValidationError) -> JoinedPhotoGateway {
        var gateways: [PhotoSource: any PhotoGateway] = [:]
        for entry in entries {
            gateways[try PhotoSource(entry.description.name)] = try gateway(of: entry)
        }
        return JoinedPhotoGateway(gateways)
    }

    private func gateway(of entry: PhotoSourceEntry) throws(ValidationError) -> any PhotoGateway {
        let gateway = try entry.makeGateway(self, entry.description)
        guard entry.description.host != nil else { return gateway }
        return CachingPhotoGateway(gateway, tree: tree, folder: cacheFolder + "/thumbnails")
    }

    /// Returns the host of a service, or the one that its variable names in place of it.
    func host(of source: PhotoSourceDescription) throws(ValidationError) -> PhotoHost {
        let variable = source.hostVariable ?? ""
        return try PhotoHost(text(variable) ?? source.host ?? "", field: variable)
    }

    /// Returns the access key for a service, or nil if none is set.
    func key(of source: PhotoSourceDescription) throws(ValidationError) -> Secret? {
        guard let variable = source.keyVariable, let text = text(variable) else { return nil }
        return try Secret(text, field: variable)
    }

    private func text(_ variable: String) -> String? {
        environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
}
