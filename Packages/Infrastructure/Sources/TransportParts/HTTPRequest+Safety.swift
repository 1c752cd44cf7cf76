import Foundation
package import RepositoryKit

extension HTTPRequest {
    /// Refuses a URL that would show what is sent to others, or that carries a password.
    package func checkURL() throws(TransportError) {
        guard let host = url.host(percentEncoded: false), !host.isEmpty, url.user() == nil, url.isSecureOrLoopback
        else {
            throw .insecure(url: "\(url.scheme ?? "")://\(url.host() ?? "")")
        }
    }
}
