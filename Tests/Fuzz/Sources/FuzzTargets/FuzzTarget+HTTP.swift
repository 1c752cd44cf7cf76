import CurlTransportTesting
import Foundation
import RepositoryKit

extension FuzzTarget {
    static let head = FuzzTarget(name: "head", body: CurlTransportInvariants.head)

    /// The relations of a link are in lower case and without spaces; the number of a page is 1 or more; a retry date is
    /// not in the past.
    static let link = FuzzTarget(name: "link") { bytes in
        let value = String(decoding: bytes, as: UTF8.self)
        let links = WebLink.parse(value)
        precondition(links.count <= value.utf8.count)
        for relation in links.flatMap(\.relations) {
            precondition(!relation.isEmpty && !relation.contains(where: \.isWhitespace))
            precondition(relation == relation.lowercased())
        }
        let headers: HTTPHeaders = [
            "link": value, "retry-after": value, "rate-remaining": value, "rate-reset": value, "date": value,
        ]
        guard let url = URL(string: "https://qiita.com/api/v2/items?page=1") else { preconditionFailure() }
        let response = HTTPResponse(status: 429, headers: headers, body: Data(), url: url)
        precondition(response.nextPage() ?? 1 >= 1)
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        precondition(response.retryDate(now: now) ?? now >= now)
    }
}
