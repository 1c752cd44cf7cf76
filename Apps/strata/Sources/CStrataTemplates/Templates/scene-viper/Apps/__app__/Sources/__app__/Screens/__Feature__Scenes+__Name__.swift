import PresentationKit
import PresenterKit
import UseCaseKit
import ViewKit
import __Feature__Presentation
import __Feature__Terminal
import __Feature__UseCase

extension __Feature__Scenes {
    /// Returns the screen __Name__.
    func make__Name__(on host: any SceneHost) -> any Screen {
        let load = Load__Feature__(state: state, gateway: gateway)
        return Scene<__Name__ViewController>.build(
            tasks: host.makeTasks(),
            view: { __Name__ViewController(eventListener: $0, host: host) },
            presenter: __Name__Presenter.init,
            interactor: UseCaseInteractor.performing { request in
                switch request {
                case .load: .answer { .ended(request, await load.result().failure) }
                case .observe: .observe(state.readOnly)
                }
            }
        )
    }
}
