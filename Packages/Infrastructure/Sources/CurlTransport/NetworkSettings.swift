/// The settings of the environment for network access.
struct NetworkSettings: Hashable, Sendable {
    /// The proxy for everything but the loopback; empty for none.
    var proxy: String
    /// The hosts for which the proxy is not used.
    var noProxy: String
    /// A file with the trusted certificates, instead of the system's.
    var certificateFile: String?
    /// A folder with such certificates.
    var certificateFolder: String?

    init(_ environment: [String: String]) {
        func first(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        proxy = first("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY") ?? ""
        noProxy = first("no_proxy", "NO_PROXY") ?? ""
        certificateFile = first("CURL_CA_BUNDLE", "SSL_CERT_FILE")
        certificateFolder = first("SSL_CERT_DIR")
    }
}
