struct __App__App {
    func makeScreen(for scene: AppScene, on host: any SceneHost) -> any Screen {
        switch scene {
        case .__name__: __feature__.make__Name__(on: host)
        }
    }
}
