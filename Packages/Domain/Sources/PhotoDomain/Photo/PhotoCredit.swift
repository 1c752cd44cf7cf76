import DomainKit
public import Foundation

/// The facts that have to be named where a photo is used: who made it, where it is from, and under which licence.
public struct PhotoCredit: Hashable, Sendable {
    /// The author, or nil where the source does not say.
    public let author: String?
    /// The page of the author, or nil.
    public let authorURL: URL?
    /// The licence.
    public let licence: PhotoLicence
    /// The page of the photo, or nil where it has none.
    public let page: URL?

    /// Creates a credit; a blank author, and an address that is not of the web, are left out.
    public init(author: String?, authorURL: URL? = nil, licence: PhotoLicence, page: URL?) {
        let author = author?.trimmed
        self.author = author.flatMap { $0.isEmpty ? nil : $0 }
        self.authorURL = authorURL.flatMap { $0.isWebPage ? $0 : nil }
        self.licence = licence
        self.page = page.flatMap { $0.isWebPage ? $0 : nil }
    }
}

extension URL {
    /// A Boolean value that indicates whether a browser opens the address.
    var isWebPage: Bool { ["https", "http"].contains(scheme?.lowercased()) }
}
