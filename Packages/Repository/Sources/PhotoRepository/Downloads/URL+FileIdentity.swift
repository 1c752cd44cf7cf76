import Foundation

extension URL {
    /// The address without the parts that a service changes with each response, so that it identifies a file.
    ///
    /// Unsplash adds `ixid` to the addresses that it returns, by which it counts views
    /// (https://unsplash.com/documentation#hotlinking). Requests keep it.
    var fileIdentity: URL {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false),
            let items = components.percentEncodedQueryItems, items.contains(where: { $0.name == "ixid" })
        else { return self }
        let rest = items.filter { $0.name != "ixid" }
        components.percentEncodedQueryItems = rest.isEmpty ? nil : rest
        return components.url ?? self
    }
}
