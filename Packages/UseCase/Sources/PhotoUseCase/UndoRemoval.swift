public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Restores the photos that were removed last.
public struct UndoRemoval: CommandUseCase {
    private let gateway: any PhotoTrashGateway
    private let undone: State<UndoneRemoval?>

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: the trash.
    ///   - undone: the state that receives what was restored; nil stays where there was nothing to undo.
    public init(gateway: any PhotoTrashGateway, undone: State<UndoneRemoval?>) {
        self.gateway = gateway
        self.undone = undone
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        undone.set(try await gateway.undo())
    }
}
