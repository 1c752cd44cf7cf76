import PresentationKit
import UseCaseKit
import ViewKit
import __Feature__Presentation
import __Feature__Terminal
import __Feature__UseCase

extension __Feature__Scenes {
    /// Returns the screen __Name__.
    func make__Name__(on host: any SceneHost) -> any Screen {
        let load = Load__Feature__(state: state, gateway: gateway)
        let model = __Name__Model(tasks: host.makeTasks(), load: load, state: state.readOnly)
        return __Name__ViewController(model: model, host: host)
    }
}
