import CStrataCurl
import Foundation
import RepositoryKit

extension Transfer {
    /// Configures a new handle for a request.
    ///
    /// - Returns: The list of fields, which the caller frees after the transfer.
    static func configure(
        _ easy: UnsafeMutableRawPointer,
        _ request: HTTPRequest,
        _ settings: NetworkSettings
    ) -> UnsafeMutablePointer<curl_slist>? {
        ccurl_set_text(easy, CURLOPT_URL, request.url.absoluteString)
        ccurl_allow_http_only(easy)
        ccurl_leave_lookups_behind(easy)
        ccurl_set_long(easy, CURLOPT_NOSIGNAL, 1)
        ccurl_set_long(easy, CURLOPT_FOLLOWLOCATION, 0)
        ccurl_set_long(easy, CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
        ccurl_set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        ccurl_set_long(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        ccurl_set_long(easy, CURLOPT_PIPEWAIT, 1)
        ccurl_set_long(easy, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        ccurl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, max(1, Int(request.limits.connect / .milliseconds(1))))
        ccurl_set_text(easy, CURLOPT_ACCEPT_ENCODING, "")
        ccurl_set_text(easy, CURLOPT_PROXY, request.url.isLoopback ? "" : settings.proxy)
        ccurl_set_text(easy, CURLOPT_NOPROXY, settings.noProxy)
        if let file = settings.certificateFile { ccurl_set_text(easy, CURLOPT_CAINFO, file) }
        if let folder = settings.certificateFolder { ccurl_set_text(easy, CURLOPT_CAPATH, folder) }
        setMethod(easy, request)
        let fields = makeFields(request)
        ccurl_set_list(easy, CURLOPT_HTTPHEADER, fields)
        return fields
    }

    private static func setMethod(_ easy: UnsafeMutableRawPointer, _ request: HTTPRequest) {
        if request.body != nil || ![.get, .delete].contains(request.method) {
            let body = request.body ?? Data()
            ccurl_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            // For a null pointer libcurl would request the body by a callback.
            body.withUnsafeBytes { ccurl_set_bytes(easy, $0.baseAddress ?? UnsafeRawPointer(easy)) }
        }
        ccurl_set_text(easy, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        // On a reused connection, libcurl may send a request again if the server has closed it meanwhile.
        if [.post, .patch].contains(request.method) { ccurl_set_long(easy, CURLOPT_FRESH_CONNECT, 1) }
    }

    private static func makeFields(_ request: HTTPRequest) -> UnsafeMutablePointer<curl_slist>? {
        var lines = request.headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        if let authorization = request.token?.authorization(for: request.url) {
            lines.append("authorization: \(authorization)")
        }
        // Removes fields that libcurl adds by default.
        lines.append("expect:")
        if request.headers["content-type"] == nil { lines.append("content-type:") }
        return lines.reduce(nil) { ccurl_slist_append($0, $1) }
    }
}
