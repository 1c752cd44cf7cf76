#if canImport(SwiftUI)
    import SwiftUI

    /// The screens of a layer in a navigation stack, with the layer above in a sheet.
    struct LayerView<Screen: HostedScreen, Content: SwiftUI.View>: SwiftUI.View {
        let host: StoreHost<Screen>
        /// The layer as it was when it was presented; it is shown until its sheet has gone.
        let presented: SceneLayer<Screen>
        let content: (Screen) -> Content

        private var layer: SceneLayer<Screen> { host.current(presented) }

        var body: some SwiftUI.View {
            SwiftUI.NavigationStack(path: path) {
                view(of: layer.root)
                    .navigationDestination(for: Screen.self) { view(of: $0) }
            }
            .sheet(item: layerAbove) { LayerView(host: host, presented: $0, content: content) }
            .modifier(AlertModifier(host: host, isFront: host.layers.last?.id == presented.id))
        }

        /// The view of a screen; a screen that takes the place of another one has a new view.
        private func view(of screen: Screen) -> some SwiftUI.View {
            content(screen)
                .onAppear { host.willAppear(screen) }
                .onDisappear { host.didDisappear(screen) }
                .id(screen)
        }

        private var path: Binding<[Screen]> {
            let (host, layer) = (host, layer)
            return Binding(
                get: { @MainActor in host.current(layer).path },
                set: { @MainActor path in host.setPath(path, of: layer) }
            )
        }

        private var layerAbove: Binding<SceneLayer<Screen>?> {
            let (host, layer, above) = (host, layer, host.layer(above: layer))
            return Binding(
                get: { @MainActor in host.layer(above: layer) },
                set: { @MainActor written in
                    if written == nil, let above { host.dismiss(above) }
                }
            )
        }
    }
#endif
