public import DomainKit
public import UseCaseKit

/// Remembers who the user is, for as long as the program runs.
public struct SignIn: CommandUseCase {
    private let session: State<Secret?>

    /// Creates the use case.
    public init(session: State<Secret?>) {
        self.session = session
    }

    public func callAsFunction(_ token: String) async throws(ApplicationError) {
        do throws(ValidationError) {
            session.set(try Secret(token))
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }
}
