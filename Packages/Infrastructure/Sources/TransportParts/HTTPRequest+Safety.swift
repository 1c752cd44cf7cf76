import Foundation
package import RepositoryKit

extension HTTPRequest {
    /// Refuses a URL without encryption, except on the loopback, and a URL with a password.
    package func checkURL() throws(TransportError) {
        guard let host = url.host(percentEncoded: false), !host.isEmpty, url.user() == nil, url.isSecureOrLoopback
        else {
            throw .insecure(url: "\(url.scheme ?? "")://\(url.host() ?? "")")
        }
    }
}
