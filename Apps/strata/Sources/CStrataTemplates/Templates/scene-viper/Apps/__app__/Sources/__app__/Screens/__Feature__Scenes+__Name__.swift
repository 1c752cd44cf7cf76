import PresentationKit
import ViewKit
import __Feature__Presentation
import __Feature__Terminal
import __Feature__UseCase

extension __Feature__Scenes {
    /// Returns the screen __Name__.
    func make__Name__(on host: any SceneHost) -> any Screen {
        Scene<__Name__ViewController>.build(
            tasks: host.makeTasks(),
            view: { __Name__ViewController(eventListener: $0, host: host) },
            presenter: __Name__Presenter.init,
            interactor: { responses, tasks in
                __Name__Interactor(
                    responseListener: responses,
                    tasks: tasks,
                    fetch: Fetch__Feature__(gateway: gateway)
                )
            }
        )
    }
}
