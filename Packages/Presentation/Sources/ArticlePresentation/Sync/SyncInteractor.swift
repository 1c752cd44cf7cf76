public import ArticleUseCase
import FailureKit
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<SyncRequest, SyncResponse> {
    /// Makes the interactor of a sync.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use cases.
    ///   - progress: tells what the sync does.
    ///   - sync: keeps a list.
    ///   - journal: tells what became of the changes that waited.
    ///   - replay: sends them.
    ///   - countdown: waits until the host answers again.
    public convenience init(
        responseListener: AnyResponseListener<SyncResponse>,
        tasks: TaskScope,
        progress: ReadOnlyState<SyncProgress>,
        sync: any CommandUseCase<SyncArticles.Wish>,
        journal: ReadOnlyState<ReactionJournal>,
        replay: any CommandUseCase<Void>,
        countdown: Countdown = Countdown()
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .sync(let wish):
                .all(
                    .answer {
                        let flaw = await replay.result().failure
                        return .replayed(journal.value, flaw)
                    },
                    .observe("progress", progress.values, current: progress.value) { .progressed($0) },
                    .answer {
                        let flaw = await sync.result(wish).failure
                        return .ended(progress.value, flaw)
                    }
                )
            case .wait(let date):
                .wait(until: date, on: countdown, tick: { .waiting(secondsLeft: $0) }, end: .didWait)
            }
        }
    }
}
