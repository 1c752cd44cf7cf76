import CurlTransport
import DomainKit
import PhotoDomain
import PhotoRepository
import RepositoryKit

/// The sources of photos, with the connection that they share.
struct PhotoSources {
    private let exchange: any HTTPExchange
    private let agent: String
    private let environment: [String: String]

    init(version: String, environment: [String: String]) {
        self.environment = environment
        let contact = environment["ALBUM_CONTACT"].map { " (\($0))" } ?? ""
        agent = "album/\(version)\(contact)"
        exchange = RetryingExchange(CurlHTTPExchange(environment: environment))
    }

    /// The sources behind one gateway.
    func gateway() throws(ApplicationError) -> JoinedPhotoGateway {
        try ApplicationError.validating(try sources())
    }

    private func sources() throws(ValidationError) -> JoinedPhotoGateway {
        let commons = try host("ALBUM_COMMONS_HOST", otherwise: "commons.wikimedia.org")
        let unsplash = try host("ALBUM_UNSPLASH_HOST", otherwise: "api.unsplash.com")
        var key: Secret?
        if let text = environment["UNSPLASH_ACCESS_KEY"], !text.isEmpty {
            key = try Secret(text, field: "UNSPLASH_ACCESS_KEY")
        }
        return JoinedPhotoGateway([
            .commons: CommonsPhotoGateway(host: commons, exchange: exchange, agent: agent),
            .unsplash: UnsplashPhotoGateway(host: unsplash, exchange: exchange, key: key), .demo: DemoPhotoGateway(),
        ])
    }

    private func host(_ variable: String, otherwise standard: String) throws(ValidationError) -> PhotoHost {
        try PhotoHost(environment[variable].flatMap { $0.isEmpty ? nil : $0 } ?? standard, field: variable)
    }
}
