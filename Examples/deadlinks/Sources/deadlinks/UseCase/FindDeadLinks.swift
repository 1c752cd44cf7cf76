import DomainKit
import UseCaseKit

/// Finds the links of the documents in a folder that lead to no file.
struct FindDeadLinks: QueryUseCase {
    let gateway: any DocumentGateway

    func callAsFunction(_ folder: String) async throws(ApplicationError) -> [Link] {
        var dead: [Link] = []
        for document in try await gateway.documents(in: folder) {
            for link in Link.links(in: try await gateway.text(of: document, in: folder), of: document) {
                if let path = link.path, !(try await gateway.exists(path, in: folder)) { dead.append(link) }
            }
        }
        return dead
    }
}
