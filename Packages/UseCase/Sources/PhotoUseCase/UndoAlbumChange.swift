public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Undoes the last change of an album.
public struct UndoAlbumChange: CommandUseCase {
    private let gateway: any PhotoTrashGateway
    private let undone: State<AlbumChange?>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the changes.
    ///   - undone: the state that receives the change that was undone; nil stays where there was nothing to undo.
    public init(gateway: any PhotoTrashGateway, undone: State<AlbumChange?>) {
        self.gateway = gateway
        self.undone = undone
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        undone.set(try await gateway.undo())
    }
}
