public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Permanently deletes everything in the trash of the albums.
public struct EmptyTrash: CommandUseCase {
    private let gateway: any PhotoTrashGateway
    private let deleted: State<TrashSize?>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the trash.
    ///   - deleted: the state that receives the size of what was deleted.
    public init(gateway: any PhotoTrashGateway, deleted: State<TrashSize?>) {
        self.gateway = gateway
        self.deleted = deleted
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        deleted.set(try await gateway.empty())
    }
}
