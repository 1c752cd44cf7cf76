public import Foundation

extension HTTPResponse {
    /// Where the link of a relation leads, or nil if the response has none.
    ///
    /// - Parameter relation: for example `next`.
    public func link(_ relation: String) -> URL? {
        let links = headers.fields.lazy.filter { $0.name == "link" }.flatMap { WebLink.parse($0.value) }
        guard let link = links.first(where: { $0.relations.contains(relation.lowercased()) }) else { return nil }
        return URL(string: link.target, relativeTo: url)?.absoluteURL
    }

    /// The number of the next page, as a parameter in the query of the `next` link says it.
    ///
    /// Past the end of a list servers send links with an empty number, and links beyond what may be asked for: the
    /// former is nil here, the latter is for whoever knows the limit.
    ///
    /// - Parameter parameter: the name of the parameter, for example `page`.
    /// - Returns: 1 or more, or nil if there is no next page.
    public func nextPage(parameter: String = "page") -> Int? {
        guard let next = link("next"),
            let items = URLComponents(url: next, resolvingAgainstBaseURL: false)?.queryItems,
            let value = items.first(where: { $0.name == parameter })?.value, let number = Int(value), number >= 1
        else { return nil }
        return number
    }
}
