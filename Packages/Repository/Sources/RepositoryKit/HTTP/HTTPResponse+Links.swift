public import Foundation

extension HTTPResponse {
    /// Returns the URL of the link with a relation, such as `next`, or nil if the response has none.
    public func link(_ relation: String) -> URL? {
        let links = headers.fields.lazy.filter { $0.name == "link" }.flatMap { WebLink.parse($0.value) }
        guard let link = links.first(where: { $0.relations.contains(relation.lowercased()) }) else { return nil }
        return URL(string: link.target, relativeTo: url)?.absoluteURL
    }

    /// Returns the number of the next page, 1 or more, from the query of the `next` link; nil if there is none.
    ///
    /// Past the end of a list servers send links with an empty number, and links beyond the limit: the result is nil
    /// for the former; callers that know the limit check the latter.
    public func nextPage(parameter: String = "page") -> Int? {
        guard let next = link("next"),
            let items = URLComponents(url: next, resolvingAgainstBaseURL: false)?.queryItems,
            let value = items.first(where: { $0.name == parameter })?.value, let number = Int(value), number >= 1
        else { return nil }
        return number
    }
}
