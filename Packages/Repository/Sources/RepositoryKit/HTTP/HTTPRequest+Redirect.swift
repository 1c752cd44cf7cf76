import Foundation

extension HTTPRequest {
    /// Returns the request that follows a redirect, by one rule for all transports.
    ///
    /// The token, `Authorization` and `Cookie` are sent to the first origin only; TLS is never given up; a body is sent
    /// to no other origin. 303, and 301 and 302 after POST, continue with GET (RFC 9110, 15.4).
    ///
    /// - Returns: The next request, or nil if the response is not a redirect.
    /// - Throws: ``TransportError/redirect`` if the location must not be followed.
    public func redirected(status: Int, location: String?) throws(TransportError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(status), let location else { return nil }
        guard let target = URL(string: location, relativeTo: url)?.absoluteURL, target.user() == nil,
            target.isSecureOrLoopback, target.scheme?.lowercased() == "https" || url.scheme?.lowercased() == "http"
        else { throw .redirect }
        var next = self
        next.url = target
        if status == 303 || (status < 303 && method == .post) {
            next.method = .get
            next.body = nil
            next.headers["content-type"] = nil
        }
        if !target.hasSameOrigin(as: url) {
            guard next.body == nil else { throw .redirect }
            next.token = nil
            next.headers["authorization"] = nil
            next.headers["cookie"] = nil
        }
        return next
    }
}
