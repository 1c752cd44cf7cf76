import CurlTransport
import DomainKit
import FileStorage
import LocalFileTree
import PhotoContract
import PhotoDomain
import PhotoRepository
import RepositoryKit

/// The parts that the sources of photos share, such as their connection.
struct PhotoSources {
    private let configuration: AlbumConfiguration
    let exchange: RetryingExchange
    /// The name of the program for services, with the contact of the user if there is one.
    let agent: String
    let partial: PartialDownloads
    let skipped: SkippedDocuments
    let tree = LocalFileTree(readsStreams: false)

    /// Returns all sources behind one gateway, which paces the requests of all screens.
    static func joined(
        _ configuration: AlbumConfiguration,
        version: String,
        partial: PartialDownloads,
        skipped: SkippedDocuments
    ) -> Result<JoinedPhotoGateway, ApplicationError> {
        Result { () throws(ApplicationError) in
            let contact = try configuration.contact()
            let agent = "album/\(version)" + (contact.isEmpty ? "" : " (\(contact))")
            let sources = PhotoSources(
                configuration: configuration,
                exchange: RetryingExchange(CurlHTTPExchange(environment: configuration.environment)),
                agent: agent,
                partial: partial,
                skipped: skipped
            )
            return try ApplicationError.validating(try sources.gateway())
        }
    }

    private func gateway() throws(ValidationError) -> JoinedPhotoGateway {
        var gateways: [PhotoSource: any PhotoGateway] = [:]
        for entry in configuration.sources {
            gateways[try PhotoSource(entry.description.name)] = try gateway(of: entry)
        }
        return JoinedPhotoGateway(gateways)
    }

    /// Returns the gateway of a source; the thumbnails of a service are kept for the next run.
    private func gateway(of entry: PhotoSourceEntry) throws(ValidationError) -> any PhotoGateway {
        let gateway = try entry.makeGateway(self, entry.description)
        guard entry.description.host != nil else { return gateway }
        return CachingPhotoGateway(gateway, tree: tree, folder: configuration.folders.cache + "/thumbnails")
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
        configuration.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
}
