#if canImport(UIKit)
    /// The base of view controllers whose input goes to a view model.
    open class ModelViewController<RootView: AppView, Model>: ViewController<RootView> {
        /// The view model of the screen.
        public let model: Model

        /// Creates the screen.
        public init(model: Model, host: SceneHost) {
            self.model = model
            super.init(host: host)
        }
    }
#endif
