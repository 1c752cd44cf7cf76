#if canImport(SwiftUI)
    public import SwiftUI

    /// The view of an app's window: the screens of a ``StoreHost``.
    public struct StoreHostView<Screen: HostedScreen, Content: SwiftUI.View>: SwiftUI.View {
        private let host: StoreHost<Screen>
        private let content: (Screen) -> Content

        /// Creates the view.
        ///
        /// - Parameters:
        ///   - host: the host with the open screens.
        ///   - content: returns the view of a screen.
        public init(host: StoreHost<Screen>, @ViewBuilder content: @escaping (Screen) -> Content) {
            self.host = host
            self.content = content
        }

        public var body: some SwiftUI.View {
            Group {
                if let layer = host.layers.first { LayerView(host: host, presented: layer, content: content) }
            }
            .onChange(of: host.alert?.id, initial: true) { _, id in host.didShowAlert(id) }
        }
    }
#endif
