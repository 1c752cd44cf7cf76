import ArticleCommandLine
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of stocks and likes.
extension ReaderApp {
    func makeReaction(_ invocation: ReactionInvocation, on host: any SceneHost) throws(ApplicationError) -> any Screen {
        let (action, result) = (invocation.action, State<ReactionResult?>(nil))
        let (origin, react) = (try source().origin, try react(result))
        return try reports(about: .reaction(invocation.article), on: host).command(
            react,
            try ReactionRequest(action, article: invocation.article),
            state: result.readOnly,
            progress: .checkingWithHost
        ) { Report($0, to: action, from: origin) }
    }
}
